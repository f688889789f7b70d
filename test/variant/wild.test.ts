/** Games with wild tiles and with tiles set aside, as texts: what hands are worth by their rules, worked out by hand. */
import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {waits} from '../../src/core/waiting/waits.js';
import {readRuleset} from '../../src/variant/index.js';
import {galleryRuleset as rulesetOf} from './gallery.js';

type Hand = Omit<Situation, 'rules'>;
/** A hand, and its total, or why it does not win. */
type Case = readonly [hand: Hand, wanted: number | string];

const self = (hand: string, more: Partial<Hand> = {}): Hand => ({by: 'self', ...more, hand});
const ron = (hand: string, more: Partial<Hand> = {}): Hand => ({by: 'discard', from: 'west', ...more, hand});

const CHOWS = '[123m] 456m 789p 67s 22s +8s';

const CASES: Readonly<Record<string, readonly Case[]>> = {
  // 中 is wild in each hand, whatever the situation says; a hand wins by its own draw alone
  hongzhong: [
    [ron('[111m] 234m 56p 99s 78s C +9s'), 'not-allowed'],
    [self('[111m] 234m 56p 99s 78s C +9s'), 1],
    [self('[111m] 234m 56p 99s 78s 8p +9s'), 'not-a-win'],
    // 無紅中
    [self('[111m] 234m 567p 78s 99s +9s'), 2],
    // seven pairs, of which 中 is half of one
    [self('1133m 5577p 2299s C +4s'), 4],
    [self('1133m 5577p 2299s 4s +C'), 4],
    [self('1133m 557p 2299s 6s C +4s'), 'not-a-win'],
    // 中 and 9s, or 中 and 5s: a triplet either way
    [self('[111m] 222p 55s 777s 9s C +9s'), 2],
    [self('[111m] 222p 56s 777s 9s C +9s'), 1],
    // 中 twice in one chow, or all of one suit with 中 in it
    [self('[111m] 222m 567m 9m 8m CC +9m'), 4],
    // honors are not played with
    [self('[111m] 234m 56p EE 78s C +9s'), 'invalid'],
  ],
  // the tile after the indicator is wild; 將 of 2, 5 or 8, unless the hand is of one suit or triplets
  wuhan: [
    [ron(CHOWS, {wild: '3s'}), 2],
    [self(CHOWS, {wild: '3s'}), 4],
    [ron('[123m] 456m 789p 67s 33s +8s', {wild: '1m'}), 'not-allowed'],
    [ron('[123m] 456m 789p 67s 2s 5p +8s', {wild: '4p'}), 1],
    [ron('[123m] 456m 789p 67s 2s 5p +8s', {wild: '5p'}), 'not-a-win'],
    // after 9 comes 1, after 北 東
    [ron('[456m] 456m 789p 67s 2s 1m +8s', {wild: '9m'}), 1],
    [ron('[123p] 456p 789p 67s 2s E +8s', {wild: 'N'}), 1],
    [ron('[123p] 456p 789p 67s 2s E +8s'), 'not-a-win'],
    [ron('[111m] [999p] 444s 77m 33p +3p', {wild: '1s'}), 8],
  ],
  // the indicator's kind and the next one are wild
  tianjin: [
    [self('123s 46m 789s 111s 99m +5m', {wild: '3p'}), 7],
    [self('123s 46m 789s 11s 3p 99m +5m', {wild: '3p'}), 4],
    [self('123s 46m 789s 11s 4p 99m +5m', {wild: '3p'}), 4],
    // 捉五 is 五萬 alone
    [self('123s 46p 789s 11s 3m 99m +5p', {wild: '3m'}), 'not-allowed'],
    [self('123p 78p 789s 11s 3m 99m +6p', {wild: '3m'}), 'not-allowed'],
    [self('123p 456p 789p 5s 3m 4m 9m +9m', {wild: '3m'}), 5],
    [self('123p 456p 789p 5s 3m 4m 9m +9m', {wild: '5m'}), 'not-a-win'],
    // 混吊: the wild tile waits for anything
    [self('123p 456p 111s 999s 3m +E', {wild: '3m'}), 3],
    [ron('123p 456p 111s 999s 3m +E', {wild: '3m'}), 'not-allowed'],
  ],
  // 中發白 are flowers
  shanghai: [
    [ron(CHOWS, {flowers: '1fCC'}), 4],
    [ron(CHOWS, {flowers: '1fC'}), 'not-allowed'],
    [ron(CHOWS), 11],
    [ron('[111m] [EEE] 222m 99m WW +W'), 12],
    [ron('[111m] [EEE] 222m 99m WW +W', {flowers: 'P'}), 16],
    [ron('[111m] [EEE] 222m 99m PP +P'), 'invalid'],
    [ron(CHOWS, {flowers: 'CCCCC'}), 'invalid'],
    [ron(CHOWS, {flowers: '1fE'}), 'invalid'],
  ],
  // four animals, each a circumstance of the hand
  singapore: [
    [ron(CHOWS, {flags: ['animalCat']}), 2],
    [ron(CHOWS, {flags: ['animalCat', 'animalRat']}), 4],
    [ron(CHOWS), 8],
    [ron('[123m] 456m 789p 67s EE +8s'), 'not-allowed'],
    [ron('[111m] [333m] 55m 77m 999m +7m'), 16],
    [ron('[111m] [333m] 55m 77m 999m +7m', {flags: ['animalCat']}), 16],
    [ron('[111m] [333m] 55m 77s 999m +7s', {flags: ['animalCat']}), 4],
  ],
};

describe.each(Object.entries(CASES))('%s', (name, cases) => {
  const ruleset = rulesetOf(name);

  it.each(cases)('%j: %s', (hand, wanted) => {
    const {status, total, reason} = score({...hand, rules: name}, ruleset);
    expect(status === 'win' ? total : status, reason?.code).toBe(wanted);
  });
});

describe('wild tiles', () => {
  it('are waited with: a hand of six pairs and a wild tile waits for anything', () => {
    const ruleset = rulesetOf('hongzhong');
    const tiles = (hand: string): string[] =>
      waits({hand, rules: 'hongzhong'}, ruleset).ready.map(({tile}) => tile);
    // of the 28 kinds of the set none is held four times
    expect(tiles('1133m 5577p 2299s C')).toHaveLength(28);
    expect(tiles('1133m 5577p 229s 4s C')).toEqual(['4s', '9s', 'C']);
    expect(waits({hand: '1133m 5577p 29s 46s C', rules: 'hongzhong'}, ruleset).distance).toBe(1);
  });

  it('are words of conditions', () => {
    const text =
      '牌 = 144 bonus dragons\n百搭 = E, S\n1番：甲、乙、丙、丁\n甲 = wilds >= 2\n乙 = wonwild\n丙 = bonus C = 2\n丁 = always';
    const {ruleset, problems} = readRuleset(text, {id: 'words'});
    expect(problems).toEqual([]);
    if (!ruleset) throw new Error('nothing to score');
    const rows = (hand: Hand): string =>
      score({...hand, rules: 'words'}, ruleset)
        .lines.map(({id}) => id)
        .join('');
    expect(rows(ron('[123m] 456m 789p 6s E 22s +8s'))).toBe('丁');
    expect(rows(ron('[123m] 456m 789p 6s E S2s +8s'))).toBe('甲丁');
    expect(rows(self('[123m] 456m 789p 67s 2s S +E'))).toBe('甲乙丁');
    expect(rows(ron('[123m] 456m 789p 67s 22s +8s', {flowers: 'CCF'}))).toBe('丙丁');
    expect(rows(ron('[123m] 456m 789p 67s 22s +8s', {flowers: 'CFF'}))).toBe('丁');
  });

  it('are kinds that conditions name', () => {
    const text =
      '牌 = 136\n百搭 = 指示牌\n1番：甲、丙\n2番：乙\n甲 = pair of wild\n乙 = pungs of wild\n丙 = always';
    const {ruleset, problems} = readRuleset(text, {id: 'kinds'});
    expect(problems).toEqual([]);
    if (!ruleset) throw new Error('nothing to score');
    const rows = (hand: string, wild?: string): string =>
      score({...self(hand), ...(wild && {wild}), rules: 'kinds'}, ruleset)
        .lines.map(({id}) => id)
        .join('');
    expect(rows('[123m] 456m 789p 67s 55p +8s', '5p')).toBe('甲丙');
    expect(rows('[123m] 456m 789p 67s 55p +8s', '1p')).toBe('丙');
    expect(rows('[123m] 456m 789p 67s 55p +8s')).toBe('丙');
    // one of the two is needed in a chow
    expect(rows('[123m] 456m 789p 6s 5p 22s +8s', '5p')).toBe('丙');
    expect(rows('[123m] 456m 555p 67s 22s +8s', '5p')).toBe('丙乙');
    for (const name of ['財神牌', '财神牌', '百搭牌'])
      expect(readRuleset(text.replaceAll('of wild', `of ${name}`), {id: 'kinds'}).problems).toEqual([]);
  });

  it('pay by what they are worth', () => {
    const {net} = score(
      {...self(CHOWS.replace('[', '').replace(']', '')), wild: '1s', rules: 'tianjin'},
      rulesetOf('tianjin'),
    );
    expect(net).toEqual({east: 9, south: -3, west: -3, north: -3});
    const singapore = score(
      {...ron(CHOWS), flags: ['animalCat'], rules: 'singapore'},
      rulesetOf('singapore'),
    );
    expect(singapore.net).toEqual({east: 8, south: -2, west: -4, north: -2});
  });
});
