/** Plays a whole record: every position, every fault, and how the hand ended. */
import type {Ending, Flow, Frame} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {isFault} from '../core/reading/read.js';
import type {Fault} from '../core/situation/problem.js';
import type {Seat} from '../core/situation/situation.js';
import {ruleSaid, tryMove} from './apply.js';
import {closeClaims} from './claims.js';
import {endingOf} from './ending.js';
import {explain, named, type RoundMessages, type RoundProblem} from './explain.js';
import {checkExpected, couldWin} from './expected.js';
import {after, isOver} from './game.js';
import {rule} from './judge.js';
import {openingMove} from './opening.js';
import type {Position} from './position.js';
import type {RecordMove, RoundRecord} from './record.js';
import {isRefused} from './ruling.js';
import {rulesOf, useRules} from './rules-in-use.js';
import {startOf} from './start.js';
import {placed} from './text/places.js';
import {endDrawn} from './turn.js';
import {lacksIndicator} from './unsaid.js';

/** A record as it was played. */
export interface Replay {
  /** The position before the first move, then one for each move up to the first fault. */
  readonly positions: readonly Position[];
  /** The first fault, where replaying stops, and faults in side lines, where it goes on. */
  readonly problems: readonly RoundProblem[];
  /**
   * Remarks that are not faults: what could not be checked because a hand is hidden, who could have won where the record
   * stops, and an indicator that the rules turn and the record does not name: it is played as if there were none.
   */
  readonly notes: readonly RoundProblem[];
  /** How the hand ended; absent where it goes on. */
  readonly ending?: Ending & {readonly next?: Frame | 'over'};
}

/** The rules and words that a record is played with. */
export interface Playing {
  readonly ruleset?: Ruleset;
  readonly flow?: Flow;
  readonly messages?: RoundMessages;
}

/**
 * Plays a record.
 * @param playing the rules, unless they were made known before; and the words for problems
 */
export function replay(record: RoundRecord, {ruleset, flow, messages}: Playing = {}): Replay {
  if (ruleset && flow) useRules(ruleset, flow);
  const first = startOf(record);
  if (isFault(first)) return {positions: [], problems: [faultOf(first, record, messages)], notes: []};
  const player = new Player(record, messages);
  return player.play(first);
}

function faultOf(found: Fault, record: RoundRecord, messages: RoundMessages | undefined): RoundProblem {
  const {code, about, field} = found;
  const message = messages ? messages.problems[code](about ?? '') : about ? `${code}: ${about}` : code;
  const problem = {code, message, ...(about === undefined ? {} : {about})};
  const named = about === undefined ? (field ?? 'rules') : `${field ?? 'rules'}.${about}`;
  return placed(problem, record, {field: named, ...(found.at && {within: found.at})});
}

class Player {
  private readonly positions: Position[] = [];
  private readonly problems: RoundProblem[] = [];
  private readonly notes: RoundProblem[] = [];

  constructor(
    private readonly record: RoundRecord,
    private readonly messages: RoundMessages | undefined,
  ) {}

  play(first: Position): Replay {
    const {record} = this;
    const begun = opened(first, record);
    this.positions.push(begun);
    if (lacksIndicator(rulesOf(begun).flow, begun)) this.notes.push(this.unsaid('wild'));
    const last = this.moves(begun, record.moves, this.positions);
    const settled = last && this.end(last);
    const ending = settled && {...settled, ...nextOf(begun, settled)};
    if (last) this.check(last, ending);
    this.noteUnchecked(ending);
    return {
      positions: this.positions,
      problems: this.problems,
      notes: this.notes,
      ...(ending && {ending}),
    };
  }

  /** Plays the moves. @returns the last position; undefined where a move was at fault */
  private moves(
    from: Position,
    moves: readonly RecordMove[],
    into: Position[] | undefined,
  ): Position | undefined {
    let p = from;
    const turn: Position[] = [];
    for (const [i, move] of moves.entries()) {
      const next = this.step(p, move, into ? i : undefined);
      if (!next) return undefined;
      if (move.line) this.sideLine(p, moves, i, move.line);
      turn.push(p);
      p = next;
      into?.push(p);
    }
    return p;
  }

  private step(p: Position, move: RecordMove, index: number | undefined): Position | undefined {
    if (move.assert) return this.assert(p, move, index) ? p : undefined;
    const made = tryMove(p, move.seat, move, this.messages);
    if (!('code' in made)) {
      if (ruleSaid(p, move.seat, move) === 'unsure') this.note('not-checked', move.seat, move, index);
      return made;
    }
    this.fault(explain(made, {p, seat: move.seat, move}, this.messages), move, index);
    return undefined;
  }

  /**
   * Checks a claim that a move is legal or illegal. A hidden hand's move is illegal only if the public part forbids
   * it (FL §10.14).
   */
  private assert(p: Position, move: RecordMove, index: number | undefined): boolean {
    const ruling = ruleSaid(p, move.seat, move, this.messages);
    if (move.assert === 'legal' && isRefused(ruling)) {
      this.fault(explain(ruling, {p, seat: move.seat, move}, this.messages), move, index);
      return false;
    }
    if (move.assert === 'illegal' && !isRefused(ruling)) {
      this.fault(this.said('asserted-illegal', move), move, index);
      return false;
    }
    if (ruling === 'unsure') this.note('not-checked', move.seat, move, index);
    return true;
  }

  private said(code: 'asserted-illegal', move: RecordMove): RoundProblem {
    return {code, message: this.messages?.round.may(move.seat, named(move)) ?? code, seat: move.seat};
  }

  private fault(problem: RoundProblem, move: RecordMove, index: number | undefined): void {
    this.problems.push(placed(problem, this.record, {move, ...(index === undefined ? {} : {index})}));
  }

  /** What the record does not say, and so is taken to be none. */
  private unsaid(about: string): RoundProblem {
    const code = 'not-checked';
    const message = this.messages?.problems[code](about) ?? code;
    return placed({code, message, about}, this.record, {field: 'rules'});
  }

  /** Differences that are not paid, or a total that is not known, because a hand is hidden (TZ-23, FL-10). */
  private noteUnchecked(ending: Ending | undefined): void {
    const {moves} = this.record;
    const move = moves.at(-1);
    if (!move || !ending?.winners.length) return;
    for (const seat of ending.unchecked) this.note('not-checked', seat, move, moves.length - 1);
  }

  private note(
    code: 'not-checked' | 'expected-end',
    seat: Seat,
    move: RecordMove,
    index: number | undefined,
  ): void {
    const words = this.messages && {...this.messages.problems, ...this.messages.round.faults};
    const message = words?.[code](this.messages?.round.seat(seat) ?? '') ?? code;
    const problem = {code, message, seat};
    this.notes.push(placed(problem, this.record, {move, ...(index === undefined ? {} : {index})}));
  }

  /** Plays a side line, from the latest position of the turn at which its first move is legal. */
  private sideLine(
    before: Position,
    moves: readonly RecordMove[],
    at: number,
    line: readonly RecordMove[],
  ): void {
    const {seat} = moves[at];
    let p = before;
    const starts = [p];
    for (let i = at; i < moves.length && moves[i].seat === seat && (i === at || !moves[i].line); i++) {
      const move = moves[i];
      const next = move.assert ? p : tryMove(p, seat, move);
      if ('code' in next) break;
      p = next;
      starts.push(p);
    }
    starts.pop();
    const [first] = line;
    const from = starts.toReversed().find((start) => fits(start, first)) ?? before;
    this.moves(from, line, undefined);
  }

  /** How the hand ended: it is over, or is drawn because nobody can claim the last discard. */
  private end(last: Position): Ending | undefined {
    const closed = closeClaims(last);
    // without rules, a hand goes on until the record says that it has ended
    const isDrawn = !closed.ended && closed.rules && !isRefused(rule(closed, closed.phase.seat, {do: 'end'}));
    return endingOf(isDrawn ? endDrawn(closed) : closed, this.messages?.problems);
  }

  private check(last: Position, ending: Ending | undefined): void {
    const {expect, moves} = this.record;
    const move = moves.at(-1);
    const seat = expect || ending || !move || move.assert ? undefined : couldWin(last);
    if (move && seat) this.note('expected-end', seat, move, moves.length - 1);
    for (const {field, ...problem} of checkExpected(this.record.expect, ending, last, this.messages))
      this.problems.push(placed(problem, this.record, {field}));
  }
}

/** Where the game stands after the hand, for records that give the players' seats. */
function nextOf(p: Position, ending: Ending): {readonly next?: Frame | 'over'} {
  const {course, o} = rulesOf(p);
  const {places} = p.frame;
  if (!course || !places) return {};
  const next = after(course, o, {...p.frame, places}, ending);
  return {next: isOver(next) ? 'over' : next};
}

const fits = (p: Position, move: RecordMove | undefined): boolean =>
  move !== undefined && !isRefused(ruleSaid(p, move.seat, move));

/** The position after the opening flowers, where the record leaves them to the referee (FL §10.1). */
function opened(p: Position, {moves}: RoundRecord): Position {
  let now = p;
  if (moves.some(({do: name}, i) => i === 0 && name === 'out')) return now;
  while (now.phase.opening) {
    const move = openingMove(now);
    const made = move && tryMove(now, now.phase.seat, move);
    if (!made || 'code' in made) return now;
    now = made;
  }
  return now;
}
