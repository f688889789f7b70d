import type {Unanswerable, UnanswerableClauses} from '../core/situation/problem.js';
import {Instead} from './instead.js';
import {nameIn} from './name-in.js';
import type {Strings} from './strings.js';
import {tileNamed} from './tile-name.js';

const ranks = [...'一二三四五六七八九'];
const seats = {east: '東家', south: '南家', west: '西家', north: '北家'};
const units = {hu: '胡', tai: '台', hon: '本', fan: '番', points: '点'};
const same = (word: string) => [word, word] as const;

const suited: Strings['tiles']['suited'] = (numbers, [suit]) =>
  numbers.map((n) => ranks[n - 1]).join('') + suit;

const punctuation: Strings['punctuation'] = {
  colon: '：',
  aside: (remark) => `（${remark}）`,
  starting: (clause) => clause,
  sentence: (clause) => (clause.endsWith('？') ? clause : `${clause}。`),
  sentences: (list) => list.join(''),
};

const instead = new Instead({
  list: (words) => words.join('・'),
  or: (others, last) => `${others}・${last}`,
  choose: (list) => `（書けるのは ${list}）`,
  thereAre: (list) => `（あるのは ${list}）`,
  wholeNumber: '（整数を書いてください）',
  meant: (word) => `。${word} のことですか？`,
});

const named = (tile: string) => tileNamed(ja.tiles, tile);

/** 問題を出せない理由。 */
const UNASKED: UnanswerableClauses = {
  far: (n) => `聴牌まであと${n}枚かかる手です`,
  minimum: (n, unit) => `どの待ち牌でも${n}${unit ? nameIn(units, unit) : ''}に届きません`,
  barred: () => 'どの待ち牌でも和了れません',
  'no-score': () => '和了った手ではありません',
  'one-unit': () => 'この手の役は単位が一つだけです',
  alike: () => 'どれを切っても同じです',
  'no-sets': () => '面子と雀頭からなる手ではありません',
  'no-payment': () => '支払いがありません',
  'no-table': () =>
    '問題に卓がありません。中に `<mj-board>` か `<mj-round>` を書くか、`for` で示してください',
  'no-rules': () => '卓のルールが書かれていません',
  nobody: () => '手の分かる人の中に、今何かできる人がいません',
  'not-over': () => '局が終わっていません',
  'no-waits': () => '分かっている手に聴牌がありません',
  'no-choice': () => '手の分かる人が選ぶ場面ではないか、その後の行動が書かれていません',
  'none-drawn': () => 'そのような手を作れません',
  'not-kept': () => '復習には `keep` が要ります。間違えた問題はその名前で残ります',
};

export const ja: Strings = {
  lang: 'ja',
  punctuation,

  tiles: {
    suits: [same('萬'), same('筒'), same('索')],
    honors: [...'東南西北白發中'].map(same),
    flowers: [...'春夏秋冬梅蘭菊竹'],
    back: '伏せ牌',
    suited,
    ranked: suited,
    the: (tile) => tile,
    several: (n, [tile]) => `${tile}${n}枚`,
    red: (tile) => `赤${tile}`,
    wild: (tile) => `${tile}（財神）`,
  },

  hand: {
    hand: (tiles, pieces) => `${tiles}枚の手牌。${pieces.join('。')}。`,
    meld: (kind, tiles, how) => {
      const concealed = how === 'concealed';
      const name = {chow: 'チー', pung: 'ポン', kong: concealed ? '暗槓' : how === 'added' ? '加槓' : '明槓'};
      return `${name[kind]} ${tiles}`;
    },
    group: (kind, tiles, wilds) => {
      const names = {chow: 'の順子', pung: 'の刻子', kong: 'の槓子', pair: 'の対子', single: '', knitted: ''};
      return tiles + names[kind] + (wilds ? `（財神${wilds}枚）` : '');
    },
    held: (tiles) => `手の内 ${tiles}`,
    win: (tile, by) =>
      `和了牌 ${tile}${by ? `、${{discard: 'ロン', self: 'ツモ', robbing: '搶槓'}[by]}` : ''}`,
    winMark: {discard: 'ロン', self: 'ツモ', robbing: '搶槓'},
    wonFrom: (seat) => `${seat}から`,
    called: '副露',
    ways: {discard: 'ロン', self: 'ツモ', robbing: '搶槓'},
    wonBy: (way) => way,
    flowers: (tiles) => `花牌 ${tiles}`,
    gari: (tiles) => `ガリ ${tiles}`,
    indicators: (tiles) => `ドラ表示牌 ${tiles}`,
    uraIndicators: (tiles) => `裏ドラ表示牌 ${tiles}`,
    wild: (tile) => `財神表示牌 ${tile}`,
    passedTiles: (tiles) => `見逃した牌 ${tiles}`,
    river: (tiles) => `捨て牌 ${tiles}`,
    seat: (seat) => seats[seat],
    labels: {
      flowers: '花牌',
      gari: 'ガリ',
      indicators: 'ドラ表示牌',
      dora: 'ドラ',
      uraIndicators: '裏ドラ表示牌',
      uraDora: '裏ドラ',
      wild: '財神',
      passedTiles: '見逃し',
      river: '捨て牌',
    },
    join: (parts) => parts.join('、'),
    and: (parts) => parts.join('、'),
  },

  element: {
    unreadable: 'この手牌は読み取れません。',
  },

  score: {
    units,
    amount: (n, unit) => `${n}${nameIn(units, unit)}`,
    caption: '点数の内訳',
    pattern: '役',
    sum: '小計',
    total: '合計',
    cap: '上限',
    least: '最低',
    rounded: '切り上げ',
    byTable: '表により',
    doubled: (amount, times) => (times ? `${amount}を${times}回倍にする` : amount),
    excluded: '数えないもの',
    excludedCount: (n) => `数えないもの${n}件`,
    excludedBy: (name) => `${name}に含まれる`,
    status: {
      'no-win-yet': 'まだ和了していません',
      'not-a-win': '和了ではありません',
      'not-allowed': '和了れません',
      invalid: '計算できません',
    },
    wouldBe: '和了れるとすれば',
    mismatch: (expected, actual) => `ページには${expected}とありますが、計算では${actual}です`,
    provenance: {
      found: ['別資料', '別の資料によります'],
      reconstructed: ['推定', '元のページになく、推定した解釈です'],
    },
    completed: '和了牌を含む',
    rules: 'ルール',
    ofPage: (unread) => `このページのルール${unread ? `（要修正${unread}か所）` : ''}`,
    changed: '変更したルール',
    on: 'あり',
    off: 'なし',
  },

  settlement: {
    caption: '精算',
    seats: {east: '東家', south: '南家', west: '西家', north: '北家'},
    corner: '支払い＼\u200b受け取り',
    worth: '手の得点',
    net: '差引',
    dealer: '親',
    winner: '和了',
    pays: (from, to) => `${from}から${to}へ`,
    base: '底',
    counters: '本場',
    paying: (names) => `${names.join('・')}の支払い${names.length > 1 ? '（各）' : ''}`,
    why: {win: '和了の支払い', difference: '点差', liable: '包'},
    otherwise: 'その他の支払い',
    others: 'ほかの人の手の得点',
    zero: '合計は0',
    nobody: '支払いはありません。',
  },

  situation: {
    fields: {
      from: '放銃者',
      seat: '自風',
      round: '場風',
      dealer: '親',
      counters: '本場（連荘）',
      liable: '包（責任払い）',
      passedTotal: '見逃した和了の点',
    },
    says: {
      dealer: (value) => `親：${value}`,
      liable: (value) => `包（責任払い）：${value}`,
      passedTotal: (value) => `見逃した和了の点：${value}`,
    },
    seat: (seat) => seat,
    from: (seat) => `${seat}からロン`,
    eighthFlower: (seat) => `八枚目の花牌は${seat}`,
    wins: (seat, from, by) => `${seat}、${from}から${by === 'robbing' ? '搶槓' : 'ロン'}`,
    counters: (n) => `${n}本場`,
    join: (said) => said.join('、'),
    rounds: {east: '東場', south: '南場', west: '西場', north: '北場'},
    flags: {
      replacement: '嶺上牌',
      flowerReplacement: '花牌の補充牌',
      lastTile: '海底牌・最後の捨て牌',
      lastOfKind: '最後の1枚（和絶張）',
      heavenly: '天和（天胡）',
      earthly: '地和（地胡）',
      human: '人和（人胡）',
      readyFirst: '天聴',
      readyEarly: '地聴',
      riichi: 'リーチ',
      doubleRiichi: 'ダブルリーチ',
      openRiichi: 'オープンリーチ',
      ippatsu: '一発',
      nagashi: '流し満貫',
      eightFlowers: '八仙過海',
      sevenFlowers: '七搶一',
      liveTile: '生牌の三元牌',
      notReady: '放銃者が聴牌でも一向聴でもない',
    },
  },

  idle: {
    unread: (rules, field) => `${rules} では ${field} を使いません`,
    nothing: (field) => `${field} を付けても、この手の結果は変わりません`,
    with: (field, other) => `${field} は ${other} と一緒に使えません`,
  },
  problems: {
    sentence: punctuation.sentence,
    empty: () => '牌が書かれていません',
    'unknown-character': (c) => `「${c}」は牌の表記として読めません`,
    'missing-suit': (digits) => `${digits || '数字'}の後に種類（m 萬子・p 筒子・s 索子）がありません`,
    'no-such-tile': (tile) => `「${tile}」という牌はありません`,
    'unclosed-meld': () => '「[」で始まる面子が閉じられていません',
    'unopened-meld': () => '「]」に対応する「[」がありません',
    'not-a-meld': (tiles) => `${tiles || 'この組'}は順子・刻子・槓子のどれでもありません`,
    'misplaced-mark': (mark) => `「${mark}」はここでは使えません`,
    'missing-winning-tile': () => '和了牌に「+」を付けてください（例：5s +5s）',
    'two-winning-tiles': () => '和了牌が二つ以上あります',
    'too-long': () => '手牌としては長すぎます',
    'bad-json': () => 'この行はJSONとして読めません',
    'player-count': (given, _, details) =>
      `人数は${instead.choice(details?.allowed)}人のはずですが、名前が${given}人分あります（名前はコンマで区切ってください）`,
    'bad-field': (value, _, details) => `「${value}」はここでは使えません${instead.after(details)}`,
    'for-circle': (id) => `「${id}」の手牌はこの要素から取られているため、互いに参照し合って表示できません`,
    'too-deep': (most) => `このライブラリの要素を入れ子にできるのは${most}段までです`,
    'too-many-boards': (most) => `印刷できる局面は${most}個までです`,
    'unknown-rules': (id, _, details) =>
      !id
        ? 'ルールが指定されていません'
        : details?.isElsewhere
          ? `「${id}」というルールはありますが、このページでは登録されていません`
          : `「${id}」というルールはありません${instead.meant(details)}`,
    'rules-not-here': (id) => `ルールを書いた要素（id「${id}」）がこのページにありません`,
    'rules-unread': (id, _, details) =>
      `「${id}」のルールに直すところがあります${instead.told(details?.says?.[ja.lang], '：')}`,
    'rules-changed': (then, _, details) =>
      `このルールは変わりました。「${then}」のつもりで書かれましたが、今は「${details?.rules ?? ''}」です。今のルールで計算するには「@」から後ろを消してください`,
    'no-flow': (id) => `「${id}」には点数の規則だけがあり、進行の規則がありません`,
    'unknown-option': (name, _, details) =>
      `${details?.rules ?? 'このルール'}に「${name}」という設定はありません${instead.thereAre(details)}`,
    'bad-option': (name, _, details) =>
      details?.allowed
        ? `設定「${name}」に書ける値は${instead.choice(details.allowed)}です`
        : `設定「${name}」の値が正しくありません`,
    'option-without-colon': (_name, _, details) =>
      `「名前:値」の形で書いてください（例：${details?.allowed?.[0] ?? ''}）`,
    'unknown-field': (name, _, details) => `「${name}」という項目はありません${instead.meant(details)}`,
    'unknown-flag': (flag, _, details) =>
      `${details?.rules ?? 'このルール'}に「${flag}」という状況はありません${instead.thereAre(details)}`,
    'flag-conflict': (flag) => `状況「${flag}」がほかの条件と矛盾しています`,
    'bad-seat': (seat, _, details = {}) => {
      if (details.sitter === 'dealer') return `この遊びの親は必ず東家で、「${seat}」ではありません`;
      if (details.sitter === 'other') return `「${seat}」は和了した人の席で、ほかの人の席ではありません`;
      return `「${seat}」という席はありません${instead.after(details)}`;
    },
    'liable-winner': () => '和了した人は自分の和了の責任払いになりません',
    'liable-unfed': () =>
      '責任払いになりません。大三元・大四喜の最後の面子（採用していれば4つ目の大明槓）を鳴いていません',
    'tile-not-in-set': (tile) => `${named(tile)}はこのルールで使わない牌です`,
    'five-of-a-kind': (tile, _, {count, hands, isRobbed} = {}) =>
      isRobbed
        ? `${named(tile)}を自分で持っているので、ほかの人は加槓できません`
        : hands && count
          ? `${hands.map((seat) => seats[seat]).join('と')}の手と合わせて${named(tile)}が${count}枚あります`
          : `${named(tile)}の枚数が多すぎます`,
    'red-needed': (tile) => `このうち1枚は${named(tile)}です。${tile} と書いてください`,
    'too-many-tiles': (n) => `牌が${n && `${n}枚`}多すぎます`,
    'too-few-tiles': (n) => `牌が${n && `${n.slice(1)}枚`}足りません`,
    'meld-not-allowed': (kind) =>
      `このルールでは${{chow: 'チー', pung: 'ポン', kong: 'カン'}[kind] ?? kind}ができません`,
    'wild-in-meld': (tile) => `財神（${named(tile)}）は副露に使えません`,
    'face-down': () => '伏せた牌は表示だけで、点数を計算できません',
    'no-wild': () => '財神の表示牌がありません',
    'by-without-tile': () => '和了り方だけがあり、和了牌がありません',
    'tile-without-by': () => '和了牌だけがあり、和了り方（ロン・ツモ・搶槓）がありません',
    'from-needed': () => '誰の打牌で和了ったかが書かれていません',
    'from-self': () => '自分の打牌では和了れません',
    incomplete: () => '和了の形になっていません',
    'below-minimum': (n, unit) =>
      `和了に必要な${n && unit ? `${n}${nameIn(units, unit)}` : '点'}に届きません`,
    'no-yaku': () => '役がありません',
    'wild-discard': () => '捨てられた財神では和了れません',
    'wild-single-wait': () => '財神の単騎待ちはツモでしか和了れません',
    'missed-win': () => '先に見逃したので、この和了はできません',
    'passed-tile': (tile) => `${named(tile)}での和了を先に見逃しています`,
    'furiten-river': (tile) => `フリテンです。捨て牌に待ちの${named(tile)}があります`,
    'furiten-passed': (tile) => `同巡内フリテンです。${named(tile)}での和了を見逃しました`,
    'furiten-riichi': (tile) => `リーチ後に${named(tile)}での和了を見逃したので、この局はフリテンです`,
    'white-as-wild': () => 'ここでは白を財神の代わりにできません',
    'open-kong-replacement': () => '明槓の嶺上牌では和了れません',
    'gari-in-hand': (tile) => `${tile ? named(tile) : 'この牌'}はガリなので、この手の内では使えません`,
    'not-checked': (what) => `書かれていないので確認していません：${what}`,
    'four-kongs': () => '4つ目の槓で流局になるので、和了れるのはその嶺上牌だけです',
    unanswerable: (why, unit, {count = 0} = {}) =>
      `この問題は出せません${why in UNASKED ? `。${UNASKED[why as Unanswerable](count, unit)}` : ''}`,
    ambiguous: (tiles) => `${tiles}は同じくらい良い打牌です。どれを正解とするか answer 属性に書いてください`,
    'which-waits': (won, _, {count = 0} = {}) =>
      `形の上の待ちは${count}種ですが、和了れるのは${won}だけです。どちらを問うのか answer 属性に winning か completing と書いてください`,
  },
};
