/** The patterns that a win just fails: by one set, by one tile, or by one circumstance. */
import type {Position} from '../game/position.js';
import {isFault, readPosition, type ReadPosition, type Rulesets} from '../reading/read.js';
import {checkFlags} from '../reading/flags.js';
import type {Situation} from '../situation/situation.js';
import {circumstances} from './near-circumstances.js';
import {exchanges, type Exchange} from './near-exchanges.js';
import type {Circumstance} from './near-melds.js';
import {Scorer} from './scorer.js';

/** A pattern that the hand would have if one thing were otherwise. */
export interface NearMiss {
  /** The id of the pattern. */
  readonly id: string;
  /** What it fails by: tiles of one group, or what lies around the hand. */
  readonly by: 'tile' | 'set' | Circumstance['what'];
  /** The tiles that fail it, in notation: those that would have to be others. */
  readonly tiles?: string;
  /** What would have to be there in their place, in notation. */
  readonly instead?: string;
  /**
   * The circumstance that would have to be there: a way of winning, the winning tile, `called`, `concealed` or `kong` of the
   * tiles, a flag (`-riichi` for one that would have to be gone), a seat, a flower.
   */
  readonly wanted?: string;
}

/** Reads which patterns a position has, whatever is worth most. */
class Finder extends Scorer {
  /** Ids of the patterns that count, and of those that are there but left out. */
  private readonly counting: string[] = [];
  private readonly left: string[] = [];

  /** Whether the position is a win at all. */
  find(read: ReadPosition): boolean {
    const {counting, left, rows} = this;
    counting.length = left.length = 0;
    if (!this.win(read)) return false;
    for (let k = 0; k < rows.size; k++) {
      const row = rows.list[k];
      (rows.times[row] ? counting : left).push(this.columns.ids[row]);
    }
    return true;
  }

  /** All that are there. */
  present(): Set<string> {
    return new Set([...this.counting, ...this.left]);
  }

  /** Calls with each that counts and is not among some. */
  each(known: ReadonlySet<string>, call: (id: string) => void): void {
    for (const id of this.counting) if (!known.has(id)) call(id);
  }
}

let finder: Finder | undefined;

/** How much has to change: a circumstance less than a tile, a tile less than a set. */
const effortOf = (miss: NearMiss, tiles: number): number =>
  miss.by === 'set' ? 10 + tiles : miss.by === 'tile' ? 5 : 1;

/**
 * The patterns that a win fails by one thing, the nearest first: a circumstance, one tile, one set. Of the ways to have a
 * pattern the nearest is named.
 * @returns none for a hand that is not complete, has not won, or cannot be read
 * @throws {TypeError} for an option name that the rule set does not have
 */
export function nearMisses(situation: Situation, rules: Rulesets): NearMiss[] {
  const read = readPosition(situation, rules);
  finder ??= new Finder();
  if (isFault(read) || read.position.win < 0 || !finder.find(read)) return [];
  const known = finder.present();
  const groups = [...finder.match.groups.subarray(0, finder.match.size)];
  const {winAt, shape} = finder.match;
  const nearest = new Map<string, {miss: NearMiss; effort: number}>();
  const note = (miss: NearMiss, tiles: number): void => {
    const effort = effortOf(miss, tiles);
    const before = nearest.get(miss.id);
    if (!before || effort < before.effort) nearest.set(miss.id, {miss, effort});
  };
  const tryOne = (position: Position, miss: (id: string) => NearMiss, tiles: number): void => {
    if (!isPossible(position, read) || !finder?.find({position, table: read.table})) return;
    finder.each(known, (id) => note(miss(id), tiles));
  };
  for (const {position, what, wanted, tiles} of circumstances(read, groups, winAt))
    tryOne(position, (id) => ({id, by: what, ...(wanted && {wanted}), ...(tiles && {tiles})}), 0);
  const other = (exchange: Exchange): void =>
    tryOne(exchange.position, (id) => missOf(id, exchange), exchange.count);
  if (shape !== 'loose') for (const exchange of exchanges(read, groups, winAt)) other(exchange);
  return [...nearest.values()].sort((a, b) => a.effort - b.effort).map(({miss}) => miss);
}

const missOf = (id: string, {count, tiles, instead}: Exchange): NearMiss => ({
  id,
  by: count === 1 ? 'tile' : 'set',
  tiles,
  instead,
});

/** Whether the flags can be, and the rule set has nothing against it. */
function isPossible(position: Position, {table: {ruleset}}: ReadPosition): boolean {
  return !checkFlags(position, ruleset.flags) && !ruleset.check?.(position);
}
