/** `mj round FILE…`: rounds and logs replayed, with every fault by line and column; and written in other formats. */
import {logFormat, WRITTEN_FORMATS, type LogFormat, type WrittenFormat} from '../round/convert/formats.js';
import {fromLog} from '../round/convert/logs.js';
import {wordedFault, type LogHand} from '../round/convert/log-hand.js';
import {replay} from '../round/game/replay.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import type {RoundRecord} from '../round/record/record.js';
import {clean} from '../round/text/clean.js';
import {formatHands, handTexts, MOST_HANDS, placedIn, type HandText} from '../round/text/hands.js';
import {parseRound} from '../round/text/parse.js';
import {withPlace} from '../round/text/places.js';
import type {Args} from './args.js';
import {Lines} from '../core/situation/place.js';
import {faultLine} from './fault-line.js';
import {unsaidIn, unwritableIn, WRITERS} from './foreign.js';
import {judged, type Judged} from './log-judged.js';
import {pathFinder} from '../round/convert/json-places.js';
import type {LogWords} from './words/index.js';
import {eachText} from './pages.js';
import {UNREADABLE} from './page/unreadable.js';
import {CALLED} from './called.js';
import {isOwnRules, rulesetFor} from './rulesets.js';
import {isOnRecord, loadPlaying, roundMessages, type PlayedBy} from './referee.js';
import {plainJson, print, printAll, printFile, printJson, remark, remarkAll} from './output.js';
import {unpacked} from './unpacked.js';
import {isFault} from '../core/situation/result.js';

/** Runs `mj round`: prints faults with their places and `N passed, N failed`. Returns the exit status. */
export async function roundCommand(args: Args): Promise<number> {
  const {given, words} = args;
  // rules of the author's own are read before all are loaded
  if (typeof given.rules === 'string' && isOwnRules(given.rules))
    await rulesetFor(given.rules, args, `${CALLED} round`);
  const playedBy = await loadPlaying();
  const messages = await roundMessages(args.lang);
  const told: Told[] = [];
  const allRead = await eachText(words, args.says.files, (file, source) => {
    for (const one of tell({file, source, args, playedBy, messages})) told.push(one);
    return Promise.resolve();
  });
  const isWritten = write(told, args, playedBy);
  if (!allRead) return UNREADABLE;
  return isWritten && told.every(({problems}) => !problems.length) ? 0 : 1;
}

/** The result of replaying a round of a file. */
interface Told extends Judged {
  readonly file: string;
}

/** A file, and what is needed to play the rounds in it. */
interface Asked {
  readonly file: string;
  readonly source: string;
  readonly args: Args;
  readonly playedBy: PlayedBy;
  readonly messages: RoundMessages;
}

function tell({file, source, args, playedBy, messages}: Asked): readonly Told[] {
  const {from} = args.given;
  const rules = typeof args.given.rules === 'string' ? args.given.rules : undefined;
  const format = (from as LogFormat | undefined) ?? logFormat(source);
  if (format !== undefined) {
    const log = format === 'tziakcha' ? unpacked(source) : source;
    const hands = fromLog(log, format, rules);
    const options = optionsIn(args);
    const unread = hands.find((one) => one.unread)?.unread;
    if (unread) remark(`${file}: ${args.says.logs.lobbyUnread(unread)}`);
    const {unjudged} = hands.find((one) => one.unjudged && !one.fault) ?? {};
    if (unjudged) remark(`${file}: ${wordedFault({code: unjudged, message: ''}, messages).message}`);
    const judging = {playedBy, messages, says: args.says.logs, pathAt: pathFinder(log)};
    return hands.map((one) => ({
      file,
      ...judged(withOptions(one, options), judging),
    }));
  }
  const {options} = args.given;
  const given = {...(rules !== undefined && {rules}), ...(typeof options === 'string' && {options})};
  return textsIn({file, source, args, playedBy, messages}, given);
}

/** The house rules that the command line gives; they go before those of a log. */
function optionsIn({given: {options}}: Args): RoundRecord['options'] {
  const read = parseRound('', typeof options === 'string' ? {options} : {});
  return isFault(read) ? undefined : read.options;
}

const withOptions = (hand: LogHand, options: RoundRecord['options']): LogHand =>
  options && hand.record?.rules !== undefined
    ? {...hand, record: {...hand.record, options: {...hand.record.options, ...options}}}
    : hand;

/** The results of replaying the rounds of a text, with every fault at its place in the whole text. */
function textsIn(
  {file, source, playedBy, messages}: Asked,
  given: Readonly<Record<string, string>>,
): readonly Told[] {
  const lines = new Lines(source);
  const {hands, more} = handTexts(source);
  const placed = (problem: RoundProblem, hand: HandText): RoundProblem => {
    const {at = {start: 0, end: 0}, ...found} = placedIn(problem, hand);
    return {...found, at, ...lines.placeOf(at.start)};
  };
  const told = hands.map((hand): Told => {
    const record = parseRound(hand.text, {...hand.kept, ...given}, messages);
    if (isFault(record)) return {file, problems: [placed(record, hand)]};
    if (isEmpty(hand.text) || (hands.length === 1 && isBare(record)))
      return nothingTold(file, hand.text, messages);
    const played = replay(record, {...playedBy(record), messages});
    const [problems, notes] = [played.problems, played.notes].map((list) =>
      list.map((problem) => placed(problem, hand)),
    );
    return {file, record, problems, replay: {...played, notes}};
  });
  if (!told.length) return [nothingTold(file, source, messages)];
  if (!more) return told;
  const many = wordedFault({code: 'too-many-hands', message: String(MOST_HANDS)}, messages);
  return [...told, {file, problems: [{...many, at: more, ...lines.placeOf(more.start)}]}];
}

/** Whether a text tells nothing: it is empty, or comments and tags alone. */
const isEmpty = (text: string): boolean => !clean(text).text.trim();

/** Whether a record says no more than what is agreed before a hand: it has no tile, no move and no result. */
const isBare = ({start, moves, expect}: RoundRecord): boolean =>
  !moves.length && !expect && !start.seats && !start.wall && !start.start;

/** How many characters of a text are enough to tell which one it is. */
const SHOWN = 60;

function nothingTold(file: string, text: string, messages: RoundMessages): Told {
  const nothing = wordedFault({code: 'nothing-told', message: text.trim().slice(0, SHOWN)}, messages);
  return {file, problems: [{...nothing, line: 1, column: 1}]};
}

/** Prints what was asked for. @returns whether it could be written */
function write(told: readonly Told[], args: Args, playedBy: PlayedBy): boolean {
  const {to, from, text, json} = args.given;
  const format = WRITTEN_FORMATS.find((one) => one === to);
  if (format) return exported(told, format, args, playedBy);
  if (text) return writeTexts(told);
  if (json) printJson(told.map(jsonOf));
  else sayAll(told, from === undefined);
  return true;
}

const faultsOf = ({file, problems}: Told): readonly string[] =>
  problems.map((problem) => faultLine(file, problem));

/** Writes rounds as one log. What the referee finds wrong is said on standard error. */
function exported(told: readonly Told[], to: WrittenFormat, {says}: Args, playedBy: PlayedBy): boolean {
  remarkAll(told.flatMap(faultsOf));
  const records = recordsOf(told);
  if (!records) return false;
  const lines = WRITERS[to](records, playedBy);
  if (isFault(lines)) remark(unwritten(told, to, says.logs, playedBy));
  else {
    printFile(`${lines.map(plainJson).join('\n')}\n`);
    const [record] = records;
    const unsaid = records.length ? unsaidIn(to, {lines, record}, playedBy, says.logs) : [];
    remark(...unsaid.map(says.note));
  }
  return !isFault(lines);
}

/** The first round that a format cannot say, and why. */
function unwritten(told: readonly Told[], to: WrittenFormat, says: LogWords, playedBy: PlayedBy): string {
  const faults = told.flatMap((one) => {
    const found = one.record ? WRITERS[to]([one.record], playedBy) : [];
    return isFault(found) ? [placed(one, found, unwritableIn(to, found, says))] : [];
  });
  return `--to ${to}: ${faults.at(0) ?? ''}`;
}

const placed = ({file, record, places}: Told, problem: RoundProblem, message: string): string => {
  const {move} = problem;
  const at = move === undefined ? undefined : places?.at(move);
  const own = record && move !== undefined ? withPlace(problem, record, {move: record.moves.at(move)}) : {};
  return faultLine(file, {...own, ...at, message});
};

/** Writes rounds as one text. */
function writeTexts(told: readonly Told[]): boolean {
  remarkAll(told.flatMap(faultsOf));
  const records = recordsOf(told);
  if (records) printFile(formatHands(records));
  return records !== undefined;
}

/** The records, if every one of them could be read. */
function recordsOf(told: readonly Told[]): readonly RoundRecord[] | undefined {
  const records = told.flatMap(({record}) => record ?? []);
  return records.length === told.length ? records : undefined;
}

function sayAll(told: readonly Told[], isOwn: boolean): void {
  for (const one of told) {
    printAll(faultsOf(one));
    // remarks on the record as a whole are no faults: they go to standard error
    const remarks = isOwn ? (one.replay?.notes.filter(isOnRecord) ?? []) : [];
    remarkAll(remarks.map((problem) => faultLine(one.file, problem)));
  }
  const failed = told.filter(({problems}) => problems.length).length;
  print(`${told.length - failed} passed, ${failed} failed`);
}

/** The record itself, and the findings of the referee. */
function jsonOf({file, record, problems, replay: played}: Told): object {
  const {ending, notes} = played ?? {};
  return {
    ...record,
    file,
    problems,
    ...(notes?.length ? {notes} : {}),
    ...(ending ? {ending} : {}),
  };
}
