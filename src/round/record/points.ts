/** Points after a hand, as records tell them. */
import type {BySeat} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RoundRecord} from './record.js';

/** Points with gains and losses added; a seat without points had none. */
export const withGains = (points: BySeat<number>, gains: BySeat<number>): BySeat<number> => ({
  ...points,
  ...Object.fromEntries(
    (Object.entries(gains) as [Seat, number][]).map(([seat, n]) => [seat, (points[seat] ?? 0) + n]),
  ),
});

/** The points after a hand, where its record says them or what each player won or lost; undefined elsewhere. */
export function pointsInRecord({
  start,
  expect,
}: Pick<RoundRecord, 'start' | 'expect'>): BySeat<number> | undefined {
  const {points, net} = expect ?? {};
  if (points) return {...start.points, ...points};
  return net && start.points && withGains(start.points, net);
}
