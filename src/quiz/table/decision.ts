/** The moment at which a round asks its reader: whose decision comes next, what may be done, and what was done. */
import type {RoundState} from '../../contexts/round.js';
import type {Meld} from '../../core/notation/hand.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import {legal} from '../../round/judging/legal.js';
import type {Move} from '../../round/record/move.js';
import {inTileOrder} from '../../round/record/tiles.js';
import type {MoveName, RecordMove} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import {rulesAt, type RoundRules} from '../../round/state/rules.js';
import {readMove, writeMove} from '../../round/text/move.js';
import {knownSeats} from './table.js';

/** A decision of one seat. */
export interface RoundDecision {
  readonly seat: Seat;
  /** What the seat may do; more than one move. */
  readonly may: readonly Move[];
  /** The one of them that was made. */
  readonly played: Move;
}

/** Moves that nobody decides. */
const FORCED: readonly MoveName[] = ['draw', 'end'];

/** The legal moves among which a seat whose hand is known decides. */
const choicesOf = (rules: RoundRules, p: RoundPosition, seat: Seat): Move[] =>
  legal(rules, p, seat).filter((move) => !FORCED.includes(move.do));

/**
 * The decision that follows on the position of a round; undefined where the hand is hidden, where there is only one move,
 * where nothing was played, and without a rule set.
 * @param named the seat to ask; by default the one that moves next, or the only one that lets a claim go
 */
export function decisionIn(round: RoundState, named?: Seat): RoundDecision | undefined {
  const p = round.positions[round.at] as RoundPosition | undefined;
  const next = round.record.moves.slice(round.at).find(({assert}) => !assert);
  if (!p || !next || !round.ruleset) return undefined;
  const rules = rulesAt(p, round);
  const isMade = !FORCED.includes(next.do);
  const mover = isMade ? next.seat : onlyClaimer(rules, p);
  // an attribute may be empty
  const seat = named ? named : mover;
  if (!seat || !knownSeats(rules, p).includes(seat)) return undefined;
  const may = choicesOf(rules, p, seat);
  const wanted = moveWord(isMade && next.seat === seat ? moveOf(next, p) : {do: 'pass'});
  const played = may.find((move) => moveWord(move) === wanted);
  return played && may.length > 1 ? {seat, may, played} : undefined;
}

/** The seat that may claim the open tile, where there is just one. */
function onlyClaimer(rules: RoundRules, p: RoundPosition): Seat | undefined {
  const seats = knownSeats(rules, p).filter((seat) => choicesOf(rules, p, seat).length > 1);
  return seats.length === 1 ? seats[0] : undefined;
}

/** A move of the record as the referee lists it; a discard without a tile is the drawn one. */
function moveOf(move: RecordMove, p: RoundPosition): Move {
  const read = readMove(move);
  if ('unread' in read) return {do: move.do};
  const drawn = p.seats[move.seat]?.drawn;
  if (read.do === 'discard' && read.tile === undefined && drawn !== undefined) return {...read, tile: drawn};
  return read.meld && p.phase.is === 'claim' ? {...read, meld: calledFirst(read.meld, p.phase.tile)} : read;
}

/** A called set with the called tile first, the others in order; a record may write it otherwise, or leave it to the reader. */
function calledFirst(meld: Meld, open: Tile | undefined): Meld {
  const {tiles} = meld;
  const at = meld.called ?? (open === undefined ? -1 : tiles.indexOf(open));
  return at < 0 ? meld : {...meld, tiles: [tiles[at], ...inTileOrder(tiles.toSpliced(at, 1))], called: 0};
}

/** A move in one word: `discard:9m`, `chow:[_123m]`, `win`. */
export function moveWord(move: Move): string {
  const {do: name, tile, meld} = writeMove(move);
  const about = name === 'win' ? undefined : (tile ?? meld);
  return about === undefined ? name : `${name}:${about}`;
}
