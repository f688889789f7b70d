/** Random wins in all seats and ways, with flowers and circumstances. */
import {SEATS, type Situation, type WinBy} from '../../src/core/situation/situation.js';
import {handText, randomWin, seeded} from '../rules/random.js';

const WAYS: readonly WinBy[] = ['self', 'discard', 'discard', 'robbing'];

/** Whether a circumstance may come with a win in this way. */
const isPossible = (flag: string, by: WinBy): boolean =>
  flag !== 'replacement' && flag !== 'heavenly' ? by !== 'robbing' : by === 'self';

/** So many random wins. */
export function randomSituations(
  seed: number,
  count: number,
  {flowers = false, flags = [], sets = 4}: {flowers?: boolean; flags?: readonly string[]; sets?: 4 | 5},
): Omit<Situation, 'rules'>[] {
  const random = seeded(seed);
  return Array.from({length: count}, () => {
    const hand = handText(randomWin(random, sets, () => 4));
    const by = WAYS[random(4)];
    const seat = SEATS[random(4)];
    const others = SEATS.filter((other) => other !== seat);
    const laid = flowers && random(2) ? [...'12345678'].filter(() => !random(3)) : [];
    const flag = flags[random(6 * (flags.length || 1))];
    return {
      ...{hand, by, seat, round: SEATS[random(4)]},
      ...(by !== 'self' && {from: others[random(3)]}),
      ...(laid.length && {flowers: laid.map((n) => `${n}f`).join('')}),
      ...(flag && isPossible(flag, by) && {flags: [flag]}),
    };
  });
}
