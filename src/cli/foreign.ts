/** `mj round --from FORMAT FILE` and `--to FORMAT FILE…`: logs of other programs. */
import {fromBotzone} from '../round/convert/botzone.js';
import {fromTenhou6} from '../round/convert/tenhou6.js';
import {toTenhou6} from '../round/convert/to-tenhou6.js';
import type {Converted, Value} from '../round/convert/converted.js';
import type {ScoreResult} from '../core/game/result.js';
import {replay, type Replay} from '../round/game/replay.js';
import type {Args} from './args.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {faultLine} from './fault-line.js';
import {loadPlaying, roundMessages, type PlayedBy} from './referee.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import {isProblem, parseRound} from '../round/text/parse.js';
import {print, printJson, printJsonLine} from './output.js';

const READERS: Readonly<Record<string, (text: string, rules: string | undefined) => readonly Converted[]>> = {
  botzone: fromBotzone,
  tenhou6: (text, rules = 'tenhou') => fromTenhou6(text, rules),
};

/** The result for a log that holds no hand. */
const NO_HAND: Converted = {
  line: 1,
  places: [],
  fault: {code: 'foreign', message: '–', line: 1, column: 1},
};

/** Runs `mj round --from` and `--to`. Returns the exit status, 1 where a log cannot be read or its result differs. */
export async function foreignCommand({given, words, lang, says}: Args): Promise<number> {
  const read = READERS[String(given.from)];
  const playedBy = await loadPlaying();
  const messages = await roundMessages(lang);
  let passed = 0;
  let failed = 0;
  const records: object[] = [];
  const allRead = await eachText(words, says.files, (file, source) => {
    const hands = read(source, typeof given.rules === 'string' ? given.rules : undefined);
    for (const one of hands.length ? hands : [NO_HAND]) {
      const {problems, ending} = judged(one, playedBy, messages);
      if (problems.length) failed++;
      else passed++;
      if (given.json) records.push({...one.record, file, problems, ...(ending ? {ending} : {})});
      else print(...problems.map((problem) => faultLine(file, problem)));
    }
    return Promise.resolve();
  });
  if (given.json) printJson(records);
  else print(`${passed} passed, ${failed} failed`);
  if (!allRead) return UNREADABLE;
  return failed ? 1 : 0;
}

/**
 * The problems of a log, each at its line: text that cannot be read, moves that are not legal, and results that differ.
 */
function judged(one: Converted, playedBy: PlayedBy, messages: RoundMessages): Judged {
  const {record, fault, line, places, fan, values = []} = one;
  if (fault) return {problems: [{...fault, message: messages.round.faults.foreign(fault.message)}]};
  if (!record) return {problems: []};
  const {problems, ending} = replay(record, {...playedBy(record), messages});
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
  return {problems: found, ...(ending ? {ending} : {})};
}

/** What the referee found in a hand of a log. */
interface Judged {
  readonly problems: readonly RoundProblem[];
  readonly ending?: Replay['ending'];
}

/** Whether a win is worth what a log says: its points, and fu and han where the log has them. */
function isWorth({total, sums}: ScoreResult, {fu, han, points}: Value): boolean {
  const [each, dealer] = points;
  // a self-draw of the dealer is paid by three alike, any other by two and the dealer
  const all = dealer === undefined ? [each, 3 * each] : [2 * each + dealer];
  return all.includes(total) && (fu === undefined || (fu === fuOf(sums) && han === sums.han));
}

/** Fu as players say them: rounded up to tens, but for the 25 of seven pairs. */
const fuOf = ({fu}: ScoreResult['sums']): number => (fu === 25 ? fu : Math.ceil(fu / 10) * 10);

const toldWorth = ({total, sums}: ScoreResult): string => `${fuOf(sums)}符${sums.han}飜 ${total}`;

/** `--to tenhou6`: rounds as one log, on standard output. */
export async function exportCommand({words, lang, says}: Args): Promise<number> {
  const playedBy = await loadPlaying();
  const messages = await roundMessages(lang);
  const records: RoundRecord[] = [];
  const wrong: string[] = [];
  const allRead = await eachText(words, says.files, (file, source) => {
    const record = parseRound(source, {}, messages);
    const problems = isProblem(record) ? [record] : replay(record, {...playedBy(record), messages}).problems;
    wrong.push(...problems.map((problem) => faultLine(file, problem)));
    if (!isProblem(record)) records.push(record);
    return Promise.resolve();
  });
  const log = toTenhou6(records, playedBy);
  if (!wrong.length && 'code' in log) wrong.push(`--to tenhou6: ${log.message}`);
  if (wrong.length) print(...wrong);
  else printJsonLine(log);
  if (!allRead) return UNREADABLE;
  return wrong.length ? 1 : 0;
}
