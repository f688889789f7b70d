/**
 * The best examples of the five rule sets, each as a page would have it: what it shows, in three languages, and its code.
 * @type {readonly {
 *   readonly titles: Readonly<Record<'en' | 'ja' | 'zh-Hant', string>>,
 *   readonly lang: 'ja' | 'zh-Hant' | 'zh-Hans' | 'en',
 *   readonly code: string,
 * }[]}
 */
export const EXAMPLES = [
  {
    titles: {
      en: '路橋: a wild tile that stands for another',
      ja: '路橋：別の牌になる財神',
      'zh-Hant': '路橋：代替別張牌的財神',
    },
    lang: 'ja',
    code: `<mj-example rules="luqiao@1" by="self" seat="south" wild="5s" expect="56">
  11p 234m 579s CCC EE +1p
</mj-example>`,
  },
  {
    titles: {
      en: '路橋: everybody scores, everybody settles',
      ja: '路橋：四人とも数え、四人で精算',
      'zh-Hant': '路橋：四家都計胡，四家都結算',
    },
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
    titles: {
      en: '路橋: the cap, with kongs and a doubling',
      ja: '路橋：槓と台で辣子',
      'zh-Hant': '路橋：槓與台，封頂辣子',
    },
    lang: 'en',
    code: `<mj-example rules="luqiao@1" by="self" seat="south" wild="1m" expect="100">
  [888s] [[9999p]] 33m 77m SSS +3m
</mj-example>`,
  },
  {
    titles: {
      en: 'しらぎく: four winds, and who pays the dealer',
      ja: 'しらぎく：四つの風と、親への支払い',
      'zh-Hant': 'しらぎく：四風，以及付給莊家的',
    },
    lang: 'ja',
    code: `<mj-example rules="shiragiku@1" by="discard" from="west" seat="south" expect="29">
  [EEE] [WWW] [CCC] SS NNN FF +S
</mj-example>`,
  },
  {
    titles: {
      en: 'しらぎく: flowers, and a dealer who has stayed twice',
      ja: 'しらぎく：花牌と、二本場の親',
      'zh-Hant': 'しらぎく：花牌，與連莊兩次的莊家',
    },
    lang: 'ja',
    code: `<mj-example rules="shiragiku@1" by="self" seat="west" counters="2" flowers="春" expect="3"
  views="hand breakdown settlement">
  123m 456m 678p 345s 22p 78s +9s
</mj-example>`,
  },
  {
    titles: {
      en: '李凡師サンマ: dora, ガリ and ura dora',
      ja: '李凡師サンマ：ドラ、ガリ、裏ドラ',
      'zh-Hant': '李凡師三人麻將：寶牌、ガリ、裏寶牌',
    },
    lang: 'ja',
    code: `<mj-example rules="ribon@1" by="self" counters="1" gari="N 9m" indicators="8p" ura-indicators="E"
  flags="riichi ippatsu" expect="12">
  123p 678p 345s 67s 99s +8s
</mj-example>`,
  },
  {
    titles: {
      en: '李凡師サンマ: four ガリ of a kind',
      ja: '李凡師サンマ：同じガリ四枚',
      'zh-Hant': '李凡師三人麻將：四張相同的ガリ',
    },
    lang: 'en',
    code: `<mj-example rules="ribon@1" by="discard" from="east" seat="south" gari="NNNN 9m" indicators="1m" expect="21">
  [222p] [666s] 678p 34s 88s +2s
</mj-example>`,
  },
  {
    titles: {
      en: '新章: four pungs in a row, and what the discarder pays',
      ja: '新章：四連刻と、放銃した人の支払い',
      'zh-Hant': '新章：四連刻，以及放槍者付多少',
    },
    lang: 'zh-Hant',
    code: `<mj-example rules="xinzhang@1" by="discard" from="north" seat="south" expect="15">
  [222p] [333p] 444p 555p 66p SS +S
</mj-example>`,
  },
  {
    titles: {
      en: '新章: typed as Japanese rule pages do',
      ja: '新章：日本のルールページの書き方で',
      'zh-Hant': '新章：照日本規則網頁的寫法',
    },
    lang: 'ja',
    code: `<mj-example rules="xinzhang@1" by="discard" from="west" seat="south" expect="6">
  一一五九(2)(6)(9)147東南西北白発+中
</mj-example>`,
  },
  {
    titles: {
      en: '国標: a pure straight, with the payments',
      ja: '国標：清龍と、その支払い',
      'zh-Hant': '國標：清龍與付款',
    },
    lang: 'zh-Hans',
    code: `<mj-example rules="mcr@1" by="discard" from="west" seat="south" expect="19"
  views="hand breakdown settlement">
  [123m] [456m] 789m 234p 5s +5s
</mj-example>`,
  },
  {
    titles: {
      en: '国標: nine gates',
      ja: '国標：九蓮宝燈',
      'zh-Hant': '國標：九蓮寶燈',
    },
    lang: 'zh-Hans',
    code: `<mj-example rules="mcr@1" by="discard" from="west" seat="east" expect="90">
  1112345678999m +5m
</mj-example>`,
  },
  {
    titles: {
      en: '中国公式: two concealed kongs, and what does not count beside them',
      ja: '中国公式：双暗槓と、あわせて数えない役',
      'zh-Hant': '國標：雙暗槓，以及不另計的番種',
    },
    lang: 'ja',
    code: `<mj-example rules="mcr@1" by="self" seat="south" expect="16">
  [[1111m]] [[9999p]] 234s 55p 67s +5s
</mj-example>`,
  },
];
