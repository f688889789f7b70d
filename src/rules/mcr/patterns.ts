/**
 * The 81 番 of 国標麻将, and 明暗槓: the table that scores and that is shown, in the order of the page.
 * `core/patterns/pattern-table.ts` explains how to read a row. `chows` and `pungs` are counted by the five
 * principles, in `combine`.
 *
 * `cite`: `MC-#n` row n of the page's table of 81 · `MC-n` a numbered rule · `MC-Pn` one of the five principles ·
 * `MC-An` a row of its ambiguities · `MC-GB` the preset.
 */
import {addedLater, all, both, either, not} from '../../core/patterns/conditions.js';
import {flowerCount, flowersLaidOut, tilesLaidOut} from '../../core/patterns/flowers.js';
import {
  littleFourWinds,
  littleThreeDragons,
  pungOf,
  pungsOf,
  roundWindPung,
  seatWindPung,
} from '../../core/patterns/honors.js';
import {fourOfAKind, foursCount} from '../../core/patterns/fours.js';
import {dragons, ofRanks, orphans, reversible, winds} from '../../core/patterns/kinds.js';
import {knittedStraight} from '../../core/patterns/knitted.js';
import {pureNineGates} from '../../core/patterns/nine-gates.js';
import {bonus, form, patternTable, sets, tiles, win} from '../../core/patterns/pattern-table.js';
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
  allHonors,
  allSimples,
  allTerminals,
  fullFlush,
  halfFlush,
  has,
  inEachSet,
  noHonors,
  only,
  onlyRanks,
  suits,
} from '../../core/patterns/tiles.js';
import {allExposed, concealed, flag, robbing, ron, selfDraw} from '../../core/patterns/winning.js';
import {
  chows,
  from,
  oneSuit,
  pungs,
  rising,
  same,
  threeSuits,
  twoSuits,
} from '../../core/patterns/combination.js';
import {
  everySetAChow,
  lastOfKind,
  mixedKongsAs,
  onlyKongs,
  pureTerminalChows,
  selfDrawnAlone,
  sevenHonorsApart,
  sevenShiftedPairs,
  singleWait,
  threeSuitedTerminalChows,
  twoConcealedKongs,
} from './forms.js';
import {onlyWait} from '../../core/patterns/waits.js';

/** By the rules of 1998, 缺一門 is not counted beside these (MC-A6). */
const strict98 = {includesIf: {option: 'strict98', is: true, ids: ['queyimen']}} as const;

// prettier-ignore
/** The patterns of 中国公式 in the order of the rule page. */
export const patterns = patternTable({cite: (n) => `MC-#${n}`, provenance: 'found'}, {
  // 88
  dasixi:             sets('大四喜', 88, pungsOf(winds, 4), {includes: ['sanfengke', 'pengpenghu', 'quanfengke', 'menfengke', 'yaojiuke']}),
  dasanyuan:          sets('大三元', 88, pungsOf(dragons, 3), {includes: ['shuangjianke', 'jianke'], ...strict98}),
  lvyise:             tiles('緑一色', 88, allGreen, {includes: ['hunyise', 'queyimen']}),
  // and 幺九刻, all or one of them, as agreed: see `combine` (MC-A4)
  jiulianbaodeng:     form('九蓮宝燈', 88, pureNineGates, {includes: ['qingyise', 'menqianqing', 'wuzi', 'queyimen', 'bianzhang', 'kanzhang', 'dandiaojiang'], includesIf: {option: 'nineGatesYaojiuke', is: 0, ids: ['yaojiuke']}}),
  sigang:             sets('四槓', 88, kongs(4), {includes: ['sangang', 'shuangangang', 'shuangminggang', 'mingangang', 'minggang', 'angang', 'pengpenghu', 'dandiaojiang']}),
  lianqidui:          form('連七対', 88, sevenShiftedPairs, {includes: ['qidui', 'qingyise', 'menqianqing', 'dandiaojiang', 'wuzi', 'queyimen']}),
  shisanyao:          form('十三幺', 88, shape('thirteenOrphans'), {includes: ['wumenqi', 'menqianqing', 'dandiaojiang', 'hunyaojiu']}),
  // 64
  qingyaojiu:         tiles('清幺九', 64, allTerminals, {includes: ['pengpenghu', 'hunyaojiu', 'quandaiyao', 'yaojiuke', 'wuzi', 'shuangtongke']}),
  xiaosixi:           sets('小四喜', 64, littleFourWinds, {includes: ['sanfengke'], includesOn: ['yaojiuke']}),
  xiaosanyuan:        sets('小三元', 64, littleThreeDragons, {includes: ['shuangjianke', 'jianke'], ...strict98}),
  ziyise:             tiles('字一色', 64, allHonors, {includes: ['pengpenghu', 'hunyaojiu', 'quandaiyao', 'yaojiuke', 'queyimen']}),
  sianke:             sets('四暗刻', 64, concealedPungs(4), {includes: ['sananke', 'shuanganke', 'pengpenghu', 'menqianqing']}),
  yiseshuanglonghui:  form('一色双龍会', 64, pureTerminalChows, {includes: ['qingyise', 'pinghu', 'qidui', 'yibangao', 'laoshaofu', 'wuzi', 'queyimen']}),
  // 48
  yisesitongshun:     sets('一色四同順', 48, chows(4, oneSuit(same)), {includes: ['yisesantongshun', 'yisesanjiegao', 'yibangao', 'siguiyi'], ...strict98}),
  yisesijiegao:       sets('一色四節高', 48, pungs(4, oneSuit(rising(1))), {includes: ['yisesanjiegao', 'yisesantongshun', 'pengpenghu'], ...strict98}),
  // 32
  yisesibugao:        sets('一色四歩高', 32, chows(4, oneSuit(rising(1, 2))), {includes: ['yisesanbugao', 'lianliu', 'laoshaofu'], ...strict98}),
  sangang:            sets('三槓', 32, kongs(3), {includes: ['shuangangang', 'shuangminggang', 'mingangang', 'minggang', 'angang']}),
  hunyaojiu:          tiles('混幺九', 32, only(orphans), {includes: ['pengpenghu', 'quandaiyao', 'yaojiuke']}),
  // 24
  qidui:              form('七対', 24, shape('sevenPairs'), {includes: ['menqianqing', 'dandiaojiang']}),
  qixingbukao:        form('七星不靠', 24, sevenHonorsApart, {includes: ['quanbukao', 'wumenqi', 'menqianqing', 'dandiaojiang']}),
  quanshuangke:       tiles('全双刻', 24, both(only(ofRanks(2, 4, 6, 8)), allPungs), {includes: ['pengpenghu', 'duanyao', 'wuzi']}),
  qingyise:           tiles('清一色', 24, fullFlush, {includes: ['wuzi', 'queyimen']}),
  yisesantongshun:    sets('一色三同順', 24, chows(3, oneSuit(same)), {includesOn: ['yisesanjiegao', 'yibangao']}),
  // nor 一色三同順 by the page: that is the same tiles read as chows, in another arrangement
  yisesanjiegao:      sets('一色三節高', 24, pungs(3, oneSuit(rising(1)))),
  quanda:             tiles('全大', 24, onlyRanks(7, 9), {includes: ['dayuwu', 'wuzi']}),
  quanzhong:          tiles('全中', 24, onlyRanks(4, 6), {includes: ['duanyao', 'wuzi']}),
  quanxiao:           tiles('全小', 24, onlyRanks(1, 3), {includes: ['xiaoyuwu', 'wuzi']}),
  // 16
  qinglong:           sets('清龍', 16, chows(3, oneSuit(from(1, 4, 7))), {includesOn: ['lianliu', 'laoshaofu']}),
  sanseshuanglonghui: form('三色双龍会', 16, threeSuitedTerminalChows, {includes: ['pinghu', 'laoshaofu', 'xixiangfeng', 'wuzi']}),
  yisesanbugao:       sets('一色三歩高', 16, chows(3, oneSuit(rising(1, 2)))),
  quandaiwu:          tiles('全帯五', 16, inEachSet(ofRanks(5)), {includes: ['duanyao', 'wuzi']}),
  santongke:          sets('三同刻', 16, pungs(3, threeSuits(same)), {includesOn: ['shuangtongke']}),
  sananke:            sets('三暗刻', 16, concealedPungs(3), {includes: ['shuanganke']}),
  // 12
  quanbukao:          form('全不靠', 12, shape('honorsAndKnitted'), {includes: ['wumenqi', 'menqianqing', 'dandiaojiang']}),
  zuhelong:           form('組合龍', 12, knittedStraight),
  dayuwu:             tiles('大于五', 12, onlyRanks(6, 9), {includes: ['wuzi']}),
  xiaoyuwu:           tiles('小于五', 12, onlyRanks(1, 4), {includes: ['wuzi']}),
  sanfengke:          sets('三風刻', 12, pungsOf(winds, 3), {includesOn: ['yaojiuke'], ...strict98}),
  // 8
  hualong:            sets('花龍', 8, chows(3, threeSuits(from(1, 4, 7)))),
  tuibudao:           tiles('推不倒', 8, only(reversible), {includes: ['queyimen']}),
  sansesantongshun:   sets('三色三同順', 8, chows(3, threeSuits(same)), {includesOn: ['xixiangfeng']}),
  sansesanjiegao:     sets('三色三節高', 8, pungs(3, threeSuits(rising(1)))),
  wufanhu:            form('無番和', 8, addedLater),
  miaoshouhuichun:    win('妙手回春', 8, both(selfDraw, flag('lastTile')), {includes: ['zimo']}),
  haidilaoyue:        win('海底撈月', 8, both(ron, flag('lastTile')), {shape: 'lastDiscard'}),
  gangshangkaihua:    win('槓上開花', 8, flag('replacement'), {includes: ['zimo']}),
  qiangganghu:        win('搶槓和', 8, robbing, {includes: ['hujuezhang']}),
  shuangangang:       sets('双暗槓', twoConcealedKongs, onlyKongs({melded: 0, concealed: 2}), {includes: ['angang', 'shuanganke']}),
  // 6
  pengpenghu:         form('碰碰和', 6, allPungs),
  hunyise:            tiles('混一色', 6, halfFlush, {includes: ['queyimen']}),
  sansesanbugao:      sets('三色三歩高', 6, chows(3, threeSuits(rising(1)))),
  wumenqi:            tiles('五門斉', 6, all(suits(3), has(winds), has(dragons))),
  quanqiuren:         win('全求人', 6, both(allExposed, ron), {includes: ['dandiaojiang']}),
  shuangjianke:       sets('双箭刻', 6, pungsOf(dragons, 2), {includes: ['jianke']}),
  // 4
  quandaiyao:         tiles('全帯幺', 4, inEachSet(orphans)),
  buqiuren:           win('不求人', 4, all(selfDraw, concealed, not(selfDrawnAlone)), {includes: ['menqianqing', 'zimo']}),
  shuangminggang:     sets('双明槓', 4, either(onlyKongs({melded: 2, concealed: 0}), mixedKongsAs(6)), {includes: ['minggang']}),
  mingangang:         sets('明暗槓', 5, mixedKongsAs(5), {includes: ['minggang', 'angang'], cite: 'MC-A2'}),
  hujuezhang:         win('和絶張', 4, lastOfKind),
  // 2
  jianke:             sets('箭刻', 2, pungOf(dragons), {each: true, includesOn: ['yaojiuke']}),
  quanfengke:         sets('圈風刻', 2, roundWindPung, {includesOn: ['yaojiuke']}),
  menfengke:          sets('門風刻', 2, seatWindPung, {includesOn: ['yaojiuke']}),
  menqianqing:        win('門前清', 2, both(concealed, ron)),
  pinghu:             form('平和', 2, both(everySetAChow, noHonors), {includes: ['wuzi']}),
  siguiyi:            sets('四帰一', 2, fourOfAKind, {times: foursCount}),
  shuangtongke:       sets('双同刻', 2, pungs(2, twoSuits(same))),
  shuanganke:         sets('双暗刻', 2, concealedPungs(2)),
  angang:             sets('暗槓', 2, concealedKongs, {each: true}),
  duanyao:            tiles('断幺', 2, allSimples, {includes: ['wuzi']}),
  // 1
  yibangao:           sets('一般高', 1, chows(2, oneSuit(same))),
  xixiangfeng:        sets('喜相逢', 1, chows(2, twoSuits(same))),
  lianliu:            sets('連六', 1, chows(2, oneSuit(rising(3)))),
  laoshaofu:          sets('老少副', 1, chows(2, oneSuit(from(1, 7)))),
  yaojiuke:           sets('幺九刻', 1, pungOf(orphans), {each: true}),
  minggang:           sets('明槓', 1, meldedKongs, {each: true}),
  queyimen:           tiles('缺一門', 1, suits(2)),
  wuzi:               tiles('無字', 1, noHonors),
  bianzhang:          win('辺張', 1, onlyWait(singleWait('edge'))),
  kanzhang:           win('嵌張', 1, onlyWait(singleWait('closed'))),
  dandiaojiang:       win('単釣将', 1, onlyWait(singleWait('pair'))),
  zimo:               win('自摸', 1, selfDraw),
  huapai:             bonus('花牌', 1, flowersLaidOut, {loose: true, times: flowerCount, tiles: tilesLaidOut}),
});

/** The id of a pattern. */
export type McrPattern = (typeof patterns)[number]['id'];
