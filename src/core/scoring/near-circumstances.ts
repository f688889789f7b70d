/** Varies one circumstance of a hand: how the tile came, which tile it was, what was called, flags, seats, flowers. */
import type {Position} from '../game/position.js';
import type {ReadPosition} from '../reading/read.js';
import {SEATS, WAYS, type Seat} from '../situation/situation.js';
import {otherMelds, type Circumstance} from './near-melds.js';
import {FLOWER, KINDS, kindName, kindOf, type Kind} from '../tiles/tile.js';

/**
 * The positions that differ in one circumstance.
 * @param groups those of the arrangement that is scored, melds first
 */
export function* nearCircumstances(
  read: ReadPosition,
  groups: readonly number[],
  winAt: number,
): Generator<Circumstance> {
  yield* otherWays(read.position);
  yield* otherLast(read.position);
  yield* otherMelds(read, groups, winAt);
  yield* otherFlags(read);
  yield* otherSeats(read);
  yield* otherFlowers(read);
}

function* otherWays(position: Position): Generator<Circumstance> {
  const alone = position.counts[position.win] === 1;
  for (const by of WAYS) {
    if (by === position.by || (by === 'robbing' && !alone)) continue;
    yield {position: {...position, by}, what: 'by', wanted: by};
  }
}

/** The same hand, with another of its tiles as the last one. */
function* otherLast(position: Position): Generator<Circumstance> {
  const {counts, win, hand, by} = position;
  if (by === 'robbing') return;
  for (let kind: Kind = 0; kind < KINDS; kind++) {
    if (kind === win || !counts[kind]) continue;
    const held = counts.slice();
    held[kind]--;
    const tiles = hand.tiles.slice();
    tiles.splice(
      tiles.findIndex((tile) => kindOf(tile) === kind),
      1,
      win,
    );
    yield {
      position: {...position, held, win: kind, hand: {...hand, tiles, win: kind}},
      what: 'win',
      wanted: kindName(kind),
    };
  }
}

function* otherFlags({position, table}: ReadPosition): Generator<Circumstance> {
  const {flags} = position;
  for (const {flag} of table.ruleset.flags ?? []) {
    const has = flags.includes(flag);
    const other = has ? flags.filter((one) => one !== flag) : [...flags, flag];
    yield {position: {...position, flags: other}, what: 'flag', wanted: has ? `-${flag}` : flag};
  }
}

function* otherSeats({position, table}: ReadPosition): Generator<Circumstance> {
  const {seats, fields} = table.ruleset;
  const free = (seat: Seat): boolean => seat !== position.seat && seat !== position.from;
  for (const seat of seats.filter(free)) yield {position: {...position, seat}, what: 'seat', wanted: seat};
  if (!fields.includes('round')) return;
  for (const round of SEATS) {
    if (round !== position.round) yield {position: {...position, round}, what: 'round', wanted: round};
  }
}

/** The same hand with one more flower, or with none. */
function* otherFlowers({position, table}: ReadPosition): Generator<Circumstance> {
  if (!table.ruleset.fields.includes('flowers')) return;
  const {flowers} = position;
  if (flowers) yield {position: {...position, flowers: 0}, what: 'flowers', wanted: ''};
  for (let i = 0; i < 8; i++) {
    if ((flowers >> i) & 1) continue;
    yield {
      position: {...position, flowers: flowers | (1 << i)},
      what: 'flowers',
      wanted: kindName(FLOWER + i),
    };
  }
}
