// Written by `npm run words` from zh-Hant.ts.
import type {Unanswerable, UnanswerableClauses} from '../core/situation/problem.js';
import {Instead} from './instead.js';
import {nameIn} from './name-in.js';
import type {Strings} from './strings.js';
import {tileNamed} from './tile-name.js';

const ranks = [...'一二三四五六七八九'];
const seats = {east: '东家', south: '南家', west: '西家', north: '北家'};
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
  choose: (list) => `，请填 ${list}`,
  thereAre: (list) => `，有的是 ${list}`,
  wholeNumber: '，请填整数',
  meant: (word) => `。是不是 ${word}？`,
});

const named = (tile: string) => tileNamed(zhHans.tiles, tile);

/** 不能出題的原因。 */
const UNASKED: UnanswerableClauses = {
  far: (n) => `这手牌还差${n}张才听牌`,
  minimum: (n, unit) => `所听的牌都不到${n}${unit ? nameIn(units, unit) : ''}`,
  barred: () => '所听的牌都不能和',
  'no-score': () => '这手牌没有和',
  'one-unit': () => '这手牌的牌型只有一种计分单位',
  alike: () => '打哪一张都一样',
  'no-sets': () => '这手牌不是由几组牌和一对将组成',
  'no-payment': () => '没有人要付',
  'no-table': () => '题目没有牌桌：在里面写 `<mj-board>` 或 `<mj-round>`，或用 `for` 指定',
  'no-rules': () => '这一桌没有写明规则',
  nobody: () => '手牌公开的人现在都没有事可做',
  'not-over': () => '这一局还没结束',
  'no-waits': () => '公开的手牌都还没听牌',
  'no-choice': () => '手牌公开的人此时不必选择，或后面没有写出怎么打',
  'none-drawn': () => '配不出这样的牌',
  'not-kept': () => '复习需要 `keep`，答错的题以这个名称保存',
};

export const zhHans: Strings = {
  lang: 'zh-Hans',
  punctuation,

  tiles: {
    suits: [same('万'), same('筒'), same('条')],
    honors: ['东风', '南风', '西风', '北风', '白板', '发财', '红中'].map(same),
    flowers: [...'春夏秋冬梅兰菊竹'],
    back: '扣着的牌',
    suited,
    ranked: suited,
    the: (tile) => tile,
    several: (n, [tile]) => `${tile}${n}张`,
    red: (tile) => `赤${tile}`,
    wild: (tile) => `${tile}（财神）`,
  },

  hand: {
    hand: (tiles, pieces) => `${tiles}张手牌：${pieces.join('；')}。`,
    meld: (kind, tiles, how) => {
      const concealed = how === 'concealed';
      const name = {chow: '吃', pung: '碰', kong: concealed ? '暗杠' : how === 'added' ? '加杠' : '明杠'};
      return `${name[kind]} ${tiles}`;
    },
    group: (kind, tiles, wilds) => {
      const names = {chow: '顺子', pung: '刻子', kong: '杠子', pair: '对子', single: '', knitted: ''};
      return tiles + names[kind] + (wilds ? `（财神${wilds}张）` : '');
    },
    held: (tiles) => `手中 ${tiles}`,
    win: (tile, by) =>
      `和的那张 ${tile}${by ? `，${{discard: '点和', self: '自摸', robbing: '抢杠'}[by]}` : ''}`,
    winMark: {discard: '点和', self: '自摸', robbing: '抢杠'},
    wonFrom: (seat) => `${seat}点炮`,
    called: '吃碰杠',
    ways: {discard: '点和', self: '自摸', robbing: '抢杠'},
    wonBy: (way) => way,
    flowers: (tiles) => `花牌 ${tiles}`,
    gari: (tiles) => `拔牌 ${tiles}`,
    indicators: (tiles) => `宝牌指示牌 ${tiles}`,
    uraIndicators: (tiles) => `里宝牌指示牌 ${tiles}`,
    wild: (tile) => `财神指示牌 ${tile}`,
    passedTiles: (tiles) => `放过的牌 ${tiles}`,
    river: (tiles) => `舍牌 ${tiles}`,
    seat: (seat) => seats[seat],
    labels: {
      flowers: '花牌',
      gari: '拔牌',
      indicators: '宝牌指示牌',
      dora: '宝牌',
      uraIndicators: '里宝牌指示牌',
      uraDora: '里宝牌',
      wild: '财神',
      passedTiles: '放过',
      river: '舍牌',
    },
    join: (parts) => parts.join('、'),
    and: (parts) => parts.join('、'),
  },

  element: {
    unreadable: '这副手牌无法读取。',
  },

  score: {
    units,
    amount: (n, unit) => `${n}${nameIn(units, unit)}`,
    caption: '计分明细',
    pattern: '牌型',
    sum: '小计',
    total: '合计',
    cap: '封顶',
    least: '至少',
    rounded: '进位',
    byTable: '按表',
    doubled: (amount, times) => (times ? `${amount}翻${times}次` : amount),
    excluded: '不计',
    excludedCount: (n) => `不计${n}项`,
    excludedBy: (name) => `已含于${name}`,
    status: {
      'no-win-yet': '尚未和牌',
      'not-a-win': '没有和',
      'not-allowed': '不可和牌',
      invalid: '无法计分',
    },
    wouldBe: '若能和牌',
    mismatch: (expected, actual) => `网页写${expected}，实际计算为${actual}`,
    provenance: {
      found: ['其他资料', '依据其他资料'],
      reconstructed: ['推定', '原页未载，为推定的解释'],
    },
    completed: '含和的那张',
    rules: '规则',
    ofPage: (unread) => `本页自定的规则${unread ? `（有 ${unread} 处要修改）` : ''}`,
    changed: '自定规则',
    on: '采用',
    off: '不采用',
  },

  settlement: {
    caption: '结算',
    seats: {east: '东家', south: '南家', west: '西家', north: '北家'},
    corner: '付＼收',
    worth: '牌值',
    net: '输赢',
    dealer: '庄',
    winner: '和',
    pays: (from, to) => `${from}付${to}`,
    base: '底',
    counters: '连庄',
    paying: (names) => `${names.join('、')}${names.length > 1 ? '各' : ''}付`,
    why: {win: '和牌', difference: '差额', liable: '包牌'},
    otherwise: '其他收付',
    others: '其他各家的牌值',
    zero: '总和为0',
    nobody: '无须支付。',
  },

  situation: {
    fields: {
      from: '点炮者',
      seat: '门风',
      round: '圈风',
      dealer: '庄家',
      counters: '连庄数',
      liable: '包牌',
      passedTotal: '先前放过的那次和牌的分数',
    },
    says: {
      dealer: (value) => `庄家：${value}`,
      liable: (value) => `包牌：${value}`,
      passedTotal: (value) => `先前放过的那次和牌的分数：${value}`,
    },
    seat: (seat) => seat,
    from: (seat) => `${seat}点炮`,
    eighthFlower: (seat) => `${seat}有第八张花`,
    wins: (seat, from, by) => (by === 'robbing' ? `${seat}抢${from}的杠和牌` : `${seat}和牌，${from}点炮`),
    counters: (n) => `连庄${n}次`,
    join: (said) => said.join('，'),
    rounds: {east: '东风圈', south: '南风圈', west: '西风圈', north: '北风圈'},
    flags: {
      replacement: '杠后补的牌',
      flowerReplacement: '补花的牌',
      lastTile: '最后一张',
      lastOfKind: '绝张',
      heavenly: '天和（天胡）',
      earthly: '地和（地胡）',
      human: '人和（人胡）',
      readyFirst: '天听',
      readyEarly: '地听',
      riichi: '立直',
      doubleRiichi: '双立直',
      openRiichi: '开立直',
      ippatsu: '一发',
      nagashi: '流局满贯',
      eightFlowers: '八仙过海',
      sevenFlowers: '七抢一',
      liveTile: '生张三元牌',
      notReady: '点炮者未听牌也非一向听',
    },
  },

  idle: {
    unread: (rules, field) => `${rules} 不使用 ${field}`,
    nothing: (field) => `${field} 对这手牌没有影响`,
    with: (field, other) => `${field} 不能和 ${other} 一起用`,
  },
  problems: {
    sentence: punctuation.sentence,
    empty: () => '这里没有牌',
    'unknown-character': (c) => `看不懂“${c}”`,
    'missing-suit': (digits) => `${digits || '数字'}之后缺少花色（m 万、p 筒、s 条）`,
    'no-such-tile': (tile) => `没有“${tile}”这张牌`,
    'unclosed-meld': () => '以“[”开始的一组牌没有结束',
    'unopened-meld': () => '“]”之前没有对应的“[”',
    'not-a-meld': (tiles) => `${tiles || '这一组'}不是顺子、刻子或杠子`,
    'misplaced-mark': (mark) => `记号“${mark}”不能放在这里`,
    'missing-winning-tile': () => '请用“+”标出和的那张，例如“5s +5s”',
    'two-winning-tiles': () => '和的那张只能有一张',
    'too-long': () => '文字太长，不是一副手牌',
    'bad-json': () => '这一行不是正确的 JSON',
    'player-count': (given, _, details) =>
      `应有${instead.choice(details?.allowed)}位玩家，这里却有${given}个名字（名字之间请用逗号隔开）`,
    'bad-field': (value, _, details) => `这里不能填“${value}”${instead.after(details)}`,
    'for-circle': (id) => `“${id}”的手牌取自这个组件，这个组件又取自“${id}”，所以没有牌可以显示`,
    'too-deep': (most) => `这个库的组件最多只能嵌套${most}层`,
    'too-many-boards': (most) => `最多只能打印${most}个局面`,
    'unknown-rules': (id, _, details) =>
      !id
        ? '没有指定规则'
        : details?.isElsewhere
          ? `有“${id}”这套规则，但这个网页没有注册`
          : `没有“${id}”这套规则${instead.meant(details)}`,
    'rules-not-here': (id) => `这个网页没有 id 是“${id}”的元素，找不到规则`,
    'rules-unread': (id, _, details) =>
      `“${id}”的规则有需要修改的地方${instead.told(details?.says?.[zhHans.lang], '：')}`,
    'rules-changed': (then, _, details) =>
      `这套规则改过了：原来是“${then}”，现在是“${details?.rules ?? ''}”。要照现在的规则计分，请删去“@”和后面的字`,
    'no-flow': (id) => `“${id}”只有计分的规则，没有打法的规则`,
    'unknown-option': (name, _, details) =>
      `${details?.rules ?? '这套规则'}没有“${name}”这个选项${instead.thereAre(details)}`,
    'bad-option': (name, _, details) =>
      details?.allowed ? `选项“${name}”只能填 ${instead.choice(details.allowed)}` : `选项“${name}”的值不正确`,
    'option-without-colon': (_name, _, details) => `请写成“名称:值”，例如 ${details?.allowed?.[0] ?? ''}`,
    'unknown-field': (name, _, details) => `没有“${name}”这个栏位${instead.meant(details)}`,
    'unknown-flag': (flag, _, details) =>
      `${details?.rules ?? '这套规则'}没有“${flag}”这个情况${instead.thereAre(details)}`,
    'flag-conflict': (flag) => `情况“${flag}”与其他条件矛盾`,
    'bad-seat': (seat, _, details = {}) => {
      if (details.sitter === 'dealer') return `这种玩法的庄家一定是东家，不是“${seat}”`;
      if (details.sitter === 'other') return `“${seat}”是和牌的人的座位，不是别人的`;
      return `没有“${seat}”这个座位${instead.after(details)}`;
    },
    'liable-winner': () => '和牌的人不能包自己的和牌',
    'liable-unfed': () => '没有人要包牌：这手牌没有碰出大三元、大四喜的最后一组，也没有可以包牌的第四次明杠',
    'tile-not-in-set': (tile) => `这套规则不使用${named(tile)}`,
    'five-of-a-kind': (tile, _, {count, hands, isRobbed} = {}) =>
      isRobbed
        ? `${named(tile)}在自己手里，别家不可能用它加杠`
        : hands && count
          ? `连同${hands.map((seat) => seats[seat]).join('、')}的手牌，${named(tile)}共有${count}张`
          : `${named(tile)}的张数太多`,
    'red-needed': (tile) => `其中一张是${named(tile)}，请写成 ${tile}`,
    'too-many-tiles': (n) => (n ? `多了${n}张牌` : '牌太多'),
    'too-few-tiles': (n) => (n ? `少了${n.slice(1)}张牌` : '牌太少'),
    'meld-not-allowed': (kind) => `这套规则不可${{chow: '吃', pung: '碰', kong: '杠'}[kind] ?? kind}`,
    'wild-in-meld': (tile) => `财神（${named(tile)}）不能用来吃碰杠`,
    'face-down': () => '扣着的牌只能显示，无法计分',
    'no-wild': () => '缺少财神的指示牌',
    'by-without-tile': () => '写了和牌方式，但没有标出和的那张牌',
    'tile-without-by': () => '标出了和的那张牌，但没有写和牌方式（点和或自摸）',
    'from-needed': () => '没有写明是谁点炮',
    'from-self': () => '不能和自己打出的牌',
    incomplete: () => '牌型尚未完成',
    'below-minimum': (n, unit) => (n && unit ? `未达起和的${n}${nameIn(units, unit)}` : '未达起和标准'),
    'no-yaku': () => '没有役，不能和',
    'wild-discard': () => '别人打出的财神不能和',
    'wild-single-wait': () => '财神单钓只能自摸',
    'missed-win': () => '此前已放过一次和牌，这张不能和',
    'passed-tile': (tile) => `此前已放过${named(tile)}，过水期间不能和这种牌`,
    'furiten-river': (tile) => `振听：舍牌中有所听的${named(tile)}`,
    'furiten-passed': (tile) => `同巡振听：放过了${named(tile)}，下次摸牌前不能点和`,
    'furiten-riichi': (tile) => `立直振听：立直后放过了${named(tile)}，这一局不能点和`,
    'white-as-wild': () => '白板在此不能代替财神',
    'open-kong-replacement': () => '明杠补的牌不能和',
    'gari-in-hand': (tile) => `${tile ? named(tile) : '这张牌'}是拔牌，不能用在这副牌里`,
    'not-checked': (what) => `没有写明，因此没有检查：${what}`,
    'four-kongs': () => '开满四杠即流局，只能和第四杠补进的牌',
    unanswerable: (why, unit, {count = 0} = {}) =>
      `不能出这一题${why in UNASKED ? `：${UNASKED[why as Unanswerable](count, unit)}` : ''}`,
    ambiguous: (tiles) => `${tiles}同样好，请在 answer 里写明哪一张算对`,
    'which-waits': (won, _, {count = 0} = {}) =>
      `牌型上听${count}种，但只能和${won}，请在 answer 里写明问的是哪一种：winning 或 completing`,
  },
};
