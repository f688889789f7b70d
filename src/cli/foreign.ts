/** Hands of logs: what the referee finds in them, and rounds written as logs. */
import type {ScoreResult} from '../core/game/result.js';
import type {LogHand, LogWorth} from '../round/convert/log-hand.js';
import type {WrittenFormat} from '../round/convert/formats.js';
import {toMjai} from '../round/convert/to-mjai.js';
import {toTenhou6} from '../round/convert/to-tenhou6.js';
import {fuOf} from '../round/convert/tenhou6-worth.js';
import {replay, type Replay} from '../round/game/replay.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import type {PlayedBy} from './referee.js';

/** What the referee found in a hand of a log. */
export interface Judged {
  readonly record?: RoundRecord;
  readonly problems: readonly RoundProblem[];
  readonly replay?: Replay;
}

/**
 * The problems of a log, each at its line: text that cannot be read, moves that are not legal, and results that differ.
 */
export function judged(one: LogHand, playedBy: PlayedBy, messages: RoundMessages): Judged {
  const {record, fault, line, places, fan, values = []} = one;
  if (fault) return {problems: [{...fault, message: messages.round.faults.foreign(fault.message)}]};
  if (!record) return {problems: []};
  const played = replay(record, {...playedBy(record), messages});
  const {problems, ending} = played;
  const found: RoundProblem[] = problems.map((problem) => ({
    ...problem,
    ...((problem.move === undefined ? undefined : places[problem.move]) ?? {line, column: 1}),
  }));
  const differs = (about: string, at: {line: number; column: number}): void => {
    const message = messages.round.faults['expected-net'](about);
    found.push({code: 'expected-net', message, ...at});
  };
  const total = ending?.winners[0]?.total;
  if (fan !== undefined && !found.length && total !== fan) differs(String(total), {line, column: 1});
  if (record.rules)
    for (const value of values) {
      const {result} = ending?.winners.find(({seat}) => seat === value.seat) ?? {};
      if (result && !isWorth(result, value)) differs(toldWorth(result), value.at);
    }
  return {record, problems: found, replay: played};
}

/** Whether a win is worth what a log says: its points, and fu and han where the log has them. */
function isWorth({total, sums}: ScoreResult, {fu, han, points}: LogWorth): boolean {
  const [each, dealer] = points;
  // a self-draw of the dealer is paid by three alike, any other by two and the dealer
  const all = dealer === undefined ? [each, 3 * each] : [2 * each + dealer];
  return all.includes(total) && (fu === undefined || (fu === fuOf(sums.fu) && han === sums.han));
}

const toldWorth = ({total, sums}: ScoreResult): string => `${fuOf(sums.fu)}符${sums.han}飜 ${total}`;

/** Writes rounds as one log. @returns its lines, or what the format cannot say */
type Writer = (records: readonly RoundRecord[], playedBy: PlayedBy) => readonly string[] | RoundProblem;

/** The formats that are written, by name. */
export const WRITERS: Readonly<Record<WrittenFormat, Writer>> = {
  tenhou6: (records, playedBy) => {
    const log = toTenhou6(records, playedBy);
    return 'code' in log ? log : [JSON.stringify(log)];
  },
  mjai: (records, playedBy) => {
    const events = toMjai(records, playedBy);
    return 'code' in events ? events : events.map((event) => JSON.stringify(event));
  },
};
