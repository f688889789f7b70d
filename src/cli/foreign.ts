/** `mj round --from FORMAT FILE` and `--to FORMAT FILE…`: logs of other programs. */
import {fromBotzone} from '../round/convert/botzone.js';
import {fromTenhou6} from '../round/convert/tenhou6.js';
import {toTenhou6} from '../round/convert/to-tenhou6.js';
import type {Converted} from '../round/convert/converted.js';
import {replay} from '../round/game/replay.js';
import type {Args} from './args.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {faultLine} from './fault-line.js';
import {loadPlaying, roundMessages, type PlayedBy} from './referee.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import {isProblem, parseRound} from '../round/text/parse.js';
import {print, printJson, printJsonLine} from './output.js';

const READERS: Readonly<Record<string, (text: string) => readonly Converted[]>> = {
  botzone: fromBotzone,
  tenhou6: fromTenhou6,
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
    const hands = read(source);
    for (const one of hands.length ? hands : [NO_HAND]) {
      const problems = problemsOf(one, playedBy, messages);
      if (problems.length) failed++;
      else passed++;
      if (given.json) records.push({...one.record, file, problems});
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
function problemsOf(
  {record, fault, line, places, fan}: Converted,
  playedBy: PlayedBy,
  messages: RoundMessages,
): RoundProblem[] {
  if (fault) return [{...fault, message: messages.round.faults.foreign(fault.message)}];
  if (!record) return [];
  const {problems, ending} = replay(record, {...playedBy(record), messages});
  const found: RoundProblem[] = problems.map((problem) => ({
    ...problem,
    ...((problem.move === undefined ? undefined : places[problem.move]) ?? {line, column: 1}),
  }));
  const total = ending?.winners[0]?.total;
  if (fan !== undefined && !found.length && total !== fan)
    found.push({
      code: 'expected-net',
      message: messages.round.faults['expected-net'](String(total)),
      line,
      column: 1,
    });
  return found;
}

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
