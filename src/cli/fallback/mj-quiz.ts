import {inOneText} from '../../locales/circumstances.js';
import {inNotation} from '../../quiz/marked-tiles.js';
import {score} from '../../core/scoring/score.js';
import {handPicture} from '../../share/hand-picture.js';
import {svgMarkup} from '../../share/svg-text.js';
import {inSlot, folded, ALONE} from '../page/slot.js';
import {explainFault, fault, type Fault} from '../../core/situation/problem.js';
import type {Lang} from '../../core/game/names.js';
import type {RoundState} from '../../contexts/round.js';
import {findRules} from '../../core/reading/read.js';
import {otherHandsOf} from '../../core/situation/other-hand.js';
import type {Seat} from '../../core/situation/situation.js';
import {stepNamed} from '../../elements/mj-board/named-steps.js';
import {boardWords} from '../../locales/board.js';
import type {ScoreResult} from '../../core/game/result.js';
import {loadLocale, type Strings} from '../../locales/index.js';
import {quizWords} from '../../locales/quiz.js';
import {roundWords} from '../../locales/round.js';
import {
  ASKS,
  TABLE_ASKS,
  answersOnHand,
  isAsk,
  isTableAsk,
  type Ask,
  type QuestionSubject,
  type Posed,
  type TableAsk,
} from '../../quiz/ask.js';
import {pose} from '../../quiz/pose.js';
import {askedHand, subjectOf} from '../../quiz/subject.js';
import {poseTable} from '../../quiz/table/pose.js';
import {speakSituation, type SharedExample} from '../../share/shared.js';
import {rulesets} from '../rulesets.js';
import {commandWords} from '../words/index.js';
import {rulesetWords} from '../texts.js';
import {type FoundElement} from '../page/found.js';
import {lookup} from '../page/lookup.js';
import {roundOn} from '../page/pictured.js';
import {asScored, sourceOf} from '../page/restated.js';
import {elementHand, placedProblem, scoreFound, type Placed} from '../page/score.js';
import {joinMarkup, markup, NOTHING, type Markup} from '../../share/markup.js';
import {ambiguous, worseThanBest} from '../../quiz/discard.js';
import {unclearWaits, WAITS_MEANT} from '../../quiz/waits.js';
import {badValue, numberProblems} from '../page/attribute-problems.js';
import {textKindOf} from '../page/metas.js';
import type {Fallback, Checking} from './fallback.js';
import {isWithin} from '../page/tree.js';

/** What a question on a page is about. */
function askedOf(
  ask: Ask,
  {situation: given, ruleset, result: scored, strings}: SharedExample,
  {attributes}: FoundElement,
): QuestionSubject {
  const messages = strings.problems;
  const situation = askedHand(ask, given);
  const result = situation === given ? scored : score(situation, ruleset, messages);
  return subjectOf({situation, ruleset, result, messages}, attributes);
}

/** What is written of a question. */
interface Written {
  /** The hand, if it is to be drawn. */
  readonly shared?: Pick<SharedExample, 'situation' | 'ruleset' | 'strings'>;
  /** The other players' hands, each with its seat. */
  readonly others?: readonly Markup[];
  /** Whether the author has words of his own for the question. */
  readonly isAsked: boolean;
  /** Whether the answer may be told. */
  readonly isTold: boolean;
}

/** The hand, the question, and the answer folded away. */
export async function questionMarkup(
  found: FoundElement,
  posed: Posed,
  {shared, others = [], isAsked, isTold}: Written,
): Promise<Markup> {
  const strings = await loadLocale(found.lang);
  const hand = [
    ...(shared ? [await handMarkup(shared)] : []),
    ...(posed.given.length ? [markup`${inOneText(strings, posed.given)}`] : []),
    ...others,
  ];
  const question = isAsked ? [] : [markup`${posed.question}`];
  // a paragraph can hold no answer that is folded
  if (found.place.isPhrasing) {
    const pieces = [...hand, ...question];
    return pieces.length ? inSlot(found, pieces, {inline: false, declared: false}) : NOTHING;
  }
  const paragraphs = [...(hand.length ? [joinMarkup(hand, markup`<br>`)] : []), ...question];
  const answer = isTold ? await foldedAnswer(posed, found.lang) : NOTHING;
  if (!paragraphs.length && answer === NOTHING) return NOTHING;
  return markup`<div slot="static">${paragraphs.map((piece) => markup`<p>${piece}</p>`)}${answer}</div>`;
}

async function handMarkup({situation, ruleset, strings}: NonNullable<Written['shared']>): Promise<Markup> {
  const title = speakSituation(situation, strings, ruleset);
  return svgMarkup(await handPicture(situation, ruleset), {height: ALONE, title});
}

const othersMarkup = ({situation, ruleset, strings}: SharedExample): Promise<Markup[]> =>
  Promise.all(
    otherHandsOf(situation).map(async ({seat, hand, flowers}) => {
      const other = {rules: situation.rules, hand, ...(flowers && {flowers})};
      const picture = await handMarkup({situation: other, ruleset, strings});
      return markup`${strings.settlement.seats[seat]}${strings.punctuation.colon}${picture}`;
    }),
  );

function foldedAnswer(posed: Posed, lang: Lang): Promise<Markup> {
  const lines = posed.solution().map((note) => markup`${inNotation(posed.say(note))}`);
  return folded(joinMarkup(lines, markup`<br>`), lang);
}

/** The `ask` attribute; without it a question is for the total. */
const askOf = ({attributes}: FoundElement): string => attributes.ask ?? 'total';

/** The hand that a question is about, scored; undefined where the page has none. */
async function sharedOf(
  found: FoundElement,
  all: readonly FoundElement[],
  lang: Lang,
): Promise<SharedExample | undefined> {
  const scored = asScored(found, all);
  return scored && elementHand(scored) !== undefined ? scoreFound(scored, lang) : undefined;
}

/** The problems of a question: it cannot be asked, or it has several right answers where the author means one. */
async function quizProblems(found: FoundElement, {all, lang}: Checking): Promise<Placed[]> {
  const ask = askOf(found);
  const strings = await loadLocale(lang);
  const {problems} = strings;
  if (!isAsk(ask) && !isTableAsk(ask))
    return [badValue(found, 'ask', problems, {allowed: [...ASKS, ...TABLE_ASKS]})];
  const {answer} = found.attributes;
  const stray = [
    ...numberProblems(found, strings),
    // the answers to all other questions are computed
    ...(answer && answer !== 'hidden' && ask !== 'discard' && !means(ask, answer)
      ? [badValue(found, 'answer', problems, {allowed: ['hidden', ...(ask === 'waits' ? WAITS_MEANT : [])]})]
      : []),
  ];
  const shared = isAsk(ask) ? await sharedOf(found, all, lang) : undefined;
  const posed = stray.length ? undefined : await posedOn(found, all, lang);
  if (!posed)
    return [
      ...stray,
      ...(shared ? ownHandProblems(found, all, shared.result) : handless(found, all, strings)),
    ];
  const why =
    posed.fault ?? (isAsk(ask) && shared ? answerFault(ask, found, askedOf(ask, shared, found)) : undefined);
  if (!why) return [];
  const {message} = explainFault(why, problems, shared?.ruleset.unit);
  const {field = 'ask'} = why;
  return [{at: found.at(0, found.attributes[field] ? field : 'ask'), message}];
}

/** Whether an answer says which waits are meant. */
const means = (ask: string, answer: string): boolean =>
  ask === 'waits' && WAITS_MEANT.some((one) => one === answer);

/**
 * The fault of a question for which several discards are equally good, whose given answer is not the best discard, or whose
 * words do not tell which waits are meant.
 */
function answerFault(ask: Ask, {text}: FoundElement, asked: QuestionSubject): Fault | undefined {
  // without words of the author's, the question itself tells
  if (ask === 'waits') return text === '' ? undefined : unclearWaits(asked);
  if (ask !== 'discard') return undefined;
  const several = ambiguous(asked);
  if (several.length) return fault('ambiguous', several.join(' '), 'answer');
  const worse = worseThanBest(asked);
  return worse.length ? fault('bad-field', worse.join(' '), 'answer') : undefined;
}

/**
 * The problem of a question without a hand. A question that names an element may get the hand by script, as may one
 * inside an example.
 */
function handless(found: FoundElement, all: readonly FoundElement[], {problems}: Strings): Placed[] {
  const isElsewhere = found.attributes.for !== undefined || sourceOf(found, all) !== undefined;
  return isElsewhere ? [] : [{at: found.span.start, message: explainFault(fault('empty'), problems).message}];
}

/** Problems of a hand that the question states itself; those of another element's hand are reported there. */
function ownHandProblems(
  found: FoundElement,
  all: readonly FoundElement[],
  {status, reason}: ScoreResult,
): Placed[] {
  const scored = asScored(found, all);
  if (!scored || !reason || status !== 'invalid') return [];
  const problem = placedProblem(scored, reason);
  return isWithin(found.span, problem.at) ? [problem] : [];
}

/**
 * The hand where no other element shows it, what it does not show, the question where the author has none, and the
 * folded answer. The answer is left out where it is to be hidden, and where it cannot be folded.
 */
async function textIn(found: FoundElement, all: readonly FoundElement[]): Promise<Markup> {
  const posed = await posedOn(found, all, found.lang);
  if (!posed || posed.fault) return NOTHING;
  const ask = askOf(found);
  const shared = isAsk(ask) ? await sharedOf(found, all, found.lang) : undefined;
  const isOwn = sourceOf(found, all) === found;
  const {answer, reveal} = found.attributes;
  return questionMarkup(found, posed, {
    ...(isOwn && isAsk(ask) && shared && {shared: {...shared, situation: askedHand(ask, shared.situation)}}),
    ...(shared && {others: await othersMarkup(shared)}),
    isAsked: found.text !== '',
    isTold: answer !== 'hidden' && reveal !== 'never',
  });
}

/** The question in a reader's words; undefined where it has no hand. */
async function posedOn(
  found: FoundElement,
  all: readonly FoundElement[],
  lang: Lang,
): Promise<Posed | undefined> {
  const ask = askOf(found);
  if (isTableAsk(ask)) return posedOfTable(ask, found, all, lang);
  const shared = await sharedOf(found, all, lang);
  if (!shared || !isAsk(ask)) return undefined;
  const asked = askedOf(ask, shared, found);
  if (asked.result.status === 'invalid') return undefined;
  const {strings, text} = shared;
  return pose(ask, asked, {quiz: await quizWords.load(lang), strings, text});
}

/** The same for a question about the table of a board or a round. */
async function posedOfTable(
  ask: TableAsk,
  found: FoundElement,
  all: readonly FoundElement[],
  lang: Lang,
): Promise<Posed | undefined> {
  const source = sourceOf(found, all);
  const round = source && (await shownRound(source, all));
  if (!round) return undefined;
  const [strings, quiz, words, board] = await Promise.all([
    loadLocale(lang),
    quizWords.load(lang),
    roundWords.load(lang),
    boardWords.load(lang),
  ]);
  const {ruleset, preset} = findRules(round.record.rules ?? '', rulesets) ?? {ruleset: rulesets[0]};
  const text = rulesetWords(ruleset, preset)[lang];
  // a word that is no seat is told as a seat that nobody sits in
  const seat = found.attributes.seat as Seat | undefined;
  return poseTable(ask, {round, seat, strings, quiz, words, board, text});
}

/** The round at the position that an element shows. */
async function shownRound(
  found: FoundElement,
  all: readonly FoundElement[],
): Promise<RoundState | undefined> {
  if (textKindOf(found.tag) !== 'round') return undefined;
  const round = await roundOn(found, all);
  if (!round) return undefined;
  const {at, step, for: named} = found.attributes;
  const isWhole = found.tag === 'mj-board' && !named;
  const shown = stepNamed(round, step ?? at ?? (isWhole ? String(round.at) : '0'));
  return shown === undefined ? undefined : {...round, at: shown};
}

/** The hands that an author has put beside a question which is answered on the same hand. */
async function handTwice(found: FoundElement, {all, lang}: Checking): Promise<Placed[]> {
  const handOf = (one: FoundElement): string | undefined => {
    const scored = asScored(one, all);
    return scored && elementHand(scored);
  };
  const beside = (found.around && lookup(all).hands.get(found.around)) ?? [];
  const posed = beside.length ? await posedOn(found, all, lang) : undefined;
  if (!posed || !answersOnHand(posed)) return [];
  const asked = handOf(found);
  return beside
    .filter((one) => handOf(one) === asked)
    .map(({span}) => ({at: span.start, message: commandWords(lang).handTwice}));
}

/** What `<mj-quiz>` is without script. */
export const fallback: Fallback = {
  check: async (found, checking) => ({
    problems: await quizProblems(found, checking),
    notes: await handTwice(found, checking),
  }),
  write: async (found, {all}) => ({text: await textIn(found, all), wrong: []}),
};
