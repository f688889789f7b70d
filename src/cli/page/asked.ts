/** Questions on a page: whether they can be asked of their hand, and what readers without script see of them. */
import {explainFault, fault} from '../../core/situation/problem.js';
import type {Lang} from '../../core/game/names.js';
import type {RoundState} from '../../contexts/round.js';
import {findRules} from '../../core/reading/read.js';
import {SEATS} from '../../core/situation/situation.js';
import {stepNamed} from '../../elements/mj-board/steps.js';
import {loadBoardWords} from '../../locales/board.js';
import {loadLocale} from '../../locales/index.js';
import {quizWords} from '../../locales/quiz.js';
import {loadRoundWords} from '../../locales/round.js';
import {isAsk, isTableAsk, type Asked, type Posed, type TableAsk} from '../../quiz/ask.js';
import {ambiguous, drawnOf} from '../../quiz/discard.js';
import {inNotation} from '../../quiz/marked.js';
import {pose} from '../../quiz/pose.js';
import {poseTable} from '../../quiz/table/pose.js';
import {score} from '../../core/scoring/score.js';
import {markup, NOTHING, joined, type Markup} from '../../share/markup.js';
import type {Shared} from '../../share/shared.js';
import {rulesets} from '../rulesets.js';
import {wordsOf} from '../texts.js';
import {sourceOf, type Found} from './find.js';
import {isPlayed} from './played.js';
import {roundOn} from './pictured.js';
import {handOf, scoreFound, type Placed} from './score.js';

/** Whether it is a question: an `<mj-quiz>` or what becomes one. */
export const isQuiz = ({tag}: Found): boolean => tag === 'mj-quiz';

/** A question without `ask` is for the total. */
const askOf = ({attributes}: Found): string => attributes.ask ?? 'total';

function askedOf(found: Found, {situation: given, ruleset, result: scored, strings}: Shared): Asked {
  const messages = strings.problems;
  const {answer = ''} = found.attributes;
  const isDrawn = askOf(found) === 'discard' && !given.by;
  const situation = isDrawn ? drawnOf(given) : given;
  const result = isDrawn ? score(situation, ruleset, messages) : scored;
  const choices = Number(found.attributes.choices) || 0;
  return {situation, ruleset, result, messages, choices, answer: answer === 'hidden' ? '' : answer};
}

/** The hand that a question is about, scored; undefined where there is none on the page. */
async function sharedOf(found: Found, all: readonly Found[], lang: Lang): Promise<Shared | undefined> {
  const source = sourceOf(found, all);
  return source && handOf(source) !== undefined ? scoreFound(source, lang) : undefined;
}

/** A question that cannot be asked, or that has several right answers where the author means one. */
export async function quizProblems(found: Found, all: readonly Found[], lang: Lang): Promise<Placed[]> {
  const ask = askOf(found);
  const {problems} = await loadLocale(lang);
  if (!isAsk(ask) && !isTableAsk(ask))
    return [{at: found.at(0, 'ask'), message: `ask: ${problems['bad-field'](ask)}`}];
  const shared = isAsk(ask) ? await sharedOf(found, all, lang) : undefined;
  // what is wrong with the hand or the round is said where that is
  const posed = await posedOn(found, all, lang);
  if (!posed) return [];
  const several = ask === 'discard' && shared && !posed.fault ? ambiguous(askedOf(found, shared)) : [];
  const why = posed.fault ?? (several.length ? fault('ambiguous', several.join(' '), 'answer') : undefined);
  if (!why) return [];
  const {message} = explainFault(why, problems, shared?.ruleset.unit);
  return [{at: found.at(0, why.field === 'answer' && found.attributes.answer ? 'answer' : 'ask'), message}];
}

/** Our question where the author has none, and the answer folded away; nothing where that is to be hidden. */
export async function staticQuiz(found: Found, all: readonly Found[]): Promise<Markup> {
  const posed = await posedOn(found, all, found.lang);
  if (!posed || posed.fault) return NOTHING;
  const question = found.text ? NOTHING : markup`<p>${posed.question}</p>`;
  if (found.attributes.answer === 'hidden') return question === NOTHING ? NOTHING : inStatic(question);
  const {answer} = await quizWords.load(found.lang);
  const lines = posed.solution().map((note) => markup`${inNotation(posed.say(note))}`);
  const folded = markup`<details><summary>${answer}</summary>${joined(lines, markup`<br>`)}</details>`;
  return inStatic(markup`${question}${folded}`);
}

const inStatic = (inside: Markup): Markup => markup`<div slot="static">${inside}</div>`;

/** The question in a reader's words; undefined where there is nothing to ask about. */
async function posedOn(found: Found, all: readonly Found[], lang: Lang): Promise<Posed | undefined> {
  const ask = askOf(found);
  if (isTableAsk(ask)) return posedOfTable(ask, found, all, lang);
  const shared = await sharedOf(found, all, lang);
  if (!shared || !isAsk(ask)) return undefined;
  const asked = askedOf(found, shared);
  if (asked.result.status === 'invalid') return undefined;
  const {strings, text} = shared;
  return pose(ask, asked, {quiz: await quizWords.load(lang), strings, text});
}

/** The same about the table of a board or a round, as it is shown. */
async function posedOfTable(
  ask: TableAsk,
  found: Found,
  all: readonly Found[],
  lang: Lang,
): Promise<Posed | undefined> {
  const source = sourceOf(found, all);
  const round = source && (await shownRound(source, all));
  if (!round) return undefined;
  const [strings, quiz, words, board] = await Promise.all([
    loadLocale(lang),
    quizWords.load(lang),
    loadRoundWords(lang),
    loadBoardWords(lang),
  ]);
  const {ruleset, preset} = findRules(round.record.rules ?? '', rulesets) ?? {ruleset: rulesets[0]};
  const text = wordsOf(ruleset, preset)[lang];
  const seat = SEATS.find((one) => one === found.attributes.seat);
  return poseTable(ask, {round, seat, strings, quiz, words, board, text});
}

/** The round at the position that an element shows. */
async function shownRound(found: Found, all: readonly Found[]): Promise<RoundState | undefined> {
  if (!isPlayed(found) || found.tag === 'mj-ledger') return undefined;
  const round = await roundOn(found, all);
  if (!round) return undefined;
  const {at, step, for: named} = found.attributes;
  const isWhole = found.tag === 'mj-board' && !named;
  const shown = stepNamed(round, step ?? at ?? (isWhole ? String(round.at) : '0'));
  return shown === undefined ? undefined : {...round, at: shown};
}
