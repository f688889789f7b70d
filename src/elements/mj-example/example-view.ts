/** What an example shows by itself: elements that take their data from it. */
import {html, nothing, type TemplateResult} from 'lit';
import {showsSetsInHand} from '../mj-score-breakdown/shared.js';
import {hasOthers} from '../mj-settlement/shared.js';
import {BREAKDOWN_PARTS, HAND_PARTS, SETTLEMENT_PARTS} from '../parts.js';
import type {ScoredView} from '../scored-view.js';
import {viewsOf, type View} from './views.js';

/** Attributes of an example that change what it shows. */
export interface ExampleLook {
  readonly views: string;
  readonly view: 'full' | 'lines' | 'formula' | 'total';
  readonly theme?: string | undefined;
  readonly tileTheme?: string | undefined;
  readonly index: boolean;
  readonly size?: string | undefined;
  readonly names?: string | undefined;
  readonly reading?: string | undefined;
  readonly cite: boolean;
}

/** @param arrange shows the sets that scored, where no breakdown does */
export const handInside = (
  {theme, tileTheme, index, size, names}: ExampleLook,
  arrange = false,
): TemplateResult =>
  html`<mj-hand
    .arrange=${arrange}
    exportparts=${HAND_PARTS}
    .theme=${theme}
    .tileTheme=${tileTheme}
    .index=${index}
    .size=${size}
    .names=${names}
  ></mj-hand>`;

function breakdownInside(look: ExampleLook, besideHand: boolean): TemplateResult {
  const {theme, tileTheme, index, size, names, reading, view, cite} = look;
  return html`<mj-score-breakdown
    exportparts=${BREAKDOWN_PARTS}
    .besideHand=${besideHand}
    .cite=${cite}
    .theme=${theme}
    .tileTheme=${tileTheme}
    .index=${index}
    .size=${size}
    .names=${names}
    .reading=${reading}
    .view=${view}
  ></mj-score-breakdown>`;
}

/** @param view the whole settlement, or only the other hands */
function settlementInside(look: ExampleLook, view: 'full' | 'others' = 'full'): TemplateResult {
  const {theme, tileTheme, index, size, names} = look;
  return html`<mj-settlement
    .view=${view}
    exportparts=${SETTLEMENT_PARTS}
    .theme=${theme}
    .tileTheme=${tileTheme}
    .index=${index}
    .size=${size}
    .names=${names}
  ></mj-settlement>`;
}

/** Whether the rules are named below, because no breakdown names them. */
export const isBadged = ({views, view}: ExampleLook): boolean => viewsOf(views, view).badge;

/** @param view absent until the rule set and its words are loaded: then only the hand is drawn */
export function exampleView(look: ExampleLook, view?: ScoredView): TemplateResult {
  const {wanted} = viewsOf(look.views, look.view);
  const isWhole = wanted.includes('breakdown') && look.view === 'full';
  const shown: Record<View, () => TemplateResult> = {
    hand: () => handInside(look, view !== undefined && isWhole && showsSetsInHand(view.result)),
    breakdown: () => breakdownInside(look, wanted.includes('hand')),
    settlement: () => settlementInside(look),
  };
  const there = wanted.filter((name) => view !== undefined || name === 'hand');
  const others = view && isWhole && !wanted.includes('settlement') && hasOthers(view.result);
  return html`${there.map((name) => shown[name]())}${others ? settlementInside(look, 'others') : nothing}`;
}
