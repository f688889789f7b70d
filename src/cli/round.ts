/** `mj round FILE…`: rounds replayed, with every fault by line and column. */
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import {replay, type Replay} from '../round/game/replay.js';
import {isProblem, parseRound} from '../round/text/parse.js';
import type {Args} from './args.js';
import {faultLine} from './fault-line.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {isOnRecord, loadPlaying, roundMessages, type PlayedBy} from './referee.js';
import {print, printJson, remark} from './output.js';

/** Runs `mj round`: prints faults with their places and `N passed, N failed`. Returns the exit status. */
export async function roundCommand(args: Args): Promise<number> {
  const {given, words} = args;
  if (given.fuzz !== undefined) return (await import('./fuzz.js')).fuzzCommand(args);
  if (given.from !== undefined) return (await import('./foreign.js')).foreignCommand(args);
  if (given.to !== undefined) return (await import('./foreign.js')).exportCommand(args);
  const playedBy = await loadPlaying();
  const messages = await roundMessages(args.lang);
  const told: Told[] = [];
  const allRead = await eachText(words, args.says.files, (file, source) => {
    told.push(tell(file, source, playedBy, messages));
    return Promise.resolve();
  });
  if (given.json) printJson(told.map(json));
  else sayAll(told);
  if (!allRead) return UNREADABLE;
  return told.some(({problems}) => problems.length) ? 1 : 0;
}

/** The result of replaying a file. */
interface Told {
  readonly file: string;
  readonly record?: RoundRecord;
  readonly problems: readonly RoundProblem[];
  readonly replay?: Replay;
}

function tell(file: string, source: string, playedBy: PlayedBy, messages: RoundMessages): Told {
  const record = parseRound(source, {}, messages);
  if (isProblem(record)) return {file, problems: [record]};
  const played = replay(record, {...playedBy(record), messages});
  return {file, record, problems: played.problems, replay: played};
}

function sayAll(told: readonly Told[]): void {
  for (const {file, problems, replay: played} of told) {
    print(...problems.map((problem) => faultLine(file, problem)));
    // remarks on the record as a whole are no faults: they go to standard error
    const remarks = played?.notes.filter(isOnRecord) ?? [];
    remark(...remarks.map((problem) => faultLine(file, problem)));
  }
  const failed = told.filter(({problems}) => problems.length).length;
  print(`${told.length - failed} passed, ${failed} failed`);
}

/** The record itself, and the findings of the referee. */
function json({file, record, problems, replay: played}: Told): object {
  const {ending, notes} = played ?? {};
  return {
    ...record,
    file,
    problems,
    ...(notes?.length ? {notes} : {}),
    ...(ending ? {ending} : {}),
  };
}
