/** Keys of an element: one tab stop, in which arrow keys move. */
import {html, type TemplateResult} from 'lit';
import {keepTabStop, roam} from './roving.js';

/** Keys as one tab stop, in which arrow keys move; `isHand` lays them out as a hand, and not in lines. */
export const keyGroup = (
  label: string,
  isHand: boolean,
  keys: TemplateResult | readonly TemplateResult[],
): TemplateResult =>
  html`<div
    class=${isHand ? 'keys hand' : 'keys'}
    part="keyboard"
    role="group"
    aria-label=${label}
    dir="ltr"
    @keydown=${roam}
    @focusin=${keepTabStop}
  >
    ${keys}
  </div>`;
