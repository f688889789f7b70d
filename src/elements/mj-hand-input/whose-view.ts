/** The choice between the players' hands, where the rule set scores the other hands too, or uses their flags. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../core/situation/situation.js';
import {choiceView} from './choice-view.js';
import {otherFlagChoices} from './choices.js';
import {handSize} from './edit.js';
import {flagsView} from './flags-view.js';
import type {SituationView} from './situation-view.js';

/** A choice for each hand, with the state of each. */
export function whoseView(
  {editor, strings}: SituationView,
  onLook: (seat: Seat) => void,
): TemplateResult | typeof nothing {
  const {setting, whole, seat: own, at = own} = editor;
  if (!setting.ruleset?.fields.includes('others') && !whole.others) return nothing;
  const {input, settlement} = strings;
  const more = (seat: Seat): string => {
    if (seat === own) return whole.hand.win === undefined ? '' : input.winner;
    const other = whole.others?.[seat];
    return other ? `${handSize(other.hand)}/${setting.size}` : input.unsaid;
  };
  const choices = [own, ...editor.otherSeats].map((seat) => ({
    label: settlement.seats[seat],
    more: more(seat),
    checked: seat === at,
    choose: () => onLook(seat),
  }));
  return html`<div class="whose" part="whose" role="radiogroup" aria-label=${input.whose}>
    <span class="name" aria-hidden="true">${input.whose}</span>
    ${choices.map((choice) => choiceView(choice, 'whose'))}
  </div>`;
}

/** The circumstances of another player's hand. */
export function otherView({editor, situation, strings}: SituationView, at: Seat): TemplateResult {
  const {draft, setting} = editor;
  const {ruleset} = setting;
  const choices = ruleset ? otherFlagChoices(ruleset, situation, at, draft) : [];
  return html`<div class="won">
    <span class="name">${strings.input.notWon}</span>
    ${flagsView(draft, choices, ruleset, strings, (flag) => editor.toggleOwnFlag(flag))}
  </div>`;
}
