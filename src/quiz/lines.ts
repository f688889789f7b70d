/**
 * The question "Which patterns count?" Its boxes: patterns that count, those that another replaces, and near misses.
 */
import type {Line} from '../core/game/result.js';
import {byTheHand, nearMisses, type NearMiss} from '../core/scoring/near-misses.js';
import {waits as waitsOf} from '../core/waiting/waits.js';
import {kindName, kindOf} from '../core/tiles/tile.js';
import {NONE, type QuestionSubject, type Question, type Verdict} from './ask.js';
import {handPositionOf, unscored, writtenHand} from './asked-of.js';
import type {QuizNote} from './note.js';
import {equalReadings} from './readings.js';
import {distinct, more, rightAnswer} from './verdict.js';
import {waiting} from './waits.js';
import {listedWords} from '../core/situation/value.js';

/** How many boxes there are if the author does not say, and how many of them are near misses. */
const USUAL = 8;
const NEAR = 3;

/** Ids of the patterns that count, each once. */
const trueIds = ({result}: QuestionSubject): string[] => [
  ...new Set(result.lines.filter(({value}) => value !== 0).map(({id}) => id)),
];

/** Ids of the patterns that count in one reading or another that scores as much. */
const everTrue = (asked: QuestionSubject): string[] => [
  ...trueIds(asked),
  ...equalReadings(asked).flatMap((reading) => trueIds({...asked, result: {...asked.result, ...reading}})),
];

const missesOf = ({situation, ruleset}: QuestionSubject): readonly NearMiss[] =>
  byTheHand(nearMisses(situation, ruleset));

/** The boxes for patterns, in the order of the table, which gives nothing away. */
function patternsOf(asked: QuestionSubject): string[] {
  const {result, choices: wanted = 0, patterns = [], scope = []} = asked;
  const rows = (handPositionOf(asked)?.table.rows ?? []).filter(({impossible}) => !impossible);
  const listed = new Set(rows.map(({id}) => id));
  const shown = new Set([...everTrue(asked), ...patterns.filter((id) => listed.has(id))]);
  const excluded = result.excluded.map(({id}) => id);
  const most = Math.max(wanted > 0 ? wanted : USUAL, shown.size + (wanted ? 0 : excluded.length + NEAR));
  const add = (ids: readonly string[]): void => {
    for (const id of ids)
      if (shown.size < most && listed.has(id) && (!scope.length || scope.includes(id))) shown.add(id);
  };
  add(excluded);
  add(missesOf(asked).map(({id}) => id));
  add(scope.length ? scope : (asked.ruleset.basics ?? []));
  return rows.map(({id}) => id).filter((id) => shown.has(id));
}

/** The tiles that show a line; empty where the whole hand does, or no tile. */
function tilesOf(line: Line, {result: {groups}}: QuestionSubject): string {
  const some = line.groups.length < groups.length;
  return line.tiles ?? (some ? line.groups.map((at) => groups[at].tiles).join(' ') : '');
}

/** A pattern that counts, with its tiles. */
function lineNote(id: string, asked: QuestionSubject): QuizNote[] {
  const line = asked.result.lines.find((one) => one.id === id);
  return line ? [{kind: 'line', id, tiles: tilesOf(line, asked), value: line.value, unit: line.unit}] : [];
}

/** The place of a pattern that counts and is not ticked, without its name. */
function unseenNote(id: string, asked: QuestionSubject): QuizNote {
  const line = asked.result.lines.find((one) => one.id === id);
  return {kind: 'unseen', tiles: line ? tilesOf(line, asked) : ''};
}

/**
 * The other tiles that the hand waits for, where a pattern counts for a wait for one tile alone; none where it is another
 * pattern, or the hand has the wait.
 */
function othersWaited(id: string, asked: QuestionSubject): string[] {
  const {ruleset, situation} = asked;
  const win = writtenHand(asked)?.win;
  if (win === undefined || !ruleset.patterns.find((one) => one.id === id)?.when.onlyWait) return [];
  const {ready} = waitsOf(waiting(asked), ruleset);
  const others = ready.map(({tile}) => tile).filter((tile) => tile !== kindName(kindOf(win)));
  return situation.by ? others : [];
}

/** The reason why a ticked pattern does not count. The pattern that replaces it is named only if it is ticked too. */
function whyNot(
  id: string,
  asked: QuestionSubject,
  {misses, ticked}: {readonly misses: readonly NearMiss[]; readonly ticked: readonly string[]},
): QuizNote {
  const waits = othersWaited(id, asked);
  if (waits.length) return {kind: 'other-waits', id, tiles: waits.join('')};
  const other = asked.result.excluded.find((one) => one.id === id);
  if (other) return {kind: 'excluded', id, ...(ticked.includes(other.by) && {by: other.by})};
  const miss = misses.find((one) => one.id === id);
  return miss ? {kind: 'near', miss} : {kind: 'absent', id};
}

/** The boxes: patterns, and a last box that says that no pattern counts. */
const choices = (asked: QuestionSubject): string[] => [...patternsOf(asked), NONE];

function read(given: string, asked: QuestionSubject): string | undefined {
  const wanted = new Set(listedWords(given));
  const ids = patternsOf(asked).filter((id) => wanted.has(id));
  return ids.join(' ') || (wanted.has(NONE) ? NONE : undefined);
}

/** The ids of lines in the order of the table. */
const idsOf = (lines: readonly Line[], asked: QuestionSubject): string | undefined =>
  read(
    lines
      .filter(({value}) => value !== 0)
      .map(({id}) => id)
      .join(' '),
    asked,
  );

/** Each pattern that counts, with its tiles. */
const lineNotes = (asked: QuestionSubject): QuizNote[] => trueIds(asked).flatMap((id) => lineNote(id, asked));

/** The right answer: ids in the order of the table, or that none counts. */
const expectedOf = (asked: QuestionSubject): string => read(trueIds(asked).join(' '), asked) ?? NONE;

function judge(given: string, asked: QuestionSubject): Verdict {
  const expected = expectedOf(asked);
  if (given === expected) return rightAnswer(given);
  const other = equalReadings(asked).find(({lines}) => given === idsOf(lines, asked));
  if (other)
    return {
      ...rightAnswer(given, expected),
      reasons: lineNotes({...asked, result: {...asked.result, ...other}}),
    };
  const ticked = given.split(' ');
  const right = expected.split(' ').filter((id) => id !== NONE);
  const misses = missesOf(asked);
  const wrong = ticked.filter((id) => !right.includes(id));
  const missing = right.filter((id) => !ticked.includes(id));
  return {
    ...{right: false, given, expected, wrong},
    where: [
      ...wrong.filter((id) => id !== NONE).map((id) => whyNot(id, asked, {misses, ticked})),
      ...more('pattern', missing.length),
    ],
    notes: distinct(missing.map((id) => unseenNote(id, asked))),
  };
}

/** The question `lines`. Right are exactly the ids of the patterns that count. */
export const linesQuestion: Question = {
  fault(asked) {
    if (asked.result.status === 'not-allowed') return undefined;
    return unscored(asked);
  },
  expected: expectedOf,
  choices,
  read,
  judge,
  hint(asked) {
    const count = trueIds(asked).length;
    const [id] = patternsOf(asked);
    // that nothing is right would be the answer: one box is told in its place
    if (!count && id) return whyNot(id, asked, {misses: missesOf(asked), ticked: []});
    return {kind: 'true-count', count};
  },
  solution(asked) {
    const notes = lineNotes(asked);
    return notes.length ? notes : [{kind: 'no-line'}];
  },
};
