/** Puts a question about a hand into a reader's words. */
import {wildsOfSituation} from '../core/reading/wild-kind.js';
import {unitPaid} from '../core/game/settle.js';
import {readPosition} from '../core/reading/read.js';
import {tilesOf} from '../core/reading/table.js';
import type {RulesetText} from '../core/game/names.js';
import {HONOR, KINDS, type Kind} from '../core/tiles/tile.js';
import {circumstanceClauses, saysWay} from '../locales/circumstances.js';
import type {QuizStrings} from '../locales/quiz/strings.js';
import type {Situation} from '../core/situation/situation.js';
import {notAmong, type Fault} from '../core/situation/problem.js';
import type {Unit} from '../core/situation/unit.js';
import type {Strings} from '../locales/strings.js';
import {NONE, type AnswerForm, type Ask, type QuestionSubject, type Explained, type Posed} from './ask.js';
import {handPositionOf} from './asked-of.js';
import {noteText} from './note-text.js';
import {nameIn} from '../locales/name-in.js';
import {payingSeats} from './payments.js';
import {QUESTIONS} from './questions.js';
import {unitsAsked} from './sums.js';
import {waitsAsked} from './waits.js';
import {asksTile} from './win.js';
import {isFault} from '../core/situation/result.js';

/** The words for questions about a hand. */
export interface QuizWording {
  readonly quiz: QuizStrings;
  readonly strings: Strings;
  readonly text: RulesetText;
  /** Whether the author words the question. */
  readonly isReworded?: boolean;
}

/** The question in words, ready to be shown and answered. */
export function pose(
  ask: Ask,
  asked: QuestionSubject,
  {quiz, strings, text, isReworded}: QuizWording,
): Posed {
  const question = QUESTIONS[ask];
  const {situation, result, ruleset} = asked;
  const {unit} = result;
  const fault = question.fault(asked) ?? unknownIn(asked);
  const choices = fault ? [] : question.choices(asked);
  const wild = wildsOfSituation(situation, ruleset);
  return {
    ...(fault && {fault}),
    question: questionOf(ask, asked, quiz, strings),
    given: givenOf(ask, situation, {quiz, strings, unit}),
    form: formOf(ask, asked, choices, {quiz, strings, text}),
    choices,
    wild,
    ...(fault ? {} : {explained: explainedOf(ask, asked)}),
    name(choice) {
      if (ask === 'lines') return choice === NONE ? quiz.noneOfThese : text.names[choice].name;
      const answers = isReworded ? quiz.answers : quiz.answersWin;
      return choice === 'yes' || choice === 'no'
        ? answers[choice]
        : strings.score.amount(Number(choice), unit);
    },
    read: (given) => question.read(given, asked),
    judge: (given) => question.judge(given, asked),
    hint: () => question.hint(asked),
    solution: (given) => question.solution(asked, given),
    say: (note) => noteText(note, {quiz, strings, text, unit, paid: unitPaid(asked.ruleset)}),
  };
}

/** The fault of an author's list of patterns that names one which the rule set does not have. */
function unknownIn(asked: QuestionSubject): Fault | undefined {
  const {patterns = [], scope = []} = asked;
  if (!patterns.length && !scope.length) return undefined;
  const known = (handPositionOf(asked)?.table.rows ?? []).map(({id}) => id);
  const strange = (ids: readonly string[]): string | undefined => ids.find((id) => !known.includes(id));
  const [box, met] = [strange(patterns), strange(scope)];
  if (box !== undefined) return notAmong(box, 'patterns', known);
  return met === undefined ? undefined : notAmong(met, 'scope', known);
}

/** The circumstances that an answer needs. Of a hand that may not win, or that discards, they do not say that it has won. */
function givenOf(
  ask: Ask,
  situation: Situation,
  {quiz, strings, unit}: Pick<QuizWording, 'quiz' | 'strings'> & {readonly unit: Unit},
): string[] {
  const {hand, settlement} = strings;
  if (ask === 'win' && saysWay(situation)) {
    const {seat, from, by} = situation;
    const offered = quiz.offered(settlement.seats[seat], settlement.seats[from], by);
    return [offered, ...circumstanceClauses(strings, situation, {unit, without: ['seat', 'from']})];
  }
  const {by} = situation;
  const isSaid = !by || saysWay(situation) || ask === 'discard';
  const way = isSaid ? [] : [ask === 'win' ? hand.ways[by] : hand.wonBy(hand.ways[by])];
  return [...way, ...circumstanceClauses(strings, situation, {unit})];
}

function questionOf(ask: Ask, asked: QuestionSubject, quiz: QuizStrings, {score}: Strings): string {
  if (ask === 'sums') return quiz.howMany(unitsAsked(asked).map((unit) => nameIn(score.units, unit)));
  if (ask === 'waits') return quiz.questions[waitsAsked(asked)];
  return quiz.questions[ask === 'win' && asksTile(asked) ? 'winTile' : ask];
}

/** Which steps of an explanation show the answer; the other questions are explained by their reasons alone. */
const STEPS: Readonly<Partial<Record<Ask, string>>> = {
  total: 'wild groups lines excluded total',
  sums: 'wild groups lines excluded total',
  lines: 'lines excluded wild groups total',
  payments: 'total payments',
};

function explainedOf(ask: Ask, asked: QuestionSubject): Explained | undefined {
  const steps = STEPS[ask];
  if (!steps) return undefined;
  return {situation: asked.situation, steps};
}

function formOf(
  ask: Ask,
  asked: QuestionSubject,
  choices: readonly string[],
  {quiz, strings: {score, settlement}}: QuizWording,
): AnswerForm {
  switch (ask) {
    case 'total':
      return choices.length ? {is: 'radios'} : {is: 'number', unit: asked.result.unit};
    case 'sums':
      return {
        ...{is: 'amounts', label: quiz.sums, isSigned: false},
        fields: unitsAsked(asked).map((unit) => ({name: unit, label: nameIn(score.units, unit)})),
      };
    case 'lines':
      return {is: 'boxes'};
    case 'win':
      return asksTile(asked) ? {is: 'tiles', rows: rowsOf(asked), single: true, none: true} : {is: 'radios'};
    case 'waits':
      return {is: 'tiles', rows: rowsOf(asked), single: false, none: false};
    case 'discard':
      return {is: 'hand'};
    case 'groups':
      return {is: 'sets'};
    case 'payments':
      return {
        ...{is: 'amounts', label: quiz.net(nameIn(score.units, unitPaid(asked.ruleset))), isSigned: true},
        fields: payingSeats(asked).map((seat) => ({name: seat, label: settlement.seats[seat]})),
        ...(asked.situation.seat && {bottom: asked.situation.seat}),
      };
  }
}

function rowsOf({situation, ruleset}: QuestionSubject): Kind[][] {
  const read = readPosition(situation, ruleset);
  return kindRows(tilesOf(ruleset, isFault(read) ? {} : read.position.options).copies);
}

/** All kinds in a set, a row for each suit. */
export const kindRows = (copies: ArrayLike<number>): Kind[][] =>
  [0, 9, 18, HONOR].map((from) =>
    [...Array((from === HONOR ? KINDS : from + 9) - from).keys()]
      .map((i) => from + i)
      .filter((kind) => copies[kind] > 0),
  );
