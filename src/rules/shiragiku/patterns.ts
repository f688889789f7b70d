/**
 * 台 of しらぎく: the table that scores and that is shown, in the order of the page. `core/patterns/pattern-table.ts`
 * explains how to read a row.
 *
 * The page's table of patterns has no numbers: `SG-Y1` to `SG-Y33` are its rows from the top. Its list of two 台 is
 * lost, and these rows are those of the game. The page does not say what 天聴 … 人胡 exclude either; the option says
 * where that comes from.
 */
import {all, both, not} from '../../core/patterns/conditions.js';
import {flowerSets, flowersLaidOut} from '../../core/patterns/flowers.js';
import {
  bigFourWinds,
  bigThreeDragons,
  dragonPungs,
  littleFourWinds,
  littleThreeDragons,
  pairOf,
  roundWindPung,
  seatWindPung,
} from '../../core/patterns/honors.js';
import {numbers} from '../../core/patterns/kinds.js';
import {bonus, form, patternTable, sets, tiles, win} from '../../core/patterns/pattern-table.js';
import {allChows, allPungs, concealedPungs} from '../../core/patterns/sets.js';
import {allHonors, fullFlush, halfFlush} from '../../core/patterns/tiles.js';
import {wait} from '../../core/patterns/waits.js';
import {concealed, flag, robbing, ron, selfDraw} from '../../core/patterns/winning.js';
import {
  allCalled,
  allFlowerTiles,
  onReplacement,
  ownFlowerSets,
  ownFlowersLaidOut,
  setsLaidOut,
  singleWait,
} from './forms.js';

const found = {provenance: 'found'} as const;
const eachSet = {each: true, loose: true} as const;
/** What the game's program does not count beside declarations and wins on the first turn. */
const declared = {includes: ['menqing', 'buqiu'], includesUnless: 'concealedBesideSpecial'} as const;
/** A double wind has no line for the round, where that is agreed (SG-A10). */
const doubleWind = {
  includesIf: {option: 'doubleWind', is: 1, ids: ['fanpaiRound'], sameGroups: true},
} as const;
const firstTurn = {includes: ['menqing', 'buqiu', 'mohu'], includesUnless: 'concealedBesideSpecial'} as const;

// prettier-ignore
/** The patterns of しらぎく in the order of the rule page. */
export const patterns = patternTable({cite: (n) => `SG-Y${n}`, provenance: 'page'}, {
  // 一台役
  menqing:      win('門清', 1, concealed, {shape: 'menqianqing'}),
  buqiu:        win('不求', 1, both(concealed, selfDraw)),
  mohu:         win('摸胡', 1, selfDraw),
  qiangganghu:  win('搶槓胡', 1, robbing),
  duting:       win('独聴', 1, singleWait),
  banqiu:       win('半求', 1, both(allCalled, selfDraw)),
  gangshang:    win('槓上開花', 1, both(selfDraw, onReplacement), {includes: ['haidi'], shape: 'gangshangkaihua'}),
  haidi:        win('海底摸月', 1, both(selfDraw, flag('lastTile'))),
  hedi:         win('河底撈魚', 1, both(ron, flag('lastTile'))),
  fanpaiDragon: sets('翻牌 中・發・白', 1, dragonPungs, {each: true, shape: 'jianke'}),
  fanpaiRound:  sets('荘風牌', 1, roundWindPung, {shape: 'quanfengke'}),
  fanpaiSeat:   sets('門風牌', 1, seatWindPung, {...doubleWind, shape: 'menfengke'}),
  seatFlower:   bonus('門風花', 1, ownFlowerSets, {...eachSet, tiles: ownFlowersLaidOut}),
  // 両台役
  pinghu:       form('平胡', 2, all(allChows, pairOf(numbers), ron, not(flowersLaidOut), wait('two-sided')), {...found, includes: ['duting']}),
  quanqiu:      win('全求', 2, both(allCalled, ron), {...found, shape: 'quanqiuren'}),
  huagang:      bonus('花槓', 2, flowerSets, {...found, ...eachSet, tiles: setsLaidOut}),
  sananke:      sets('三暗刻', 2, concealedPungs(3), found),
  // 四台役
  diting:       win('地聴', 4, flag('readyEarly'), declared),
  pengpenghu:   form('碰碰胡', 4, allPungs),
  xiaosanyuan:  sets('小三元', 4, littleThreeDragons, {includes: ['fanpaiDragon']}),
  hunyise:      tiles('混一色', 4, halfFlush),
  // 五台役
  sianke:       sets('四暗刻', 5, concealedPungs(4), {includes: ['sananke']}),
  // 八台役
  tianting:     win('天聴', 8, flag('readyFirst'), declared),
  dasanyuan:    sets('大三元', 8, bigThreeDragons, {includes: ['fanpaiDragon']}),
  xiaosixi:     sets('小四喜', 8, littleFourWinds),
  qingyise:     tiles('清一色', 8, fullFlush),
  ziyise:       tiles('字一色', 8, allHonors),
  wuanke:       sets('五暗刻', 8, concealedPungs(5), {includes: ['sananke', 'sianke', 'pengpenghu']}),
  baxian:       bonus('八仙過海', 8, flag('eightFlowers'), {loose: true, tiles: allFlowerTiles, includes: ['seatFlower', 'huagang']}),
  // 十六台役
  tianhu:       win('天胡', 16, flag('heavenly'), firstTurn),
  dihu:         win('地胡', 16, flag('earthly'), firstTurn),
  renhu:        win('人胡', 16, flag('human'), firstTurn),
  dasixi:       sets('大四喜', 16, bigFourWinds, {includes: ['fanpaiRound', 'fanpaiSeat'], includesIf: {option: 'dasixiIncludesPengpeng', is: true, ids: ['pengpenghu']}}),
});

/** The id of a pattern. */
export type ShiragikuPattern = (typeof patterns)[number]['id'];
