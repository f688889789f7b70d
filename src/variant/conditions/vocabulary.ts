/**
 * The words of conditions: each with its names in Japanese, Traditional and Simplified Chinese, and what it means. An
 * English word is read as English: test/variant/words.test.ts asks each of hands that it is true of and hands that it is not.
 */
import {Match} from '../../core/game/match.js';
import type {Condition} from '../../core/patterns/pattern-table.js';
import {both, hand, not} from '../../core/patterns/conditions.js';
import {dora, countedDora, type DoraSort} from '../../core/patterns/dora.js';
import {exposedTiles} from '../../core/patterns/exposed.js';
import {
  flowerCount,
  flowerSets,
  flowerTiles,
  flowersOf,
  ownFlowers,
  seatFlowers,
  tilesLaidOut,
  type FlowerOrder,
} from '../../core/patterns/flowers.js';
import {concealedFoursCount, openFoursCount} from '../../core/patterns/called-fours.js';
import {fourOfAKind, foursCount, quadsCount} from '../../core/patterns/fours.js';
import {pungsAndPair} from '../../core/patterns/honors.js';
import {ofSuit} from '../../core/patterns/kinds.js';
import {knittedStraight} from '../../core/patterns/knitted.js';
import {hasOwnKong} from '../../core/patterns/kongs.js';
import {nineGates, pureNineGates} from '../../core/patterns/nine-gates.js';
import {allChows, allPungs, shape} from '../../core/patterns/sets.js';
import {fullFlush, halfFlush, inEachGroup, noHonors, only} from '../../core/patterns/tiles.js';
import {soleWait, wait} from '../../core/patterns/waits.js';
import {
  allExposed,
  byDiscard,
  concealed,
  dealer,
  flag,
  robbing,
  ron,
  selfDraw,
  whether,
} from '../../core/patterns/winning.js';
import {sizeOf, kindAt} from '../../core/tiles/group.js';
import {isWild, wildsAmong} from '../../core/arranging/wilds.js';
import {bitCount} from '../../core/tiles/kind-sets.js';
import {kindName} from '../../core/tiles/tile.js';
import {isAmong, kindCount, kindsIn, type KindsAsked} from './kinds.js';
import {meaningOf, type Meaning} from './meaning.js';
import {groupsWithin, holds, type Compared, type SetLook} from './set-words.js';
import {NONE_SEEN, WAITS_SEEN, seeing, seeingEach} from './sight.js';
import type {WaitForm} from '../../core/game/wait-form.js';
import type {Flag} from '../../core/situation/situation.js';
import {WordList} from '../names/word-list.js';

/** What a word may take from the words after it. */
export interface Following {
  kinds(): KindsAsked;
  /** As above, where “of” may stand before it. */
  ofKinds(): KindsAsked;
  compared(): Compared;
  waitForms(): readonly WaitForm[];
  form(): string;
  flag(): Flag;
  /** Whether this word follows; it is taken then. */
  takes(word: string): boolean;
}

/** A word of conditions. */
export interface ConditionWord {
  readonly word: string;
  readonly read: (following: Following) => Meaning;
}

const word = (names: string, read: ConditionWord['read']): readonly [string, ConditionWord] => [
  names,
  {word: names.split(' ')[0], read},
];

const WIN = {kind: 'win', sight: NONE_SEEN} as const;
const TILES = {kind: 'tiles', sight: NONE_SEEN} as const;
const FORM = {kind: 'form', sight: NONE_SEEN} as const;
const BESIDE = {kind: 'bonus', sight: NONE_SEEN} as const;

/** A word that takes nothing. */
const simple = (condition: Condition, more?: Partial<Meaning>): ConditionWord['read'] => {
  const meaning = meaningOf(condition, more);
  return () => meaning;
};

/** A number of things about the hand, compared. */
const counted =
  (count: (m: Match) => number, more?: Partial<Meaning>): ConditionWord['read'] =>
  (following) =>
    countedAs(count, following.compared(), more);

const countedAs = (count: (m: Match) => number, compared: Compared, more?: Partial<Meaning>): Meaning =>
  meaningOf((m) => (holds(count(m), compared) ? m.all : 0), {kind: 'tiles', times: count, ...more});

/** The kinds that follow, for a test that may depend on the seat. */
const byKinds = (test: (kinds: ReturnType<typeof kindsIn>) => Condition): ConditionWord['read'] => {
  return (following) => {
    const asked = following.kinds();
    return meaningOf(typeof asked === 'function' ? (m) => test(asked(m))(m) : test(asked), {
      kind: 'tiles',
      sight: seeing(asked),
    });
  };
};

/** How many tiles of these kinds the hand has, in its groups. */
function tilesOf(m: Match, asked: KindsAsked): number {
  const kinds = kindsIn(asked, m);
  let n = 0;
  for (let at = 0; at < m.size; at++)
    for (let i = 0; i < sizeOf(m.groups[at]); i++) if (isAmong(kindAt(m.groups[at], i), kinds)) n++;
  return n;
}

const SUITS = [0, 1, 2].map((suit) => ofSuit(suit, 1, 2, 3, 4, 5, 6, 7, 8, 9));

/** How many tiles the suit has of which the hand has most. */
const longestSuit = (m: Match): number => Math.max(...SUITS.map((suit) => tilesOf(m, suit)));

/** How many different ones of these kinds the hand has. */
function kindsHeld(m: Match, asked: KindsAsked): number {
  const {suited, honors} = kindsIn(asked, m);
  return kindCount({suited: m.suited & suited, honors: m.honors & honors});
}

const wildsHeld = ({position: {counts, wilds}}: Match): number => (wilds ? wildsAmong(wilds, counts) : 0);

/** How many kinds there are in the set. */
const kindsPlayed = ({position: {copies}}: Match): number => copies.filter((n) => n > 0).length;

/** The tiles set aside: flowers, and others that count as such. */
const tilesAside = (m: Match): string => [tilesLaidOut(m), ...m.position.bonus.map(kindName)].join('');

/** Whether three other tiles of the winning kind lie in melds for everybody to see. */
const isLastSeen = ({position}: Match): boolean => exposedTiles(position, position.win) === 3;

/** Whether 組合龍 has the winning tile too: then no other group alone waited for it. */
const isInKnitted = hand((m) => m.knitted !== 0 && m.holding(m.knitted, m.winKind) !== 0);

/** As a sole wait, but a kind of which the hand itself has all four is not waited for. */
const loneWait = (forms: readonly WaitForm[]): Condition => {
  const waited = wait(...forms);
  return (m) => {
    const group = waited(m);
    if (!group) return 0;
    const {held, melds} = m.position;
    const inHand = (kind: number): number => {
      let n = held[kind];
      for (const code of melds) for (let i = 0; i < sizeOf(code); i++) if (kindAt(code, i) === kind) n++;
      return n;
    };
    return m.waited.every((kind) => kind === m.winKind || inHand(kind) > 3) ? group : 0;
  };
};

const flowersOfSeat = (order: FlowerOrder): Meaning =>
  meaningOf((m) => seatFlowers(m, order), {
    ...BESIDE,
    each: true,
    fields: ['flowers'],
    tiles: (m, groups) => flowerTiles(ownFlowers(m, order) & flowersOf(groups)),
  });

const setOfFlowers = meaningOf(flowerSets, {
  ...BESIDE,
  each: true,
  fields: ['flowers'],
  tiles: (_, groups) => flowerTiles(flowersOf(groups)),
});

/** So many kinds that the hand has four times without a kong, one of them called, or none. */
export function foursHeld(look: SetLook | undefined, compared: Compared): Meaning {
  const times = look === undefined ? foursCount : look === 'concealed' ? concealedFoursCount : openFoursCount;
  return meaningOf((m) => (holds(times(m), compared) ? fourOfAKind(m) || m.all : 0), {kind: 'sets', times});
}

const doraLine = (line: DoraSort, field: 'indicators' | 'uraIndicators' | undefined) =>
  simple(dora(line), {...BESIDE, ...countedDora(line), fields: field ? [field] : []});

/** The words that take no number of sets. Those of sets are in `set-words.ts`. */
export const CONDITION_WORDS = new WordList<ConditionWord>([
  // tiles
  word('only のみ 全部 全部', byKinds(only)),
  word(
    'has あり 有 有',
    byKinds(
      ({suited, honors}) =>
        (m) =>
          m.suited & suited || m.honors & honors ? m.all : 0,
    ),
  ),
  word('without なし 無 无', (following) => {
    const asked = following.kinds();
    if (typeof asked !== 'function' && !asked.suited && kindCount(asked) === 7)
      return meaningOf(noHonors, TILES);
    return meaningOf(
      (m) => {
        const {suited, honors} = kindsIn(asked, m);
        return m.suited & suited || m.honors & honors ? 0 : m.all;
      },
      {kind: 'tiles', sight: seeing(asked)},
    );
  }),
  word('each 各組 每組 每组', byKinds(inEachGroup)),
  word(
    'suits 色数 花色 花色',
    counted((m) => bitCount(m.suits), TILES),
  ),
  word('longest 最長 最長 最长', counted(longestSuit, TILES)),
  word('count 枚数 張數 张数', (following) => {
    const asked = following.kinds();
    return countedAs((m) => tilesOf(m, asked), following.compared(), {sight: seeing(asked)});
  }),
  word('kinds 種類数 種數 种数', (following) => {
    const asked = following.kinds();
    return countedAs((m) => kindsHeld(m, asked), following.compared(), {sight: seeingEach(asked)});
  }),
  word('fours 四枚使い 四張 四张', (following) => foursHeld(undefined, following.compared())),
  word('quads 同牌四枚 四同 四同', counted(quadsCount)),
  word('fullflush 一色のみ 純一色 纯一色', simple(fullFlush, TILES)),
  word('halfflush 一色と字 一色帶字 一色带字', simple(halfFlush, TILES)),
  // sets and the form
  word('pair 雀頭 將 将', (following) => {
    const asked = following.ofKinds();
    return meaningOf((m) => groupsWithin(m, m.pair, asked), {kind: 'sets', sight: seeing(asked)});
  }),
  word('little 小 小 小', (following) => {
    const asked = following.kinds();
    return meaningOf(typeof asked === 'function' ? (m) => pungsAndPair(asked(m))(m) : pungsAndPair(asked), {
      kind: 'sets',
      sight: seeingEach(asked),
    });
  }),
  word('form 形 牌型 牌型', (following) => {
    const id = following.form();
    return meaningOf(shape(id), {...FORM, forms: id === 'sets' ? [] : [id]});
  }),
  word('allpungs 全刻子 全刻子 全刻子', simple(allPungs, FORM)),
  word('allchows 全順子 全順子 全顺子', simple(allChows, FORM)),
  word('ninegates 九門待ち形 九門 九门', simple(nineGates, {kind: 'form'})),
  word('purenine 九面待ち 九面聽 九面听', simple(pureNineGates, {kind: 'form'})),
  word('knitted 組合 組合 组合', simple(knittedStraight, {...FORM, forms: ['knittedStraight']})),
  word(
    'melds 副露数 副露數 副露数',
    counted((m) => m.position.melds.length, TILES),
  ),
  // the win
  word('self ツモ 自摸 自摸', simple(selfDraw, WIN)),
  word('ron ロン 點和 点和', simple(ron, WIN)),
  word('discard 打牌 出銃 点炮', simple(byDiscard, WIN)),
  word('robbed 加槓から 搶槓 抢杠', simple(robbing, WIN)),
  word('concealed 門前 門清 门清', simple(concealed, WIN)),
  word('allcalled 全副露 全部副露 全部副露', simple(both(shape('sets'), allExposed), WIN)),
  word('dealer 親 莊家 庄家', simple(dealer, {...WIN, fields: ['dealer']})),
  word('won 和了牌 和牌張 和牌张', (following) => {
    const asked = following.kinds();
    return meaningOf(
      whether((m) => isAmong(m.winKind, kindsIn(asked, m))),
      {kind: 'win', sight: seeing(asked)},
    );
  }),
  word(
    'wonwild 和了牌が財神 和財神 和财神',
    simple(
      whether(({position: {win, wilds}}) => isWild(wilds, win)),
      WIN,
    ),
  ),
  word('wait 待ち 聽 听', (following) =>
    meaningOf(wait(...following.waitForms()), {kind: 'win', sight: WAITS_SEEN}),
  ),
  word('solewait 唯一の待ち 單聽 单听', (following) =>
    meaningOf(both(soleWait(...following.waitForms()), not(isInKnitted)), {
      kind: 'win',
      sight: WAITS_SEEN,
    }),
  ),
  word('lonewait 残る唯一の待ち 僅聽 仅听', (following) =>
    meaningOf(loneWait(following.waitForms()), {kind: 'win'}),
  ),
  word(
    'waits 待ち数 聽數 听数',
    counted((m) => m.waited.length, WIN),
  ),
  word(
    'waitsany 何でも待つ 聽任何牌 听任何牌',
    simple(
      whether((m) => m.position.wilds !== undefined && m.waited.length >= kindsPlayed(m)),
      WIN,
    ),
  ),
  word('flag 状況 情況 情况', (following) => {
    const name = following.flag();
    return meaningOf(flag(name), {...WIN, flags: [name]});
  }),
  word(
    'ownkong 自分の槓 自槓 自杠',
    simple(
      whether((m) => hasOwnKong(m.position)),
      WIN,
    ),
  ),
  word('lastseen 見えている絶張 明絕張 明绝张', simple(whether(isLastSeen), WIN)),
  word(
    'counters 本場 連莊 连庄',
    counted((m) => m.position.counters, {...BESIDE, fields: ['counters']}),
  ),
  // beside the hand
  word(
    'flowers 花数 花數 花数',
    counted((m) => flowerCount(m) + m.position.bonus.length, {
      ...{...BESIDE, tiles: tilesAside, fields: ['flowers']},
    }),
  ),
  word('bonus 花扱い 作花 作花', (following) => {
    const asked = following.kinds();
    const count = (m: Match): number =>
      m.position.bonus.filter((kind) => isAmong(kind, kindsIn(asked, m))).length;
    return countedAs(count, following.compared(), {...BESIDE, fields: ['flowers']});
  }),
  word('ownflower 自分の花 座花 座花', (following) =>
    flowersOfSeat(following.takes('梅蘭竹菊') ? '梅蘭竹菊' : '梅蘭菊竹'),
  ),
  word('flowerset 花の一組 花槓 花杠', () => setOfFlowers),
  word('wilds 財神数 財神數 财神数', counted(wildsHeld, {...BESIDE, fields: ['wild']})),
  word('dora 表示ドラ 寶牌 宝牌', doraLine('dora', 'indicators')),
  word('uradora 裏の表示ドラ 裏寶牌 里宝牌', doraLine('uradora', 'uraIndicators')),
  word('akadora 赤牌 赤寶牌 赤宝牌', doraLine('akadora', undefined)),
  word(
    'always 必ず 一定 一定',
    simple(() => Match.whole, BESIDE),
  ),
  word(
    'nothing 役なし 無番 无番',
    simple(() => 0, {...FORM, isRest: true}),
  ),
]);
