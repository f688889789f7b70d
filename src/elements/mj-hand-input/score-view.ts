/** The score beside the hand, in one line. */
import {html, nothing, type TemplateResult} from 'lit';
import type {AllStrings} from '../../locales/index.js';
import {formulaView} from '../mj-score-breakdown/shared.js';
import type {ScoredView} from '../base/situation-element.js';
import {isUnfinished} from '../views/unfinished.js';
import {sayMissing} from './edit-sentences.js';
import {otherEdited, winnerOf, type EditorState} from './state.js';

/** The total with its formula, what is missing, or why the hand is no win; for the seat that is edited. */
export function scoreView(view: ScoredView<AllStrings>, state: EditorState): TemplateResult | typeof nothing {
  const {result, strings} = view;
  const at = otherEdited(state);
  const other = at && result.others?.[at];
  if (other) {
    const name = `${strings.settlement.seats[at]}${strings.punctuation.colon}`;
    const own = {...view, result: {...result, capped: false, ...other}};
    return html`<span>${name}</span>${formulaView(own)}`;
  }
  const {status, reason, lines} = result;
  if (status === 'invalid') {
    return reason && isUnfinished(reason)
      ? html`<span class="missing" part="missing"
          ><bdi>${sayMissing(strings, reason, at && winnerOf(state))}</bdi></span
        >`
      : nothing;
  }
  const words =
    status === 'win'
      ? nothing
      : html`<span class="status" part="status"
          ><bdi><strong>${strings.score.status[status]}</strong> ${reason?.message}</bdi></span
        >`;
  return html`${words} ${lines.length ? formulaView(view) : nothing}`;
}
