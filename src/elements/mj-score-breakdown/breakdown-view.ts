/** A whole breakdown, or only its formula or total. */
import {html, nothing, type TemplateResult} from 'lit';
import {mismatchView} from '../views/mismatch-view.js';
import {rulesBadge} from '../views/rules-badge.js';
import type {ScoredView} from '../base/situation-element.js';
import {UNMARKED, type TermSection} from '../views/term-section.js';
import {circumstancesView} from './circumstances-view.js';
import {formulaView, totalView} from './formula-view.js';
import {showsScoredHand} from './in-hand.js';
import {ownSetsView} from './own-sets.js';
import {linesView, type LinesLook} from './lines-view.js';
import {paymentView} from './payment-view.js';

/** Attributes of the breakdown, and what happens where a reader points. */
export interface BreakdownLook extends Pick<LinesLook, 'onPoint' | 'onPin'> {
  readonly shows: 'full' | 'lines' | 'formula' | 'total';
  readonly showExcluded: boolean;
  /** Whether a hand on the page shows what its sets are worth, so that they are not drawn a second time. */
  readonly inHand: boolean;
  /** Whether that is the hand of the example around, which says the circumstances beside its sets. */
  readonly ofExample?: boolean;
  /** Whether to show the number and source of each rule. */
  readonly cite: boolean;
  /** Whether tiles have letters in their corners. */
  readonly index: boolean;
  /** The total that the author expects. */
  readonly expect?: number;
  /** Marks the terms of the glossary; absent where nothing can be opened. */
  readonly terms?: TermSection | undefined;
  readonly onKeydown?: (event: KeyboardEvent) => void;
}

/** The breakdown, as much of it as `shows` says. */
export function breakdownView(view: ScoredView, look: BreakdownLook): TemplateResult {
  if (look.shows === 'total') return totalView(view);
  return look.shows === 'formula' ? formulaView(view) : fullView(view, look);
}

/** Whether there is a total. A win without any pattern has one, even if it is 0. */
const hasTotal = ({result: {lines, status}}: ScoredView): boolean =>
  lines.length > 0 || status === 'win' || status === 'not-allowed';

function statusView({result, strings}: ScoredView, terms: TermSection): TemplateResult | typeof nothing {
  const {status, reason, notes = []} = result;
  if (status === 'win' && !notes.length) return nothing;
  return html`${
    status === 'win'
      ? nothing
      : html`<p class=${status} part="status">
          <bdi><strong>${strings.score.status[status]}</strong> ${terms.show(reason?.message)}</bdi>
        </p>`
  }${notes.map((note) => html`<p part="note"><bdi>${terms.show(note.message)}</bdi></p>`)}`;
}

function fullView(view: ScoredView, look: BreakdownLook): TemplateResult {
  const {onPoint, onPin, index, inHand, cite, terms = UNMARKED} = look;
  const full = look.shows !== 'lines';
  const isTold = look.ofExample === true && showsScoredHand(view.result);
  const excluded = full && look.showExcluded;
  const lines = {conditions: full, excluded, cite, terms, onPoint, onPin};
  return html`<div class="breakdown" part="breakdown" @keydown=${look.onKeydown}>
    ${statusView(view, terms)} ${full && !isTold ? circumstancesView(view) : nothing}
    ${full && !inHand ? ownSetsView(view, index) : nothing}
    ${hasTotal(view) ? linesView(view, lines) : nothing} ${full ? paymentView(view) : nothing}
    ${mismatchView(view, look.expect)} ${full ? rulesBadge(view) : nothing}
  </div>`;
}
