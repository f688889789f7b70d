/** Each level beats the one below it: walls are played twice, with the seats exchanged, always the same ones. */
import {describe, expect, it} from 'vitest';
import {playHands} from '../../src/play/count/play-hands.js';
import type {PlayerLevel} from '../../src/play/players/player.js';
import {played, tableOf} from './tables.js';

/** What the better level wins more, of all hands. */
async function lead(id: string, hands: number, better: PlayerLevel, worse: PlayerLevel): Promise<number> {
  const [ruleset] = played.filter((one) => one.id === id);
  const {seats} = playHands(await tableOf(ruleset), {
    hands,
    seed: 'levels',
    levels: [better, worse],
    paired: true,
  });
  const wins = (level: PlayerLevel): number =>
    seats.reduce((sum, seat) => sum + (seat.level === level ? seat.wins : 0), 0);
  return (wins(better) - wins(worse)) / (2 * hands);
}

describe.each(['mcr', 'riichi', 'luqiao'])('in %s', (id) => {
  it.each([
    [3, 2, 24],
    [2, 1, 60],
  ] as const)('level %i wins more than level %i', async (better, worse, hands) => {
    expect(await lead(id, hands, better, worse)).toBeGreaterThan(0);
  });
});

it('level 4 wins more than level 3 where hands must be worth something', async () => {
  expect(await lead('mcr', 8, 4, 3)).toBeGreaterThan(0.15);
});
