/** The question "Which tile goes?" Each choice is compared by how far the hand is then, and how many tiles help it. */
import {discardDifference} from '../core/waiting/discard-difference.js';
import {discards, type Discard} from '../core/waiting/discards.js';
import {fault} from '../core/situation/problem.js';
import {unanswerable} from './unanswerable.js';
import {formatHand} from '../core/notation/format.js';
import {parseHandOf, tilesIn} from '../core/notation/parse.js';
import type {Situation} from '../core/situation/situation.js';
import {kindName} from '../core/tiles/tile.js';
import type {QuestionSubject, Question, Verdict} from './ask.js';
import {kindsInText, tilesText} from './asked-of.js';
import type {QuizNote} from './note.js';
import {rightAnswer} from './verdict.js';
import {isFault} from '../core/situation/result.js';
import {withLastAsWin} from '../core/notation/hand.js';

/** The situation with its last tile as the drawn one. */
export function drawnOf(situation: Situation): Situation {
  const read = parseHandOf(situation);
  if (isFault(read)) return situation;
  const {hand} = read;
  if (hand.win !== undefined) return {...situation, by: 'self'};
  // a hand that holds one tile more than when it waits
  if (hand.tiles.length % 3 !== 2) return situation;
  return {...situation, hand: formatHand(withLastAsWin(hand) ?? hand), by: 'self'};
}

/** How many choices an answer compares, the best first. */
const SHOWN = 5;

const listOf = ({situation, ruleset}: QuestionSubject): readonly Discard[] =>
  discards(situation, ruleset).discards;

/** The best discards: they leave the hand nearest to ready. If several do, they also leave the most useful tiles. */
function bestOf(list: readonly Discard[]): string[] {
  const [first] = list;
  return list
    .filter(({distance, left}) => distance === first.distance && left === first.left)
    .map(({tile}) => tile);
}

/** The right answers: the discards that the author names, or else the best discards. */
function rightOf(asked: QuestionSubject): string[] {
  const named = kindsInText(asked.answer ?? '').map(kindName);
  return named.length ? named : bestOf(listOf(asked));
}

function noteOf({tile, distance, useful, left, ready}: Discard, right: readonly string[]): QuizNote {
  const totals = (ready ?? []).flatMap(({discard, self}) =>
    [discard, self].filter(({status}) => status === 'win').map((outcome) => outcome.total),
  );
  return {
    kind: 'discard',
    tile,
    distance,
    useful: tilesText(useful.flatMap((one) => tilesIn(one.tile))),
    left,
    ...(totals.length && {worth: Math.max(...totals)}),
    best: right.includes(tile),
  };
}

/** What one of the discards of a hand leaves; undefined where it is none of them. */
export function discardNote(tile: string, list: readonly Discard[]): QuizNote | undefined {
  const one = list.find((discard) => discard.tile === tile);
  return one && noteOf(one, bestOf(list));
}

function judge(given: string, asked: QuestionSubject): Verdict {
  const right = rightOf(asked);
  const expected = right.join('');
  if (right.includes(given)) return rightAnswer(given, expected);
  const list = listOf(asked);
  const best = list.find(({tile}) => right.includes(tile)) ?? list[0];
  const chosen = list.filter(({tile}) => tile === given);
  return {
    ...{right: false, given, expected, wrong: [given]},
    where: chosen.map((one) => ({kind: 'other-discard', better: betterBy(best, one)})),
    notes: [...chosen.flatMap((one) => [noteOf(one, right), ...differenceOf(best, one)]), hintOf(best)],
  };
}

/** What the right discard gains and loses against another one; nothing where both leave the same tiles. */
function differenceOf(best: Discard, chosen: Discard): QuizNote[] {
  const {gained, lost} = discardDifference(best, chosen);
  return gained.length || lost.length ? [{kind: 'discards-differ', gained, lost}] : [];
}

/** What the right discard has before another one. The author may mean one that has neither. */
function betterBy(best: Discard, {distance, left}: Discard): 'distance' | 'left' | undefined {
  if (best.distance < distance) return 'distance';
  return best.distance === distance && best.left > left ? 'left' : undefined;
}

const hintOf = ({distance, left}: Discard): QuizNote => ({kind: 'best-left', distance, left});

/** The question `discard`. Right is any of the best discards, or those that the author names. */
export const discardQuestion: Question = {
  fault(asked) {
    const {reason, discards: list} = discards(asked.situation, asked.ruleset);
    if (reason) return reason;
    const best = bestOf(list);
    const named = kindsInText(asked.answer ?? '').map(kindName);
    const held = list.map(({tile}) => tile);
    if (named.some((tile) => !held.includes(tile))) return fault('bad-field', asked.answer, 'answer');
    return best.length === held.length && !named.length ? unanswerable('alike') : undefined;
  },
  expected: (asked) => rightOf(asked).join(''),
  choices: (asked) =>
    listOf(asked)
      .map(({tile}) => kindsInText(tile)[0])
      .sort((a, b) => a - b)
      .map(kindName),
  read(given, asked) {
    const kinds = kindsInText(given);
    const held = listOf(asked).map(({tile}) => tile);
    return kinds.length === 1 && held.includes(kindName(kinds[0])) ? kindName(kinds[0]) : undefined;
  },
  judge,
  hint: (asked) => hintOf(listOf(asked)[0]),
  solution(asked) {
    const right = rightOf(asked);
    const list = listOf(asked);
    return list.slice(0, Math.max(SHOWN, right.length)).map((one) => noteOf(one, right));
  },
};

/** Discards named by the author although another is better; for `mj check`. */
export function worseThanBest(asked: QuestionSubject): string[] {
  const best = bestOf(listOf(asked));
  return kindsInText(asked.answer ?? '')
    .map(kindName)
    .filter((tile) => !best.includes(tile));
}

/** Equally good discards among which the author does not choose; for `mj check`. */
export function ambiguous(asked: QuestionSubject): string[] {
  const best = asked.answer ? [] : bestOf(listOf(asked));
  return best.length > 1 ? best : [];
}
