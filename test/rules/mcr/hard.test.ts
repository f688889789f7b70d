/** Totals computed by hand from the page: combined patterns, options, ways of winning. */
import {expect, it} from 'vitest';
import type {Situation} from '../../../src/core/situation/situation.js';
import {total} from './play.js';

const drawn = {by: 'self'} as const;
const guobiao = {rules: 'guobiao'} as const;

const cases: readonly [what: string, hand: string, total: number, more?: Partial<Situation>][] = [
  ['大四喜 字一色 四暗刻 自摸', 'EEE SSS WWW NN PP +N', 88 + 64 + 64 + 1, drawn],
  ['大四喜 字一色 三暗刻 門前清', 'EEE SSS WWW NN PP +N', 88 + 64 + 16 + 2],
  ['大四喜 四槓 字一色 四暗刻 自摸', '[[EEEE]][[SSSS]][[WWWW]][[NNNN]] P +P', 88 + 88 + 64 + 64 + 1, drawn],
  [
    '小四喜 混一色 全帯幺 圈風刻 門風刻 双暗刻 単釣将',
    'EEE SSS [WWW] 123m N +N',
    64 + 6 + 4 + 2 + 2 + 2 + 1,
    {seat: 'south'},
  ],
  ['大三元 双暗刻, strict98', '[PPP] FFF CCC 23s 11m +4s', 88 + 2, {options: {strict98: true}}],
  ['緑一色 七対 四帰一', '2222s3344s6688sF +F', 88 + 24 + 2],
  ['清幺九 三同刻 単釣将', '[111m][111p][111s] 999m 9p +9p', 64 + 16 + 1],
  ['混幺九 七対', '1199m1199p1199sE +E', 32 + 24],
  ['全大 七対', '7788m7799p8899s9m +9m', 24 + 24],
  ['全双刻 双同刻 twice', '[222m][222p] 444m 44p 88s +4p', 24 + 2 + 2],
  ['三槓 一色四節高 幺九刻 缺一門 無字', '[1111m][2222m][3333m] 44m 55p +4m', 32 + 48 + 1 + 1 + 1],
  ['一色四歩高 清一色 平和', '[123m][234m] 345m 45m 99m +6m', 32 + 24 + 2],
  ['一色四同順 before three pungs in a row', '[234m] 223344m 34m 99p +2m', 48 + 2 + 1],
  ['一色双龍会 不求人 単釣将', '112233m 778899m 5m +5m', 64 + 4 + 1, {...drawn, ...guobiao}],
  ['三色双龍会 不求人 嵌張', '123m789m 123p 79p 55s +8p', 16 + 4 + 1, drawn],
  ['連七対 断幺 自摸', '2233445566778m +8m', 88 + 2 + 1, drawn],
  ['九蓮宝燈 清龍 四帰一 不求人', '1112345678999m +1m', 88 + 16 + 2 + 4, drawn],
  ['九蓮宝燈 清龍 四帰一 自摸', '1112345678999m +1m', 88 + 16 + 2 + 1, {...drawn, ...guobiao}],
  ['九蓮宝燈 双暗刻 連六 幺九刻', '1112345678999m +2m', 88 + 2 + 1 + 1, guobiao],
  [
    '妙手回春 槓上開花 不求人 暗槓',
    '[[5555s]] 234m 678p 45m EE +6m',
    8 + 8 + 4 + 2,
    {...drawn, flags: ['lastTile', 'replacement']},
  ],
  ['搶槓和 門前清', '234m 678p 555s 45m EE +6m', 8 + 2, {by: 'robbing'}],
  ['和絶張 四帰一 喜相逢 連六 無字 嵌張', '[555p][123m] 456m 46p 99s +5p', 4 + 2 + 1 + 1 + 1 + 1],
  ['三暗刻 by a chow 門前清 四帰一 無字', '222m 555p 888s 34m 99p +2m', 16 + 2 + 2 + 1],
];

it.each(cases)('國標: %s: %s is %i', (_, hand, worth, more) => {
  expect(total(hand, more)).toBe(worth);
});
