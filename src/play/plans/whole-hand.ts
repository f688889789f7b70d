/** Complete hands of sets and a pair, and whether they have a row of the table. */
import {parseHand} from '../../core/notation/parse.js';
import {findRows, scorePosition, type RowsFound} from '../../core/scoring/score.js';
import type {ReadPosition} from '../../core/reading/read.js';
import type {Group} from '../../core/game/result.js';
import {CHOW, PUNG} from '../../core/tiles/group.js';
import {KINDS, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {setFrom, tilesOfSets, type TileSetOfThree} from './sets.js';
import {isFault} from '../../core/situation/result.js';

/** A complete hand, as it lies concealed. */
export interface WholeHand {
  readonly sets: readonly TileSetOfThree[];
  readonly pair: Kind;
}

/** The hand that a result arranges; undefined for one that is not made of sets and a pair. */
export function wholeHandOf(read: ReadPosition): WholeHand | undefined {
  const {groups} = scorePosition(read);
  const sets: TileSetOfThree[] = [];
  let pair: Kind = -1;
  for (const {kind, tiles} of groups) {
    const low = lowestIn(tiles);
    if (kind === 'pair') pair = low;
    else {
      const set = TYPES[kind] === undefined ? undefined : setFrom(TYPES[kind], low);
      if (!set) return undefined;
      sets.push(set);
    }
  }
  return pair >= 0 && sets.length === read.table.ruleset.sets ? {sets, pair} : undefined;
}

const TYPES: Readonly<Partial<Record<Group['kind'], number>>> = {chow: CHOW, pung: PUNG, kong: PUNG};

function lowestIn(text: string): Kind {
  const read = parseHand(text);
  if (isFault(read)) return -1;
  return Math.min(...read.hand.tiles.map(kindOf));
}

/** Tiles by kind as a list, in order. */
export function tilesOfCounts(counts: Uint8Array): Tile[] {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let i = 0; i < counts[kind]; i++) tiles.push(kind);
  return tiles;
}

/** Asks which rows a concealed hand has that is won in one way. */
export class RowTest {
  private readonly base: ReadPosition;

  constructor(
    {position, table}: ReadPosition,
    private readonly by: 'self' | 'discard',
  ) {
    const {ruleset} = table;
    const from = by === 'self' ? undefined : ruleset.seats.find((seat) => seat !== position.seat);
    this.base = {
      table,
      position: {
        ...position,
        ...{melds: [], flags: [], reds: [], flowers: 0, others: {}, gari: []},
        ...{wild: -1, wilds: undefined, liable: undefined, by, from},
      },
    };
  }

  /** Whether a row counts for a hand. */
  counts(id: string, hand: WholeHand): boolean {
    return this.rowsOf(hand)?.has(id) === true;
  }

  /** Whether a hand has a row, be it that another excludes it. */
  has(id: string, hand: WholeHand): boolean {
    const rows = this.rowsOf(hand);
    return rows !== undefined && (rows.has(id) || rows.leavesOut(id));
  }

  private rowsOf({sets, pair}: WholeHand): RowsFound | undefined {
    const counts = tilesOfSets(sets, pair);
    const {position, table} = this.base;
    for (let kind = 0; kind < KINDS; kind++) if (counts[kind] > position.copies[kind]) return undefined;
    const [{kinds}] = sets;
    const win = kinds[2];
    const held = counts.slice();
    held[win]--;
    const hand = {melds: [], flowers: [], tiles: tilesOfCounts(held), win, by: this.by};
    return findRows({table, position: {...position, hand, held, counts, win}});
  }
}
