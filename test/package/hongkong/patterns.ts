/** What counts in 香港舊章 and how many 番 it is worth: a row a line, those that are worth least first. */
import {both} from 'mahjong-elements/core/patterns/conditions.js';
import {
  flowerSets,
  flowerTiles,
  flowersOf,
  ownFlowers,
  seatFlowers,
} from 'mahjong-elements/core/patterns/flowers.js';
import {
  bigThreeDragons,
  dragonPungs,
  littleThreeDragons,
  pungsAndPair,
  pungsOf,
  roundWindPung,
  seatWindPung,
} from 'mahjong-elements/core/patterns/honors.js';
import {orphans, winds} from 'mahjong-elements/core/patterns/kinds.js';
import {nineGates} from 'mahjong-elements/core/patterns/nine-gates.js';
import {
  bonus,
  form,
  patternTable,
  sets,
  tiles,
  win,
  type Worth,
} from 'mahjong-elements/core/patterns/pattern-table.js';
import {allChows, allPungs, concealedPungs, kongs, shape} from 'mahjong-elements/core/patterns/sets.js';
import {allHonors, allTerminals, fullFlush, halfFlush, only} from 'mahjong-elements/core/patterns/tiles.js';
import {concealed, flag, robbing, selfDraw, whether} from 'mahjong-elements/core/patterns/winning.js';
import type {Match} from 'mahjong-elements/core/match.js';
import type {HongkongOptions} from './options.js';

/** A limit hand (爆棚) is worth whatever the limit is. */
const limit: Worth = {
  value: (m: Match<HongkongOptions>) => m.options.limit,
  shown: (options: HongkongOptions) => ({limit: options.limit}),
};

const noFlowers = whether((m: Match<HongkongOptions>) => m.options.flowers && !m.position.flowers);
const seatFlower = (m: Match): number => seatFlowers(m, '梅蘭菊竹');
const seatFlowerTiles = (m: Match, groups: number): string =>
  flowerTiles(ownFlowers(m, '梅蘭菊竹') & flowersOf(groups));
const flowerSetTiles = (_: Match, groups: number): string => flowerTiles(flowersOf(groups));

// prettier-ignore
export const patterns = patternTable({cite: 'HK-3', provenance: 'found'}, {
  // 1
  pinghu:        sets('平糊', 1, allChows),
  menqianqing:   win('門前清', 1, concealed),
  zimo:          win('自摸', 1, selfDraw),
  qianggang:     win('搶槓', 1, robbing),
  gangshang:     win('槓上開花', 1, flag('replacement')),
  haidi:         win('海底撈月', 1, flag('lastTile')),
  menfeng:       sets('門風', 1, seatWindPung),
  quanfeng:      sets('圈風', 1, roundWindPung),
  sanyuanpai:    sets('三元牌', 1, dragonPungs, {each: true}),
  wuhua:         bonus('無花', 1, noFlowers),
  zhenghua:      bonus('正花', 1, seatFlower, {each: true, tiles: seatFlowerTiles}),
  // 2
  yitaihua:      bonus('一臺花', 2, flowerSets, {each: true, tiles: flowerSetTiles, includesOn: ['zhenghua']}),
  // 3
  duiduihu:      sets('對對糊', 3, allPungs),
  hunyise:       tiles('混一色', 3, halfFlush),
  // 4
  huayaojiu:     tiles('花么九', 4, both(allPungs, only(orphans)), {includes: ['duiduihu']}),
  // 5
  xiaosanyuan:   sets('小三元', 5, littleThreeDragons, {includes: ['sanyuanpai']}),
  // 6
  xiaosixi:      sets('小四喜', 6, pungsAndPair(winds), {includes: ['menfeng', 'quanfeng']}),
  // 7
  qingyise:      tiles('清一色', 7, fullFlush),
  // 8
  dasanyuan:     sets('大三元', 8, bigThreeDragons, {includes: ['sanyuanpai']}),
  kankanhu:      sets('坎坎糊', 8, both(concealedPungs(4), selfDraw), {includes: ['duiduihu', 'menqianqing']}),
  gangshanggang: win('槓上槓', 8, flag('kongOnKong'), {includes: ['gangshang', 'zimo']}),
  // 10
  ziyise:        tiles('字一色', 10, allHonors, {includes: ['duiduihu', 'huayaojiu']}),
  qingyaojiu:    tiles('清么九', 10, allTerminals, {includes: ['duiduihu', 'huayaojiu']}),
  jiuzilianhuan: form('九子連環', 10, nineGates, {includes: ['qingyise', 'menqianqing']}),
  // the limit
  dasixi:        sets('大四喜', limit, pungsOf(winds, 4), {includes: ['duiduihu', 'menfeng', 'quanfeng']}),
  shibaluohan:   sets('十八羅漢', limit, kongs(4), {includes: ['duiduihu']}),
  shisanyao:     form('十三么', limit, shape('thirteenOrphans'), {includes: ['menqianqing']}),
  tianhu:        win('天糊', limit, flag('heavenly'), {includes: ['menqianqing', 'zimo']}),
  dihu:          win('地糊', limit, flag('earthly'), {includes: ['menqianqing']}),
});

export type HongkongPattern = (typeof patterns)[number]['id'];
