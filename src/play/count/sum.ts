/** Adds up what came of walls, and of parts of a run. */
import type {PlayerLevel} from '../players/player.js';
import type {HandCounts, SeatCount} from './counted.js';
import {TimeCount, type Times} from './times.js';
import {playsOf, wallsIn, type HandsAsked, type WallCount} from './walls.js';

/** Counts as a sum grows. */
class Sum {
  hands = 0;
  drawn = 0;
  refused = 0;
  private seats: readonly SeatCount[] = [];
  private readonly lines = new Map<string, number>();
  private readonly times = new Map<PlayerLevel, TimeCount>();

  add(one: Pick<HandCounts, 'hands' | 'drawn' | 'refused' | 'seats' | 'lines'>): void {
    this.hands += one.hands;
    this.drawn += one.drawn;
    this.refused += one.refused;
    this.seats = one.seats.map((seat, i) => sumOf(this.seats.at(i), seat));
    for (const [id, n] of Object.entries(one.lines)) this.lines.set(id, (this.lines.get(id) ?? 0) + n);
  }

  timesAt(level: PlayerLevel): TimeCount {
    const known = this.times.get(level) ?? new TimeCount();
    this.times.set(level, known);
    return known;
  }

  /** The counts in an order that does not depend on how they were added up. */
  get counts(): Pick<HandCounts, 'drawn' | 'refused' | 'seats' | 'lines' | 'ms'> {
    const lines = [...this.lines].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const times = [...this.times].sort(([a], [b]) => a - b).map(([level, {times: told}]) => [level, told]);
    return {
      drawn: this.drawn,
      refused: this.refused,
      seats: this.seats,
      lines: Object.fromEntries(lines),
      ms: Object.fromEntries(times) as HandCounts['ms'],
    };
  }
}

const sumOf = (before: SeatCount | undefined, one: SeatCount): SeatCount => ({
  level: one.level,
  wins: one.wins + (before?.wins ?? 0),
  selfDrawn: one.selfDrawn + (before?.selfDrawn ?? 0),
  dealtIn: one.dealtIn + (before?.dealtIn ?? 0),
  points: one.points + (before?.points ?? 0),
});

const levelsIn = (ms: object): readonly PlayerLevel[] =>
  Object.keys(ms).map((level) => Number(level) as PlayerLevel);

/** Counts the hands of a run, wall by wall, in the order of the walls. */
export class HandCount {
  private readonly sum = new Sum();

  constructor(
    private readonly about: Pick<HandCounts, 'rules' | 'version' | 'options'>,
    private readonly asked: HandsAsked,
    seats: number,
  ) {
    const {levels} = asked;
    const none = {wins: 0, selfDrawn: 0, dealtIn: 0, points: 0};
    this.sum.add({
      ...{hands: 0, drawn: 0, refused: 0, lines: {}},
      seats: [...Array(seats).keys()].map((i) => ({level: levels[i % levels.length], ...none})),
    });
  }

  add(wall: WallCount): void {
    this.sum.add(wall);
    for (const level of levelsIn(wall.ms))
      for (const ms of wall.ms[level] ?? []) this.sum.timesAt(level).add(ms);
  }

  /** How many hands were played so far. */
  get hands(): number {
    return this.sum.hands;
  }

  get counts(): HandCounts {
    const {asked, about, sum} = this;
    const {seed, paired, part} = asked;
    const all = wallsIn(asked).length * playsOf(asked);
    return {
      ...about,
      hands: sum.hands,
      ...(sum.hands < all && {of: all}),
      seed,
      ...(paired && {paired: true as const}),
      ...(part && {part: `${part.part}/${part.of}`}),
      ...sum.counts,
    };
  }
}

/** Why counts cannot be added up: they are of other rules, walls or players; or a part is there twice. */
export interface UnlikeCounts {
  /** The number of the counts that do not fit those before, from 0. */
  readonly at: number;
  readonly field: 'rules' | 'version' | 'options' | 'seed' | 'levels' | 'paired' | 'part';
}

const NAMED = ['rules', 'version', 'options', 'seed', 'paired'] as const;

const levelsOf = ({seats}: HandCounts): string => seats.map(({level}) => level).join();

const partsIn = ({part = '1/1'}: HandCounts): {readonly parts: readonly number[]; readonly of: number} => {
  const [parts, of] = part.split('/');
  return {parts: parts.split('+').map(Number), of: Number(of)};
};

/**
 * Adds up the parts of a run. All parts together come to what one run gives, but for how long decisions took.
 * @returns the sum; or why there is none
 */
export function mergeCounts(all: readonly HandCounts[]): HandCounts | UnlikeCounts {
  const [first] = all;
  const sum = new Sum();
  const parts: number[] = [];
  const {of: many} = partsIn(first);
  let asked = 0;
  for (const [at, one] of all.entries()) {
    const field = NAMED.find((name) => one[name] !== first[name]);
    if (field) return {at, field};
    if (levelsOf(one) !== levelsOf(first)) return {at, field: 'levels'};
    const own = partsIn(one);
    if (own.of !== many || own.parts.some((part) => parts.includes(part))) return {at, field: 'part'};
    parts.push(...own.parts);
    sum.add(one);
    for (const level of levelsIn(one.ms)) sum.timesAt(level).addAll(one.ms[level] as Times);
    asked += one.of ?? one.hands;
  }
  const {rules, version, options, seed, paired} = first;
  return {
    rules,
    version,
    ...(options !== undefined && {options}),
    hands: sum.hands,
    ...(sum.hands < asked && {of: asked}),
    seed,
    ...(paired && {paired}),
    ...(parts.length < many && {part: `${parts.sort((a, b) => a - b).join('+')}/${many}`}),
    ...sum.counts,
  };
}

/** The parts that are missing in a sum, and how many there are in all. */
export function missingParts(sum: HandCounts): {readonly parts: readonly number[]; readonly of: number} {
  const {parts, of} = partsIn(sum);
  const all = [...Array(of).keys()].map((i) => i + 1);
  return {parts: all.filter((part) => !parts.includes(part)), of};
}

/** Whether counts could not be added up. */
export const isUnlike = (sum: HandCounts | UnlikeCounts): sum is UnlikeCounts => 'field' in sum;
