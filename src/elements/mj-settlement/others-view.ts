/** The hands of players who have not won, and their worth. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {OtherScore} from '../../core/game/result.js';
import {SEATS, type Seat, type Situation} from '../../core/situation/situation.js';
import {formulaView, ownSetsView} from '../mj-score-breakdown/shared.js';
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
  const scored = {
    ...view,
    state: {known: view.known, situation: situationOf(view.state.situation, seat)},
    result: {...result, ...other, capped: other.capped ?? false},
  };
  return html`<div part="other">
    <dt class="lead">${strings.settlement.seats[seat]}</dt>
    <dd>${formulaView(scored)}</dd>
    <dd>${ownSetsView(scored, index, 'alone small')} ${lines}</dd>
  </div>`;
}

/** Another player's hand with what holds for all, without how the winner won. */
function situationOf({rules, options, wild, others = {}}: Situation, seat: Seat): Situation {
  const other = others[seat];
  const own = typeof other === 'string' ? {hand: other} : {hand: '', ...other};
  return {rules, options, wild, seat, hand: own.hand};
}
