/** The question "Is this a win?" For a hand without a winning tile: can it win on the next tile, and on which? */
import {savingMisses} from '../core/scoring/near-misses.js';
import {discards} from '../core/waiting/discards.js';
import {waits} from '../core/waiting/waits.js';
import {unanswerable} from './unanswerable.js';
import {tilesIn} from '../core/notation/parse.js';
import {kindName} from '../core/tiles/tile.js';
import {NONE, type QuestionSubject, type Question, type Verdict} from './ask.js';
import {writtenHand, kindsInText, tilesText} from './asked-of.js';
import type {QuizNote} from './note.js';
import {rightAnswer} from './verdict.js';
import {openNote, splitWith, winningTiles} from './waits.js';

/** How many misfits are named at most. */
const MOST = 3;

/** Whether the answer is a tile: the hand has no winning tile yet. */
export const asksTile = (asked: QuestionSubject): boolean => writtenHand(asked)?.win === undefined;

/** Tiles that the hand would be ready without, each with its waits; for a hand that is not that near, its distance. */
function misfits({situation, ruleset}: QuestionSubject): QuizNote[] {
  const {discards: list} = discards(situation, ruleset);
  const [first] = list;
  if (!first) return [];
  if (first.distance > 0) return [{kind: 'far', distance: first.distance + 1}];
  return list
    .filter(({distance, useful}) => distance === 0 && useful.length > 0)
    .slice(0, MOST)
    .map(({tile, useful}) => ({
      kind: 'misfit',
      tile,
      waits: tilesText(useful.flatMap((one) => tilesIn(one.tile))),
    }));
}

function solution(asked: QuestionSubject): QuizNote[] {
  const {result, situation, ruleset} = asked;
  if (!asksTile(asked)) {
    if (result.status === 'win') return [{kind: 'wins', groups: result.groups, total: result.total}];
    const barred: QuizNote[] = result.reason ? [{kind: 'barred', problem: result.reason}] : [];
    return [
      ...barred,
      ...(result.status === 'not-a-win' ? misfits(asked) : [...rescues(asked), ...shaped(asked)]),
    ];
  }
  const tiles = winningTiles(asked);
  if (!tiles.length) return [{kind: 'not-ready', distance: waits(situation, ruleset).distance}];
  return tiles.map((tile) => ({kind: 'waited', tile, groups: splitWith(asked, tile)}));
}

/** The patterns that would make a win of a hand that may not win, each with what it would be worth. */
const rescues = ({situation, ruleset}: QuestionSubject): QuizNote[] =>
  savingMisses(situation, ruleset)
    .slice(0, 1)
    .map((miss) => ({kind: 'with-pattern', miss, total: miss.total ?? 0}));

/** The sets of a complete hand that may not win. */
const shaped = ({result: {groups}}: QuestionSubject): QuizNote[] =>
  groups.length ? [{kind: 'complete', groups}] : [];

function expectedOf(asked: QuestionSubject): string {
  if (!asksTile(asked)) return asked.result.status === 'win' ? 'yes' : 'no';
  return winningTiles(asked)[0] ?? NONE;
}

/** Reads an answer: `yes`, `no`, or a tile that the hand wins on. */
function read(given: string, asked: QuestionSubject): string | undefined {
  const text = given.trim();
  if (text === NONE) return text;
  if (!asksTile(asked)) return text === 'yes' ? text : undefined;
  const kinds = kindsInText(text);
  return kinds.length === 1 ? kindName(kinds[0]) : undefined;
}

function judge(given: string, asked: QuestionSubject): Verdict {
  const expected = expectedOf(asked);
  const isTile = asksTile(asked) && given !== NONE;
  const right = isTile ? winningTiles(asked).includes(given) : given === expected;
  if (right) return rightAnswer(given);
  const base = {right, given, expected, wrong: [given]};
  // the only other answer is right: its reason is all there is to tell
  if (!asksTile(asked)) return {...base, where: solution(asked), notes: []};
  const where: QuizNote[] = isTile ? [{kind: 'not-waited', tile: given}] : [{kind: 'is-ready'}];
  return {...base, where, notes: openNotes(asked)};
}

/** What waits for the winning tile, which is left for the reader to find; or how far the hand is. */
function openNotes(asked: QuestionSubject): QuizNote[] {
  const [tile] = winningTiles(asked);
  if (tile) return openNote(tile, splitWith(asked, tile));
  return [{kind: 'not-ready', distance: waits(asked.situation, asked.ruleset).distance}];
}

/** The question `win`. Right is `yes` or `no`; for a hand without a winning tile, any tile that it wins on, or `no`. */
export const winQuestion: Question = {
  fault({result, ruleset, situation}) {
    if (result.status === 'invalid') return result.reason ?? unanswerable('no-score');
    if (result.status !== 'no-win-yet') return undefined;
    const {reason} = waits(situation, ruleset);
    return reason;
  },
  expected: expectedOf,
  choices: (asked) => (asksTile(asked) ? [] : ['yes', 'no']),
  read,
  judge,
  hint: () => undefined,
  solution,
};
