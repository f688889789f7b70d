/** The places of problems: the field of the situation, the place in its text, and the tile in question. */
import {describe, expect, it} from 'vitest';
import {translateHand} from '../../src/core/notation/by-name.js';
import {explainFault, fault, type Problem} from '../../src/core/situation/problem.js';
import {score} from '../../src/core/scoring/score.js';
import type {OtherHand, Situation} from '../../src/core/situation/situation.js';
import {waits} from '../../src/core/waiting/waits.js';
import {en} from '../../src/locales/en.js';
import {ja} from '../../src/locales/ja.js';
import {zhHans} from '../../src/locales/zh-Hans.js';
import {zhHant} from '../../src/locales/zh-Hant.js';
import * as rulesets from '../../src/rules/index.js';
import {isFault} from '../../src/core/situation/result.js';

const locales = {en, ja, zhHant, zhHans};
const RULESETS = Object.values(rulesets);
const WON = '[123m][456m] 789m 234p 5s +5s';

function wrong(situation: Situation): Partial<Problem> | undefined {
  const {status, reason} = score(situation, RULESETS);
  if (status !== 'invalid' || !reason) return undefined;
  const {message: _, ...rest} = reason;
  return rest;
}

describe('flowers', () => {
  const mcr = {rules: 'mcr', by: 'discard'} as const;
  it('typed in the hand, have their place there', () => {
    expect(wrong({...mcr, hand: `1f1f ${WON}`})).toEqual({
      code: 'five-of-a-kind',
      about: '1f',
      at: {start: 2, end: 3 + 1},
    });
    expect(wrong({rules: 'luqiao', by: 'discard', hand: `3f ${WON}`})).toEqual({
      code: 'tile-not-in-set',
      about: '3f',
      at: {start: 0, end: 2},
    });
  });
  it('laid out, have their field', () => {
    expect(wrong({...mcr, hand: WON, flowers: '2f2f'})).toEqual({
      code: 'five-of-a-kind',
      about: '2f',
      field: 'flowers',
    });
    expect(wrong({...mcr, hand: WON, flowers: '5m'})).toEqual({
      code: 'no-such-tile',
      about: '5m',
      field: 'flowers',
    });
  });
  it('are there once on the whole table', () => {
    const others = {south: {hand: '123s 456s 789s 1112p', flowers: '1f'}};
    expect(wrong({...mcr, hand: WON, flowers: '2f', others})).toBeUndefined();
    expect(wrong({...mcr, hand: WON, flowers: '1f', others})).toEqual({
      code: 'five-of-a-kind',
      about: '1f',
      field: 'others.south',
    });
  });
});

describe('another player’s hand', () => {
  const ribon: Situation = {rules: 'ribon', hand: '123p 456p 789p 11s 23s +4s', by: 'discard', from: 'south'};
  const south = (other: OtherHand): Situation => ({...ribon, others: {south: other}});
  it('has a place only in its own text', () => {
    const east = {hand: '123p 456p 789s 11p 22s', flowers: '9f'};
    expect(wrong({rules: 'luqiao', seat: 'south', by: 'self', hand: WON, others: {east}})).toEqual({
      code: 'no-such-tile',
      about: '9f',
      field: 'others.east',
    });
    expect(wrong(south({hand: '12x'}))?.at).toEqual({start: 2, end: 3});
  });
  it.each([
    ['[222p] 222s 333s 678s 4p', ['riichi']],
    ['222p 222s 333s 678s 4p', ['ippatsu']],
    ['222p 222s 333s 678s 4p', ['heavenly']],
  ])('%s cannot have declared %s', (hand, flags) => {
    expect(wrong(south({hand, flags}))).toEqual({
      code: 'flag-conflict',
      about: flags[0],
      field: 'others.south',
    });
  });
  it('may have declared what can be', () => {
    expect(wrong(south({hand: '222p 222s 333s 678s 4p', flags: ['riichi']}))).toBeUndefined();
  });
});

describe('numbers and nothing', () => {
  it.each(['mcr', 'ribon', 'xinzhang'])('%s: counters that no sum could hold', (rules) => {
    for (const counters of [2 ** 31, 1e308, 1_000_001])
      expect(wrong({rules, hand: WON, by: 'self', counters})?.field).toBe('counters');
  });
  it.each([null, false, 0])('%s is no wild indicator', (wild) => {
    expect(wrong({rules: 'luqiao', hand: WON, by: 'self', wild} as unknown as Situation)?.field).toBe('wild');
  });
  it('refuses null as way of winning, for waits too', () => {
    const hand = {rules: 'mcr', hand: '[123m][456m] 789m 234p 5s', by: null} as unknown as Situation;
    expect(waits(hand, RULESETS).reason?.field).toBe('by');
  });
});

describe('waits of what has won', () => {
  it.each([
    [WON, '+', 26],
    ['[123m][456m] 789m 234p 5s ツモ5s', 'ツモ', 26],
  ])('%s: points at what names the winning tile', (hand, about, start) => {
    const {rules, reason} = waits({rules: 'mcr', hand}, RULESETS);
    expect(rules).toBe('mcr@1');
    expect(reason).toMatchObject({code: 'misplaced-mark', about, at: {start, end: start + about.length}});
  });
});

describe('a result without a score', () => {
  it.each([
    ['luqiao', {hu: 0, tai: 0, raw: 0}],
    ['ribon', {hon: 0}],
    ['mcr', {fan: 0}],
    ['xinzhang', {tai: 0}],
  ])('%s: has its sums', (rules, sums) => {
    expect(score({rules, hand: '12x'}, RULESETS).sums).toEqual(sums);
  });
});

describe('other hands in the result', () => {
  it('stand in the order of the seats, capped only where they are', () => {
    const others = {north: '123m 456m 789m 123p 1s', east: '123m 456m 789m 123p 2s'};
    const result = score({rules: 'luqiao', seat: 'south', hand: '111222333444s5p', others}, RULESETS);
    expect(Object.keys(result.others ?? {})).toEqual(['east', 'north']);
    expect(result.others?.east).not.toHaveProperty('capped');
  });
});

describe('a hand that has been translated', () => {
  it.each([
    ['gb', '[123m,1][456m,1]789m234pr5s5s|EE0000', 'r5s'],
    ['gb', '[123m,1][456m,1]789m234p6s6s|EE0000', '[456m,1]'],
    ['kobalab', 'm789p234s05,m1-23,m4-56', '0'],
  ])('%s %s: what is wrong in it is found in the text', (notation, text, piece) => {
    const read = translateHand(text, notation);
    if (isFault(read)) throw new Error(read.code);
    const wanted = piece.startsWith('[') ? '[4' : 'r5s';
    const start = read.hand.indexOf(wanted.startsWith('[') ? '[_4' : wanted);
    const {at} = read.inTyped({code: 'tile-not-in-set', at: {start, end: start + piece.length}});
    expect(text.slice(at?.start, at?.end)).toBe(piece);
  });
  it('what is wrong in another field stays where it is', () => {
    const read = translateHand('[123m,1][456m,1]789m234p55s|EE0000', 'gb');
    const found = {code: 'bad-field', field: 'seat', at: {start: 0, end: 1}} as const;
    expect(isFault(read) ? undefined : read.inTyped(found)).toBe(found);
  });
});

describe('a word that nobody could read to its end', () => {
  const flag = '🀄'.repeat(5000);
  const found = fault('unknown-flag', flag, 'flags');
  it.each(Object.entries(locales))('is cut in the message in %s, and whole beside it', (_, {problems}) => {
    const {message, about} = explainFault(found, problems);
    expect(about).toBe(flag);
    expect(message).toContain(`${'🀄'.repeat(60)}…`);
    expect(message).not.toContain('🀄'.repeat(61));
  });
  it('is cut without words too, and a word of sixty letters is not', () => {
    expect(explainFault(fault('unknown-flag', flag)).message).toBe(`unknown-flag: ${'🀄'.repeat(60)}…`);
    expect(explainFault(fault('unknown-flag', 'x'.repeat(60))).message).toBe(
      `unknown-flag: ${'x'.repeat(60)}`,
    );
  });
});
