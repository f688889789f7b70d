/** The best move of a decision, and why: one function for hints, for verdicts and for what a player went for. */
import type {ReadPosition} from '../../core/reading/read.js';
import type {Seat} from '../../core/situation/situation.js';
import {randomOf} from '../../core/tiles/random.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import {kindsHeld} from '../../core/waiting/discards.js';
import type {Move} from '../../round/record/move.js';
import {isDeclaration} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import {thoughtOut, type PlayerLevel, type Thought} from '../players/player.js';
import type {HandStanding, MoveReason, PlayPlan} from '../players/reason.js';
import {ValuePlayer, type WeighedMove} from '../players/value.js';
import {nearestDiscards, usefulKinds} from '../seen/nearest.js';
import {SeatView, afterCall, countsOf, farWith, type OwnCall} from '../seen/view.js';
import type {PlayTable} from '../table/table.js';
import {planOf} from './plan.js';

/** A move that somebody may make, and how good it is. */
export interface JudgedMove extends WeighedMove {
  /** Whether it is as good as the best one, but for a tenth of what that brings. */
  readonly isRight: boolean;
}

/** What the best move of a decision is. */
export interface Advice extends MoveReason {
  readonly seat: Seat;
  /** The moves that were weighed, the best first; that one alone where it needs no weighing. */
  readonly moves: readonly JudgedMove[];
}

/** Two moves are alike if one brings so much less than the other, as a part of it. */
const ALIKE = 0.1;

/** Whoever asks about the same decision gets the same answer. */
const SEED = 'advice';

const adviser = ({rules, plans}: PlayTable): ValuePlayer =>
  new ValuePlayer({rules, plans, random: randomOf(SEED)});

/**
 * What a player of the highest level does in a decision.
 * @param observed the position as the referee lets the seat observe it
 * @param moves what the seat may do, by default all that is legal
 */
export function best(
  table: PlayTable,
  observed: RoundPosition,
  seat: Seat,
  moves: readonly Move[] = table.referee.legal(observed, seat),
): Advice {
  return thoughtOut(thinkBest(table, observed, seat, moves));
}

/** As `best`, in turns of a few milliseconds. */
export function* thinkBest(
  table: PlayTable,
  observed: RoundPosition,
  seat: Seat,
  moves: readonly Move[],
): Thought<Advice> {
  const weighed = yield* adviser(table).weigh(observed, seat, moves);
  const top = weighed.at(0);
  if (!top) return {seat, moves: []};
  const judged = weighed.map((one) => ({...one, isRight: one === top || isAlike(one, top)}));
  return {seat, moves: judged, ...(yield* thinkReason(table, observed, seat, top.move, 4))};
}

const isAlike = ({value}: WeighedMove, {value: most}: WeighedMove): boolean =>
  value !== undefined && most !== undefined && most - value <= ALIKE * Math.abs(most);

/** Why a player of a level makes a move: those below the highest level have no plan but to be ready soon. */
export function reasonOf(
  table: PlayTable,
  observed: RoundPosition,
  seat: Seat,
  move: Move,
  level: PlayerLevel,
): MoveReason {
  return thoughtOut(thinkReason(table, observed, seat, move, level));
}

/** As `reasonOf`, in turns of a few milliseconds. */
export function* thinkReason(
  table: PlayTable,
  observed: RoundPosition,
  seat: Seat,
  move: Move,
  level: PlayerLevel,
): Thought<MoveReason> {
  const view = new SeatView(table.rules, observed, seat);
  // a declaration moves no tile
  const moved: Move = isDeclaration(move.do) ? {do: 'pass'} : move;
  const after = level === 4 ? yield* adviser(table).prospectsAfter(view, moved) : undefined;
  const first = after?.all.at(0);
  const plan = after && first && planOf(view, table.plans, after.read, first);
  const stands = standingAfter(view, move, plan);
  return {...(plan && {plan}), ...(stands && {stands})};
}

/** Where a hand stands after a move; after a kong it depends on the tile that is drawn. */
function standingAfter(view: SeatView, move: Move, plan: PlayPlan | undefined): HandStanding | undefined {
  const {do: name, tile, meld} = move;
  if (meld && (name === 'chow' || name === 'pung')) return standingAfterCall(view, {...move, meld}, plan);
  const read = view.read();
  if (!read) return undefined;
  // before the first draw, no discard follows
  if (isDeclaration(name) && view.seen.phase.is === 'act')
    return nearestStanding(view, read, view.own.slice(), kindsHeld({counts: view.own}));
  if (!isDeclaration(name) && name !== 'discard' && name !== 'pass') return undefined;
  const held = view.own.slice();
  const gone = name === 'discard' && tile !== undefined ? kindOf(tile) : -1;
  // a flower has no place in a hand
  if (gone >= held.length) return undefined;
  if (gone >= 0) held[gone]--;
  return standingOf(view, read, held, gone);
}

/**
 * After a call comes a discard that the plan does not need: of these, the one that leaves the hand nearest. Where calls
 * may not be swapped, it is not the called tile.
 */
function standingAfterCall(
  view: SeatView,
  call: OwnCall,
  plan: PlayPlan | undefined,
): HandStanding | undefined {
  const {melds, rest, counts} = afterCall(view, call);
  const read = view.read(melds, rest);
  if (!read) return undefined;
  const called = kindOf(call.meld.tiles[call.meld.called ?? 0]);
  const mayGo = kindsHeld({counts}).filter((kind) => kind !== called);
  const planned = countsOf(plan?.tiles ?? []);
  const unneeded = mayGo.filter((kind) => counts[kind] > planned[kind]);
  return nearestStanding(view, read, counts, unneeded.length ? unneeded : mayGo);
}

/** Where a hand with a tile too many stands after the discard that leaves it nearest. */
function nearestStanding(
  view: SeatView,
  read: ReadPosition,
  counts: Uint8Array,
  kinds: readonly Kind[],
): HandStanding | undefined {
  const nearest = nearestDiscards(view, read, counts, kinds);
  const most = Math.max(...nearest.map(({live}) => live));
  const gone = nearest.find(({live}) => live === most)?.kind;
  if (gone === undefined) return undefined;
  counts[gone]--;
  return standingOf(view, read, counts, gone);
}

/** @param gone the kind just discarded, -1 for none */
function standingOf(
  view: SeatView,
  read: ReadPosition,
  held: Uint8Array,
  gone: Kind,
): HandStanding | undefined {
  const far = farWith(read, held);
  if (!Number.isFinite(far)) return undefined;
  const useful = usefulKinds(view, read, held, far, gone).map((kind) => ({kind, live: view.unseen[kind]}));
  return {far, useful};
}

const tilesOf = ({meld}: Move): string => [...(meld?.tiles ?? [])].sort((a, b) => a - b).join();

/** Whether two moves of a decision are the same one. */
const isSameMove = (one: Move, other: Move): boolean =>
  one.do === other.do && one.tile === other.tile && tilesOf(one) === tilesOf(other);

/**
 * The verdict on a move by the same advice.
 * @returns the move as it was weighed; one that was not weighed is right only where the best one is it
 */
export const verdictOn = ({moves}: Advice, move: Move): JudgedMove =>
  moves.find((one) => isSameMove(one.move, move)) ?? {move, isRight: false};
