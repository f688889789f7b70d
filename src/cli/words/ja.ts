import type {CommandWords, Needed} from './strings.js';

const WHAT: Readonly<Record<Needed, string>> = {
  hand: '手牌',
  rules: 'ルール',
  id: 'ルールのID',
  file: 'ファイル',
  page: 'ページ',
  form: '出力の形式',
  output: '画像のファイル名',
};

const meant = (word: string | undefined): string => (word === undefined ? '' : `。${word} のことですか？`);

export const ja: CommandWords = {
  see: (help) => `使い方：${help}`,
  noCommand: (name, near, all) =>
    `「${name}」というコマンドはありません${meant(near) || `（あるのは ${all.join('・')}）`}`,
  unknownFlag: (flag, near) => `${flag} というオプションはありません${meant(near)}`,
  notTaken: (command, flag) => `${command} では ${flag} を使えません`,
  goesWith: (flag, others) => `${flag} は ${others.join('・')} と一緒に使います`,
  notWith: (flag, other) => `${flag} は ${other} と一緒に使えません`,
  needsValue: (flag, values) => `${flag} には値が必要です（${values}）`,
  takesNoValue: (flag) => `${flag} は値を取りません`,
  givenTwice: (flag) => `${flag} が二度書かれています`,
  mustBe: (flag, allowed, given) =>
    `${flag} に書けるのは ${allowed.join('・')} です（「${given}」は使えません）`,
  mustBeNumber: (flag, given) => `${flag} には整数を書いてください（「${given}」は使えません）`,
  notUsed: (command, words) => `${command} では「${words}」を使いません`,
  needs: (command, what, example) => `${command} には${WHAT[what]}が必要です（例：${example}）`,
  oneOnly: (command, what) => `${command} で一度に扱える${WHAT[what]}は一つです`,
  noPattern: (rules, pattern, near) => `${rules} に「${pattern}」という役はありません${meant(near)}`,
  impossible: (rules, pattern) => `${rules} では ${pattern} の付く手がありません`,
  notDrawn: (rules, patterns, isNear) =>
    isNear
      ? `${rules}：${patterns} に少しだけ届かない手が見つかりませんでした`
      : `${rules}：${patterns} の付く手が見つかりませんでした`,
  note: (remark) => `注意：${remark}`,
  unread: (rules, field) => `${rules} では ${field} を使いません`,
  unreadWithoutRules: (field) => `--rules がないので ${field} は使われません`,
  markWin: (hand) => `和了牌に「+」を付けてください："${hand}"`,
  waitsNeeds: (needed, has) =>
    `mj waits には牌が${needed}枚必要ですが、この手は${has}枚です。${has === needed + 1 ? '1枚多い手には mj discards を使ってください。' : ''}`,
  waitsMark: (tile) => `mj waits には和了る前の手を書きます。${tile} を除いてください。`,
  discardsNeeds: (needed, has) =>
    `mj discards には牌が${needed}枚必要ですが、この手は${has}枚です。${has === needed - 1 ? '待ちを調べるには mj waits を使ってください。' : ''}`,
  flags: '状況',
  options: '設定',
  noElement: (tag, near) => `<${tag}> という要素はありません。<${near}> のことですか？`,
  otherElement: (tag) => `<${tag}> はこのパッケージの要素ではないので、確認していません。`,
  noAttribute: (tag, near) =>
    `${tag === undefined ? 'コードブロックやショートコード' : `<${tag}>`}にこの属性はありません。${near === undefined ? '' : `${near} のことですか？`}`,
  noId: (id, near) =>
    `idが「${id}」の要素はこのページにありません。${near === undefined ? '' : `${near} のことですか？`}`,
  noHandThere: (id, tag) => `「${id}」は <${tag}> なので、表示できる手がありません。`,
  noCompare: '<mj-compare> の中にありません。',
  mostVariants: (most) => `<mj-compare> が表示するのは${most}つまでです。`,
  sameVariant: '比べる手と違うところがありません。',
  nothingToCheck: '確認するものがありません',
  notDeclared: (tag) =>
    `この <${tag}> には --declarative でもシャドウルートを付けられません（Markdownでは独立したHTMLのブロックだけ、MDXではどこにも付けられません）`,
};
