import type {Unanswerable, UnanswerableClauses} from '../core/situation/problem.js';
import {Instead} from './instead.js';
import {nameIn} from './name-in.js';
import type {Strings} from './strings.js';
import {tileNamed} from './tile-name.js';

const ranks = [...'一二三四五六七八九'];
const seats = {east: '東家', south: '南家', west: '西家', north: '北家'};
const units = {hu: '胡', tai: '台', hon: '本', fan: '番', points: '分'};
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
  list: (words) => words.join('、'),
  or: (others, last) => `${others} 或 ${last}`,
  choose: (list) => `，請填 ${list}`,
  thereAre: (list) => `，有的是 ${list}`,
  wholeNumber: '，請填整數',
  meant: (word) => `。是不是 ${word}？`,
});

const named = (tile: string) => tileNamed(zhHant.tiles, tile);

/** 不能出題的原因。 */
const UNASKED: UnanswerableClauses = {
  far: (n) => `這手牌還差${n}張才聽牌`,
  minimum: (n, unit) => `所聽的牌都不到${n}${unit ? nameIn(units, unit) : ''}`,
  barred: () => '所聽的牌都不能胡',
  'no-score': () => '這手牌沒有胡',
  'one-unit': () => '這手牌的牌型只有一種計分單位',
  alike: () => '打哪一張都一樣',
  'no-sets': () => '這手牌不是由幾組牌和一對眼組成',
  'no-payment': () => '沒有人要付',
  'no-table': () => '題目沒有牌桌：在裡面寫 `<mj-board>` 或 `<mj-round>`，或用 `for` 指定',
  'no-rules': () => '這一桌沒有寫明規則',
  nobody: () => '手牌公開的人現在都沒有事可做',
  'not-over': () => '這一局還沒結束',
  'no-waits': () => '公開的手牌都還沒聽牌',
  'no-choice': () => '手牌公開的人此時不必選擇，或後面沒有寫出怎麼打',
  'none-drawn': () => '配不出這樣的牌',
  'not-kept': () => '複習需要 `keep`，答錯的題以這個名稱保存',
};

export const zhHant: Strings = {
  lang: 'zh-Hant',
  punctuation,

  tiles: {
    suits: [same('萬'), same('筒'), same('條')],
    honors: ['東風', '南風', '西風', '北風', '白板', '青發', '紅中'].map(same),
    flowers: [...'春夏秋冬梅蘭菊竹'],
    back: '蓋住的牌',
    suited,
    ranked: suited,
    the: (tile) => tile,
    several: (n, [tile]) => `${tile}${n}張`,
    red: (tile) => `赤${tile}`,
    wild: (tile) => `${tile}（財神）`,
  },

  hand: {
    hand: (tiles, pieces) => `${tiles}張手牌：${pieces.join('；')}。`,
    meld: (kind, tiles, how) => {
      const concealed = how === 'concealed';
      const name = {chow: '吃', pung: '碰', kong: concealed ? '暗槓' : how === 'added' ? '加槓' : '明槓'};
      return `${name[kind]} ${tiles}`;
    },
    group: (kind, tiles, wilds) => {
      const names = {chow: '順子', pung: '刻子', kong: '槓子', pair: '對子', single: '', knitted: ''};
      return tiles + names[kind] + (wilds ? `（財神${wilds}張）` : '');
    },
    held: (tiles) => `手中 ${tiles}`,
    win: (tile, by) =>
      `胡的那張 ${tile}${by ? `，${{discard: '別家放槍', self: '自摸', robbing: '搶槓'}[by]}` : ''}`,
    winMark: {discard: '胡', self: '自摸', robbing: '搶槓'},
    wonFrom: (seat) => `${seat}放槍`,
    called: '吃碰槓',
    ways: {discard: '胡別家的牌', self: '自摸', robbing: '搶槓'},
    wonBy: (way) => way,
    flowers: (tiles) => `花牌 ${tiles}`,
    gari: (tiles) => `拔牌 ${tiles}`,
    indicators: (tiles) => `寶牌指示牌 ${tiles}`,
    uraIndicators: (tiles) => `裏寶牌指示牌 ${tiles}`,
    wild: (tile) => `財神指示牌 ${tile}`,
    passedTiles: (tiles) => `放過的牌 ${tiles}`,
    river: (tiles) => `捨牌 ${tiles}`,
    seat: (seat) => seats[seat],
    labels: {
      flowers: '花牌',
      gari: '拔牌',
      indicators: '寶牌指示牌',
      dora: '寶牌',
      uraIndicators: '裏寶牌指示牌',
      uraDora: '裏寶牌',
      wild: '財神',
      passedTiles: '放過',
      river: '捨牌',
    },
    join: (parts) => parts.join('、'),
    and: (parts) => parts.join('、'),
  },

  element: {
    unreadable: '這副手牌無法讀取。',
  },

  score: {
    units,
    amount: (n, unit) => `${n}${nameIn(units, unit)}`,
    caption: '計分明細',
    pattern: '牌型',
    sum: '小計',
    total: '合計',
    cap: '封頂',
    least: '至少',
    rounded: '進位',
    byTable: '按表',
    doubled: (amount, times) => (times ? `${amount}翻${times}次` : amount),
    excluded: '不計',
    excludedCount: (n) => `不計${n}項`,
    excludedBy: (name) => `已含於${name}`,
    status: {
      'no-win-yet': '尚未胡牌',
      'not-a-win': '沒有胡',
      'not-allowed': '不可胡牌',
      invalid: '無法計分',
    },
    wouldBe: '若能胡牌',
    mismatch: (expected, actual) => `網頁寫${expected}，實際計算是${actual}`,
    provenance: {
      found: ['其他資料', '依據其他資料'],
      reconstructed: ['推定', '原頁未載，為推定的解釋'],
    },
    completed: '含胡的那張',
    rules: '規則',
    ofPage: (unread) => `本頁自訂的規則${unread ? `（有 ${unread} 處要修改）` : ''}`,
    changed: '自訂規則',
    on: '採用',
    off: '不採用',
  },

  settlement: {
    caption: '結算',
    seats: {east: '東家', south: '南家', west: '西家', north: '北家'},
    corner: '付＼收',
    worth: '牌值',
    net: '輸贏',
    dealer: '莊',
    winner: '胡',
    pays: (from, to) => `${from}付${to}`,
    base: '底',
    counters: '連莊',
    paying: (names) => `${names.join('、')}${names.length > 1 ? '各' : ''}付`,
    why: {win: '胡牌', difference: '差額', liable: '包牌'},
    otherwise: '其他收付',
    others: '其他各家的牌值',
    zero: '總和為0',
    nobody: '無須支付。',
  },

  situation: {
    fields: {
      from: '放槍者',
      seat: '門風',
      round: '圈風',
      dealer: '莊家',
      counters: '連莊數',
      liable: '包牌',
      passedTotal: '先前放過的那次胡牌的分數',
    },
    says: {
      dealer: (value) => `莊家：${value}`,
      liable: (value) => `包牌：${value}`,
      passedTotal: (value) => `先前放過的那次胡牌的分數：${value}`,
    },
    seat: (seat) => seat,
    from: (seat) => `${seat}放槍`,
    eighthFlower: (seat) => `${seat}有第八張花`,
    wins: (seat, from, by) => (by === 'robbing' ? `${seat}搶${from}的槓胡牌` : `${seat}胡牌，${from}放槍`),
    counters: (n) => `連莊${n}次`,
    join: (said) => said.join('，'),
    rounds: {east: '東風圈', south: '南風圈', west: '西風圈', north: '北風圈'},
    flags: {
      replacement: '槓後補的牌',
      flowerReplacement: '補花的牌',
      lastTile: '最後一張',
      lastOfKind: '絕張',
      heavenly: '天胡',
      earthly: '地胡',
      human: '人胡',
      readyFirst: '天聽',
      readyEarly: '地聽',
      riichi: '立直',
      doubleRiichi: '雙立直',
      openRiichi: '開立直',
      ippatsu: '一發',
      nagashi: '流局滿貫',
      eightFlowers: '八仙過海',
      sevenFlowers: '七搶一',
      liveTile: '生張三元牌',
      notReady: '放槍者未聽牌也非一向聽',
    },
  },

  idle: {
    unread: (rules, field) => `${rules} 不使用 ${field}`,
    nothing: (field) => `${field} 對這手牌沒有影響`,
    with: (field, other) => `${field} 不能和 ${other} 一起用`,
  },
  problems: {
    sentence: punctuation.sentence,
    empty: () => '這裡沒有牌',
    'unknown-character': (c) => `看不懂「${c}」`,
    'missing-suit': (digits) => `${digits || '數字'}之後缺少花色（m 萬、p 筒、s 條）`,
    'no-such-tile': (tile) => `沒有「${tile}」這張牌`,
    'unclosed-meld': () => '以「[」開始的一組牌沒有結束',
    'unopened-meld': () => '「]」之前沒有對應的「[」',
    'not-a-meld': (tiles) => `${tiles || '這一組'}不是順子、刻子或槓子`,
    'misplaced-mark': (mark) => `記號「${mark}」不能放在這裡`,
    'missing-winning-tile': () => '請用「+」標出胡的那張，例如「5s +5s」',
    'two-winning-tiles': () => '胡的那張只能有一張',
    'too-long': () => '文字太長，不是一副手牌',
    'bad-json': () => '這一行不是正確的 JSON',
    'player-count': (given, _, details) =>
      `應有${instead.choice(details?.allowed)}位玩家，這裡卻有${given}個名字（名字之間請用逗號隔開）`,
    'bad-field': (value, _, details) => `這裡不能填「${value}」${instead.after(details)}`,
    'for-circle': (id) => `「${id}」的手牌取自這個元件，這個元件又取自「${id}」，所以沒有牌可以顯示`,
    'too-deep': (most) => `這個程式庫的元件最多只能套疊${most}層`,
    'too-many-boards': (most) => `最多只能列印${most}個局面`,
    'unknown-rules': (id, _, details) =>
      !id
        ? '沒有指定規則'
        : details?.isElsewhere
          ? `有「${id}」這套規則，但這個網頁沒有註冊`
          : `沒有「${id}」這套規則${instead.meant(details)}`,
    'rules-not-here': (id) => `這個網頁沒有 id 是「${id}」的元素，找不到規則`,
    'rules-unread': (id, _, details) =>
      `「${id}」的規則有需要修改的地方${instead.told(details?.says?.[zhHant.lang], '：')}`,
    'rules-changed': (then, _, details) =>
      `這套規則改過了：原來是「${then}」，現在是「${details?.rules ?? ''}」。要照現在的規則計分，請刪去「@」和後面的字`,
    'no-flow': (id) => `「${id}」只有計分的規則，沒有打法的規則`,
    'unknown-option': (name, _, details) =>
      `${details?.rules ?? '這套規則'}沒有「${name}」這個選項${instead.thereAre(details)}`,
    'bad-option': (name, _, details) =>
      details?.allowed
        ? `選項「${name}」只能填 ${instead.choice(details.allowed)}`
        : `選項「${name}」的值不正確`,
    'option-without-colon': (_name, _, details) => `請寫成「名稱:值」，例如 ${details?.allowed?.[0] ?? ''}`,
    'unknown-field': (name, _, details) => `沒有「${name}」這個欄位${instead.meant(details)}`,
    'unknown-flag': (flag, _, details) =>
      `${details?.rules ?? '這套規則'}沒有「${flag}」這個情況${instead.thereAre(details)}`,
    'flag-conflict': (flag) => `情況「${flag}」與其他條件矛盾`,
    'bad-seat': (seat, _, details = {}) => {
      if (details.sitter === 'dealer') return `這種玩法的莊家一定是東家，不是「${seat}」`;
      if (details.sitter === 'other') return `「${seat}」是胡牌的人的座位，不是別人的`;
      return `沒有「${seat}」這個座位${instead.after(details)}`;
    },
    'liable-winner': () => '胡牌的人不能包自己的胡牌',
    'liable-unfed': () => '沒有人要包牌：這手牌沒有碰出大三元、大四喜的最後一組，也沒有可以包牌的第四次明槓',
    'tile-not-in-set': (tile) => `這套規則不使用${named(tile)}`,
    'five-of-a-kind': (tile, _, {count, hands, isRobbed} = {}) =>
      isRobbed
        ? `${named(tile)}在自己手上，別家不可能用它加槓`
        : hands && count
          ? `連同${hands.map((seat) => seats[seat]).join('、')}的手牌，${named(tile)}共有${count}張`
          : `${named(tile)}的張數太多`,
    'red-needed': (tile) => `其中一張是${named(tile)}，請寫成 ${tile}`,
    'too-many-tiles': (n) => (n ? `多了${n}張牌` : '牌太多'),
    'too-few-tiles': (n) => (n ? `少了${n.slice(1)}張牌` : '牌太少'),
    'meld-not-allowed': (kind) => `這套規則不可${{chow: '吃', pung: '碰', kong: '槓'}[kind] ?? kind}`,
    'wild-in-meld': (tile) => `財神（${named(tile)}）不能用來吃碰槓`,
    'face-down': () => '蓋住的牌只能顯示，無法計分',
    'no-wild': () => '缺少財神的指示牌',
    'by-without-tile': () => '寫了胡牌方式，但沒有標出胡的那張牌',
    'tile-without-by': () => '標出了胡的那張牌，但沒有寫胡牌方式（別家放槍或自摸）',
    'from-needed': () => '沒有寫明是誰放槍',
    'from-self': () => '不能胡自己打出的牌',
    incomplete: () => '牌型尚未完成',
    'below-minimum': (n, unit) => (n && unit ? `未達起胡的${n}${nameIn(units, unit)}` : '未達起胡標準'),
    'no-yaku': () => '沒有役，不能胡',
    'wild-discard': () => '別人打出的財神不能胡',
    'wild-single-wait': () => '財神單吊只能自摸',
    'missed-win': () => '先前已放過一次胡牌，這張不能胡',
    'passed-tile': (tile) => `先前已放過${named(tile)}，過水期間不能胡這種牌`,
    'furiten-river': (tile) => `振聽：捨牌中有所聽的${named(tile)}`,
    'furiten-passed': (tile) => `同巡振聽：放過了${named(tile)}，下次摸牌前不能胡別家的牌`,
    'furiten-riichi': (tile) => `立直振聽：立直後放過了${named(tile)}，這一局不能胡別家的牌`,
    'white-as-wild': () => '白板在此不能代替財神',
    'open-kong-replacement': () => '明槓補的牌不能胡',
    'gari-in-hand': (tile) => `${tile ? named(tile) : '這張牌'}是拔牌，不能用在這副牌裡`,
    'not-checked': (what) => `沒有寫明，因此沒有檢查：${what}`,
    'four-kongs': () => '開滿四槓即流局，只能胡第四槓補進的牌',
    unanswerable: (why, unit, {count = 0} = {}) =>
      `不能出這一題${why in UNASKED ? `：${UNASKED[why as Unanswerable](count, unit)}` : ''}`,
    ambiguous: (tiles) => `${tiles}同樣好，請在 answer 裡寫明哪一張算對`,
    'which-waits': (won, _, {count = 0} = {}) =>
      `牌型上聽${count}種，但只能胡${won}，請在 answer 裡寫明問的是哪一種：winning 或 completing`,
  },
};
