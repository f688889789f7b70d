/** Helpers for the tests of questions: a situation with its result, and reasons in English with tiles in notation. */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {unitPaid} from '../../src/core/game/settle.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {en} from '../../src/locales/en.js';
import {withOwnWords} from '../../src/locales/own-words.js';
import {en as quiz} from '../../src/locales/quiz/en.js';
import type {Ask, QuestionSubject, Posed, Verdict} from '../../src/quiz/ask.js';
import {inNotation} from '../../src/quiz/marked-tiles.js';
import type {QuizNote} from '../../src/quiz/note.js';
import {noteText} from '../../src/quiz/note-text.js';
import {pose} from '../../src/quiz/pose.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import * as rulesets from '../../src/rules/index.js';
import {text as luqiao} from '../../src/rules/luqiao/names/en.js';
import {text as mcr} from '../../src/rules/mcr/names/en.js';
import {text as ribon} from '../../src/rules/ribon/names/en.js';
import {text as riichi} from '../../src/rules/riichi/names/en.js';
import {text as shiragiku} from '../../src/rules/shiragiku/names/en.js';
import {text as xinzhang} from '../../src/rules/xinzhang/names/en.js';

const TEXTS = {luqiao, mcr, ribon, riichi, shiragiku, xinzhang};
type Id = keyof typeof TEXTS;

export const rulesetOf = (rules: string): Ruleset => rulesets[rules as Id];

export function asking(situation: Situation, more: Partial<QuestionSubject> = {}): QuestionSubject {
  const ruleset = rulesetOf(situation.rules);
  const messages = en.problems;
  return {situation, ruleset, result: score(situation, ruleset, messages), messages, ...more};
}

export const said = (notes: readonly QuizNote[], {situation, ruleset}: QuestionSubject): string[] =>
  notes.map((note) =>
    inNotation(
      noteText(note, {
        ...{quiz, strings: en, text: TEXTS[situation.rules as Id]},
        ...{unit: ruleset.unit, paid: unitPaid(ruleset)},
      }),
    ),
  );

/** The question in English. */
export function posed(ask: Ask, asked: QuestionSubject): Posed {
  const text = TEXTS[asked.situation.rules as Id];
  return pose(ask, asked, {quiz, strings: withOwnWords(en, text), text});
}

/** What is said of the hand beside the question. */
export const givenOf = (ask: Ask, asked: QuestionSubject): readonly string[] => posed(ask, asked).given;

/** Reads and judges an answer, and puts into words where it is wrong (`place`) and why; `told` is both. */
export function answer(
  ask: Ask,
  asked: QuestionSubject,
  given: string,
): Verdict & {readonly why: string[]; readonly place: string[]; readonly told: string[]} {
  const question = QUESTIONS[ask];
  const read = question.read(given, asked);
  if (read === undefined) throw new Error(`no answer: ${given}`);
  const verdict = question.judge(read, asked);
  const [place, why] = [said(verdict.where, asked), said(verdict.notes, asked)];
  return {...verdict, place, why, told: [...place, ...why]};
}
