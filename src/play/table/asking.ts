/** Who is asked next: moves that nobody can choose are made for the players, and all others are theirs. */
import type {BySeat} from '../../core/game/frame.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Move} from '../../round/record/move.js';
import {isDeclaration} from '../../round/record/record.js';
import type {Referee} from '../../round/referee.js';
import {isVoid} from '../../round/judging/ready-rules.js';
import {at, openTile} from '../../round/state/at.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {Player} from '../players/player.js';

/** A decision: what a seat saw, what it might do, and what it did. */
export interface Asked {
  readonly seat: Seat;
  /** The whole position, for who looks on. The player was shown `seen` alone. */
  readonly position: RoundPosition;
  readonly seen: RoundPosition;
  readonly moves: readonly Move[];
  /** Undefined where it did nothing: a word before the draw was not said. */
  readonly move: Move | undefined;
}

/** A decision before it is made. */
export type Decision = Omit<Asked, 'move'>;

/** A move, and who makes it. */
export type Chosen = readonly [Seat, Move];

/** What a seat may do that changes something: a hand that is not ready is not asked whether it declares so. */
function movesOf({rules, legal}: Referee, p: RoundPosition, seat: Seat): readonly Move[] {
  const here = at(rules, p, seat);
  return legal(p, seat).filter(({do: name}) => !(here && isDeclaration(name) && isVoid(here, name)));
}

/**
 * Asks round the table who makes the next move. Each question is answered with one of its moves, or with nothing: then
 * the next seat is asked.
 * @returns the move; undefined where nobody has one
 */
export function* askRound(
  referee: Referee,
  p: RoundPosition,
): Generator<Decision, Chosen | undefined, Move | undefined> {
  let made: Chosen | undefined;
  for (const seat of referee.rules.seats) {
    const moves = movesOf(referee, p, seat);
    if (isAsked(p, seat, moves)) {
      const move = yield shownTo(referee, p, seat, moves);
      if (move && move !== DRAW) return [seat, move];
    }
    const one = madeFor(p, moves);
    if (one && (!made || one.do === 'draw')) made = [seat, one];
  }
  return made;
}

/** Asks the players of one hand. */
export class TableAsking {
  constructor(
    private readonly referee: Referee,
    private readonly players: BySeat<Player>,
    private readonly heard?: (asked: Asked) => void,
  ) {}

  /** The next move; undefined where nobody has one. */
  next(p: RoundPosition): Chosen | undefined {
    const round = askRound(this.referee, p);
    let told = round.next();
    while (!told.done) {
      const {seat, seen, moves} = told.value;
      const player = this.players[seat];
      const move = player ? player.move(seen, seat, moves) : undefined;
      if (player) this.heard?.({...told.value, move});
      told = round.next(move);
    }
    return told.value;
  }
}

/** What a seat is shown of a position, and of its moves: nobody knows a tile before it is drawn. */
function shownTo(referee: Referee, p: RoundPosition, seat: Seat, moves: readonly Move[]): Decision {
  const seen = referee.observe(p, seat);
  return {seat, position: p, seen, moves: moves.map((move) => (move.do === 'draw' ? DRAW : move))};
}

/** What a seat has to decide in a position; undefined where it has no choice. */
export function decisionAt(referee: Referee, p: RoundPosition, seat: Seat): Decision | undefined {
  const moves = movesOf(referee, p, seat);
  return isAsked(p, seat, moves) ? shownTo(referee, p, seat, moves) : undefined;
}

/**
 * What a seat is asked of a tile of another that lies open, whether it may claim it or not; undefined where none does, and where
 * the seat's hand is dead.
 */
export function openTileAt(referee: Referee, p: RoundPosition, seat: Seat): Decision | undefined {
  const {rules} = referee;
  const from = openTile({p, rules})?.seat;
  if (from === undefined || from === seat || p.seats[seat]?.dead) return undefined;
  const free = movesOf(referee, p, seat).filter(isFree);
  const mayPass = free.some(({do: name}) => name === 'pass');
  return shownTo(referee, p, seat, mayPass ? free : [...free, PASS]);
}

/** What is done for a seat that need not choose: it draws, or says that the hand is over. */
function madeFor({phase}: RoundPosition, moves: readonly Move[]): Move | undefined {
  const draw = moves.find((move) => move.do === 'draw');
  return draw ?? (phase.is === 'act' ? undefined : moves.find((move) => move.do === 'end'));
}

/** Whether a seat has a choice: more than to draw, to end the hand or to pass. */
function isAsked({phase}: RoundPosition, seat: Seat, moves: readonly Move[]): boolean {
  const free = moves.filter(isFree);
  if (phase.is === 'act' || phase.is === 'replace') return phase.seat === seat && free.length > 0;
  // who lets the last discard go has said so; only a declaration is left before the next draw
  if (phase.is === 'draw') return free.some(({do: name}) => isDeclaration(name));
  return free.some(({do: name}) => name !== 'pass');
}

const isFree = ({do: name}: Move): boolean => name !== 'draw' && name !== 'end';

const DRAW: Move = {do: 'draw'};
const PASS: Move = {do: 'pass'};
