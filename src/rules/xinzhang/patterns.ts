/**
 * 台 of 新章: the table that scores, that is shown, and (its first three rows) that is paid, in the order of the page.
 * `core/patterns/pattern-table.ts` explains how to read a row.
 *
 * Citations: `XZ-n` is a numbered rule of the page; `XZ-T0` the dealer's rows of its table, `XZ-T1` … `XZ-T24` the
 * rows under 1台 … 24台. What the page takes over from 超級盃 without naming it is reconstructed.
 */
import {all, both, not} from '../../core/patterns/conditions.js';
import {flowersLaidOut, tilesLaidOut} from '../../core/patterns/flowers.js';
import {
  bigFourWinds,
  bigThreeDragons,
  dragonPungs,
  littleFourWinds,
  littleThreeDragons,
  pairOf,
  pungsOf,
  roundWindPung,
  seatWindPung,
} from '../../core/patterns/honors.js';
import {honors, numbers, orphans, terminals, winds} from '../../core/patterns/kinds.js';
import {bonus, form, patternTable, sets, tiles, win} from '../../core/patterns/pattern-table.js';
import {
  alikeChows,
  chowsInThreeSuits,
  pungsInARow,
  pungsInThreeSuits,
  straight,
  twiceAlikeChows,
} from '../../core/patterns/series.js';
import {allChows, allPungs, concealedPungs, kongs, shape} from '../../core/patterns/sets.js';
import {
  allGreen,
  allHonors,
  allSimples,
  allTerminals,
  fullFlush,
  halfFlush,
  has,
  inEachGroup,
  noHonors,
  only,
} from '../../core/patterns/tiles.js';
import {wait} from '../../core/patterns/waits.js';
import {allExposed, byDiscard, concealed, flag, robbing, ron, selfDraw} from '../../core/patterns/winning.js';
import {
  eachRepeat,
  flowerKongs,
  guestsOfThreeSuits,
  inPayments,
  nineSided,
  onReplacement,
  ownFlowerSets,
  ownFlowersLaidOut,
  repeats,
  setsLaidOut,
  singleWait,
} from './forms.js';

const base = {provenance: 'reconstructed'} as const;
const inSets = shape('sets');
/** A win by flowers needs no complete hand. It has these rows too, but excludes them (XZ-10, XZ-11). */
const eachSet = {each: true, loose: true} as const;
/** If agreed, 無字無花 is not counted beside one suit or terminals alone (XZ-A7). */
const withoutFlush = {includesIf: {option: 'wuziwuhuaWithFlush', is: false, ids: ['wuziwuhua']}} as const;

// prettier-ignore
/** The patterns of 台灣新章 in the order of the rule page. */
export const patterns = patternTable({cite: (_, value) => `XZ-T${Number(value)}`, provenance: 'page'}, {
  // the dealer's rows: they count between two players, and make no lines
  zhuangjia:       bonus('莊家', 1, inPayments, {...base, cite: 'XZ-T0'}),
  lianzhuang:      bonus('連莊', eachRepeat, inPayments, {times: repeats, cite: 'XZ-T0'}),
  lazhuang:        bonus('拉莊', eachRepeat, inPayments, {times: repeats, cite: 'XZ-T0'}),
  // 1台
  menqianqing:     win('門前清', 1, both(concealed, ron), base),
  zimo:            win('自摸', 1, selfDraw, base),
  duting:          win('獨聽', 1, singleWait, base),
  banqiuren:       win('半求人', 1, both(allExposed, selfDraw), base),
  qianggang:       win('搶槓', 1, robbing, {...base, shape: 'qiangganghu'}),
  quanfeng:        sets('圈風', 1, both(roundWindPung, inSets), {...base, shape: 'quanfengke'}),
  menfeng:         sets('門風', 1, both(seatWindPung, inSets), {...base, shape: 'menfengke'}),
  sanyuanpai:      sets('三元牌', 1, both(dragonPungs, inSets), {...base, each: true, shape: 'jianke'}),
  benhua:          bonus('本花', 1, ownFlowerSets, {...base, ...eachSet, tiles: ownFlowersLaidOut}),
  wuziwuhua:       tiles('無字無花', 1, both(noHonors, not(flowersLaidOut))),
  duanyaojiu:      tiles('断么九', 1, allSimples, {shape: 'duanyao'}),
  yibangao:        sets('一般高', 1, alikeChows(2)),
  hedilaoyu:       win('河底撈魚', 1, both(byDiscard, flag('lastTile'))),
  xiaopinghu:      form('小平胡', 1, allChows),
  // 2台
  haidilaoyue:     win('海底撈月', 2, both(selfDraw, flag('lastTile')), {includes: ['zimo']}),
  gangshangkaihua: win('槓上開花', 2, both(selfDraw, onReplacement), {includes: ['zimo', 'haidilaoyue']}),
  huagang:         bonus('花槓', 2, flowerKongs, {...base, ...eachSet, tiles: setsLaidOut, includesOn: ['benhua']}),
  sanxiangfeng:    sets('三相逢', 2, chowsInThreeSuits, {shape: 'sansesantongshun'}),
  yiqitongguan:    sets('一気通貫', 2, straight, {shape: 'qinglong'}),
  // 3台
  buqiuren:        win('不求人', 3, both(concealed, selfDraw), {includes: ['zimo', 'menqianqing']}),
  dapinghu:        form('大平胡', 3, all(allChows, pairOf(numbers), not(flowersLaidOut), ron, wait('two-sided')), {includes: ['wuziwuhua', 'xiaopinghu']}),
  sananke:         sets('三暗刻', 3, concealedPungs(3)),
  erbangao:        sets('二般高', 3, twiceAlikeChows, {includes: ['yibangao']}),
  sanfenghui:      sets('三風會', 3, pungsOf(winds, 3)),
  quanqiuren:      win('全求人', 3, both(allExposed, ron), {includes: ['duting']}),
  sanlianke:       sets('三連刻', 3, pungsInARow(3)),
  hunquandaiyao:   tiles('混全帶么', 3, inEachGroup(orphans), {shape: 'quandaiyao'}),
  // 4台
  diting:          win('地聽', 4, flag('readyEarly'), {includes: ['menqianqing']}),
  santongke:       sets('三同刻', 4, pungsInThreeSuits),
  yisesantongshun: sets('一色三同順', 4, alikeChows(3), {includes: ['yibangao']}),
  duiduihu:        form('對對胡', 4, allPungs, {...base, shape: 'pengpenghu'}),
  hunyise:         tiles('混一色', 4, halfFlush, base),
  xiaosanyuan:     sets('小三元', 4, littleThreeDragons, {...base, includes: ['sanyuanpai']}),
  // 6台
  silianke:        sets('四連刻', 6, pungsInARow(4), {includes: ['sanlianke']}),
  shiliubuda:      form('十六不搭', 6, shape('shiliubuda'), {includes: ['menqianqing']}),
  chunquandaiyao:  tiles('純全帶么', 6, inEachGroup(terminals), {includes: ['hunquandaiyao']}),
  sangangzi:       sets('三槓子', 6, kongs(3), {shape: 'sangang'}),
  hunlaotou:       tiles('混老頭', 6, all(only(orphans), has(honors), has(terminals)), {includes: ['hunquandaiyao'], shape: 'hunyaojiu'}),
  sianke:          sets('四暗刻', 6, concealedPungs(4), {includes: ['sananke']}),
  // 8台
  qiqiangyi:       bonus('七搶一', 8, both(selfDraw, flag('sevenFlowers')), {loose: true, tiles: tilesLaidOut, includes: ['benhua', 'huagang'], cite: 'XZ-10'}),
  baxianguohai:    bonus('八仙過海', 8, both(selfDraw, flag('eightFlowers')), {loose: true, tiles: tilesLaidOut, includes: ['benhua', 'huagang'], cite: 'XZ-11'}),
  tianting:        win('天聽', 8, flag('readyFirst'), {includes: ['menqianqing']}),
  baduiban:        form('八對半', 8, shape('baduiban'), {includes: ['menqianqing']}),
  dasanyuan:       sets('大三元', 8, bigThreeDragons, {...base, includes: ['sanyuanpai']}),
  // 10台
  qiankewanlai:    form('千客萬來', 10, both(shape('shiliubuda'), guestsOfThreeSuits), {includes: ['shiliubuda', 'menqianqing']}),
  // XZ-A6: neither 混老頭 nor 混全帶么
  ziyise:          tiles('字一色', 10, allHonors, {includes: ['hunquandaiyao']}),
  qingyise:        tiles('清一色', 10, fullFlush, withoutFlush),
  xiaosixi:        sets('小四喜', 10, littleFourWinds, {includes: ['sanfenghui']}),
  // 13台
  wulianke:        sets('五連刻', 13, pungsInARow(5), {includes: ['duiduihu', 'sanlianke', 'silianke']}),
  sigangzi:        sets('四槓子', 13, kongs(4), {includes: ['sangangzi'], shape: 'sigang'}),
  lvyise:          tiles('綠一色', 13, allGreen),
  wuanke:          sets('五暗刻', 13, concealedPungs(5), {includes: ['duiduihu', 'sananke', 'sianke', 'menqianqing']}),
  // 16台
  dihu:            win('地胡', 16, flag('earthly'), {includes: ['buqiuren', 'tianting', 'diting']}),
  renhu:           win('人胡', 16, flag('human'), {includes: ['menqianqing', 'tianting', 'diting']}),
  dasixi:          sets('大四喜', 16, bigFourWinds, {includes: ['quanfeng', 'menfeng', 'sanfenghui']}),
  // 20台
  jiulongfeitian:  form('九龍飛天', 20, both(fullFlush, nineSided), {includes: ['qingyise', 'menqianqing'], cite: 'XZ-9'}),
  qinglaotou:      tiles('清老頭', 20, allTerminals, {includes: ['hunlaotou', 'hunquandaiyao', 'chunquandaiyao'], ...withoutFlush, shape: 'qingyaojiu'}),
  siliantaibao:    sets('四連太寶', 20, alikeChows(4), {includes: ['yibangao', 'yisesantongshun', 'erbangao']}),
  // 24台
  wugangzi:        sets('五槓子', 24, kongs(5), {includes: ['duting', 'duiduihu', 'sangangzi', 'sigangzi']}),
  tianhu:          win('天胡', 24, flag('heavenly'), {includes: ['buqiuren', 'zhuangjia']}),
});

/** The id of a pattern. */
export type XinzhangPattern = (typeof patterns)[number]['id'];
