/** The hands of players who have not won, and their worth. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {OtherScore} from '../../core/game/result.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {formulaView, groupsView} from '../mj-score-breakdown/shared.js';
import type {ScoredView} from '../base/situation-element.js';

/** @param index whether tiles have letters in their corners */
export function othersView(view: ScoredView, index: boolean): TemplateResult | typeof nothing {
  const {result, strings} = view;
  const {others = {}} = result;
  const seats = SEATS.filter((seat) => others[seat]?.lines.length);
  if (!seats.length) return nothing;
  return html`<div class="others" part="others">
    <p class="heading" part="others-label">${strings.settlement.others}</p>
    <dl>${seats.map((seat) => otherView(view, seat, others[seat], index))}</dl>
  </div>`;
}

function otherView(
  view: ScoredView,
  seat: Seat,
  other: OtherScore | undefined,
  index: boolean,
): TemplateResult | typeof nothing {
  if (!other) return nothing;
  const {strings, nameText, result} = view;
  const {score} = strings;
  const lines = other.lines.map(
    ({id, value, unit}) =>
      html`<span
        ><span lang=${ifDefined(strings.tiles.foreign)}>${nameText.names[id]?.name ?? id}</span>
        ${score.amount(value, unit)}</span
      >`,
  );
  const scored = {...view, result: {...result, ...other, capped: other.capped ?? false}};
  return html`<div part="other">
    <dt>${strings.settlement.seats[seat]}</dt>
    <dd>${groupsView(scored, {lit: new Set(), index, besideHand: false})} ${lines} ${formulaView(scored)}</dd>
  </div>`;
}
