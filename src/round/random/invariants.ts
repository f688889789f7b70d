/** What holds in every hand that is played by the rules; random play looks for hands in which it does not. */
import {netOf} from '../../core/game/settle.js';
import {score} from '../../core/scoring/score.js';
import type {Seat} from '../../core/situation/situation.js';
import {EMPTY} from '../state/at.js';
import {endingOf} from '../play/ending.js';
import {rule} from '../judging/rule.js';
import {legal} from '../judging/legal.js';
import {omit} from '../state/omit.js';
import type {Position} from '../state/position.js';
import type {RandomHand} from './random-game.js';
import type {RoundRecord} from '../record/record.js';
import {replay} from '../game/replay.js';
import {rulesOf} from '../state/rules-in-use.js';
import {isRefused} from '../judging/ruling.js';
import {situationOf} from '../judging/situation.js';
import {formatRound} from '../text/format.js';
import {isProblem, parseRound} from '../text/parse.js';
import {tilesIn} from '../state/tiles.js';

/** Whether to ask about one hand in so many, and one position in so many, where asking takes long. */
const SELDOM = 8;
const SELDOM_AT = 40;

/**
 * The first thing that is wrong with a hand that was played at random; undefined where all is right.
 * @param n a number for the hand: what takes long is looked at for some numbers only
 */
export function faultOfHand({positions, record, thrown}: RandomHand, n = 0): string | undefined {
  if (thrown !== undefined)
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : JSON.stringify(thrown);
  for (const [i, p] of positions.entries()) {
    const looks = (n + i) % SELDOM_AT === 0;
    const wrong =
      faultOfPosition(p) ??
      (looks || p.phase.is === 'rob' || p.phase.repl ? faultOfAsked(p) : undefined) ??
      (looks ? faultOfHidden(p) : undefined);
    if (wrong !== undefined) return `move ${i}: ${wrong}`;
  }
  const last = positions.at(-1);
  if (!last?.ended) return 'the hand does not end';
  return faultOfEnd(last) ?? (n % SELDOM ? undefined : faultOfText(record, last));
}

/** Checks that every tile of the wall lies somewhere once, and that every hand has its size. */
export function faultOfPosition(p: Position): string | undefined {
  const {size, seats} = rulesOf(p);
  const {wall} = p;
  if (!wall) return 'no wall';
  const all = tilesIn(wall.tiles).length;
  let tiles = all - wall.front - wall.back + (p.frame.wild ? 1 : 0);
  for (const seat of seats) {
    const state = p.seats[seat] ?? EMPTY;
    const held = tilesIn(state.held ?? '').length + (state.drawn ? 1 : 0);
    const sets = state.melds.length;
    tiles += held + tilesIn(state.out).length;
    for (const meld of state.melds) tiles += tilesIn(meld.tiles).length;
    for (const {by} of state.river) if (!by) tiles++;
    const more = held + 3 * sets - size;
    if (more < -owedTo(p, seat) || more > 1) return `${seat} holds ${held} and ${sets} melds`;
  }
  return tiles === all ? undefined : `${tiles} tiles of ${all}`;
}

/** The number of tiles that a hand may lack: between laying out a flower or a kong and the replacement. */
function owedTo(p: Position, seat: Seat): number {
  const phase = p.ended?.phase ?? p.phase;
  const draws = phase.seat === seat && (phase.is === 'replace' || phase.is === 'rob');
  const owed = draws ? (phase.owed ?? 1) : 0;
  // on a turn of its own, the tile that a seat is short of is the one that is owed (XZ-F9)
  return p.seats[seat]?.waiting === 'tile' ? (phase.opening ? owed : 0) + 1 : owed;
}

/** Checks that the points add up to the same as before, and that every win is one. */
export function faultOfEnd(last: Position): string | undefined {
  const ending = endingOf(last);
  if (!ending) return 'no ending';
  const {seats} = rulesOf(last);
  const sum = (of: Readonly<Partial<Record<string, number>>>): number =>
    Object.values(of).reduce<number>((n, one = 0) => n + one, 0);
  const {frame} = last;
  const before = sum(frame.points) + frame.sticks;
  const after = sum(ending.points) + ending.sticks;
  if (after !== before) return `points ${before} become ${after}`;
  if (sum(netOf(seats, ending.payments)) !== 0) return 'the net is not zero';
  const lost = ending.winners.find(({result}) => result && result.status !== 'win');
  if (lost)
    return `${lost.seat} wins with ${JSON.stringify(lost.situation)}: ${lost.result?.reason?.code ?? ''}`;
  return ending.winners.some(({total}) => total === undefined) ? 'a win without a total' : undefined;
}

/** What the referee asks the scorer is never contradictory. */
function faultOfAsked(p: Position): string | undefined {
  const {ruleset, seats} = rulesOf(p);
  for (const seat of seats) {
    const asked = ruleset && situationOf(p, seat);
    const result = asked && score(asked, ruleset);
    if (result?.status === 'invalid')
      return `${seat} is asked about as ${JSON.stringify(asked)}: ${result.reason?.code ?? ''}`;
  }
  return undefined;
}

/** Who knows less can refuse no more: whatever is legal also is where the hand is hidden (FL-10). */
function faultOfHidden(p: Position): string | undefined {
  for (const seat of rulesOf(p).seats) {
    const state = p.seats[seat];
    if (!state) continue;
    const hidden = {...p, seats: {...p.seats, [seat]: omit(state, 'held')}};
    for (const move of legal(p, seat)) {
      const ruling = rule(hidden, seat, move);
      if (isRefused(ruling))
        return `${seat} may not ${JSON.stringify(move)} with a hidden hand: ${ruling.code}`;
    }
  }
  return undefined;
}

/** A hand is the same from its text. */
function faultOfText(record: RoundRecord, last: Position): string | undefined {
  const read = parseRound(formatRound(record));
  if (isProblem(read)) return `its text cannot be read: ${read.message}`;
  const {problems, positions} = replay(read);
  if (problems.length) return `its text is not legal: ${problems[0].message}`;
  const alike = JSON.stringify(positions.at(-1)?.seats) === JSON.stringify(last.seats);
  return alike ? undefined : 'its text is another hand';
}
