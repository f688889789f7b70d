/**
 * Positions, seats and phases in the making. A copy names every field, so that all copies are of one shape: spreading
 * takes ten to thirty times as long, and what comes of it is slower to read.
 */
import type {BySeat} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {Draft} from '../record/draft.js';
import type {HandEnd, Phase, RoundPosition, SeatState, Wall} from './position.js';

/** All fields of an object, those that it may lack among them: a new field that a copy forgets does not compile. */
type EveryField<T> = {[K in keyof Required<T>]: T[K]};

/** A copy of a position, to be changed. */
export const draftOf = (p: RoundPosition): Draft<RoundPosition> =>
  ({
    rules: p.rules,
    options: p.options,
    frame: p.frame,
    seats: p.seats,
    left: p.left,
    kongs: p.kongs,
    phase: p.phase,
    wall: p.wall,
    paid: p.paid,
    unturned: p.unturned,
    ended: p.ended,
  }) satisfies EveryField<RoundPosition>;

/** A copy of a seat, to be changed. */
export const draftOfSeat = (state: SeatState): Draft<SeatState> =>
  ({
    held: state.held,
    drawn: state.drawn,
    melds: state.melds,
    river: state.river,
    riverFrom: state.riverFrom,
    out: state.out,
    ready: state.ready,
    missed: state.missed,
    passed: state.passed,
    turns: state.turns,
    dead: state.dead,
    waiting: state.waiting,
    threw: state.threw,
  }) satisfies EveryField<SeatState>;

/** A copy of a phase, to be changed. */
export const draftOfPhase = (phase: Phase): Draft<Phase> =>
  ({
    is: phase.is,
    seat: phase.seat,
    tile: phase.tile,
    meld: phase.meld,
    repl: phase.repl,
    openKong: phase.openKong,
    konged: phase.konged,
    unready: phase.unready,
    owed: phase.owed,
    banned: phase.banned,
    declares: phase.declares,
    opening: phase.opening,
    robs: phase.robs,
    yields: phase.yields,
    answers: phase.answers,
  }) satisfies EveryField<Phase>;

/** A phase of a seat, and the tile that lies open in it, if any. */
export const phaseOf = (is: Phase['is'], seat: Seat, tile?: Tile): Draft<Phase> =>
  draftOfPhase({is, seat, tile});

/** The position in another phase. */
export function inPhase(p: RoundPosition, phase: Phase): RoundPosition {
  const next = draftOf(p);
  next.phase = phase;
  return next;
}

/** The position after the hand, and how it ended. */
export function endHand(p: RoundPosition, phase: Phase, ended: HandEnd): RoundPosition {
  const next = draftOf(p);
  next.phase = phase;
  next.ended = ended;
  return next;
}

/** The position with another state of a seat. */
export function withSeat(p: RoundPosition, seat: Seat, state: SeatState): RoundPosition {
  const next = draftOf(p);
  next.seats = seatsWith(p.seats, seat, state);
  return next;
}

/** The states of all seats, one of them changed. Where three play, nobody sits in the north. */
export function seatsWith(
  {east, south, west, north}: BySeat<SeatState>,
  seat: Seat,
  state: SeatState,
): BySeat<SeatState> {
  const seats: Partial<Record<Seat, SeatState>> = north ? {east, south, west, north} : {east, south, west};
  seats[seat] = state;
  return seats;
}

/** The wall after a tile was drawn from one of its ends. */
export const drawnFrom = ({tiles, front, back}: Wall, end: 'front' | 'back'): Wall =>
  end === 'front' ? {tiles, front: front + 1, back} : {tiles, front, back: back + 1};
