import type {LobbySetting} from '../../round/convert/tenhou6-lobby.js';
import type {CommandWords, Needed} from './strings.js';
import {CALLED} from '../called.js';

const WHAT: Readonly<Record<Needed, string>> = {
  hand: '手牌',
  rules: 'ルール',
  id: 'ルールのID',
  file: 'ファイル',
  page: 'ページ',
  form: '出力の形式',
  output: '画像のファイル名',
  part: '分けて打った結果のファイル',
};

const meant = (word: string | undefined): string => (word === undefined ? '' : `。${word} のことですか？`);

/** What to do about a file in another encoding. */
const UTF8 = 'UTF-8で保存し、ページには <meta charset="utf-8"> と書いてください。';

const inLine = (line: number | undefined): string => (line === undefined ? '' : `（${line}行目）`);

/** House rules of lobbies of Tenhou. */
const LOBBY: Readonly<Record<LobbySetting, string>> = {
  noDora: 'ドラなし',
  noKanDora: 'カンドラなし',
  noUraDora: '裏ドラなし',
  noKanUraDora: '槓裏なし',
  noIppatsu: '一発なし',
  stopsOnce: 'オーラスの親は、和了かテンパイの一方でだけやめられる',
  passesAfterWin: '親が和了しても流れる',
  rounded: '千点未満の四捨五入',
  shortRounds: '1周に場風が2つ',
  liability: '別の責任払い',
  target: '一定の点数での終局',
  stick: 'リーチ棒の点数',
  counters: '積み棒の点数',
  noten: 'ノーテン罰符の点数',
  uma: '順位ウマ',
};

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
  mustLook: (flag, form, examples, given) =>
    `${flag} は ${form} の形で、${examples.join('・')} のように書きます（「${given}」は使えません）`,
  mustBeNumber: (flag, given) => `${flag} には整数を書いてください（「${given}」は使えません）`,
  notUsed: (command, words) => `${command} では「${words}」を使いません`,
  tried: (done, of) => `${of} 手のうち ${done} 手`,
  triedRows: (rules, hands, wins) => `${rules}: ${hands} 手、うち和了 ${wins} 手`,
  otherwise: (n, of, rules) => `${of} 手のうち ${n} 手が ${rules} と違う点数です`,
  ofThisWay: (n) => `同じ違い ${n} 手：`,
  noText: (rules) =>
    `${rules} はテキストにできません。テキストにできるのは収録ルールだけで、プリセットはできません`,
  noRules: (file) => `${file} に点数を計算できるルールがありません`,
  needs: (command, what, example) => `${command} には${WHAT[what]}が必要です（例：${example}）`,
  oneOnly: (command, what) => `${command} で一度に扱える${WHAT[what]}は一つです`,
  rulesetFault: ({ruleset, path, expected, got, near}) =>
    `${ruleset}：${path}：${expected} が必要ですが、${got} です${meant(near)}`,
  noPattern: (rules, pattern, near) => `${rules} に「${pattern}」という役はありません${meant(near)}`,
  impossible: (rules, pattern) => `${rules} では ${pattern} の付く手がありません`,
  notDrawn: (rules, patterns, isNear) =>
    isNear
      ? `${rules}：${patterns} に少しだけ届かない手が見つかりませんでした`
      : `${rules}：${patterns} の付く手が見つかりませんでした`,
  note: (remark) => `注意：${remark}`,
  unreadWithoutRules: (field) => `--rules がないので ${field} は使われません`,
  markWin: (hand) => `和了牌に「+」を付けてください："${hand}"`,
  waitsNeeds: (needed, has) =>
    `${CALLED} waits には牌が${needed}枚必要ですが、この手は${has}枚です。${has === needed + 1 ? `1枚多い手には ${CALLED} discards を使ってください。` : ''}`,
  waitsMark: (tile) => `${CALLED} waits には和了る前の手を書きます。${tile} を除いてください。`,
  discardsNeeds: (needed, has) =>
    `${CALLED} discards には牌が${needed}枚必要ですが、この手は${has}枚です。${has === needed - 1 ? `待ちを調べるには ${CALLED} waits を使ってください。` : ''}`,
  flags: '状況',
  options: '設定',
  playOptions: `進行の設定（${CALLED} round・${CALLED} ledger）`,
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
  nothingToCheck: (command) => `確認するものがありません。ルールが書いてあるファイルなら：${command}`,
  room: (n) =>
    `高さの指定がない例：${n}。<mj-example>は、ルールの長い計算表の分の場所を空けて待ちます。実際の高さは書体と段の幅で決まるので、ブラウザーにしか分かりません。まったく動かしたくないときは、ページを開き、必要な幅ごとに次の行をコンソールに貼り付け、表示された値を例のスタイルに書いてください。`,
  nothingForCard: 'カードに描ける手牌・卓・局がありません',
  noLetters: (characters) => `この文字は描けません：${characters}。ページの <mj-share> なら描けます`,
  handTwice:
    'そばの問題は牌の上で答えるので、この手牌も出します。<mj-hand> を使わず <mj-example> に手牌を書くと、一度だけ出ます。',
  staleCard: `このカードの手牌や卓はページのものと違います。${CALLED} render --card で描き直してください`,
  otherCard: (file) => `${file} の絵がこの行と違います。${CALLED} render --card で描き直してください`,
  logs: {
    riichiOnly: (format, rules) => `${format} はリーチ麻雀（riichi）だけです。この記録は ${rules} です`,
    notFromDeal: (format, where) =>
      `${format} の局は配牌から始まります。この記録は途中から始まっています（${where}）`,
    handHidden: (format, seat) => `${format} には全員の手牌が必要です。${seat} の手牌が書かれていません`,
    handSize: (format, seat) =>
      `${format} には各自 13 枚（親は 14 枚でもよい）の手牌が必要です。${seat} の手牌は枚数が違います`,
    noWord: (format, what) => `${format} には ${what} を表す書き方がありません`,
    readWith: (format, rules) =>
      `${format} にはルールが書かれません。もう一度読むときは --rules ${rules} を付けます`,
    optionsUnsaid: (format, options) => `${format} には次の設定が書かれません：${options.join('、')}`,
    drawnOtherwise: (said, really) =>
      `この局は牌譜では「${said}」で流れていますが、ルールでは「${really}」です`,
    lobbyUnread: (settings) =>
      `csrule には、このルールにない設定があります：${settings.map((one) => LOBBY[one]).join('、')}。これらは使わずに判定しました`,
  },
  play: {
    player: 'プレイヤー',
    level: 'レベル',
    wins: '和了',
    selfDrawn: 'ツモ',
    dealtIn: '放銃',
    points: '点数',
    pattern: '役',
    decision: '一手にかかる時間（ミリ秒）',
    median: '中央値',
    longest: '最長',
    played: (hands, drawn, refused, of) =>
      `${of === undefined ? '' : `${of}局のうち`}${hands}局を打ち、流局${drawn}、認められなかった手${refused}`,
    progress: (hands, of, left) => `${of}局のうち${hands}局、残り約${left}分`,
    levelsUnused: (rules, players) => `${rules} は${players}人で打ちます。余ったレベルは使いません`,
    mostRecorded: (most) =>
      `--record で書けるのは${most}局までです。${CALLED} round が読めるのもそこまでです`,
    seedRecorded: (seed) =>
      `--record はシードを一語として牌譜に書きます。「${seed}」には空白、シャープ、かっこ、引用符のどれかがあります`,
    refusedMove: (seed, why) => `${seed} の局は、認められない手があったので途中で終わりました：${why}`,
    noCounts: (file) => `${file}: ${CALLED} play --json の出力ではありません`,
    otherRun: (file, field) => `${file}: 最初のファイルと同じ対局の一部ではありません：${field}`,
    partsMissing: (parts, of) => `${of}個に分けたうち、足りない部分があります：${parts.join('、')}`,
  },
  files: {
    notRead: (file, why) => `${file}: 読めません：${why}`,
    notWritten: (file, why) => `${file}: 書き込めません：${why}`,
    outputNotWritten: (why) => `出力を書き込めませんでした：${why}`,
    noFile: 'ファイルがありません',
    isFolder: 'フォルダーです',
    notAFile: 'ファイルではなく、パイプかデバイスです',
    noPages: 'ページが1つもありません',
    locked: '読む権限がありません',
    noFolder: 'フォルダーがありません',
    folderLocked: 'フォルダーに書き込む権限がありません',
    diskLocked: 'ディスクが読み取り専用です',
    diskFull: 'ディスクに空きがありません',
    nameTooLong: 'ファイル名が長すぎます',
    tooLarge: 'システムの許す大きさを超えます',
    linksInCircle: 'リンクが循環しています',
    readOnly: '読み取り専用です',
    linkToNothing: (target) => `リンク先の ${target} がありません`,
    linkOutside: (target) => `リンク先の ${target} は同じフォルダーの中にありません`,
    unknownEncoding: (name) => `文字コード「${name}」は知られていません。${UTF8}`,
    notUtf8: (line) => `UTF-8ではなく${inLine(line)}、ほかの文字コードも書かれていません。${UTF8}`,
    otherFile: (kind) =>
      `${kind}ファイルで、文章ではありません。中の文章を一つのファイルとして渡してください`,
    notText: `UTF-8の文章ではなく、ほかの文字コードも書かれていません。${UTF8}`,
    notInEncoding: (name, line) =>
      `文字コードは ${name} とありますが、そうではありません${inLine(line)}。${UTF8}`,
    onlyUtf8Written: (encoding) =>
      `文字コードは ${encoding} とありますが、書き込めるのはUTF-8だけです。${UTF8}`,
    pageTooLong: (millions) => `${millions * 100}万字を超えています`,
    tooManyUnclosed: '閉じられていない要素が多すぎます',
    nestedTooDeep: (most) => `要素の入れ子が${most}段を超えています`,
    quotedTooDeep: (most) => `引用とリストの入れ子が${most}段を超えています`,
    inputIsFolder: '標準入力がフォルダーです',
    noSection: (id) => `「${id}」という節がありません`,
    severalRules: (names) => `ルールが複数あります。一つを名指してください：${names.join('、')}`,
    noRulesets: 'このモジュールはルール（`patterns` のあるオブジェクト）をエクスポートしていません',
    inputNotRead: (why) => `標準入力を読めません：${why}`,
    inputEmpty: '標準入力が空です。1行に1つの局面を書いてください',
  },
  notDeclared: (tag) =>
    `この <${tag}> には --declarative でもシャドウルートを付けられません（Markdownでは独立したHTMLのブロックだけ、MDXではどこにも付けられません）`,
};
