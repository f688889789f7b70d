/** The parts of a question: what is asked, the author's words, and the hand where no other element shows it. */
import {html, nothing, type TemplateResult} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import type {RulesetText} from '../../core/game/names.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {otherHandsOf} from '../../core/situation/other-hand.js';
import type {Situation} from '../../core/situation/situation.js';
import type {Strings} from '../../locales/index.js';
import type {AskingStrings} from '../../locales/quiz.js';
import type {Ask, Posed} from '../../quiz/ask.js';
import {pose} from '../../quiz/pose.js';
import {askedHand, subjectOf} from '../../quiz/subject.js';
import {readShown} from '../mj-hand/shared.js';
import {HAND_PARTS} from '../views/parts.js';
import type {AskedHand} from './view.js';

/** The question about a hand; each argument is compared by itself. @param isReworded whether the author words the question */
export function posedOf(
  ask: Ask,
  situation: Situation,
  ruleset: Ruleset,
  result: ScoreResult,
  strings: AskingStrings,
  text: RulesetText,
  isReworded: boolean,
  choices: number | undefined,
  answer: string | undefined,
  patterns: string | undefined,
  scope: string | undefined,
): Posed {
  const scored = {situation, ruleset, result, messages: strings.problems};
  const asked = subjectOf(scored, {choices, answer, patterns, scope});
  return pose(ask, asked, {quiz: strings.quiz, strings, text, isReworded});
}

/** The hand that is asked about; another one than is shown elsewhere has no score yet. */
export function askedState(ask: Ask, state: ExampleState | undefined): ExampleState | undefined {
  const situation = state && askedHand(ask, state.situation);
  if (!situation || situation === state.situation) return state;
  const {result: _, ...rest} = state;
  return {...rest, situation};
}

/**
 * The hand laid out; undefined where it cannot be laid.
 * @param isHere whether it stands in the question, and in no other element
 */
export function laidHand(situation: Situation, known: KnownRuleset, isHere: boolean): AskedHand | undefined {
  const {view: shown} = readShown({situation, known}, {sort: false, arrange: false});
  return shown && {shown, isHere};
}

/** The hands of the other players, where they are given, each with its seat. */
export function otherHandsView(situation: Situation, {settlement}: Strings): TemplateResult | typeof nothing {
  const {rules} = situation;
  const hands = otherHandsOf(situation);
  if (!hands.length) return nothing;
  return html`<div class="others">
    ${hands.map(
      ({seat, hand, flowers}) =>
        html`<span class="small">${settlement.seats[seat]}</span>
          <mj-hand
            exportparts=${HAND_PARTS}
            .rules=${rules}
            .hand=${hand}
            .flowers=${flowers}
            .seat=${seat}
          ></mj-hand>`,
    )}
  </div>`;
}
