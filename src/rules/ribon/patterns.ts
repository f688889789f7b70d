/**
 * The patterns of 李凡師サンマ: the table that scores and that is shown, in the order of the page.
 * `core/patterns/pattern-table.ts` explains how to read a row.
 *
 * `cite`: `RB-n` a numbered rule · `RB-T` the page's table 「Total」 · `RB-An` a row of its ambiguities · `RB-Y` its
 * rulings for what the tables leave open · `RB-§6` the author's list of what differs in 東天紅サンマ.
 */
import type {Match} from '../../core/game/match.js';
import {all, both, either, isThere} from '../../core/patterns/conditions.js';
import {
  bigFourWinds,
  bigThreeDragons,
  littleFourWinds,
  littleThreeDragons,
} from '../../core/patterns/honors.js';
import {honors, orphans, terminals} from '../../core/patterns/kinds.js';
import {nineGates} from '../../core/patterns/nine-gates.js';
import {
  bonus,
  form,
  patternTable,
  sets,
  tiles,
  win,
  type Condition,
  type PatternOf,
} from '../../core/patterns/pattern-table.js';
import {straight} from '../../core/patterns/series.js';
import {
  allPungs,
  concealedKongs,
  concealedPungs,
  kongs,
  meldedKongs,
  shape,
} from '../../core/patterns/sets.js';
import {
  allGreen,
  allSimples,
  allTerminals,
  fullFlush,
  halfFlush,
  has,
  inEachSet,
  only,
} from '../../core/patterns/tiles.js';
import {concealed, dealer, flag, robbing, ron, selfDraw} from '../../core/patterns/winning.js';
import {
  alikePairs,
  allHonorsAsAllowed,
  anyChow,
  anyWin,
  gari,
  honba,
  inRiichi,
  never,
  noGari,
  openDealIn,
  pinfu,
  twoAlikeChows,
  twiceTwoAlikeChows,
  valuedPungs,
  valuedTimes,
  withRenhou,
} from './forms.js';
import {asGari, asJunchan, banban, byDoor, bonusCount, counters, winWithDora, pairsOf} from './worth.js';

const loose = {loose: true} as const;
const each = {loose: true, each: true} as const;
const cite = (number: string) => ({cite: number}) as const;
const usual = {provenance: 'reconstructed'} as const;

/** 役以外の本数, in the order of the page's sum. */
// prettier-ignore
const extras = patternTable({cite: 'RB-T', provenance: 'page'}, {
  banban:         bonus('バンバン', banban, anyWin, loose),
  oya:            bonus('親', 1, dealer, loose),
  honba:          bonus('本場', 1, honba, {...loose, times: counters}),
  menzen:         win('門前', byDoor(1, 0), concealed, {...loose, shape: 'menqianqing'}),
  minkan:         sets('明槓', 1, meldedKongs, {...each, shape: 'minggang'}),
  ankan:          sets('暗槓', 2, concealedKongs, {...each, shape: 'angang'}),
  gari:           bonus('ガリ', asGari, gari, {...loose, ...bonusCount('gari'), cite: 'RB-21'}),
  nogari:         bonus('ノーガリ', byDoor(20, 10), noGari, {...loose, cite: 'RB-25'}),
  dora:           bonus('ドラ', 1, winWithDora('dora'), {...bonusCount('dora'), cite: 'RB-14'}),
  uradora:        bonus('裏ドラ', 1, winWithDora('uradora'), {...bonusCount('uradora'), cite: 'RB-14'}),
  kandora:        bonus('カンドラ', 1, winWithDora('kandora'), {...bonusCount('kandora'), cite: 'RB-14'}),
});

// prettier-ignore
const yaku = patternTable({cite: 'RB-T', provenance: 'page'}, {
  // 1本役 (門前のみ)
  tsumo:          win('ツモ', 1, both(selfDraw, concealed), {shape: 'zimo'}),
  riichi:         win('リーチ', 1, inRiichi, cite('RB-28')),
  ippatsu:        win('一発', 1, flag('ippatsu'), cite('RB-22')),
  pinfu:          form('ピンフ', 1, pinfu),
  iipeikou:       sets('一盃口', 1, both(twoAlikeChows, concealed), {shape: 'yibangao'}),
  // 1本役 (喰い下がりなし)
  tanyao:         tiles('断ヤオ', 1, allSimples, {shape: 'duanyao'}),
  yakuhai:        sets('飜牌', 1, valuedPungs, {times: valuedTimes}),
  rinshan:        win('嶺上開花', 1, flag('replacement'), {shape: 'gangshangkaihua'}),
  chankan:        win('搶槓', 1, robbing, {shape: 'qiangganghu'}),
  haitei:         win('海底自摸', 1, both(selfDraw, flag('lastTile'))),
  houtei:         win('河底撈魚', 1, both(ron, flag('lastTile'))),
  // 2本役 (門前のみ)
  daburuRiichi:   win('Wリーチ', 2, flag('doubleRiichi'), {includes: ['riichi']}),
  chiitoitsu:     form('七対子', 2, shape('sevenPairs'), {...cite('RB-30'), shape: 'qidui'}),
  // 2本役 (副露時1本)
  chanta:         tiles('チャンタ', byDoor(2, 1), both(inEachSet(orphans), anyChow), {shape: 'quandaiyao'}),
  sanshokuDoujun: sets('三色同順', byDoor(2, 1), never, {impossible: true, shape: 'sansesantongshun'}),
  ittsuu:         sets('一気通貫', byDoor(2, 1), straight, {shape: 'qinglong'}),
  // 2本役 (喰い下がりなし)
  sanshokuDoukou: sets('三色同刻', 2, never, {impossible: true, shape: 'santongke'}),
  sanankou:       sets('三暗刻', 2, concealedPungs(3), {shape: 'sananke'}),
  sankantsu:      sets('三槓子', 2, kongs(3), {shape: 'sangang'}),
  shousangen:     sets('小三元', 2, littleThreeDragons, {shape: 'xiaosanyuan'}),
  toitoi:         form('トイトイ', 2, allPungs, {shape: 'pengpenghu'}),
  // その他
  honroutou:      tiles('混老頭', 2, all(only(orphans), has(honors), either(allPungs, shape('sevenPairs'))), {...usual, includes: ['chanta'], shape: 'hunyaojiu'}),
  ryanpeikou:     sets('二盃口', 3, both(twiceTwoAlikeChows, concealed), {...usual, includes: ['iipeikou']}),
  junchan:        tiles('純チャン', asJunchan, both(inEachSet(terminals), anyChow), {...usual, includes: ['chanta'], shape: 'chunquandaiyao'}),
  honitsu:        tiles('混一色', byDoor(3, 2), halfFlush, {...usual, shape: 'hunyise'}),
  chinitsu:       tiles('清一色', byDoor(6, 5), fullFlush, {...usual, shape: 'qingyise'}),
});

/** Yakuman, 40 each; {@link limits} adds what they exclude. */
// prettier-ignore
const yakuman = patternTable({cite: 'RB-31', provenance: 'page'}, {
  kokushi:        form('国士無双', 40, shape('thirteenOrphans'), {shape: 'shisanyao'}),
  suuankou:       sets('四暗刻', 40, concealedPungs(4), {...usual, shape: 'sianke'}),
  daisangen:      sets('大三元', 40, bigThreeDragons, {...usual, shape: 'dasanyuan'}),
  shousuushii:    sets('小四喜', 40, littleFourWinds, {shape: 'xiaosixi'}),
  daisuushii:     sets('大四喜', 40, bigFourWinds, {shape: 'dasixi'}),
  tsuuiisou:      tiles('字一色', 40, allHonorsAsAllowed, {shape: 'ziyise'}),
  chinroutou:     tiles('清老頭', 40, both(allTerminals, shape('sets')), {shape: 'qingyaojiu'}),
  ryuuiisou:      tiles('緑一色', 40, both(allGreen, shape('sets')), {...usual, shape: 'lvyise'}),
  chuuren:        form('九蓮宝燈', 40, nineGates, {...usual, shape: 'jiulianbaodeng'}),
  suukantsu:      sets('四槓子', 40, kongs(4), {...usual, shape: 'sigang'}),
  tenhou:         win('天和', 40, flag('heavenly'), {shape: 'tianhu'}),
  chiihou:        win('地和', 40, flag('earthly'), {shape: 'dihu'}),
  renhou:         win('人和', 40, both(flag('human'), withRenhou), {...usual, shape: 'renhu'}),
  openRiichiRon:  win('オープンリーチへの放銃', 40, openDealIn),
});

/** 流し満貫, which does not use the hand (RB-29). */
// prettier-ignore
const drawn = patternTable({cite: 'RB-29', provenance: 'page'}, {
  nagashi:        win('流し満貫', 40, flag('nagashi'), loose),
});

/** Rows that are added to certain yaku. */
// prettier-ignore
const additions = patternTable({cite: 'RB-28', provenance: 'page'}, {
  openRiichi:     win('オープンリーチ', 1, both(selfDraw, flag('openRiichi'))),
  fourAlike:      form('4枚使い', 1, alikePairs, {times: pairsOf, cite: 'RB-30'}),
});

const DORA: readonly string[] = ['dora', 'uradora', 'kandora'];

/** What a yakuman excludes: yaku and dora (RB-31). */
const ordinary = [...extras.filter(({id}) => DORA.includes(id)), ...yaku, ...additions].map(({id}) => id);

const secondReading: Condition = (m) => m.reading;

/** Yakuman count only in the second reading, so that the ordinary hand is chosen if it is worth more (RB-Y). */
const limits = yakuman.map((row) => ({
  ...row,
  when: both(row.when, secondReading),
  includes: ordinary,
}));

const nagashi = drawn.map((row) => ({...row, includes: ordinary}));

type Id = (typeof extras | typeof yaku | typeof yakuman | typeof drawn | typeof additions)[number]['id'];

/** The patterns of 李凡師サンマ in the order of the rule page. */
export const patterns: readonly PatternOf<Id>[] = [...extras, ...yaku, ...limits, ...nagashi, ...additions];

/** The id of a pattern. */
export type RibonPattern = Id;

/** Ids of limit hands, 流し満貫 included. */
export const yakumanIds: readonly RibonPattern[] = [...limits, ...nagashi].map(({id}) => id);

const extraIds: ReadonlySet<string> = new Set([...extras, ...additions].map(({id}) => id));

/** Whether a pattern is a yaku, of whichever rules. Every win needs a yaku. Dora, ガリ and other extras are not yaku (RB-2). */
export const isYaku = (id: string): boolean => !extraIds.has(id);

/**
 * The number of readings: two if there is a yakuman, with it and as an ordinary hand, which may be worth more (RB-Y).
 */
export function readings(m: Match): number {
  for (const {when} of yakuman) if (isThere(m, when)) return 2;
  return 1;
}
