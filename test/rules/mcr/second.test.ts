import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {SEATS, type Seat, type Situation} from '../../../src/core/situation/situation.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {observed} from '../cases.js';
import {bestReadings, totalOf, type Lines} from './plain/fans.js';
import {Random, randomWin} from './plain/random.js';

const HANDS = 1200;

const inOrder = (lines: Lines): string =>
  Object.entries(lines)
    .map(([id, value]) => `${id} ${value}`)
    .sort()
    .join('\n');

/** Eight from each loser, and the value of the hand from the discarder or from all (MC-17, MC-18). */
function netOf({by, from, seat}: Situation, total: number): Record<string, number> {
  const losers = SEATS.filter((other) => other !== seat);
  const pays = (loser: Seat): number => 8 + (by === 'self' || loser === from ? total : 0);
  const net: Record<string, number> = Object.fromEntries(losers.map((loser) => [loser, -pays(loser)]));
  return {...net, [String(seat)]: losers.reduce((sum, loser) => sum + pays(loser), 0)};
}

describe('國標: against a second scorer', () => {
  it(`finds the same total and one of the best readings for ${HANDS} hands`, () => {
    const random = new Random(20061);
    for (let i = 0; i < HANDS; i++) {
      const {won, situation} = randomWin(random);
      const result = score(situation, mcr);
      const got = observed(result);
      const readings = bestReadings(won);
      const best = readings.map(({lines}) => lines);
      const told = JSON.stringify(situation);
      expect(got.status, told).toMatch(/^win|^not-allowed/);
      expect(got.total, `${told}\n${inOrder(got.lines)}\n\n${inOrder(best[0])}`).toBe(totalOf(best[0]));
      const same = readings.filter(({lines}) => inOrder(lines) === inOrder(got.lines));
      expect(
        same.length,
        `${told}\n${inOrder(got.lines)}\n\n${best.map(inOrder).join('\n\n')}`,
      ).toBeGreaterThan(0);
      const leftOut = result.excluded.map(({id}) => id).sort();
      expect(
        same.map(({out}) => Object.keys(out).sort()),
        told,
      ).toContainEqual(leftOut);
      expect(got.status, told).toBe(got.total - won.flowers < 8 ? 'not-allowed' : 'win');
      if (got.status === 'win') expect(got.net, told).toEqual(netOf(situation, got.total));
    }
  });
});
