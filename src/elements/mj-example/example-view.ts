/** What an example shows by itself: elements that take their data from it. */
import {html, nothing, type TemplateResult} from 'lit';
import {scoredHand, showsScoredHand} from '../mj-score-breakdown/shared.js';
import {hasOthers} from '../mj-settlement/shared.js';
import {isHandLarge, viewsOf, type View} from '../attributes/views.js';
import {BREAKDOWN_PARTS, HAND_PARTS, SETTLEMENT_PARTS} from '../views/parts.js';
import type {ScoredView} from '../views/scored-view.js';

/** Attributes of an example that change what it shows. */
export interface ExampleLook {
  readonly views: string;
  readonly view: 'full' | 'lines' | 'formula' | 'total';
  readonly reading?: string | undefined;
  readonly cite: boolean;
}

/** @param view draws the sets that scored; absent where there is no score */
export const handInside = (look: ExampleLook, view?: ScoredView): TemplateResult =>
  html`<mj-hand
    class=${isHandLarge(look.views, look.view) ? 'large' : ''}
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

/** @param view the whole settlement, or only the other hands */
const settlementInside = (view: 'full' | 'others' = 'full'): TemplateResult =>
  html`<mj-settlement .view=${view} exportparts=${SETTLEMENT_PARTS}></mj-settlement>`;

/** Whether the rules are named below, because no breakdown names them. */
export const isBadged = ({views, view}: ExampleLook): boolean => viewsOf(views, view).badge;

/** @param view absent until the rule set and its words are loaded: then only the hand is drawn */
export function exampleView(look: ExampleLook, view?: ScoredView): TemplateResult {
  const {wanted} = viewsOf(look.views, look.view);
  const isWhole = isHandLarge(look.views, look.view);
  const isInHand = isWhole && wanted.includes('hand') && view !== undefined && showsScoredHand(view.result);
  const hand = wanted.includes('hand') ? handInside(look, isInHand ? view : undefined) : nothing;
  const shown: Record<Exclude<View, 'hand'>, () => TemplateResult> = {
    breakdown: () => breakdownInside(look, wanted.includes('hand')),
    settlement: () => settlementInside(),
  };
  const scored = view ? wanted.filter((name) => name !== 'hand') : [];
  const others = view && isWhole && !wanted.includes('settlement') && hasOthers(view.result);
  // a hand of its own is drawn in one frame with the breakdown; one that is there already would change in a later one
  return html`${isInHand ? nothing : hand}${isInHand ? hand : nothing}${scored.map((name) => shown[name]())}${
    others ? settlementInside('others') : nothing
  }`;
}
