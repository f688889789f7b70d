/**
 * The patterns of riichi mahjong: fu first, then yaku by their han, then yakuman.
 * `core/patterns/pattern-table.ts` explains how to read a row.
 *
 * `cite`: `RC-n` is a numbered rule.
 */
import type {Tally} from '../../core/ruleset.js';
import type {Match} from '../../core/match.js';
import {all, both, either, isThere} from '../../core/patterns/conditions.js';
import {
  bigFourWinds,
  bigThreeDragons,
  littleFourWinds,
  littleThreeDragons,
  pungOf,
  roundWindPung,
  seatWindPung,
} from '../../core/patterns/honors.js';
import {honor, honors, orphans, terminals} from '../../core/patterns/kinds.js';
import {nineGates, pureNineGates} from '../../core/patterns/nine-gates.js';
import {
  bonus,
  form,
  patternTable,
  sets,
  tiles,
  win,
  type Condition,
  type PatternOf,
  type Worth,
} from '../../core/patterns/pattern-table.js';
import {chowsInThreeSuits, pungsInThreeSuits, straight} from '../../core/patterns/series.js';
import {allPungs, concealedPungs, kongs, shape} from '../../core/patterns/sets.js';
import {
  allGreen,
  allHonors,
  allTerminals,
  fullFlush,
  halfFlush,
  has,
  inEachSet,
  only,
} from '../../core/patterns/tiles.js';
import {wait} from '../../core/patterns/waits.js';
import {concealed, flag, robbing, ron, selfDraw, whether} from '../../core/patterns/winning.js';
import {GREEN, RED_DRAGON, WHITE} from '../../core/tile.js';
import {countedDora, dora} from '../../core/patterns/dora.js';
import {
  concealedRon,
  doubleWindPair,
  drawnWithFu,
  iipeikou,
  onPair,
  openWithoutFu,
  ordinary,
  pinfu,
  ryanpeikou,
  tanyao,
  thirteenWaits,
  threeConcealed,
  threeKongs,
  triplets,
  valuedPair,
} from './forms.js';
import type {RiichiOptions} from './options.js';

/** A value for concealed hands, and a lower one for open hands (喰い下がり). */
const byDoor = (closed: number, open: number): Worth => ({
  value: (m: Match) => (m.concealed ? closed : open),
  shown: {closed, open},
});

/** 人和, where the players have agreed that it is worth this (RC-14). */
const renhouAs = (worth: RiichiOptions['renhou']): Condition =>
  both(
    flag('human'),
    whether((m: Match<RiichiOptions>) => m.options.renhou === worth),
  );

/** The fu of a pair of 役牌; one that is round wind and own wind may count twice (RC-8). */
const pairFu: Worth = {
  value: (m: Match<RiichiOptions>) => (doubleWindPair(m) ? m.options.doubleWindPair : 2),
  shown: ({doubleWindPair}: RiichiOptions) => ({pair: 2, doubleWindPair}),
};

const each = {each: true} as const;

// prettier-ignore
const fu = patternTable({cite: 'RC-8', provenance: 'found', unit: 'fu'}, {
  futei:          form('副底', 20, ordinary),
  menzenKafu:     win('門前加符', 10, concealedRon),
  tsumoFu:        win('自摸符', 2, drawnWithFu),
  kuiPinfu:       form('喰い平和形', 10, openWithoutFu),
  minko:          sets('明刻', 2, triplets({kong: false, open: true, orphan: false}), each),
  minkoYaochuu:   sets('么九牌の明刻', 4, triplets({kong: false, open: true, orphan: true}), each),
  anko:           sets('暗刻', 4, triplets({kong: false, open: false, orphan: false}), each),
  ankoYaochuu:    sets('么九牌の暗刻', 8, triplets({kong: false, open: false, orphan: true}), each),
  minkan:         sets('明槓', 8, triplets({kong: true, open: true, orphan: false}), {...each, shape: 'minggang'}),
  minkanYaochuu:  sets('么九牌の明槓', 16, triplets({kong: true, open: true, orphan: true}), each),
  ankan:          sets('暗槓', 16, triplets({kong: true, open: false, orphan: false}), {...each, shape: 'angang'}),
  ankanYaochuu:   sets('么九牌の暗槓', 32, triplets({kong: true, open: false, orphan: true}), each),
  jantou:         sets('役牌の雀頭', pairFu, both(valuedPair, ordinary)),
  machi:          win('嵌張・辺張・単騎', 2, both(wait('closed', 'edge', 'pair'), ordinary)),
  chiitoiFu:      form('七対子の符', 25, shape('sevenPairs')),
});

// prettier-ignore
const yaku = patternTable({cite: 'RC-12', provenance: 'found', unit: 'han'}, {
  riichi:         win('立直', 1, flag('riichi'), {cite: 'RC-16'}),
  daburuRiichi:   win('ダブル立直', 2, flag('doubleRiichi'), {cite: 'RC-16'}),
  ippatsu:        win('一発', 1, flag('ippatsu'), {cite: 'RC-16'}),
  tsumo:          win('門前清自摸和', 1, both(selfDraw, concealed), {shape: 'zimo'}),
  pinfu:          form('平和', 1, pinfu),
  tanyao:         tiles('断幺九', 1, tanyao, {shape: 'duanyao'}),
  iipeikou:       sets('一盃口', 1, iipeikou, {shape: 'yibangao'}),
  bakaze:         sets('場風', 1, roundWindPung),
  jikaze:         sets('自風', 1, seatWindPung),
  haku:           sets('役牌 白', 1, pungOf(honor(WHITE))),
  hatsu:          sets('役牌 發', 1, pungOf(honor(GREEN))),
  chun:           sets('役牌 中', 1, pungOf(honor(RED_DRAGON))),
  haitei:         win('海底摸月', 1, both(selfDraw, flag('lastTile')), {cite: 'RC-13'}),
  houtei:         win('河底撈魚', 1, both(ron, flag('lastTile')), {cite: 'RC-13'}),
  rinshan:        win('嶺上開花', 1, flag('replacement'), {cite: 'RC-13', shape: 'gangshangkaihua'}),
  chankan:        win('搶槓', 1, robbing, {cite: 'RC-13', shape: 'qiangganghu'}),
  sanshokuDoujun: sets('三色同順', byDoor(2, 1), chowsInThreeSuits, {shape: 'sansesantongshun'}),
  ittsuu:         sets('一気通貫', byDoor(2, 1), straight, {shape: 'qinglong'}),
  chanta:         tiles('混全帯幺九', byDoor(2, 1), all(inEachSet(orphans), whether((m) => m.chows !== 0), has(honors)), {shape: 'quandaiyao'}),
  chiitoitsu:     form('七対子', 2, shape('sevenPairs'), {shape: 'qidui'}),
  toitoi:         form('対々和', 2, allPungs, {shape: 'pengpenghu'}),
  sanankou:       sets('三暗刻', 2, threeConcealed, {shape: 'sananke'}),
  sankantsu:      sets('三槓子', 2, threeKongs, {shape: 'sangang'}),
  sanshokuDoukou: sets('三色同刻', 2, pungsInThreeSuits, {shape: 'santongke'}),
  honroutou:      tiles('混老頭', 2, all(only(orphans), has(honors), either(allPungs, shape('sevenPairs'))), {shape: 'hunyaojiu'}),
  shousangen:     sets('小三元', 2, littleThreeDragons, {shape: 'xiaosanyuan'}),
  honitsu:        tiles('混一色', byDoor(3, 2), halfFlush, {shape: 'hunyise'}),
  junchan:        tiles('純全帯幺九', byDoor(3, 2), both(inEachSet(terminals), whether((m) => m.chows !== 0)), {shape: 'chunquandaiyao'}),
  ryanpeikou:     sets('二盃口', 3, ryanpeikou, {includes: ['iipeikou']}),
  chinitsu:       tiles('清一色', byDoor(6, 5), fullFlush, {shape: 'qingyise'}),
  renhouFiveHan:  win('人和', 5, renhouAs('fiveHan'), {cite: 'RC-14'}),
});

/** Dora, which are no yaku. */
// prettier-ignore
const bonuses = patternTable({cite: 'RC-6', provenance: 'found', unit: 'han'}, {
  dora:           bonus('ドラ', 1, dora('dora'), countedDora('dora')),
  akadora:        bonus('赤ドラ', 1, dora('akadora'), countedDora('akadora')),
  uradora:        bonus('裏ドラ', 1, dora('uradora'), countedDora('uradora')),
});

const counted: readonly PatternOf<CountedId>[] = [...fu, ...yaku, ...bonuses];
type CountedId = (typeof fu | typeof yaku | typeof bonuses)[number]['id'];
const countedIds = counted.map(({id}) => id);

/** The reading of a hand as 人和 alone; the other one is the hand without it. */
const secondReading: Condition = (m) => m.reading;
const renhouIsMangan = renhouAs('mangan');

// prettier-ignore
const aloneRows = patternTable({cite: 'RC-14', provenance: 'found', unit: 'han'}, {
  renhouMangan:   win('人和', 5, both(renhouIsMangan, secondReading)),
});

const alone = aloneRows.map((row) => ({...row, includes: countedIds}));

/** Two readings where 人和 is a mangan that takes the place of all else: with it, and without it, whichever is worth more. */
export const readings = (m: Match<RiichiOptions>): number => (isThere(m, renhouIsMangan) ? 2 : 1);

/** The worth of the forms that many tables count twice (ダブル役満, RC-15). */
const double: Worth = {
  value: (m: Match<RiichiOptions>) => (m.options.doubleYakuman ? 2 : 1),
  shown: ({doubleYakuman}: RiichiOptions) => ({yakuman: doubleYakuman ? 2 : 1}),
};

// prettier-ignore
const yakumanRows = patternTable({cite: 'RC-14', provenance: 'found', unit: 'yakuman'}, {
  tenhou:         win('天和', 1, flag('heavenly'), {shape: 'tianhu'}),
  chiihou:        win('地和', 1, flag('earthly'), {shape: 'dihu'}),
  renhou:         win('人和', 1, renhouAs('yakuman'), {shape: 'renhu'}),
  kokushi:        form('国士無双', 1, shape('thirteenOrphans'), {shape: 'shisanyao'}),
  kokushi13:      form('国士無双十三面待ち', double, thirteenWaits, {includes: ['kokushi']}),
  suuankou:       sets('四暗刻', 1, concealedPungs(4), {shape: 'sianke'}),
  suuankouTanki:  sets('四暗刻単騎待ち', double, both(concealedPungs(4), onPair), {includes: ['suuankou']}),
  daisangen:      sets('大三元', 1, bigThreeDragons, {shape: 'dasanyuan'}),
  shousuushii:    sets('小四喜', 1, littleFourWinds, {shape: 'xiaosixi'}),
  daisuushii:     sets('大四喜', double, bigFourWinds, {shape: 'dasixi'}),
  tsuuiisou:      tiles('字一色', 1, allHonors, {shape: 'ziyise'}),
  chinroutou:     tiles('清老頭', 1, both(allTerminals, allPungs), {shape: 'qingyaojiu'}),
  ryuuiisou:      tiles('緑一色', 1, both(allGreen, ordinary), {shape: 'lvyise'}),
  chuuren:        form('九蓮宝燈', 1, nineGates, {shape: 'jiulianbaodeng'}),
  junseiChuuren:  form('純正九蓮宝燈', double, pureNineGates, {includes: ['chuuren']}),
  suukantsu:      sets('四槓子', 1, kongs(4), {shape: 'sigang'}),
});

/** A yakuman takes the place of all fu, yaku and dora (RC-14). */
const yakuman = yakumanRows.map((row) => ({
  ...row,
  includes: [...(row.includes ?? []), ...countedIds, ...alone.map(({id}) => id)],
}));

/** 流し満貫, which does not use the hand (RC-17). */
// prettier-ignore
const drawn = patternTable({cite: 'RC-17', provenance: 'found', unit: 'han'}, {
  nagashi:        win('流し満貫', 5, flag('nagashi'), {loose: true}),
});

type Id = CountedId | (typeof aloneRows | typeof yakumanRows | typeof drawn)[number]['id'];

/** The patterns of riichi mahjong: fu, yaku, dora, yakuman, and 流し満貫. */
export const patterns: readonly PatternOf<Id>[] = [...counted, ...alone, ...yakuman, ...drawn];

/** The id of a pattern. */
export type RiichiPattern = Id;

/** Whether a hand has a yaku, of whichever rules: yakuman, or han that are no dora. Every win needs a yaku (RC-11). */
export function hasYaku(tally: Tally): boolean {
  const {han, yakuman: times} = tally.sums;
  const ofDora = bonuses.reduce((sum, {id}) => sum + tally.count(id) * tally.value(id), 0);
  return times > 0 || han > ofDora;
}
