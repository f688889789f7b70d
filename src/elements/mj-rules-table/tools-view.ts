/** What stands around the table: the search above it, the legend below. */
import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {AllStrings} from '../../locales/index.js';
import type {RuledView} from '../situation-element.js';
import {PROVENANCES} from './choose.js';
import {meaningView} from './row-view.js';
import type {Row} from './rows.js';

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

/** The shapes that say where rules come from, as far as the rows have them. */
export function legendView({strings, known}: RuledView<AllStrings>, rows: readonly Row[]): TemplateResult {
  const from = PROVENANCES.filter((name) => rows.some(({pattern}) => pattern.provenance === name));
  return html`<ul class="legend" part="legend">
    ${from.map((name) => meaningView(strings, name, known.ruleset.page))}
  </ul>`;
}
