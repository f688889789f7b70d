/** Rounds written as logs of other programs, and what such logs leave unsaid. */
import {WRITTEN_NAMES, type WrittenFormat} from '../round/convert/formats.js';
import {fromLog} from '../round/convert/logs.js';
import {toMjai} from '../round/convert/to-mjai.js';
import {toTenhou6} from '../round/convert/to-tenhou6.js';
import type {RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import {rulesOfRecord} from '../round/state/rules.js';
import type {PlayedBy} from './referee.js';
import type {LogWords} from './words/index.js';
import {isFault} from '../core/situation/result.js';

/** Writes rounds as one log. @returns its lines, or what the format cannot say */
type Writer = (records: readonly RoundRecord[], playedBy: PlayedBy) => readonly string[] | RoundProblem;

/** The formats that are written, by name. */
export const WRITERS: Readonly<Record<WrittenFormat, Writer>> = {
  tenhou6: (records, playedBy) => {
    const log = toTenhou6(records, playedBy);
    return isFault(log) ? log : [JSON.stringify(log)];
  },
  mjai: (records, playedBy) => {
    const events = toMjai(records, playedBy);
    return isFault(events) ? events : events.map((event) => JSON.stringify(event));
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
    case 'wrong-hand-size':
      return says.handSize(format, about);
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
