/** The table of a comparison: a column for each variant, a row for each pattern. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {isolate} from '../../locales/isolate.js';
import {sayStatus} from '../../locales/status.js';
import type {Variant} from '../mj-variant/shared.js';
import {withNames} from '../views/name-lang.js';
import {gainedBy} from '../views/payment-words.js';
import {columnHead} from './column-head.js';
import {markOf, comparedRows, type Cell, type Mark, type ComparedRow} from './compared-rows.js';

/** The shape beside each word, so that nothing is shown by colour alone. */
const SHAPES: Readonly<Record<Mark, string>> = {added: '+', gone: '−', more: '▲', less: '▼'};

/** The data for the template of a comparison. */
export interface CompareLook {
  readonly strings: ExplainingStrings;
  /** The example, then the variants. */
  readonly columns: readonly Variant[];
}

/** The comparison as a table with a caption, a head for each column, rows of patterns, totals and payments. */
export function compareView({strings, columns}: CompareLook): TemplateResult {
  const {compare, score} = strings;
  const scored = columns.map(({view, problem}) =>
    view && !problem && view.result.status !== 'not-a-win'
      ? {result: view.result, patterns: view.known.ruleset.patterns}
      : undefined,
  );
  const rows = comparedRows(scored);
  return html`<div class="frame">
    <div class="scroll" part="compare" role="region" aria-label=${compare.caption} tabindex="0">
      <table part="table">
        <caption class="sr">
          ${compare.caption}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${columns.map((column) => html`<th scope="col" part="head"><bdi>${columnHead(column, strings)}</bdi></th>`)}
          </tr>
          ${statusView(columns, strings)}
        </thead>
        <tbody>
          ${rows.map((row) => rowView(row, columns, strings))}
        </tbody>
        <tfoot>
          <tr part="totals">
            <th scope="row">${score.total}</th>
            ${columns.map((column, at) => totalView(column, at ? columns[0] : undefined, strings))}
          </tr>
          ${seatsIn(columns).map((seat) => seatView(seat, columns, strings))}
        </tfoot>
      </table>
    </div>
  </div>`;
}

/** The reason why a column is no win, below its head. */
function statusView(
  columns: readonly Variant[],
  strings: ExplainingStrings,
): TemplateResult | typeof nothing {
  const said = columns.map(({view, problem}) => {
    if (problem) return problem.message;
    return view ? sayStatus(strings, view.result) : '';
  });
  if (!said.some(Boolean)) return nothing;
  return html`<tr part="statuses">
    <td></td>
    ${said.map((text) => html`<td class="status" part="reason"><bdi>${text}</bdi></td>`)}
  </tr>`;
}

const nameOf = ({view}: Variant, id: string): string => view?.nameText.names[id]?.name ?? id;

function rowView(
  {id, column, cells}: ComparedRow,
  columns: readonly Variant[],
  strings: ExplainingStrings,
): TemplateResult {
  const name = nameOf(columns[column], id);
  const differs = cells.some(({mark}) => mark);
  return html`<tr class=${differs ? 'differs' : ''} part=${differs ? 'row row-differs' : 'row'}>
    <th scope="row" part="name" lang=${ifDefined(strings.tiles.foreign)}>${name}</th>
    ${cells.map((cell, at) => cellView(cell, columns[at], name, strings))}
  </tr>`;
}

function cellView(
  {line, by, mark}: Cell,
  column: Variant,
  name: string,
  strings: ExplainingStrings,
): TemplateResult {
  const own = line && nameOf(column, line.id);
  const other = own?.toLowerCase() === name.toLowerCase() ? undefined : own;
  const value = line ? strings.score.amount(line.value, line.unit) : column.view ? '–' : '';
  return html`<td class=${mark ? 'number marked' : 'number'} part=${mark ? 'value value-marked' : 'value'}>
    <span>${value}</span>${markView(mark, strings)}
    ${other ? html`<small class="other" lang=${ifDefined(strings.tiles.foreign)}>${other}</small>` : nothing}
    ${by ? html`<small class="other">${withNames(strings.score.excludedBy(isolate(nameOf(column, by), strings.tiles)), strings)}</small>` : nothing}
  </td>`;
}

const markView = (mark: Mark | undefined, {compare}: ExplainingStrings): TemplateResult | typeof nothing =>
  mark
    ? html` <small class="mark ${mark}" part="mark"
        ><span aria-hidden="true">${SHAPES[mark]}</span> ${compare.marks[mark]}</small
      >`
    : nothing;

function totalView(
  {view, problem}: Variant,
  first: Variant | undefined,
  strings: ExplainingStrings,
): TemplateResult {
  if (!view || problem || view.result.status === 'not-a-win')
    return html`<td class="number" part="total">–</td>`;
  const {total, unit, status} = view.result;
  const of = (one: Variant | undefined) =>
    one?.view && !one.problem ? {value: one.view.result.total, unit: one.view.result.unit} : undefined;
  const mark = first && of(first) ? markOf({value: total, unit}, of(first)) : undefined;
  const amount = strings.score.amount(total, unit);
  return html`<td class="number" part="total">
    <strong>${status === 'not-allowed' ? html`<s>${amount}</s>` : amount}</strong>${markView(mark, strings)}
  </td>`;
}

const seatsIn = (columns: readonly Variant[]): Seat[] =>
  SEATS.filter((seat) => columns.some(({view}) => view?.result.payments.length && seat in view.result.net));

function seatView(seat: Seat, columns: readonly Variant[], {settlement}: ExplainingStrings): TemplateResult {
  return html`<tr class="seat" part="net">
    <th scope="row">${settlement.seats[seat]}</th>
    ${columns.map(({view}) => {
      const net = view?.result.payments.length ? view.result.net[seat] : undefined;
      return html`<td class="number">${view && net !== undefined ? gainedBy(view, net) : '–'}</td>`;
    })}
  </tr>`;
}
