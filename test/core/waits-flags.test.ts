import {expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {Flag, Situation} from '../../src/core/situation/situation.js';
import {waits} from '../../src/core/waiting/waits.js';
import {luqiao, mcr, ribon, shiragiku} from '../../src/rules/index.js';

const KONG = '[[1111p]] 234m 567m 89s EE';
const SIXTEEN = '123m 456m 789m 234p 56s 77s';

type Way = 'discard' | 'self';

/** A flag, a rule set, a hand, a tile it waits for, and the ways of winning that the flag allows. */
const CASES: readonly (readonly [Flag, Ruleset, Omit<Situation, 'rules'>, string, readonly Way[]])[] = [
  ['replacement', luqiao, {hand: KONG, wild: '9m'}, '7s', ['self']],
  ['replacement', mcr, {hand: KONG}, '7s', ['self']],
  ['replacement', mcr, {hand: KONG.replace('[[1111p]]', '111p')}, '7s', []],
  ['lastTile', mcr, {hand: '[111p] 234m 567m 89s EE'}, '7s', ['self', 'discard']],
  ['lastOfKind', mcr, {hand: '[111p] 234m 55m 89s 89s 7s'}, '7s', []],
  ['lastOfKind', mcr, {hand: '[111p] 234m 567m 89s EE'}, '7s', ['self', 'discard']],
  ['replacement', ribon, {hand: '[[1111p]] 234p 567p 89s EE'}, '7s', ['self']],
  ['human', shiragiku, {hand: SIXTEEN, seat: 'south'}, '4s', ['self']],
  ['human', shiragiku, {hand: SIXTEEN, seat: 'west', options: {firstTurn: 'game2020'}}, '4s', ['discard']],
  ['earthly', shiragiku, {hand: SIXTEEN, seat: 'south'}, '4s', ['discard']],
];

it.each(CASES)('%s counts only where it can be: %#', (flag, ruleset, given, tile, ways) => {
  const situation = {...given, rules: ruleset.id};
  const wait = waits({...situation, flags: [flag]}, ruleset).ready.find((found) => found.tile === tile);
  for (const by of ['discard', 'self'] as const) {
    const won: Situation = {
      ...situation,
      hand: `${situation.hand} +${tile}`,
      by,
      ...(by === 'discard' ? {from: situation.seat === 'south' ? 'east' : 'south'} : {}),
    };
    const flagged = score({...won, flags: [flag]}, ruleset);
    const possible = ways.includes(by);
    expect(flagged.status === 'invalid').toBe(!possible);
    expect(wait?.[by].total).toBe((possible ? flagged : score(won, ruleset)).total);
  }
});
