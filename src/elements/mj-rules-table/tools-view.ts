/** The parts around the table: the search above it, the legend below. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {RuleInWords} from '../../core/game/rules-in-words.js';
import {PROVENANCES} from './choose.js';
import type {Provenance} from '../../core/game/options.js';
import {isCited} from './pattern-rows.js';
import {meaningView} from './row-view.js';
import type {TableView} from './shown-table.js';

/** The data for the template of the search. */
export interface ToolsView {
  readonly label: string;
  /** What can be searched, in the empty field. */
  readonly hint: string;
  readonly search: string;
  /** The number of rows shown, in words. */
  readonly found: string;
  readonly onFocus: () => void;
  readonly onInput: (event: InputEvent) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** The search field, and the number of rows found. */
export const toolsView = ({
  label,
  hint,
  search,
  found,
  onFocus,
  onInput,
  onKeydown,
}: ToolsView): TemplateResult =>
  html`<div class="tools" part="tools">
    <label class="search" part="search"
      >${label}
      <input
        type="search"
        part="search-field"
        autocomplete="off"
        spellcheck="false"
        placeholder=${hint || nothing}
        .value=${live(search)}
        @focus=${onFocus}
        @input=${onInput}
        @keydown=${onKeydown}
    /></label>
    <p class="count" part="count"><bdi>${found}</bdi></p>
  </div>`;

/** The legend for the shapes in the table and in the numbered rules, and for how often patterns are made; empty without them. */
export function legendView(view: TableView, rules: readonly RuleInWords[]): TemplateResult | typeof nothing {
  const {columns, groups} = view;
  const patterns = columns.includes('cite')
    ? groups.flatMap(({rows}) => rows.filter(isCited).map(({pattern}) => pattern))
    : [];
  const from = PROVENANCES.filter((name) =>
    [...patterns, ...rules].some(({provenance}) => provenance === name),
  );
  return html`${from.length ? shapesView(view, from) : nothing}${columns.includes('made') ? countedView(view) : nothing}`;
}

/** How it was counted how often patterns are made. */
function countedView({made, strings, known: {ruleset}}: TableView): TemplateResult | typeof nothing {
  if (!made) return nothing;
  const said = strings.table.countedIn({...made, rules: `${ruleset.id}@${made.version}`});
  return html`<p class="legend" part="counted"><bdi>${said}</bdi></p>`;
}

function shapesView({strings, known}: TableView, from: readonly Provenance[]): TemplateResult {
  return html`<ul class="legend" part="legend">
    ${from.map((name) => meaningView(strings, name, known.ruleset.page))}
  </ul>`;
}
