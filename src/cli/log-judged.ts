/** Hands of logs: what the referee finds in them. */
import type {BySeat, Ending, Winner} from '../core/game/flow.js';
import type {ScoreResult} from '../core/game/result.js';
import {score} from '../core/scoring/score.js';
import {KINDS, kindName} from '../core/tiles/tile.js';
import {tilesIn} from '../core/notation/parse.js';
import {signed, withMinus} from '../core/situation/signed.js';
import type {Seat} from '../core/situation/situation.js';
import {
  wordedFault,
  type LogHand,
  type LogPaid,
  type LogPoints,
  type LogWorth,
} from '../round/convert/log-hand.js';
import {pathFinder} from '../round/convert/json-places.js';
import {DRAWN_AT_THE_END, drawName} from '../round/convert/draw-names.js';
import {gainsOf} from '../round/convert/riichi-end.js';
import {fuOf, sharesOf} from '../round/convert/tenhou-words.js';
import {replay, type Replay} from '../round/game/replay.js';
import type {DoraMissing, RoundMessages, RoundProblem} from '../round/record/problem.js';
import {withGains} from '../round/record/points.js';
import type {RoundRecord} from '../round/record/record.js';
import {indicatorsTurned} from '../round/state/at.js';
import {rulesOfRecord} from '../round/state/rules.js';
import type {PlayedBy} from './referee.js';
import type {LogWords} from './words/index.js';
import {isFault} from '../core/situation/result.js';

/** What the referee found in a hand of a log. */
export interface Judged {
  readonly record?: RoundRecord;
  readonly problems: readonly RoundProblem[];
  readonly replay?: Replay;
  /** Where each move of a log stands. */
  readonly places?: LogHand['places'];
}

/** What hands of one log are judged with. */
export interface Judging {
  readonly playedBy: PlayedBy;
  readonly messages: RoundMessages;
  readonly says: LogWords;
  /** Names the value of a log at a place. */
  readonly pathAt: ReturnType<typeof pathFinder>;
}

/**
 * The problems of a log, each at its line: text that cannot be read, moves that are not legal, and results that differ.
 */
export function judged(one: LogHand, judging: Judging): Judged {
  const {record, fault, places} = one;
  const {messages, playedBy} = judging;
  if (fault) return {...(record && {record}), problems: [wordedFault(fault, messages)]};
  if (!record) return {problems: []};
  const played = replay(record, {...playedBy(record), messages});
  const problems = new HandJudge(one, {record, played}, judging).problems();
  return {record, problems, replay: played, places};
}

/** A place in a log, counted from 1. */
interface Placed {
  readonly line: number;
  readonly column: number;
}

/** A hand as it was played. */
interface PlayedHand {
  readonly record: RoundRecord;
  readonly played: Replay;
}

/** Finds what a log says otherwise than the referee. */
class HandJudge {
  private readonly ending: Ending | undefined;

  constructor(
    private readonly hand: LogHand,
    private readonly told: PlayedHand,
    private readonly judging: Judging,
  ) {
    this.ending = told.played.ending;
  }

  problems(): readonly RoundProblem[] {
    const {hand, told} = this;
    const {line, places} = hand;
    const played = told.played.problems
      // the points are compared where the log says them, win by win
      .filter(({code}) => code !== 'expected-net' && code !== 'expected-points')
      .map((problem): RoundProblem => {
        const {move} = problem;
        return {...problem, ...((move === undefined ? undefined : places[move]) ?? {line, column: 1})};
      });
    const paid = [...this.drawnOtherwise(), ...this.paidOtherwise()];
    return [...played, ...paid, ...this.fanOtherwise(), ...this.worthOtherwise()];
  }

  /** Another reason than that of the log for which nobody has won. */
  private drawnOtherwise(): readonly RoundProblem[] {
    const {drawn} = this.hand;
    const really = this.ending?.drawn;
    if (!drawn || really === undefined || really === drawn.why) return [];
    const clause = this.judging.says.drawnOtherwise(
      drawn.said,
      drawName({drawn: really}) ?? DRAWN_AT_THE_END,
    );
    return [this.at({code: 'expected-end', message: ''}, drawn.at, clause)];
  }

  /** Whose points differ, as the log tells them after each win: what a seat gets, and what it has then. */
  private paidOtherwise(): readonly RoundProblem[] {
    const {hand, told, ending} = this;
    const before = told.played.positions.at(-1)?.frame.points;
    const isOpen =
      !ending || ending.unchecked.length || ending.winners.some(({total}) => total === undefined);
    if (told.record.rules === undefined || !before || isOpen) return [];
    const wrong = new Set<Seat>();
    return stepsOf(hand.paid ?? [], told.record, ending, before).flatMap(({net, held, gains, points}) => {
      const got = otherwise(net, gains);
      for (const {seat} of got) wrong.add(seat);
      // who gets something else has something else from then on: that is told once
      const has = otherwise(told.record.start.points && held, points).filter(({seat}) => !wrong.has(seat));
      for (const {seat} of has) wrong.add(seat);
      return [...got.map((one) => this.netOtherwise(one)), ...has.map((one) => this.heldOtherwise(one))];
    });
  }

  private netOtherwise({seat, said, really, at}: Otherwise): RoundProblem {
    const {round} = this.judging.messages;
    const code = 'expected-net';
    const clause = round.differs[code](round.seat(seat), signed(said), [signed(really)]);
    const winner = this.ending?.winners.find((one) => one.seat === seat);
    const total = winner?.result && winner.result.total + said - really;
    const cause = winner && total !== undefined ? this.missing(winner, [total]) : undefined;
    return this.at({code, message: '', about: String(really), seat}, at, clause, cause);
  }

  private heldOtherwise({seat, said, really, at}: Otherwise): RoundProblem {
    const {round} = this.judging.messages;
    const code = 'expected-points';
    const clause = round.differs[code](round.seat(seat), withMinus(said), [withMinus(really)]);
    return this.at({code, message: '', about: String(really), seat}, at, clause);
  }

  private fanOtherwise(): readonly RoundProblem[] {
    const {fan, line, paid = []} = this.hand;
    const winner = this.ending?.winners.at(0);
    if (fan === undefined || !this.ending || winner?.total === fan) return [];
    const {round} = this.judging.messages;
    const seat = winner ? round.seat(winner.seat) : '–';
    const clause = round.worth(seat, String(fan), String(winner?.total ?? '–'));
    return [this.at({code: 'expected-net', message: ''}, paid.at(0)?.net?.at ?? {line, column: 1}, clause)];
  }

  /** The wins that a log values otherwise: their points, and fu and han where the log has them. */
  private worthOtherwise(): readonly RoundProblem[] {
    const {values = []} = this.hand;
    if (!this.told.record.rules) return [];
    return values.flatMap((value) => {
      const winner = this.ending?.winners.find(({seat}) => seat === value.seat);
      if (!winner?.result || isWorth(winner.result, value)) return [];
      const {round} = this.judging.messages;
      const clause = round.worth(
        round.seat(value.seat),
        saidWorth(value),
        this.toldWorth(winner.result, winner),
      );
      const cause = this.missing(winner, totalsOf(value), value.han);
      return [this.at({code: 'expected-net', message: ''}, value.at, clause, cause)];
    });
  }

  /** What a win is worth, written as `saidWorth` writes it: a yakuman has no fu and han, a self-draw is paid in shares. */
  private toldWorth({total, sums}: ScoreResult, {seat, by}: Winner): string {
    const {playedBy} = this.judging;
    const {record} = this.told;
    const {ruleset, flow} = playedBy(record);
    const rules = rulesOfRecord(record, ruleset, flow);
    const shares = by === 'self' && !isFault(rules) ? sharesOf(total, seat, rules) : [total];
    const points = [...new Set(shares)].sort((a, b) => a - b);
    return saidWorth({...(sums.han ? {fu: fuOf(sums.fu), han: sums.han} : {}), points});
  }

  private at(problem: RoundProblem, place: Placed, clause: string, cause?: DoraMissing): RoundProblem {
    const {problems, round} = this.judging.messages;
    const path = this.judging.pathAt(place);
    const message = problems.sentence(path === undefined ? clause : round.cited(clause, path));
    return {...problem, ...place, message: cause ? joined(message, round.missingDora[cause]) : message};
  }

  /** The dora that would explain what a log says of a win: those whose indicators the log does not have. */
  private missing(winner: Winner, totals: readonly number[], han?: number): DoraMissing | undefined {
    const {situation} = winner;
    const {record, played} = this.told;
    const {ruleset, flow} = this.judging.playedBy(record);
    const rules = rulesOfRecord(record, ruleset, flow);
    const last = played.positions.at(-1);
    if (!situation || !ruleset || isFault(rules) || !last) return undefined;
    const {indicators = '', ura = ''} = record.start;
    const turned = indicatorsTurned(rules, last);
    const explains = (field: 'indicators' | 'uraIndicators'): boolean =>
      KIND_NAMES.some((name) => {
        const more = {...situation, [field]: `${situation[field] ?? ''}${name}`};
        const {total, sums, status} = score(more, ruleset);
        return status === 'win' && totals.includes(total) && (han === undefined || han === sums.han);
      });
    const hasUra = situation.flags?.some((flag) => flag === 'riichi' || flag === 'doubleRiichi');
    if (hasUra && tilesIn(ura).length < turned && explains('uraIndicators')) return 'ura';
    return tilesIn(indicators).length < turned && explains('indicators') ? 'indicators' : undefined;
  }
}

/** A number of a seat that a log has otherwise than the referee. */
interface Otherwise {
  readonly seat: Seat;
  readonly said: number;
  readonly really: number;
  readonly at: Placed;
}

function otherwise(told: LogPoints | undefined, really: BySeat<number>): readonly Otherwise[] {
  if (!told) return [];
  const {points, at} = told;
  return (Object.entries(points) as [Seat, number][])
    .map(([seat, said]) => ({seat, said, really: really[seat] ?? 0, at}))
    .filter((one) => one.said !== one.really);
}

/** What a log tells of points, beside what each seat gets and has by the rules. */
interface PaidStep extends LogPaid {
  readonly gains: BySeat<number>;
  readonly points: BySeat<number>;
}

/** Win by win where the log tells each of several wins; otherwise of the hand as a whole. */
function stepsOf(
  paid: readonly LogPaid[],
  {moves}: RoundRecord,
  ending: Ending,
  before: BySeat<number>,
): readonly PaidStep[] {
  const {winners, points} = ending;
  const {net, each} = gainsOf(ending, before, Object.keys(points) as Seat[]);
  const wins = moves
    .filter((move) => move.do === 'win' && !move.assert)
    .map(({seat}) => winners.findIndex((winner) => winner.seat === seat));
  const isEach = [paid, winners].every(({length}) => length === wins.length) && !wins.includes(-1);
  if (!isEach) {
    const nets = paid.flatMap((one) => one.net ?? []);
    const [first] = nets;
    const all = first && {points: nets.map((one) => one.points).reduce(withGains), at: first.at};
    const held = paid.at(-1)?.held;
    return [{...(all && {net: all}), ...(held && {held}), gains: net, points}];
  }
  let left = before;
  return paid.map((one, i) => {
    const gains = each[wins[i]];
    left = withGains(left, gains);
    return {...one, gains, points: left};
  });
}

/** Two sentences; those that end in 。 have no space between them. */
const joined = (one: string, other: string): string => one + (one.endsWith('。') ? '' : ' ') + other;

const KIND_NAMES = Array.from({length: KINDS}, (_, kind) => kindName(kind));

/** The totals that a log can mean: a self-draw of the dealer is paid by three alike, any other by two and the dealer. */
function totalsOf({points: [each, dealer]}: LogWorth): readonly number[] {
  return dealer === undefined ? [each, 3 * each] : [2 * each + dealer];
}

function isWorth({total, sums}: ScoreResult, value: LogWorth): boolean {
  const {fu, han} = value;
  return totalsOf(value).includes(total) && (fu === undefined || (fu === fuOf(sums.fu) && han === sums.han));
}

const saidWorth = ({fu, han, points}: Pick<LogWorth, 'fu' | 'han' | 'points'>): string =>
  `${fu === undefined ? '' : `${fu}符${han ?? ''}飜 `}${points.join('-')}`;
