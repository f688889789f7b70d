/** The calculation of the total, in one line. */
import {html, nothing, type TemplateResult} from 'lit';
import {summands} from '../../core/game/reckoning.js';
import {formulaSteps, reckoningOf} from '../../core/scoring/reckoning.js';
import {
  countedFirst,
  endOfLine,
  isReplaced,
  figureText,
  stepsInLine,
  stepText,
  whyReplaced,
  type ReckoningWords,
  type StepInLine,
} from '../../locales/reckoning.js';
import type {Unit} from '../../core/situation/unit.js';
import type {ScoreStrings} from '../../locales/strings.js';
import type {ScoredView} from '../base/situation-element.js';

/** The unit after a number, with the blank between them. */
export const unitAfter = (n: number, unit: Unit, score: ScoreStrings): string =>
  score.amount(n, unit).slice(String(n).length);

/** The total alone: 56胡. */
export function totalView({result, strings}: ScoredView): TemplateResult {
  const {total, unit} = result;
  return html`<strong class="total" part="total">${strings.score.amount(total, unit)}</strong>`;
}

/**
 * The calculation before the total: `14 × 2² =`, `62 × 2¹ = 124 →`, `8 + 2 + 1 =`; empty where the total is all there is
 * to say.
 */
export function reckoningView(view: ScoredView): TemplateResult | typeof nothing {
  const {result, known, state, strings, text} = view;
  const all = reckoningOf(result, known.ruleset, state.situation.options);
  const {score} = strings;
  const words = {text, score};
  const line = stepsInLine(formulaSteps(all));
  if (!line.length) return nothing;
  return html`${countedFirst(all, result.unit, score)}${line.map(
    (one) => html`${one.joint}${stepView(one, words, view)}`,
  )}${endOfLine(line)} `;
}

/** A step. Doublings are also said in words; the numbers of lit lines stand out, and so does what replaces a number. */
function stepView(one: StepInLine, words: ReckoningWords, {result, state}: ScoredView): TemplateResult {
  const {step} = one;
  if (isReplaced(step))
    return html`${figureText(step.from)} → <span class="cap" part="cap">${whyReplaced(step, words)}</span>`;
  if (step.is === 'sum') {
    const {pointed} = state;
    const numbers = summands(result.lines, step.unit).map(({id, value}, at) => {
      const number = pointed?.lines.includes(id) ? html`<b>${value}</b>` : value;
      return at ? html` + ${number}` : number;
    });
    return html`${numbers}`;
  }
  const said = stepText(one, words);
  const isDoubled =
    step.is === 'power' && step.base === 2 && Number.isInteger(step.exponent) && step.exponent >= 0;
  if (!isDoubled) return html`${said}`;
  const {amount, doubled} = words.score;
  return html`<span aria-hidden="true">${said}</span
    ><span class="sr uncopied">${doubled(amount(step.of, step.unit), step.exponent)}</span>`;
}

/** Formula and total: 14 × 2² = 56胡. */
export const formulaView = (view: ScoredView): TemplateResult =>
  html`<span class="formula" part="formula">${reckoningView(view)} ${totalView(view)}</span>`;
