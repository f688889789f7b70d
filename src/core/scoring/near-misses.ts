/** Finds the patterns that a win just misses: by one set, one tile or one circumstance. */
import type {Position} from '../game/position.js';
import type {Ruleset} from '../game/ruleset.js';
import {readPosition, type ReadPosition, type Rulesets} from '../reading/read.js';
import {checkFlags} from '../reading/flags.js';
import type {Situation} from '../situation/situation.js';
import {nearCircumstances} from './near-circumstances.js';
import {completions} from './near-completions.js';
import {exchanges, type Exchange} from './near-exchanges.js';
import type {Circumstance} from './near-melds.js';
import {Scorer} from './scorer.js';
import {kindName, type Kind} from '../tiles/tile.js';
import {isFault} from '../situation/result.js';

/** A pattern that the hand would have if one thing were different. */
export interface NearMiss {
  /** The id of the pattern. */
  readonly id: string;
  /** What is missing: tiles of one group, or a circumstance. */
  readonly by: 'tile' | 'set' | Circumstance['what'];
  /** The tiles that would have to be others, in notation. */
  readonly tiles?: string;
  /** The tiles that would be needed in their place, in notation. */
  readonly instead?: string;
  /**
   * The circumstance that would be needed: a way of winning, the winning tile, `called`, `concealed` or `kong` for
   * the tiles, a flag (`-riichi` for one that would have to be absent), a seat, a flower.
   */
  readonly wanted?: string;
  /** What the hand would be worth, if it may not win as it is and could win then. */
  readonly total?: number;
}

/** Finds all patterns of a position, whatever their worth. */
class Finder extends Scorer {
  /** The patterns that are there, counted or not. */
  present(): Set<string> {
    const {list, size} = this.rows;
    return new Set([...list.subarray(0, size)].map((row) => this.columns.ids[row]));
  }

  /** What the position that was scored last is worth. */
  totalOf({options}: Position, {table: {ruleset}}: ReadPosition): number {
    return ruleset.total?.(this.worth, options, this.match).total ?? this.worth;
  }

  /** Calls `call` with each pattern that counts and is not in `known`. */
  each(known: ReadonlySet<string>, call: (id: string) => void): void {
    const {list, size, times} = this.rows;
    for (let k = 0; k < size; k++) {
      const id = this.columns.ids[list[k]];
      if (times[list[k]] && !known.has(id)) call(id);
    }
  }
}

let finder: Finder | undefined;

/**
 * The patterns that a hand misses by one thing, nearest first: by a circumstance, by one tile, by one set. For each
 * pattern the nearest way is given. A hand that is not complete misses what it would have with one other tile, or with two
 * other tiles in one set.
 * @returns an empty list for a hand that has not won, is farther from complete, or cannot be read
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function nearMisses(situation: Situation, rules: Rulesets): NearMiss[] {
  const read = readPosition(situation, rules);
  finder ??= new Finder();
  if (isFault(read) || read.position.win < 0) return [];
  const isComplete = finder.win(read);
  const known = isComplete ? finder.present() : new Set<string>();
  const groups = [...finder.match.groups.subarray(0, finder.match.size)];
  const {winAt, shape} = finder.match;
  const isBarred = isComplete && finder.forbidden !== undefined;
  const nearest = new Map<string, {miss: NearMiss; effort: number}>();
  /** Records the patterns of a position, each with the least effort. */
  const tryOne = (position: Position, effort: number, miss: (id: string) => NearMiss): void => {
    if (!isPossible(position, read) || !finder?.win({position, table: read.table})) return;
    const would = isBarred && !finder.forbidden ? finder.totalOf(position, read) : undefined;
    finder.each(known, (id) => {
      const before = nearest.get(id);
      if (before && effort >= before.effort) return;
      nearest.set(id, {miss: {...miss(id), ...(would !== undefined && {total: would})}, effort});
    });
  };
  const exchanged = (exchange: Exchange): void =>
    tryOne(exchange.position, effortOf(exchange), (id) => missOf(id, exchange));
  if (!isComplete) for (const exchange of completions(read)) exchanged(exchange);
  else {
    for (const {position, what, wanted, tiles} of nearCircumstances(read, groups, winAt))
      tryOne(position, CIRCUMSTANCE, (id) => ({
        id,
        by: what,
        ...(wanted && {wanted}),
        ...(tiles && {tiles}),
      }));
    if (shape !== 'loose') for (const exchange of exchanges(read, groups, winAt)) exchanged(exchange);
  }
  return [...nearest.values()].sort((a, b) => a.effort - b.effort).map(({miss}) => miss);
}

/** First what the hand lacks by its tiles and sets, which teaches more than a circumstance. */
export const byTheHand = (misses: readonly NearMiss[]): NearMiss[] => {
  const rank = ({by}: NearMiss): number => ['tile', 'set', 'melds', 'win', 'by'].indexOf(by) >>> 0;
  return misses.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * Those that would make a win of a hand that may not win, one for each change. Where a change brings several patterns, one
 * that counts more than fu is named: fu alone make no win.
 */
export function savingMisses(situation: Situation, ruleset: Ruleset): NearMiss[] {
  const saving = byTheHand(nearMisses(situation, ruleset)).filter(({total}) => total !== undefined);
  const isFu = ({id}: NearMiss): boolean => ruleset.patterns.find((one) => one.id === id)?.unit === 'fu';
  const changeOf = ({by, tiles, instead, wanted}: NearMiss): string => [by, tiles, instead, wanted].join();
  const best = new Map<string, NearMiss>();
  for (const miss of [...saving.filter((one) => !isFu(one)), ...saving.filter(isFu)])
    if (!best.has(changeOf(miss))) best.set(changeOf(miss), miss);
  return saving.filter((miss) => best.get(changeOf(miss)) === miss);
}

/** Effort of a change: a circumstance is less than a tile, a tile less than a set. */
const CIRCUMSTANCE = 1;
const effortOf = ({come}: Exchange): number => (come.length === 1 ? 5 : 10 + come.length);

const missOf = (id: string, {gone, come}: Exchange): NearMiss => ({
  id,
  by: come.length === 1 ? 'tile' : 'set',
  tiles: namesOf(gone),
  instead: namesOf(come),
});

const namesOf = (kinds: readonly Kind[]): string => kinds.map(kindName).join('');

/** Whether the flags are possible and the rule set accepts the position. */
function isPossible(position: Position, {table: {ruleset}}: ReadPosition): boolean {
  return !checkFlags(position, ruleset.flags ?? []) && !ruleset.check?.(position);
}
