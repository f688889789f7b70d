import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {observed} from '../cases.js';
import {seeded, shuffled} from '../random.js';
import {randomHand} from './hands.js';
import {plainNet, plainNotes, plainScore} from './plain.js';

const seen = new Set<string>();
const SEATS = ['east', 'south', 'west'];

function compare(seed: number, hands: number): void {
  const random = seeded(seed);
  for (let i = 0; i < hands; i++) {
    const {plain, situation, from} = randomHand(random);
    const scored = score(situation, ribon);
    const result = observed(scored);
    const expected = plainScore(plain);
    const at = JSON.stringify(situation);
    expect(result.status, at).toBe(expected.status);
    if (expected.status !== 'win') continue;
    expect(result.total, at).toBe(expected.total);
    const net = plainNet(plain, from, expected.total);
    expect(result.net, at).toEqual(Object.fromEntries(net.map((n, seat) => [SEATS[seat], n])));
    expect(scored.notes?.map(({about}) => about) ?? [], at).toEqual(plainNotes(plain));
    const ways = expected.ways.map(({lines}) => Object.entries(lines).filter(([, value]) => value));
    expect(
      ways.map((lines) => Object.fromEntries(lines)),
      at,
    ).toContainEqual(result.lines);
    for (const id of Object.keys(result.lines)) seen.add(id);
  }
}

describe('李凡師サンマ against a plain second implementation', () => {
  for (const seed of [1, 2]) it(`hands from seed ${seed}`, () => compare(seed, 2000));

  it('in which every row was scored', () => {
    const never = ribon.patterns.filter(({id, ...row}) => !seen.has(id) && !('impossible' in row));
    expect(never).toEqual([]);
  });

  it('whatever was scored before', () => {
    const random = seeded(3);
    const situations = Array.from({length: 500}, () => randomHand(random).situation);
    const text = (situation: (typeof situations)[number]): string => JSON.stringify(score(situation, ribon));
    const first = new Map(situations.map((situation) => [situation, text(situation)]));
    for (const situation of shuffled(random, situations)) expect(text(situation)).toBe(first.get(situation));
  });
});
