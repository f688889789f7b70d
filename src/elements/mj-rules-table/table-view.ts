/** The templates of the table of patterns. */
import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {repeat} from 'lit/directives/repeat.js';
import type {PatternKind} from '../../core/game/pattern.js';
import {conditionsOf, type ShownCondition} from './conditions.js';
import {leastOf, type PatternRow, type RowGroup, type Sort} from './pattern-rows.js';
import {rowView} from './row-view.js';
import {COLUMNS, USUAL_COLUMNS, type Column, type TableView} from './shown-table.js';

export {USUAL_COLUMNS, type TableView};

/** The order that each column can be sorted by. */
const SORTED_BY: Readonly<Partial<Record<Column | 'name', Sort>>> = {
  name: 'name',
  value: 'value',
  cite: 'page',
};

/** The table with its caption, heads that sort, and a body for each group. */
export function tableView(view: TableView): TemplateResult {
  const {columns, strings} = view;
  const lacking: string[] = COLUMNS.filter((name) => !columns.includes(name));
  if (lacking.includes('condition') && lacking.includes('includes')) lacking.push('words');
  let n = 0;
  const before = view.groups.map(({rows}) => (n += rows.length) - rows.length);
  const names = ['table', ...lacking.map((name) => `no-${name}`)].join(' ');
  return html`<table class=${names} part="table" role="table">
    <caption part="caption">
      ${captionOf(view)}
    </caption>
    <thead role="rowgroup">
      <tr class="head" role="row" part="head">
        ${headView(view, 'name', strings.score.pattern)}
        ${columns.map((column) => headView(view, column, strings.table[column]))}
      </tr>
    </thead>
    ${repeat(view.groups, groupKey, (group, at) => groupView(view, group, before[at]))}
  </table>`;
}

/** The title: of what the patterns are. */
export function captionOf({text, preset, known, strings}: TableView): string {
  return strings.table.caption(preset ? text.presets[preset.id] : text.title || known.ruleset.id);
}

/** Tells groups apart. */
export const groupKey = ({key}: RowGroup): string => key ?? '';

function headView(view: TableView, column: Column | 'name', label: string): TemplateResult {
  const by = SORTED_BY[column];
  if (!by) return html`<th scope="col" role="columnheader" class=${column} part="column">${label}</th>`;
  const current = view.sort === by;
  const order = current ? (view.descending ? 'descending' : 'ascending') : 'none';
  return html`<th scope="col" role="columnheader" class=${column} part="column" aria-sort=${order}>
    <button type="button" class="sort" part="sort" @click=${() => view.onSort(by)}>
      ${label}<span class="arrow" aria-hidden="true">${current ? (view.descending ? '▼' : '▲') : ''}</span>
    </button>
  </th>`;
}

/** @param before number of rows before it */
function groupView(view: TableView, {key, rows}: RowGroup, before: number): TemplateResult {
  const conditions = conditionsOf(view, rows);
  return html`<tbody role="rowgroup" part="group">
    ${key === undefined ? nothing : headOf(view, key, rows)}
    ${repeat(
      rows,
      ({pattern}) => pattern.id,
      (row, at) =>
        before + at < view.reach
          ? guard(looksOf(view, row, conditions[at]), () => rowView(view, row, conditions[at]))
          : html`<tr class="row to-come" role="presentation"></tr>`,
    )}
  </tbody>`;
}

/** Values that a row's looks depend on; most renders change none of them. */
export const looksOf = (view: TableView, row: PatternRow, {terms}: ShownCondition): unknown[] => [
  row,
  terms,
  view.drawn.has(row.pattern.id),
  view.strings,
  view.text,
  view.nameText,
  view.columns.join(),
  view.made,
  view.result,
  view.loadable,
  view.index,
  view.opened.has(row.pattern.id),
  view.groupBy,
];

const headOf = (view: TableView, key: string, rows: readonly PatternRow[]): TemplateResult =>
  html`<tr class="group-head" role="row">
    <th scope="rowgroup" role="rowheader" colspan=${view.columns.length + 1} part="group-label">
      <bdi>${groupLabel(view, key, rows)}</bdi>
    </th>
  </tr>`;

/** The heading of a group. */
export function groupLabel({groupBy, strings}: TableView, key: string, rows: readonly PatternRow[]): string {
  if (groupBy === 'kind') return strings.table.kinds[key as PatternKind];
  const least = leastOf(rows[0]);
  return Number.isFinite(least) ? strings.score.amount(least, rows[0].unit) : '–';
}
