import type {VariantMessages} from './codes.js';

const meant = (near: string): string => (near ? `${near}のことですか。` : '');

export const messages: VariantMessages = {
  'unknown-pattern': (name, near) =>
    `「${name}」という役は知られていません。${meant(near)}そうでなければ「${name} = …」と条件を書いてください。`,
  'ambiguous-name': (name, near) =>
    `「${name}」にはいくつかの意味があります：${near}。「呼称 = …」でどの麻雀の名前かを書くか、条件を書いてください。`,
  'several-patterns': (name, near) =>
    `「${name}」はこのルールでいくつかの役の名前です：${near}。数える役ごとに行を書くか、条件を書いてください。`,
  'same-name-twice': (name) => `「${name}」の行はもうあります。`,
  'not-a-row': (name, near) => `「${name}」という行はこの表にありません。${meant(near)}`,
  'defines-nothing': (name, near) => `「${name}」という設定も、行も、条件の言葉もありません。${meant(near)}`,
  'no-value': (name) => `「${name}」に点数がありません。`,
  'bad-value': (text) =>
    `「${text}」は点数として読めません。数字（いくつかある場合は単位も）を書いてください。`,
  'unknown-unit': (unit, near) =>
    `このルールに「${unit}」という単位はありません。${near ? `あるのは${near}です。` : ''}`,
  'unused-unit': (unit, near) =>
    `「${unit}」はどの計算にも使われず、数えても何にもなりません。使われる単位：${near}。`,
  'unit-wanted': (name, near) => `「${name}」の点数に単位がありません：${near}。`,
  'number-too-large': (text) => `「${text}」は数が大きすぎます。`,
  'limit-wanted': (name) =>
    `「${name}」は満貫ですが、このルールに満貫の点数がありません。「満貫 = …」か、数字を書いてください。`,
  'by-set': (name, near) =>
    `「${name}」は面子の役で、二つの列は手牌の門前と副露です。面子のことなら、行を分けてください：${near}。`,
  'unknown-word': (word, near) => `「${word}」は条件の言葉ではありません。${meant(near)}`,
  'kinds-wanted': (word, near) => `「${word}」ではなく、牌の種類を書いてください：${near}。`,
  'number-wanted': (word) => `「${word}」ではなく、数字を書いてください。`,
  'form-wanted': (word, near) => `「${word}」という和了形はありません：${near}。`,
  'flag-wanted': (word, near) => `「${word}」という状況はありません。${meant(near)}`,
  'ends-early': (text) => `「${text}」は途中で終わっています。`,
  unclosed: (text) => `「${text}」の括弧が閉じていません。`,
  'left-over': (text) => `「${text}」が余っています。`,
  'too-deep': (text) => `「${text}」は括弧の重なりが深すぎます。`,
  'condition-too-long': (text) => `条件「${text}」は長すぎます。`,
  'unmarked-condition': (text) => `「${text}」は条件のようです。条件なら前に「=」を書いてください。`,
  circular: (name) => `「${name}」を「${name}」自身で決めています。`,
  'unknown-term': (word, near) => `ここの計算に「${word}」は使えません。使えるもの：${near}。`,
  'table-wanted': (text) => `「${text}」は 5:2000 6:3000 のような表ではありません。`,
  'formula-too-long': (text) => `計算「${text}」は長すぎます。`,
  'who-pays': (text, near) => `「${text}」では誰の支払いか分かりません：${near}。`,
  'when-wanted': (text) => `「${text}」では、いつなのか分かりません。条件の前に「when」と書いてください。`,
  'unknown-setting': (key, near) => `「${key}」という設定はありません。${meant(near)}`,
  'bad-setting': (value, near) => `「${value}」はここには書けません。書けるもの：${near}。`,
  'nothing-alike': (value) =>
    `「${value}」のようには打てません。手牌・人数・花牌・ドラの合う組み込みルールがありません。`,
  'set-twice': (key) => `「${key}」が2回書かれています。`,
  'not-with-parent': (key) => `組み込みのルールをもとにするとき、「${key}」は変えられません。`,
  'tile-number': (text, near) =>
    `「${text}」：この牌は${near}枚です。数え直すか、使わない牌を「除く 1-9m」のように書いてください。`,
  'everybody-wanted': (value, near) =>
    `「${value}」で全員の手を精算しますが、和了していない手に数える行がありません。どの手にも数える行を、列を作って書いてください：${near}。`,
  'unknown-rules': (name, near) =>
    `もとにするルール「${name}」がありません。${near ? `あるのは${near}です。` : ''}`,
  'unknown-option': (text, near) => `「${text}」はこの選択にありません：${near}。`,
  'not-read': (text) => `決まりのようですが、読めません：「${text}」。文なら「。」で終えてください。`,
  'unknown-column': (head, near) => `「${head}」という列はありません。${meant(near)}`,
  'merged-cells': (text) =>
    `「${text}」のところでセルが見出しの列と合いません（結合されているか、数が違います）。`,
  'text-too-long': (text) => `文章が長すぎます：${text}。`,
  'too-many-rows': (text) => `行が多すぎます。「${text}」からは読みません。`,
  'nothing-to-score': () => '点数にできる行がありません。',
  'more-problems': () => 'ここからもまだ誤りがあります。',
  'bad-example': (piece) =>
    `例の「${piece}」は、このルールの牌や面子や記号ではないか、置く所か枚数が違います。`,
  'example-few': (text, near) => `例「${text}」は牌が${near}枚足りません。`,
  'example-many': (text, near) => `例「${text}」は牌が${near}枚多すぎます。`,
  'example-lost': (text) => `例「${text}」は和了の形ではありません。和了牌の前には「+」を書きます。`,
  'example-without': (name, near) => `例の手には「${name}」が付きません。付くのは${near}です。`,
  'never-scored': (name, near) => `${near}の手に「${name}」になるものがありません。`,
  'always-excluded': (name, near) =>
    `${near}の手のうち「${name}」になるものは、どれも他の役がその代わりに数えられます。`,
};
