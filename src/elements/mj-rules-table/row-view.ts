/** One pattern of the table. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {AllStrings} from '../../locales/index.js';
import {frequencyOf} from '../../core/game/frequency.js';
import {isolate} from '../../locales/isolate.js';
import {withNames} from '../views/name-lang.js';
import {withReading} from '../views/reading-view.js';
import {patternExampleView} from './example-view.js';
import {isCited, type PatternRow} from './pattern-rows.js';
import type {ShownCondition} from './conditions.js';
import type {Column, TableView} from './shown-table.js';
import type {Provenance} from '../../core/game/options.js';

/** ● printed on the rule page, ◐ from elsewhere, ○ inferred. */
const SHAPES: Readonly<Record<Provenance, string>> = {page: '●', found: '◐', reconstructed: '○'};

/** The state of a row in the linked hand. */
export interface PatternMark {
  readonly name: 'counted' | 'excluded';
  readonly text: string;
}

/** The row of a pattern, lit where the linked hand has it. */
export function rowView(view: TableView, row: PatternRow, condition: ShownCondition): TemplateResult {
  const {id} = row.pattern;
  const mark = patternMark(view, id);
  const names = mark ? `row ${mark.name}` : 'row';
  return html`<tr class=${names} part=${mark ? `row row-${mark.name}` : 'row'} role="row" id="p-${id}">
    <th scope="row" role="rowheader" class="name">
      ${nameView(view, row)}${mark ? patternMarkView(view, mark) : nothing}
    </th>
    ${view.columns.map((column) => CELLS[column](view, row, condition))}
  </tr>`;
}

/** What the linked hand has of a pattern. */
export function patternMark({result, strings, nameOf}: TableView, id: string): PatternMark | undefined {
  const lines = result?.lines.filter((line) => line.id === id) ?? [];
  if (lines.length) {
    const value = lines.reduce((sum, line) => sum + line.value, 0);
    return {name: 'counted', text: strings.table.counted(strings.score.amount(value, lines[0].unit))};
  }
  const out = result?.excluded.find((excluded) => excluded.id === id);
  return out && {name: 'excluded', text: strings.score.excludedBy(isolate(nameOf(out.by), strings.tiles))};
}

/** A pattern's name with its reading. */
export function nameView(
  {nameText, nameOf, strings}: TableView,
  {pattern: {id}}: PatternRow,
): TemplateResult {
  const written = nameOf(id);
  return withReading(
    html`<span part="name" lang=${ifDefined(strings.tiles.foreign)}>${written}</span>`,
    {written, reading: nameText.names[id]?.reading},
    strings,
  );
}

/** Says that a pattern counts in the linked hand, or is included in another. */
export const patternMarkView = ({strings}: TableView, {name, text}: PatternMark): TemplateResult =>
  html` <span class="mark" part="row-mark"
    ><span aria-hidden="true">${name === 'counted' ? '✓' : '×'} </span
    ><bdi>${withNames(text, strings)}</bdi></span
  >`;

const CELLS: Readonly<
  Record<Column, (view: TableView, row: PatternRow, condition: ShownCondition) => TemplateResult>
> = {
  value: valueView,
  made: (view, row) => html`<td class="made" part="made" role="cell"><bdi>${oftenMade(view, row)}</bdi></td>`,
  condition: (_view, _row, {show}) =>
    html`<td class="condition" part="condition" role="cell"><bdi>${show()}</bdi></td>`,
  includes: includesView,
  example: patternExampleView,
  cite: citeView,
};

/** Each case of a value in words. */
export function casesOf(
  {strings, text}: TableView,
  {pattern, unit}: PatternRow,
  values: PatternRow['values'],
): string[] {
  const {score, table} = strings;
  const forms: Readonly<Record<string, (amount: string) => string>> = {...text.forms, ...table.forms};
  const cases = Object.entries(values);
  if (!cases.length) return ['–'];
  return cases.map(([name, n]) => {
    const amount = score.amount(n, unit);
    if (name) return (forms[name] ?? String)(amount);
    return pattern.each || pattern.times ? table.each(amount) : amount;
  });
}

/** About how often a pattern is made, in words; empty where too few hands were counted to tell. */
export function oftenMade({made, strings}: TableView, {pattern: {id}}: PatternRow): string {
  const {oneIn} = made ? frequencyOf(made, id) : {};
  return oneIn ? strings.table.oneIn(oneIn) : '';
}

function valueView(view: TableView, row: PatternRow): TemplateResult {
  return html`<td class="value" role="cell">${worthView(view, row)}</td>`;
}

/** What a pattern is worth, case by case, and what the preset changes of it. */
export function worthView(view: TableView, row: PatternRow): TemplateResult {
  const {table} = view.strings;
  const before = row.before && casesOf(view, row, row.before).join(' · ');
  return html`${casesOf(view, row, row.values).map((text) => html`<span class="case" part="value"><bdi>${text}</bdi></span> `)}
  ${before ? html`<span class="was" part="changed">${table.was(before)}</span>` : nothing}
  ${row.altered ? html`<span class="was" part="changed">${table.altered}</span>` : nothing}`;
}

function includesView(view: TableView, row: PatternRow): TemplateResult {
  const {table, punctuation} = view.strings;
  return html`<td class="includes" role="cell">
    ${
      row.includes.length
        ? html`<bdi
            ><span aria-hidden="true">${table.includes}${punctuation.colon}</span
            >${includedView(view, row)}</bdi
          >`
        : nothing
    }
  </td>`;
}

/** The names of the patterns that are not counted beside one. */
export function includedView({strings, nameOf}: TableView, {includes}: PatternRow): TemplateResult {
  const names = includes.map((id) => isolate(nameOf(id), strings.tiles));
  return html`<span part="includes">${withNames(strings.hand.join(names), strings)}</span>`;
}

function citeView(view: TableView, row: PatternRow): TemplateResult {
  return html`<td class="cite" role="cell">${isCited(row) ? citedView(view, row) : nothing}</td>`;
}

/** The number of a pattern's rule, after the shape that says where it comes from. */
export const citedView = ({strings}: TableView, {pattern}: PatternRow): TemplateResult =>
  html`${sourceView(strings, pattern.provenance)}${pattern.cite}`;

/** The source of a statement: a shape, and words. */
export function sourceView(strings: AllStrings, provenance: Provenance): TemplateResult {
  const [mark, meaning] = wordsOf(strings, provenance);
  return html`<span part="provenance" title=${meaning}
    >${shapeView(provenance)}<span class="sr">${mark} </span></span
  >`;
}

/**
 * The source of a statement in the legend.
 * @param page address of the rule page, if known
 */
export function meaningView(strings: AllStrings, provenance: Provenance, page?: string): TemplateResult {
  const [, meaning] = wordsOf(strings, provenance);
  const address = provenance === 'page' ? page : undefined;
  return html`<li>
    ${shapeView(provenance)} ${address ? html`<a href=${address} part="source">${meaning}</a>` : meaning}
  </li>`;
}

const wordsOf = ({table, score}: AllStrings, provenance: Provenance): readonly [string, string] =>
  provenance === 'page' ? table.page : score.provenance[provenance];

const shapeView = (provenance: Provenance): TemplateResult =>
  html`<span class="shape" aria-hidden="true">${SHAPES[provenance]}</span>`;
