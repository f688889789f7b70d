/** What holds in every hand that is played by the rules; random play looks for hands in which it does not. */
import {netOf} from '../../src/core/game/settle.js';
import {score} from '../../src/core/scoring/score.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {EMPTY_SEAT, handOf} from '../../src/round/state/at.js';
import {endingOf} from '../../src/round/play/ending.js';
import {rule} from '../../src/round/judging/rule.js';
import {legal} from '../../src/round/judging/legal.js';
import {omit} from '../../src/round/state/omit.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import type {RandomHand} from './random-game.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {replay} from '../../src/round/game/replay.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {isRefused} from '../../src/round/judging/ruling.js';
import {situationOfWin} from '../../src/round/judging/situation.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {isFault} from '../../src/core/situation/result.js';

/** Whether to ask about one hand in so many, and one position in so many, where asking takes long. */
const SELDOM = 8;
const SELDOM_AT = 40;

/**
 * The first thing that is wrong with a hand that was played at random; undefined where all is right.
 * @param n a number for the hand: what takes long is looked at for some numbers only
 */
export function faultOfHand({rules, positions, record, thrown}: RandomHand, n = 0): string | undefined {
  if (thrown !== undefined)
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : JSON.stringify(thrown);
  for (const [i, p] of positions.entries()) {
    const looks = (n + i) % SELDOM_AT === 0;
    const wrong =
      faultOfPosition(rules, p) ??
      (looks || p.phase.is === 'rob' || p.phase.repl ? faultOfAsked(rules, p) : undefined) ??
      (looks ? faultOfHidden(rules, p) : undefined);
    if (wrong !== undefined) return `move ${i}: ${wrong}`;
  }
  const last = positions.at(-1);
  if (!last?.ended) return 'the hand does not end';
  return faultOfEnd(rules, last) ?? (n % SELDOM ? undefined : faultOfText(rules, record, last));
}

/** Checks that every tile of the wall lies somewhere once, and that every hand has its size. */
export function faultOfPosition({size, seats}: RoundRules, p: RoundPosition): string | undefined {
  const {wall} = p;
  if (!wall) return 'no wall';
  const all = wall.tiles.length;
  let tiles = all - wall.front - wall.back + (p.frame.wild === undefined ? 0 : 1);
  for (const seat of seats) {
    const state = p.seats[seat] ?? EMPTY_SEAT;
    const held = (handOf(state) ?? []).length;
    const sets = state.melds.length;
    tiles += held + state.out.length;
    for (const meld of state.melds) tiles += meld.tiles.length;
    for (const {by} of state.river) if (!by) tiles++;
    const more = held + 3 * sets - size;
    if (more < -owedTo(p, seat) || more > 1) return `${seat} holds ${held} and ${sets} melds`;
  }
  return tiles === all ? undefined : `${tiles} tiles of ${all}`;
}

/** The number of tiles that a hand may lack: between laying out a flower or a kong and the replacement. */
function owedTo(p: RoundPosition, seat: Seat): number {
  const phase = p.ended?.phase ?? p.phase;
  const draws = phase.seat === seat && (phase.is === 'replace' || phase.is === 'rob');
  const owed = draws ? (phase.owed ?? 1) : 0;
  // on a turn of its own, the tile that a seat is short of is the one that is owed (XZ-F9)
  return p.seats[seat]?.waiting === 'tile' ? (phase.opening ? owed : 0) + 1 : owed;
}

/** Checks that the points add up to the same as before, and that every win is one. */
export function faultOfEnd(rules: RoundRules, last: RoundPosition): string | undefined {
  const ending = endingOf(rules, last);
  if (!ending) return 'no ending';
  const {seats, flow} = rules;
  const {stick = 0} = flow;
  const sum = (of: Readonly<Partial<Record<string, number>>>): number =>
    Object.values(of).reduce<number>((n, one = 0) => n + one, 0);
  const {frame} = last;
  const before = sum(frame.points) + frame.sticks * stick;
  const after = sum(ending.points) + ending.sticks * stick;
  if (after !== before) return `points ${before} become ${after}`;
  if (sum(netOf(seats, ending.payments)) !== 0) return 'the net is not zero';
  const lost = ending.winners.find(({result}) => result && result.status !== 'win');
  if (lost)
    return `${lost.seat} wins with ${JSON.stringify(lost.situation)}: ${lost.result?.reason?.code ?? ''}`;
  return ending.winners.some(({total}) => total === undefined) ? 'a win without a total' : undefined;
}

/** What the referee asks the scorer is never contradictory. */
function faultOfAsked(rules: RoundRules, p: RoundPosition): string | undefined {
  const {ruleset, seats} = rules;
  for (const seat of seats) {
    const asked = ruleset && situationOfWin(rules, p, seat);
    const result = asked && score(asked, ruleset);
    if (result?.status === 'invalid')
      return `${seat} is asked about as ${JSON.stringify(asked)}: ${result.reason?.code ?? ''}`;
  }
  return undefined;
}

/** Who knows less can refuse no more: whatever is legal also is where the hand is hidden (FL-10). */
function faultOfHidden(rules: RoundRules, p: RoundPosition): string | undefined {
  for (const seat of rules.seats) {
    const state = p.seats[seat];
    if (!state) continue;
    const hidden = {...p, seats: {...p.seats, [seat]: omit(state, 'held')}};
    for (const move of legal(rules, p, seat)) {
      const ruling = rule(rules, hidden, seat, move);
      if (isRefused(ruling))
        return `${seat} may not ${JSON.stringify(move)} with a hidden hand: ${ruling.code}`;
    }
  }
  return undefined;
}

/** A hand is the same from its text. */
function faultOfText(
  {ruleset, flow}: RoundRules,
  record: RoundRecord,
  last: RoundPosition,
): string | undefined {
  const read = parseRound(formatRound(record));
  if (isFault(read)) return `its text cannot be read: ${read.message}`;
  const {problems, positions} = replay(read, {...(ruleset && {ruleset}), flow});
  if (problems.length) return `its text is not legal: ${problems[0].message}`;
  const alike = JSON.stringify(positions.at(-1)?.seats) === JSON.stringify(last.seats);
  return alike ? undefined : 'its text is another hand';
}
