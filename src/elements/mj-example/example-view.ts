/** What an example shows by itself: elements that take their data from it. */
import {html, nothing, type TemplateResult} from 'lit';
import {scoredHand, showsScoredHand} from '../mj-score-breakdown/shared.js';
import {hasOthers} from '../mj-settlement/shared.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Situation} from '../../core/situation/situation.js';
import {handClasses, viewsOf} from '../attributes/views.js';
import {BREAKDOWN_PARTS, HAND_PARTS, SETTLEMENT_PARTS} from '../views/parts.js';
import type {ScoredView} from '../views/scored-view.js';

/** Attributes of an example that change what it shows. */
export interface ExampleLook {
  readonly views: string;
  readonly view: 'full' | 'lines' | 'formula' | 'total';
  readonly reading?: string | undefined;
  readonly cite: boolean;
  readonly situation: Situation;
}

const isStated = (value: unknown): boolean => Boolean(Array.isArray(value) ? value.length : value);

/** @param view draws the sets that scored; absent where there is no score */
export const handInside = (look: ExampleLook, view?: ScoredView): TemplateResult =>
  html`<mj-hand
    class=${handClasses(look.views, look.view, (field) => isStated(look.situation[field]))}
    .scored=${view && scoredHand(view)}
    exportparts=${HAND_PARTS}
  ></mj-hand>`;

function breakdownInside(look: ExampleLook, inHand: boolean): TemplateResult {
  const {reading, view, cite} = look;
  return html`<mj-score-breakdown
    exportparts=${BREAKDOWN_PARTS}
    .inHand=${inHand}
    .cite=${cite}
    .reading=${reading}
    .view=${view}
  ></mj-score-breakdown>`;
}

/** @param view all of it, or the other hands apart */
const settlementInside = (view: 'full' | 'payments' | 'others'): TemplateResult =>
  html`<mj-settlement .view=${view} exportparts=${SETTLEMENT_PARTS}></mj-settlement>`;

/** Whether the rules are named below, because no breakdown names them. */
export const isBadged = ({views, view}: ExampleLook): boolean => viewsOf(views, view).badge;

/** @param view absent until the rule set and its words are loaded: then only the hand is drawn */
export function exampleView(look: ExampleLook, view?: ScoredView): TemplateResult {
  const {wanted, isHandLarge} = viewsOf(look.views, look.view);
  const isInHand =
    isHandLarge && wanted.includes('hand') && view !== undefined && showsScoredHand(view.result);
  const hand = wanted.includes('hand') ? handInside(look, isInHand ? view : undefined) : nothing;
  // a hand of its own is drawn in one frame with the breakdown; one that is there already would change in a later one
  return html`${isInHand ? nothing : hand}${isInHand ? hand : nothing}${
    view ? scoresView(look, view.result) : nothing
  }`;
}

/** Whether a settlement is shown, or what the other hands are worth. @param result absent until there is one */
export function showsPayments(look: ExampleLook, result?: ScoreResult): boolean {
  const {wanted, isHandLarge} = viewsOf(look.views, look.view);
  return wanted.includes('settlement') || (isHandLarge && result !== undefined && hasOthers(result));
}

/** The lines; below them what the other hands are worth; beside or below, who pays whom. */
function scoresView(look: ExampleLook, result: ScoreResult): TemplateResult {
  const {wanted, isHandLarge} = viewsOf(look.views, look.view);
  const isPaid = wanted.includes('settlement');
  if (!wanted.includes('breakdown')) return isPaid ? settlementInside('full') : html``;
  const others = isHandLarge && hasOthers(result);
  const lines = html`${breakdownInside(look, wanted.includes('hand'))}${others ? settlementInside('others') : nothing}`;
  return isPaid
    ? html`<div class="scores">${lines}${settlementInside(others ? 'payments' : 'full')}</div>`
    : lines;
}
