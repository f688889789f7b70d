import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {observed} from '../cases.js';
import {seeded} from '../random.js';
import {randomHand} from './hands.js';
import {plainScore} from './plain.js';

const seen = new Set<string>();

function compare(seed: number, hands: number): void {
  const random = seeded(seed);
  for (let i = 0; i < hands; i++) {
    const {plain, situation} = randomHand(random);
    const result = observed(score(situation, ribon));
    const expected = plainScore(plain);
    const at = JSON.stringify(situation);
    expect(result.status, at).toBe(expected.status);
    if (expected.status !== 'win') continue;
    expect(result.total, at).toBe(expected.total);
    const ways = expected.ways.map((lines) => Object.entries(lines).filter(([, value]) => value));
    expect(
      ways.map((lines) => Object.fromEntries(lines)),
      at,
    ).toContainEqual(result.lines);
    for (const id of Object.keys(result.lines)) seen.add(id);
  }
}

describe('李凡師サンマ against a plain second implementation', () => {
  for (const seed of [1, 2]) it(`hands from seed ${seed}`, () => compare(seed, 2000), 60_000);

  it('in which every row was scored', () => {
    const never = ribon.patterns.filter(({id, ...row}) => !seen.has(id) && !('impossible' in row));
    expect(never.map(({id}) => id)).toEqual(['nagashi']);
  });
});
