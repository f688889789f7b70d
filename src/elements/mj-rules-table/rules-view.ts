/** The numbered rules, for rules that a table of patterns does not contain. */
import {html, type TemplateResult} from 'lit';
import {rulesInWords, type RuleInWords} from '../../core/game/rules-in-words.js';
import {searchable} from './choose.js';
import {sourceView} from './row-view.js';
import type {TableView} from './table-view.js';

/** The numbered rules that contain `query`; all rules for an empty query. */
export function rulesFound({known: {ruleset}, preset, details}: TableView, query: string): RuleInWords[] {
  const wanted = searchable(query);
  const all = rulesInWords(ruleset.rules ?? [], details, preset);
  return all.filter(({cite, text}) => searchable(cite).includes(wanted) || searchable(text).includes(wanted));
}

/** Numbered rules as a list. */
export function rulesView({strings}: TableView, rules: readonly RuleInWords[]): TemplateResult {
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
