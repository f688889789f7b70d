/** Hands of logs: what the referee finds in them, and rounds written as logs. */
import {isFault} from '../core/reading/read.js';
import type {ScoreResult} from '../core/game/result.js';
import type {LogHand, LogWorth} from '../round/convert/log-hand.js';
import {WRITTEN_NAMES, type WrittenFormat} from '../round/convert/formats.js';
import {fromLog} from '../round/convert/logs.js';
import {toMjai} from '../round/convert/to-mjai.js';
import {toTenhou6} from '../round/convert/to-tenhou6.js';
import {fuOf} from '../round/convert/tenhou6-worth.js';
import {replay, type Replay} from '../round/game/replay.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import {rulesOfRecord} from '../round/state/rules.js';
import type {PlayedBy} from './referee.js';
import type {LogWords} from './words/index.js';

/** What the referee found in a hand of a log. */
export interface Judged {
  readonly record?: RoundRecord;
  readonly problems: readonly RoundProblem[];
  readonly replay?: Replay;
  /** Where each move of a log stands. */
  readonly places?: LogHand['places'];
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
  return {record, problems: found, replay: played, places};
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

/** Why a format cannot say a round, in words. */
export function unwritableIn(to: WrittenFormat, {code, about = ''}: RoundProblem, says: LogWords): string {
  const format = WRITTEN_NAMES[to];
  switch (code) {
    case 'riichi-only':
      return says.riichiOnly(format, about);
    case 'not-from-deal':
      return says.notFromDeal(format, about);
    case 'hand-hidden':
      return says.handHidden(format, about);
    default:
      return says.noWord(format, about);
  }
}

/** What must be given when a log is read again, and what cannot be: the house rules that its format has no word for. */
export function unsaidIn(
  to: WrittenFormat,
  {lines, record}: {readonly lines: readonly string[]; readonly record: RoundRecord},
  playedBy: PlayedBy,
  says: LogWords,
): readonly string[] {
  const {rules} = record;
  const [hand] = fromLog(lines.join('\n'), to);
  if (rules === undefined || !hand?.record) return [];
  const [played, again] = [record, {...hand.record, rules}].map((one) => {
    const {ruleset, flow} = playedBy(one);
    const read = rulesOfRecord(one, ruleset, flow);
    return isFault(read) ? {} : read.o;
  });
  const other = Object.keys(played).filter(
    (name) => JSON.stringify(played[name]) !== JSON.stringify(again[name]),
  );
  return [
    ...(hand.record.rules === rules ? [] : [says.readWith(WRITTEN_NAMES[to], rules)]),
    ...(other.length ? [says.optionsUnsaid(WRITTEN_NAMES[to], other)] : []),
  ];
}
