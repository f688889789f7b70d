/** Plays a whole record: every position, every fault, and how the hand ended. */
import type {Course} from '../../core/game/course.js';
import type {Ending, Flow, Frame} from '../../core/game/flow.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {explainFault, fault, type Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {moveOn, ruleInTurn, tryMove} from '../play/apply.js';
import {closeClaims} from '../play/claims.js';
import {endingOf, possibleEndings} from '../play/ending.js';
import {explain, moveInWords} from '../play/explain.js';
import type {RoundMessages, RoundProblem} from '../record/problem.js';
import {couldWin, expectedEnding} from './expectations.js';
import {endsGame, isOver, nextFrame} from './game.js';
import {rule} from '../judging/rule.js';
import {openingMove} from '../play/opening.js';
import type {RoundPosition} from '../state/position.js';
import type {Move} from '../record/move.js';
import {DEEPEST_SIDE_LINE, endOfTurn, type RoundRecord, type RecordMove} from '../record/record.js';
import {isRefused, refuse, type RefusedMove, type Ruling} from '../judging/ruling.js';
import {rulesOfRecord, type RoundRules} from '../state/rules.js';
import {startOf} from '../play/start.js';
import {readMove} from '../text/move.js';
import {withPlace} from '../text/places.js';
import {endDrawn} from '../play/turn.js';
import {lacksIndicator} from '../state/missing-indicator.js';
import {isFault} from '../../core/situation/result.js';

/** A record as it was played. */
export interface Replay {
  /** The position before the first move, then one for each move up to the first fault. */
  readonly positions: readonly RoundPosition[];
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
  /** The rule set that the record names, or of which it names a preset; none for any mahjong. */
  readonly ruleset?: Ruleset;
  readonly flow?: Flow | (Flow & Course);
  readonly messages?: RoundMessages;
}

/**
 * Plays a record by the rules that it names.
 * @param record the record, or the problem of a text that could not be read: it is the only one then
 * @param playing the rule set and its flow, and the words for problems
 */
export function replay(record: RoundRecord | RoundProblem, {ruleset, flow, messages}: Playing = {}): Replay {
  if (isFault(record)) return {positions: [], problems: [record], notes: []};
  const rules = rulesOfRecord(record, ruleset, flow);
  if (isFault(rules)) return {positions: [], problems: [faultOf(rules, record, messages)], notes: []};
  return replayBy(rules, record, messages);
}

/** Plays a record by rules that have been read. */
export function replayBy(rules: RoundRules, record: RoundRecord, messages?: RoundMessages): Replay {
  const first = startOf(rules, record);
  if (isFault(first)) return {positions: [], problems: [faultOf(first, record, messages)], notes: []};
  return new Player(rules, record, messages).play(first);
}

function faultOf(found: Fault, record: RoundRecord, messages: RoundMessages | undefined): RoundProblem {
  const {code, about, field} = found;
  const {message} = explainFault(found, messages?.problems);
  const problem = {code, message, ...(about === undefined ? {} : {about})};
  const named = about === undefined ? (field ?? 'rules') : `${field ?? 'rules'}.${about}`;
  return withPlace(problem, record, {field: named, ...(found.at && {within: found.at})});
}

class Player {
  private readonly positions: RoundPosition[] = [];
  private readonly problems: RoundProblem[] = [];
  private readonly notes: RoundProblem[] = [];

  constructor(
    private readonly rules: RoundRules,
    private readonly record: RoundRecord,
    private readonly messages: RoundMessages | undefined,
  ) {}

  play(first: RoundPosition): Replay {
    const {record, rules} = this;
    const begun = opened(rules, first, record);
    this.positions.push(begun);
    if (lacksIndicator(rules.flow, begun)) this.notes.push(this.unsaid('wild'));
    const last = this.moves(begun, record.moves, {into: this.positions, depth: 0});
    const settled = last && this.settle(last);
    const ending = settled && {...settled, ...nextOf(rules, begun, settled)};
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
    from: RoundPosition,
    moves: readonly RecordMove[],
    {into, depth}: Level,
  ): RoundPosition | undefined {
    let p = from;
    for (const [i, move] of moves.entries()) {
      const next = this.step(p, move, depth ? undefined : i);
      if (!next) return undefined;
      this.layOutCall(p, moves, i, into);
      if (move.line && depth === DEEPEST_SIDE_LINE) this.fault(this.tooDeep(), move, undefined);
      else if (move.line) this.moves(this.startOfLine(p, moves, i), move.line, {depth: depth + 1});
      p = next;
      into?.push(p);
    }
    return p;
  }

  /**
   * Where a comment asks the reader after a call, and the caller goes on, nobody else has claimed the tile: the question is
   * about the table with the set laid out.
   */
  private layOutCall(p: RoundPosition, moves: readonly RecordMove[], i: number, into: Level['into']): void {
    const [call, move] = [moves[i - 1] as RecordMove | undefined, moves[i]];
    if (!into || !call?.note?.startsWith('?') || call.seat !== move.seat || p.phase.is !== 'claim') return;
    const meant = readMove(move);
    if (call.do === 'pass' || move.assert || 'unread' in meant) return;
    const {from, ruling} = ruleInTurn(this.rules, p, move.seat, meant);
    if (from !== p && !isRefused(ruling)) into[into.length - 1] = from;
  }

  private tooDeep(): RoundProblem {
    const code = 'line-too-deep';
    return {code, message: this.messages?.round.faults[code](String(DEEPEST_SIDE_LINE)) ?? code};
  }

  /** Plays a side line alone. @returns its positions, the one before it first */
  line(from: RoundPosition, line: readonly RecordMove[]): readonly RoundPosition[] {
    const into = [from];
    this.moves(from, line, {into, depth: 1});
    return into;
  }

  private step(p: RoundPosition, move: RecordMove, index: number | undefined): RoundPosition | undefined {
    if (move.assert) return this.assert(p, move, index) ? p : undefined;
    const {rules, messages} = this;
    const {seat} = move;
    const meant = readMove(move);
    if ('unread' in meant) return this.refuse(strange(meant.unread), p, move, index);
    const ruled = ruleInTurn(rules, p, seat, meant, messages);
    const made = moveOn(rules, p, seat, meant, ruled);
    if (isFault(made)) return this.refuse(made, p, move, index);
    if (ruled.ruling === 'unsure') this.note('not-checked', seat, move, index);
    return made;
  }

  /**
   * Checks a claim that a move is legal or illegal. A hidden hand's move is illegal only if the public part forbids
   * it .
   */
  private assert(p: RoundPosition, move: RecordMove, index: number | undefined): boolean {
    const ruling = ruleRead(this.rules, p, move, this.messages);
    if (move.assert === 'legal' && isRefused(ruling)) {
      this.refuse(ruling, p, move, index);
      return false;
    }
    if (move.assert === 'illegal' && !isRefused(ruling)) {
      this.fault(this.said('asserted-illegal', move), move, index);
      return false;
    }
    if (ruling === 'unsure') this.note('not-checked', move.seat, move, index);
    return true;
  }

  /** Says why a move is refused. @returns undefined: there is no position after it */
  private refuse(
    refused: RefusedMove,
    p: RoundPosition,
    move: RecordMove,
    index: number | undefined,
  ): undefined {
    const {rules, messages} = this;
    const attempt = {rules, p, seat: move.seat, move: moveOf(move)};
    this.fault(explain(refused, attempt, messages), move, index);
  }

  private said(code: 'asserted-illegal', move: RecordMove): RoundProblem {
    const {messages} = this;
    if (!messages) return {code, message: code, seat: move.seat};
    const {round, problems} = messages;
    const message = problems.sentence(round.may(round.seat(move.seat), moveInWords(moveOf(move), messages)));
    return {code, message, seat: move.seat};
  }

  private fault(problem: RoundProblem, move: RecordMove, index: number | undefined): void {
    this.problems.push(withPlace(problem, this.record, {move, ...(index === undefined ? {} : {index})}));
  }

  /** What the record does not say, and so is taken to be none. */
  private unsaid(about: string): RoundProblem {
    return withPlace(this.notStated(about), this.record, {field: 'rules'});
  }

  private notStated(about: string): RoundProblem {
    const code = 'not-checked';
    const {message} = explainFault(fault(code, about), this.messages?.problems);
    return {code, message, about};
  }

  /**
   * Differences that are not paid, or a total that is not known, because a hand is hidden (TZ-23, FL-10); or payments at
   * the end of the wall, where it is open whether hidden hands were ready.
   */
  private noteUnchecked(ending: Ending | undefined): void {
    const {moves} = this.record;
    const move = moves.at(-1);
    if (!move || !ending?.unchecked.length) return;
    if (ending.winners.length)
      for (const seat of ending.unchecked) this.note('not-checked', seat, move, moves.length - 1);
    else {
      const {round} = this.messages ?? {};
      const seats = ending.unchecked.map((seat) => round?.seat(seat) ?? seat).join(', ');
      this.notes.push(withPlace(this.notStated(seats), this.record, {move, index: moves.length - 1}));
    }
  }

  private note(
    code: 'not-checked' | 'expected-end',
    seat: Seat,
    move: RecordMove,
    index: number | undefined,
  ): void {
    const {round, problems} = this.messages ?? {};
    const words = problems && round && {...problems, ...round.faults};
    const message = words ? words.sentence(words[code](round.seat(seat))) : code;
    const problem = {code, message, seat};
    this.notes.push(withPlace(problem, this.record, {move, ...(index === undefined ? {} : {index})}));
  }

  /** The position from which a side line is played; its turn has not been played yet. */
  private startOfLine(before: RoundPosition, moves: readonly RecordMove[], at: number): RoundPosition {
    let p = before;
    const starts = [p];
    for (const move of moves.slice(at, endOfTurn(moves, at) - 1)) {
      const next = move.assert ? p : tryMove(this.rules, p, move.seat, moveOf(move));
      if (isFault(next)) break;
      p = next;
      starts.push(p);
    }
    return starts[startAmong(this.rules, starts, moves[at].line)];
  }

  /**
   * How the hand ended: it is over, or is drawn because nobody can claim the last discard. A player who may end the hand
   * himself, with nine orphans, has not ended it until the record says so. What the record expects is compared with it.
   */
  private settle(last: RoundPosition): Ending | undefined {
    const {rules, record, messages} = this;
    const closed = closeClaims(rules, last);
    // without rules, a hand goes on until the record says that it has ended
    const mayEnd = !closed.ended && closed.phase.is !== 'act' && rules.ruleset !== undefined;
    const isDrawn = mayEnd && !isRefused(rule(rules, closed, closed.phase.seat, {do: 'end'}));
    const over = isDrawn ? endDrawn(rules, closed) : closed;
    const open = endingOf(rules, over, messages?.problems);
    const possible = open?.unchecked.length ? possibleEndings(rules, over, messages?.problems) : [];
    const {expect, moves} = record;
    const move = moves.at(-1);
    const seat = expect || open || !move || move.assert ? undefined : couldWin(rules, last);
    if (move && seat) this.note('expected-end', seat, move, moves.length - 1);
    const {ending, found} = expectedEnding(rules, expect, {possible, open}, {last, messages});
    for (const {field, ...problem} of found) this.problems.push(withPlace(problem, record, {field}));
    return ending;
  }
}

/** A move of a record onto tiles, for the words about it: what cannot be read is left out. */
function moveOf(move: RecordMove): Move {
  const meant = readMove(move);
  return 'unread' in meant ? {do: move.do} : meant;
}

/** The ruling on a move of a record. */
function ruleRead(rules: RoundRules, p: RoundPosition, move: RecordMove, messages?: RoundMessages): Ruling {
  const meant = readMove(move);
  return 'unread' in meant ? strange(meant.unread) : ruleInTurn(rules, p, move.seat, meant, messages).ruling;
}

const strange = (text: string): RefusedMove => refuse('no-such-tile', text);

/**
 * Where the game stands after the hand, by the course of the rule set. Where the record does not give the players'
 * seats, only points that end the game tell.
 */
function nextOf({course, o}: RoundRules, p: RoundPosition, ending: Ending): {readonly next?: Frame | 'over'} {
  const {places} = p.frame;
  if (!course) return {};
  if (!places) return endsGame({course, o}, Object.values(ending.points)) ? {next: 'over'} : {};
  const next = nextFrame({course, o}, {...p.frame, places}, ending);
  return {next: isOver(next) ? 'over' : next};
}

/** Where the moves of a record are played: the main line into a list of positions, or a side line in others. */
interface Level {
  readonly into?: RoundPosition[];
  /** How many side lines this one is inside, itself included; 0 for the main line. */
  readonly depth: number;
}

/** A side line as it was played. */
export interface LineReplay {
  /** How many moves of the round were made before it. */
  readonly from: number;
  /** The position there, then one for each move of the line up to the first fault. */
  readonly positions: readonly RoundPosition[];
}

/**
 * Plays the side line of a move alone, from a position of the round: the latest of the turn from which it can be played.
 * @param round the moves of the round, and the position before each of them
 * @param at the index of the move
 */
export function replayLine(
  rules: RoundRules,
  {moves, positions}: {readonly moves: readonly RecordMove[]; readonly positions: readonly RoundPosition[]},
  at: number,
): LineReplay {
  const {line = []} = moves[at];
  const from = at + startAmong(rules, positions.slice(at, endOfTurn(moves, at)), line);
  const start = positions.at(from);
  // the moves of a line behind its first fault are not played, and what stands beside them neither
  if (!start) return {from, positions: []};
  return {from, positions: new Player(rules, {version: 1, start: {}, moves}, undefined).line(start, line)};
}

/**
 * The index of the last position from which a side line is played to its end, and the lines beside its first move too; of none,
 * the last at which its first move is what it says.
 */
function startAmong(
  rules: RoundRules,
  starts: readonly RoundPosition[],
  line: readonly RecordMove[] | undefined,
): number {
  const [first] = line ?? [];
  const fits = (p: RoundPosition): boolean =>
    first !== undefined && isRefused(ruleRead(rules, p, first)) === (first.assert === 'illegal');
  const whole = starts.findLastIndex((p) => fits(p) && isPlayedFrom(rules, p, line));
  return Math.max(0, whole < 0 ? starts.findLastIndex(fits) : whole);
}

/** Whether a line is legal from a position, and so are the lines beside its first move. */
function isPlayedFrom(
  rules: RoundRules,
  from: RoundPosition,
  line: readonly RecordMove[] | undefined,
): boolean {
  let beside = line;
  for (let depth = 0; beside && depth < DEEPEST_SIDE_LINE; depth++) {
    let p = from;
    for (const move of beside) {
      const next = move.assert ? p : tryMove(rules, p, move.seat, moveOf(move));
      if (isFault(next)) return false;
      p = next;
    }
    beside = beside[0]?.line;
  }
  return true;
}

/** The position after the opening flowers, where the record leaves them to the referee. */
function opened(rules: RoundRules, p: RoundPosition, {moves}: RoundRecord): RoundPosition {
  let now = p;
  if (moves.some(({do: name}, i) => i === 0 && name === 'out')) return now;
  while (now.phase.opening) {
    const move = openingMove(rules, now);
    const made = move && tryMove(rules, now, now.phase.seat, move);
    if (!made || isFault(made)) return now;
    now = made;
  }
  return now;
}
