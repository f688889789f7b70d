/** The flags of a hand as checkboxes. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {AllStrings} from '../../locales/index.js';
import type {FlagChoice, FlagRefusal} from './choices.js';
import {choiceView} from './choice-view.js';
import type {HandDraft} from './draft.js';
import {nameIn} from '../../locales/name-in.js';

/** A checkbox for each flag of the rule set, with the reason if it cannot be set; empty where there are no flags. */
export function flagsView(
  {fields}: HandDraft,
  choices: readonly FlagChoice[],
  ruleset: Ruleset | undefined,
  strings: AllStrings,
  toggle: (flag: string) => void,
): TemplateResult | typeof nothing {
  const unknown = (fields.flags ?? []).filter((flag) => !choices.some((choice) => choice.flag === flag));
  if (!choices.length && !unknown.length) return nothing;
  const {flags} = strings.situation;
  return html`<div class="flags" part="flags">
    ${choices.map(({flag, on, refusal}) => {
      const why = refusal && reasonOf(flag, refusal, ruleset, strings);
      return choiceView({label: nameIn(flags, flag), checked: on, why, choose: () => toggle(flag)});
    })}
    ${unknown.map((flag) =>
      choiceView({label: nameOf(flags, flag), checked: true, choose: () => toggle(flag)}),
    )}
  </div>`;
}

/** The name of a flag; one of another rule set has its name too, an unknown one its id. */
const nameOf = (names: Readonly<Partial<Record<string, string>>>, flag: string): string =>
  names[flag] ?? flag;

function reasonOf(
  flag: string,
  refusal: FlagRefusal,
  ruleset: Ruleset | undefined,
  {input, hand, situation}: AllStrings,
): string {
  const {refusals, ways} = input;
  if (refusal.what === 'by') {
    const open = (ruleset?.flags ?? []).find((spec) => spec.flag === flag)?.by ?? [];
    return refusals.by(hand.join(open.map((by) => ways[by])));
  }
  if (refusal.what === 'not' || refusal.what === 'needs') {
    return refusals[refusal.what](hand.join(refusal.flags.map((other) => nameIn(situation.flags, other))));
  }
  if (refusal.what === 'position') {
    const known: Readonly<Partial<Record<string, string>>> = refusals.position;
    return known[flag] ?? refusals.position.other;
  }
  return refusals[refusal.what];
}
