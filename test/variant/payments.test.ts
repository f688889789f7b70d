/** What each pays, and why: the part of the dealer and of the counters is said. */
import {expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {readRuleset} from '../../src/variant/index.js';

const ROWS = '1番：自摸\n3番：對對糊\n叫法 = hk\n';
const HAND = '[111m] 444p 777s 22s 99p +9p';

const OF_ALL = '| 役 | 番 | 誰 |\n|---|---|---|\n| 三元牌 | 1 | 全員 |\n\n';

/** The payments of a hand of three fan, as `west 4 = 3 + dealer 1`. */
function paid(settings: string, more: Partial<Situation>): string[] {
  const {ruleset, problems} = readRuleset(`${ROWS}${settings}`, {id: 'text'});
  expect(problems).toEqual([]);
  if (!ruleset) throw new Error('not read');
  const situation: Situation = {
    ...{rules: 'text', hand: HAND, by: 'discard', from: 'west', seat: 'south', round: 'east', dealer: 'east'},
    ...more,
  };
  const {payments} = score(situation, ruleset);
  return payments.map(({from, amount, how}) => `${from} ${amount}${how ? ` = ${how}` : ''}`);
}

it.each<[string, Partial<Situation>, string[]]>([
  ['dealer = ×2', {}, ['west 3']],
  ['dealer = ×2', {from: 'east'}, ['east 6 = 3 × dealer 2']],
  ['dealer = ×2', {seat: 'east'}, ['west 6 = 3 × dealer 2']],
  ['dealer = +1', {from: 'east'}, ['east 4 = 3 + dealer 1']],
  ['dealer = +1\npoints = 100 + 20 × 番', {from: 'east'}, ['east 180 = 160 + dealer 20']],
  ['dealer = +1 + 2 × counters', {counters: 2}, ['west 3']],
  ['dealer = +1 + 2 × counters', {from: 'east', counters: 2}, ['east 8 = 3 + dealer 1 + counters 4']],
  ['discard = discarder 番 × (4 + 2 × dealerwins)', {}, ['west 12']],
  ['discard = discarder 番 × (4 + 2 × dealerwins)', {seat: 'east'}, ['west 18 = 12 + dealer 6']],
  ['discard = discarder 番 + 3 × counters', {counters: 2}, ['west 9 = 3 + counters 6']],
  ['discard = discarder 番 − dealer', {from: 'east'}, ['east 2 = 3 − dealer 1']],
  ['losers = half\ndiscard = each', {}, ['west 2 = 3 ÷ 2', 'north 2 = 3 ÷ 2', 'east 3']],
  [
    'dealer = ×2\nlosers = half\ndiscard = each',
    {},
    ['west 2 = 3 ÷ 2', 'north 2 = 3 ÷ 2', 'east 6 = 3 × dealer 2'],
  ],
])('%s %o', (settings, more, payments) => {
  expect(paid(settings, more)).toEqual(payments);
});

it('says who pays as the liable player, and how much of it the dealer adds', () => {
  expect(paid('dealer = +1\ndiscard = each\nliable = discarder when 對對糊', {})).toEqual([
    'west 3',
    'west 3',
    'west 4 = 3 + dealer 1',
  ]);
});

it('says which hands a difference is between', () => {
  const plain = '234m 567m 345s 89m ';
  const others = {east: `${plain}EE`, west: '[CCC] 234m 567m 33s 68s', north: `${plain}SS`};
  expect(paid(`${OF_ALL}dealer = ×2\neverybody = difference\nlosers = half\n`, {others})).toEqual([
    'west 2 = 3 ÷ 2',
    'north 1 = (1 − 0) ÷ 2',
    'east 2 = (1 − 0) × dealer 2',
  ]);
});

it.each([
  ['計算 = 2^番', 'points'],
  ['計算 = 番 × 2^min(番, 3)', 'fan'],
  ['計算 = ceil(番 + 5, 10)', 'fan'],
  ['計算 = 0:1 3:8', 'points'],
  ['單位 = 台\n計算 = 2^番', 'tai'],
  ['', 'fan'],
])('counts the total of “%s” in %s', (settings, unit) => {
  const {ruleset, problems} = readRuleset(`${ROWS}${settings}`, {id: 'text'});
  expect(problems).toEqual([]);
  const rules = ruleset ?? [];
  expect(
    score(
      {rules: 'text', hand: HAND, by: 'discard', from: 'west', seat: 'south', round: 'east', dealer: 'east'},
      rules,
    ),
  ).toMatchObject({
    status: 'win',
    unit,
    lines: [{value: 3, unit: 'fan'}],
  });
});
