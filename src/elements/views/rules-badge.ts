/** Names the rules of a score: title, pinned version, and changed options. */
import {html, nothing, type TemplateResult} from 'lit';
import type {OptionText, RulesetDetails} from '../../core/game/names.js';
import type {Strings} from '../../locales/index.js';
import type {ScoredView} from '../base/situation-element.js';
import type {OptionValue} from '../../core/game/options.js';

/** The line below a score that names its rules. */
export function rulesBadge(view: ScoredView): TemplateResult {
  const {result, strings, text, known} = view;
  const [id] = result.rules.split('@');
  const preset: string | undefined = text.presets[id];
  const changed = changedOptions(view);
  return html`<p class="badge" part="rules-badge">
    <span class="sr">${strings.score.rules}${strings.punctuation.colon}</span
    >${preset ?? (text.title || known.ruleset.id)}
    <span class="version" part="version"
      >${known.reading ? strings.score.ofPage(known.reading.problems.length) : result.rules}</span
    >${
      changed.length
        ? html` <span class="changed" part="changed-options"
            >${strings.score.changed}${strings.punctuation.colon}${changed.join(' · ')}</span
          >`
        : nothing
    }
  </p>`;
}

/** `label value` for each option that differs from its default. */
function changedOptions(view: ScoredView): string[] {
  const {state, known, details, strings} = view;
  const specs = known.ruleset.options;
  return Object.entries(state.situation.options ?? {})
    .filter(([name, value]) => name in specs && JSON.stringify(value) !== JSON.stringify(specs[name].default))
    .map(([name, value]) => optionText(name, value as OptionValue, details, strings));
}

/** An option and its value in words: `label value`. */
export function optionText(
  name: string,
  value: OptionValue,
  details: RulesetDetails | undefined,
  strings: Strings,
): string {
  const words = details?.options[name];
  return `${words?.label ?? name} ${valueText(strings, value, words)}`;
}

/** A value in words. */
export function valueText({score, hand}: Strings, value: OptionValue, words?: OptionText): string {
  if (typeof value === 'boolean') return value ? score.on : score.off;
  if (typeof value !== 'object') return words?.choices?.[value] ?? String(value);
  return hand.join(Object.entries(value).map(([name, n]) => `${name} ${n}`));
}
