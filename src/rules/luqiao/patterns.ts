/**
 * 胡 and 台 of 路橋: the table that scores and that is shown, with 胡 first, as on the page.
 * `core/patterns/pattern-table.ts` explains how to read a row. A `loose` row also counts in hands that have not won.
 */
import {either} from '../../core/patterns/conditions.js';
import {bonus, form, patternTable, sets, tiles, win} from '../../core/patterns/pattern-table.js';
import {allPungs, concealedKongs, meldedKongs} from '../../core/patterns/sets.js';
import {fullFlush, halfFlush} from '../../core/patterns/tiles.js';
import {selfDraw} from '../../core/patterns/winning.js';
import {
  allHonorsAs,
  anyWin,
  closedWait,
  concealedTriplets,
  doubled,
  dragonPair,
  dragonTriplets,
  exposedTriplets,
  fourWinds,
  ownWindPair,
  ownWindPung,
  taiOfFourWinds,
} from './forms.js';

const everybody = {loose: true, each: true} as const;
const tai = {unit: 'tai'} as const;

// prettier-ignore
/** The patterns of 台州路橋 in the order of the rule page. */
export const patterns = patternTable({cite: 'TZ-25', provenance: 'page', unit: 'hu'}, {
  // 胡
  hudi:        bonus('胡底', 10, anyWin),
  pairOwnWind: sets('自分の風の対子', 2, ownWindPair, everybody),
  pairDragon:  sets('中發白の対子', 2, dragonPair, everybody),
  mingke:      sets('明刻', doubled(2), exposedTriplets, everybody),
  anke:        sets('暗刻', doubled(4), concealedTriplets, everybody),
  minggang:    sets('明槓', doubled(8), meldedKongs, everybody),
  angang:      sets('暗槓', doubled(16), concealedKongs, everybody),
  duiduihu:    form('対対胡', 4, allPungs, {shape: 'pengpenghu'}),
  qiandang:    win('嵌檔', 2, closedWait),
  zimo:        win('自摸', 2, selfDraw),
  // 台
  ownWindPung: sets('自分の風の刻子・槓子', 1, ownWindPung, {...tai, loose: true, shape: 'menfengke'}),
  dragonPung:  sets('中發白の刻子・槓子', 1, dragonTriplets, {...tai, ...everybody, shape: 'jianke'}),
  qingyise:    tiles('清一色', 3, either(fullFlush, allHonorsAs('qingyise')), tai),
  hunyise:     tiles('混一色', 1, either(halfFlush, allHonorsAs('hunyise')), tai),
  sifenghuiqi: sets('四風会斉', taiOfFourWinds, fourWinds, {...tai, loose: true, cite: 'TZ-A10'}),
});

/** The id of a pattern. */
export type LuqiaoPattern = (typeof patterns)[number]['id'];
