/** The best examples of the five rule sets, each as a page would have it: what it shows, and its code. */
export interface GalleryExample {
  readonly title: string;
  readonly lang: 'ja' | 'zh-Hant' | 'zh-Hans' | 'en';
  readonly code: string;
}

export const EXAMPLES: readonly GalleryExample[] = [
  {
    title: '路橋: a wild tile that stands for another',
    lang: 'ja',
    code: `<mj-example rules="luqiao@1" by="self" seat="south" wild="5s" expect="56">
  11p 234m 579s CCC EE +1p
</mj-example>`,
  },
  {
    title: '路橋: everybody scores, everybody settles',
    lang: 'zh-Hant',
    code: `<mj-example rules="luqiao@1" by="discard" from="west" seat="south" wild="9s" expect="12"
  others-east="[2222p] 1m 6m 9m 2s 4s 6s 8s W N F"
  others-west="[[1111s]] [WWW] 7m 9m 1p 4p 3s 6s F"
  others-north="CC 1m 5m 8m 1p 3p 2s 5s 8s E F P"
  views="hand breakdown settlement">
  [345s] 23m 567p 789p SS +4m
</mj-example>`,
  },
  {
    title: '路橋: the cap, with kongs and a doubling',
    lang: 'en',
    code: `<mj-example rules="luqiao@1" by="self" seat="south" wild="1m" expect="100">
  [888s] [[9999p]] 33m 77m SSS +3m
</mj-example>`,
  },
  {
    title: 'しらぎく: four winds, and who pays the dealer',
    lang: 'ja',
    code: `<mj-example rules="shiragiku@1" by="discard" from="west" seat="south" expect="29">
  [EEE] [WWW] [CCC] SS NNN FF +S
</mj-example>`,
  },
  {
    title: 'しらぎく: flowers, and a dealer who has stayed twice',
    lang: 'ja',
    code: `<mj-example rules="shiragiku@1" by="self" seat="west" counters="2" flowers="春" expect="3"
  views="hand breakdown settlement">
  123m 456m 678p 345s 22p 78s +9s
</mj-example>`,
  },
  {
    title: '李凡師サンマ: dora, ガリ and ura dora',
    lang: 'ja',
    code: `<mj-example rules="ribon@1" by="self" counters="1" gari="N 9m" indicators="8p" ura-indicators="E"
  flags="riichi ippatsu" expect="12">
  123p 678p 345s 67s 99s +8s
</mj-example>`,
  },
  {
    title: '李凡師サンマ: four ガリ of a kind',
    lang: 'en',
    code: `<mj-example rules="ribon@1" by="discard" from="east" seat="south" gari="NNNN 9m" indicators="1m" expect="21">
  [222p] [666s] 678p 34s 88s +2s
</mj-example>`,
  },
  {
    title: '新章: four pungs in a row, and what the discarder pays',
    lang: 'zh-Hant',
    code: `<mj-example rules="xinzhang@1" by="discard" from="north" seat="south" expect="15">
  [222p] [333p] 444p 555p 66p SS +S
</mj-example>`,
  },
  {
    title: '新章: typed as Japanese rule pages do',
    lang: 'ja',
    code: `<mj-example rules="xinzhang@1" by="discard" from="west" seat="south" expect="6">
  一一五九(2)(6)(9)147東南西北白発+中
</mj-example>`,
  },
  {
    title: '国標: a pure straight, with the payments',
    lang: 'zh-Hans',
    code: `<mj-example rules="mcr@1" by="discard" from="west" seat="south" expect="19"
  views="hand breakdown settlement">
  [123m] [456m] 789m 234p 5s +5s
</mj-example>`,
  },
  {
    title: '国標: nine gates',
    lang: 'zh-Hans',
    code: `<mj-example rules="mcr@1" by="discard" from="west" seat="east" expect="90">
  1112345678999m +5m
</mj-example>`,
  },
  {
    title: '中国公式: two concealed kongs, and what does not count beside them',
    lang: 'ja',
    code: `<mj-example rules="mcr@1" by="self" seat="south" expect="16">
  [[1111m]] [[9999p]] 234s 55p 67s +5s
</mj-example>`,
  },
];
