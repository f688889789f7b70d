/** Questions on a page: whether they can be asked of their hand, and what readers without script see of them. */
import {explainFault, fault} from '../../core/situation/problem.js';
import type {Lang} from '../../core/game/names.js';
import {quizWords} from '../../locales/quiz.js';
import {isAsk, type Ask, type Asked} from '../../quiz/ask.js';
import {ambiguous, drawnOf} from '../../quiz/discard.js';
import {inNotation} from '../../quiz/marked.js';
import {noteText} from '../../quiz/note-text.js';
import {QUESTIONS} from '../../quiz/questions.js';
import {asksTile} from '../../quiz/win.js';
import {score} from '../../core/scoring/score.js';
import {markup, NOTHING, joined, type Markup} from '../../share/markup.js';
import type {Shared} from '../../share/shared.js';
import {sourceOf, type Found} from './find.js';
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
  const shared = await sharedOf(found, all, lang);
  if (!shared) return [];
  const {problems} = shared.strings;
  if (!isAsk(ask)) return [{at: found.at(0, 'ask'), message: `ask: ${problems['bad-field'](ask)}`}];
  const asked = askedOf(found, shared);
  // what is wrong with the hand is said where that is
  if (asked.result.status === 'invalid') return [];
  const wrong = QUESTIONS[ask].fault(asked);
  const several = ask === 'discard' && !wrong ? ambiguous(asked) : [];
  const why = wrong ?? (several.length ? fault('ambiguous', several.join(' '), 'answer') : undefined);
  if (!why) return [];
  const {message} = explainFault(why, problems, shared.ruleset.unit);
  return [{at: found.at(0, why.field === 'answer' && found.attributes.answer ? 'answer' : 'ask'), message}];
}

/** Our question where the author has none, and the answer folded away; nothing where that is to be hidden. */
export async function staticQuiz(found: Found, all: readonly Found[]): Promise<Markup> {
  const ask = askOf(found);
  const shared = await sharedOf(found, all, found.lang);
  if (!shared || !isAsk(ask)) return NOTHING;
  const asked = askedOf(found, shared);
  if (asked.result.status === 'invalid' || QUESTIONS[ask].fault(asked)) return NOTHING;
  const quiz = await quizWords.load(found.lang);
  const question = found.text ? NOTHING : markup`<p>${quiz.questions[questionOf(ask, asked)]}</p>`;
  if (found.attributes.answer === 'hidden') return question === NOTHING ? NOTHING : inStatic(question);
  const telling = {quiz, strings: shared.strings, text: shared.text, unit: shared.ruleset.unit};
  const lines = QUESTIONS[ask].solution(asked).map((note) => markup`${inNotation(noteText(note, telling))}`);
  const answer = markup`<details><summary>${quiz.answer}</summary>${joined(lines, markup`<br>`)}</details>`;
  return inStatic(markup`${question}${answer}`);
}

const questionOf = (ask: Ask, asked: Asked): Ask | 'winTile' =>
  ask === 'win' && asksTile(asked) ? 'winTile' : ask;

const inStatic = (inside: Markup): Markup => markup`<div slot="static">${inside}</div>`;
