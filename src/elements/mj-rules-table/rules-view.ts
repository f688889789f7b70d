/** The numbered rules, for what a table of patterns does not say. */
import {html, type TemplateResult} from 'lit';
import {findRules} from '../../core/read.js';
import {rulesInWords} from '../../core/rules-in-words.js';
import type {AllStrings} from '../../locales/index.js';
import {plain} from './choose.js';
import {sourceView} from './row-view.js';
import type {RuledView} from '../situation-element.js';

/** @param said the rules by name: pinned or not, or a preset */
export function rulesView(
  {known: {ruleset}, details, strings}: RuledView<AllStrings>,
  said: string,
  query: string,
): TemplateResult {
  const wanted = plain(query);
  const all = rulesInWords(ruleset.rules, details, findRules(said, ruleset)?.preset);
  const rules = all.filter(({cite, text}) => plain(cite).includes(wanted) || plain(text).includes(wanted));
  return html`<section part="rules" aria-labelledby="rules">
    <p id="rules" class="label" part="rules-label">${strings.table.rules}</p>
    <dl>
      ${rules.map(
        ({cite, provenance, text}) =>
          html`<div class="rule" part="rule">
            <dt>${sourceView(strings, provenance)}${cite}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
