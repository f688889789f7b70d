/** What stands around the table: the search above it, the legend below. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {RuleInWords} from '../../core/game/rules-in-words.js';
import {PROVENANCES} from './choose.js';
import {meaningView} from './row-view.js';
import type {TableView} from './shown-table.js';

/** What the template of the search is given. */
export interface ToolsView {
  readonly label: string;
  readonly search: string;
  /** How many rows are shown, in words. */
  readonly found: string;
  readonly onFocus: () => void;
  readonly onInput: (event: InputEvent) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** The search field, and how many rows are found. */
export const toolsView = ({label, search, found, onFocus, onInput, onKeydown}: ToolsView): TemplateResult =>
  html`<div class="tools" part="tools">
    <label class="search" part="search"
      >${label}
      <input
        type="search"
        part="search-field"
        autocomplete="off"
        spellcheck="false"
        .value=${live(search)}
        @focus=${onFocus}
        @input=${onInput}
        @keydown=${onKeydown}
    /></label>
    <p class="count" part="count"><bdi>${found}</bdi></p>
  </div>`;

/** What the shapes mean that stand in the table and in the numbered rules; nothing where there are none. */
export function legendView(view: TableView, rules: readonly RuleInWords[]): TemplateResult | typeof nothing {
  const {strings, known, columns, groups} = view;
  const patterns = columns.includes('cite')
    ? groups.flatMap(({rows}) => rows.map(({pattern}) => pattern))
    : [];
  const from = PROVENANCES.filter((name) =>
    [...patterns, ...rules].some(({provenance}) => provenance === name),
  );
  if (!from.length) return nothing;
  return html`<ul class="legend" part="legend">
    ${from.map((name) => meaningView(strings, name, known.ruleset.page))}
  </ul>`;
}
