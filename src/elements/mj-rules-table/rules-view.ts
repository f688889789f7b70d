/** The numbered rules, for what a table of patterns does not say. */
import {html, type TemplateResult} from 'lit';
import type {AllStrings} from '../../locales/index.js';
import {plain} from './choose.js';
import {sourceView} from './row-view.js';
import type {RuledView} from '../situation-element.js';

export function rulesView({known, details, strings}: RuledView<AllStrings>, query: string): TemplateResult {
  const wanted = plain(query);
  const rules = known.ruleset.rules.filter(
    ({cite}) => plain(cite).includes(wanted) || plain(details.rules[cite] ?? '').includes(wanted),
  );
  return html`<section part="rules" aria-labelledby="rules">
    <p id="rules" class="label" part="rules-label">${strings.table.rules}</p>
    <dl>
      ${rules.map(
        ({cite, provenance}) =>
          html`<div class="rule" part="rule">
            <dt>${sourceView(strings, provenance)}${cite}</dt>
            <dd>${details.rules[cite]}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
