/** What the chart of a game shows: the points of each player over its hands. */
import type {Seat} from '../../core/situation/situation.js';
import {isOver, pointsOf} from '../../round/game/game.js';
import type {Ledger} from '../../round/ledger/ledger.js';

/** From so many hands on a game has a chart; a shorter one is read from its table. */
const FEWEST = 5;

/** The last game of a ledger over its hands. */
export interface GameChart {
  readonly players: readonly string[];
  /** The index of its first hand in the ledger. */
  readonly first: number;
  /** The points of each player before the first hand, and after each hand. */
  readonly points: readonly (readonly number[])[];
  /** The place of each player at the same times, from 1; equal points share the better place. */
  readonly places: readonly (readonly number[])[];
  /** The hands that begin a round, by their number before it. */
  readonly rounds: readonly {readonly at: number; readonly round: Seat}[];
  /** What a player won most in one hand, counted from 1; absent where nobody won. */
  readonly largest?: {readonly hand: number; readonly player: number; readonly gain: number};
  /** How often another player than before was in the lead. */
  readonly changes: number;
  readonly isOver: boolean;
}

/** The chart of the last game of a ledger; undefined where that has few hands. */
export function chartOf({heading, hands, next}: Ledger): GameChart | undefined {
  const last = hands.at(-1);
  const players = heading?.players ?? [];
  const own = hands.filter(({game}) => game === last?.game);
  if (own.length < FEWEST || !players.length) return undefined;
  const [{frame}] = own;
  const points = [
    pointsOf(frame, frame.points),
    ...own.map((hand) => pointsOf(hand.frame, hand.ending.points)),
  ];
  const places = points.map((row) => row.map((n) => 1 + row.filter((other) => other > n).length));
  const gains = own.flatMap((_, at) =>
    players.map((__, player) => ({hand: at + 1, player, gain: points[at + 1][player] - points[at][player]})),
  );
  const largest = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
  const leads = places.slice(1).map((row) => row.map((place) => place === 1).join(' '));
  return {
    players,
    first: hands.length - own.length,
    points,
    places,
    rounds: own.flatMap(({frame: {round}}, at) =>
      round === own.at(at - 1)?.frame.round && at > 0 ? [] : [{at, round}],
    ),
    ...(largest.gain > 0 && {largest}),
    changes: leads.filter((lead, at) => at > 0 && lead !== leads[at - 1]).length,
    isOver: next !== undefined && isOver(next),
  };
}

/** A chart’s scale: where a value stands from the top, in percent, and the values that have a line. */
export interface ChartScale {
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** The scale of places. */
export const placeScale = (players: number): ChartScale => ({
  y: (place) => ((place - 0.5) / players) * 100,
  ticks: [...Array(players).keys()].map((i) => i + 1),
});

/** The scale of points: five to ten lines at round numbers. */
export function pointScale(points: GameChart['points']): ChartScale {
  const all = points.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const power = 10 ** Math.floor(Math.log10(Math.max(most - least, 1)));
  const step = [0.2, 0.5, 1].map((n) => n * power).find((n) => (most - least) / n <= 6) ?? 2 * power;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return {
    y: (value) => (1 - (value - low) / (high - low)) * 100,
    ticks: [...Array(count + 1).keys()].map((i) => low + i * step),
  };
}

/** Moves places apart that are nearer than `least`, and keeps them in their order and below 100. */
export function spread(places: readonly number[], least: number): number[] {
  const order = places.map((y, player) => ({y, player})).sort((a, b) => a.y - b.y);
  order.forEach((one, i) => {
    if (i) one.y = Math.max(one.y, order[i - 1].y + least);
  });
  order.toReversed().forEach((one, i, all) => {
    one.y = Math.min(one.y, i ? all[i - 1].y - least : 100);
  });
  return places.map((_, player) => order.find((one) => one.player === player)?.y ?? 0);
}
