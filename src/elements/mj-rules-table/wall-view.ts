/** The templates of the wall of patterns: sections by value or kind, with a card for each pattern. */
import {html, nothing, type TemplateResult} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {repeat} from 'lit/directives/repeat.js';
import type {Example} from '../../core/game/pattern.js';
import {isolate} from '../../locales/isolate.js';
import {withNames} from '../views/name-lang.js';
import {loadView, exampleSaid, saidView} from './example-view.js';
import {conditionsOf, type ShownCondition} from './conditions.js';
import {isCited, leastOf, type PatternRow, type RowGroup} from './pattern-rows.js';
import {
  casesOf,
  citedView,
  includedView,
  patternMark,
  patternMarkView,
  nameView,
  oftenMade,
  worthView,
} from './row-view.js';
import type {TableView} from './shown-table.js';
import {captionOf, groupKey, groupLabel, looksOf} from './table-view.js';
import {wallHandView, wallRoomView} from './wall-hand.js';

/**
 * The wall: its title beside the search, links to its sections, and the sections.
 * @param tools the search field, and the number of patterns found
 */
export function wallView(view: TableView, tools: TemplateResult): TemplateResult {
  const {groups} = view;
  let n = 0;
  const before = groups.map(({rows}) => (n += rows.length) - rows.length);
  return html`<div class="wall" part="wall">
    <div class="top">
      <p class="title" part="caption">${captionOf(view)}</p>
      ${tools}
    </div>
    ${groups.length > 1 ? jumpView(view) : nothing}
    ${repeat(groups, groupKey, (group, at) => sectionView(view, group, at, before[at]))}
  </div>`;
}

/** A button for each section; a link would change the address of the page. */
const jumpView = (view: TableView): TemplateResult =>
  html`<nav
    part="jump"
    aria-label=${view.groupBy === 'kind' ? view.strings.score.pattern : view.strings.table.value}
  >
    <ul class="jump" role="list">
      ${view.groups.map(
        ({key = '', rows}, at) =>
          html`<li>
            <button type="button" part="jump-button" @click=${() => view.onJump(at)}>
              <span aria-hidden="true"
                ><bdi>${shortLabel(view, key, rows)}</bdi> <small>${rows.length}</small></span
              ><span class="sr">${labelOf(view, key, rows).join(', ')}</span>
            </button>
          </li>`,
      )}
    </ul>
  </nav>`;

/** The heading of a section, and the number of its patterns. */
const labelOf = (view: TableView, key: string, rows: readonly PatternRow[]): [string, string] => [
  groupLabel(view, key, rows),
  view.strings.table.found(rows.length, rows.length),
];

/** A value without its unit, where all patterns have the same unit. */
function shortLabel(view: TableView, key: string, rows: readonly PatternRow[]): string {
  const [{unit}] = rows;
  const least = leastOf(rows[0]);
  const isPlain = view.groups.every(({rows: own}) => own[0].unit === unit);
  return view.groupBy !== 'kind' && isPlain && Number.isFinite(least)
    ? String(least)
    : groupLabel(view, key, rows);
}

/** @param before number of patterns before it */
function sectionView(
  view: TableView,
  {key = '', rows}: RowGroup,
  at: number,
  before: number,
): TemplateResult {
  const [label, count] = labelOf(view, key, rows);
  const conditions = conditionsOf(view, rows);
  const [left, number, right] =
    view.groupBy === 'kind' ? ['', label, ''] : aroundNumber(label, leastOf(rows[0]));
  return html`<section
    class=${view.groupBy === 'kind' ? 'kind' : 'worth'}
    part="group"
    aria-labelledby="h-${at}"
  >
    <h3 id="h-${at}" part="group-label" tabindex="-1">
      <bdi>${left}<b>${number}</b>${right}</bdi> <bdi class="of">${count}</bdi>
    </h3>
    <ul class="cards" role="list">
      ${repeat(
        rows,
        ({pattern}) => pattern.id,
        (row, i) =>
          before + i < view.reach
            ? guard(looksOf(view, row, conditions[i]), () => cardView(view, row, label, conditions[i]))
            : html`<li class="card to-come"></li>`,
      )}
    </ul>
  </section>`;
}

/** An amount in words as what stands before the number, the number, and what stands after it. */
function aroundNumber(amount: string, n: number): readonly [string, string, string] {
  const at = amount.indexOf(String(n));
  if (at < 0) return ['', amount, ''];
  const end = at + String(n).length;
  return [amount.slice(0, at), amount.slice(at, end), amount.slice(end)];
}

/** @param heading what the section says of the value of its patterns */
function cardView(
  view: TableView,
  row: PatternRow,
  heading: string,
  condition: ShownCondition,
): TemplateResult {
  const {columns} = view;
  const {id} = row.pattern;
  const mark = patternMark(view, id);
  const cases = casesOf(view, row, row.values);
  const often = columns.includes('made') ? oftenMade(view, row) : '';
  const isTold = cases.length === 1 && cases[0] === heading && !row.before && !row.altered;
  return html`<li
    class=${mark ? `card ${mark.name}` : 'card'}
    part=${mark ? `row row-${mark.name}` : 'row'}
    id="p-${id}"
  >
    <h4 class="name">${nameView(view, row)}</h4>
    ${moreButton(view, row)} ${mark ? patternMarkView(view, mark) : nothing}
    ${columns.includes('value') && !isTold ? html`<p class="value">${worthView(view, row)}</p>` : nothing}
    ${often ? html`<p class="made" part="made"><bdi>${often}</bdi></p>` : nothing}
    ${columns.includes('example') ? exampleView(view, row) : nothing}
    ${
      columns.includes('condition')
        ? html`<p class="condition" part="condition"><bdi>${condition.show()}</bdi></p>`
        : nothing
    }
    ${moreView(view, row)}
  </li>`;
}

/** Whether a card has something to open: exclusions, or the number of its rule. */
const hasMore = (view: TableView, row: PatternRow): boolean =>
  (view.columns.includes('includes') && row.includes.length > 0) || showsCite(view, row);

const showsCite = ({columns}: TableView, row: PatternRow): boolean =>
  columns.includes('cite') && isCited(row);

function moreButton(view: TableView, row: PatternRow): TemplateResult | typeof nothing {
  if (!hasMore(view, row)) return nothing;
  const {columns, strings, nameOf, opened, onMore} = view;
  const {id} = row.pattern;
  const n = columns.includes('includes') ? row.includes.length : 0;
  return html`<button
    type="button"
    class="more-button"
    part="more-button"
    aria-expanded=${opened.has(id) ? 'true' : 'false'}
    aria-controls="m-${id}"
    @click=${() => onMore(id)}
  >
    <bdi>${n ? strings.table.notWith(n) : strings.table.cite}</bdi
    ><span class="sr">, ${withNames(strings.table.moreOf(isolate(nameOf(id), strings.tiles)), strings)}</span>
  </button>`;
}

/** The exclusions and the rule of a card; on paper always open. */
function moreView(view: TableView, row: PatternRow): TemplateResult | typeof nothing {
  if (!hasMore(view, row)) return nothing;
  const {columns, strings, opened} = view;
  const {id} = row.pattern;
  const {table, punctuation} = strings;
  return html`<div class="more" part="more" id="m-${id}" ?hidden=${!opened.has(id)}>
    ${
      columns.includes('includes') && row.includes.length
        ? html`<p class="includes">
            <bdi>${table.includes}${punctuation.colon}${includedView(view, row)}</bdi>
          </p>`
        : nothing
    }
    ${showsCite(view, row) ? html`<p class="cite"><bdi>${citedView(view, row)}</bdi></p>` : nothing}
  </div>`;
}

function exampleView(view: TableView, row: PatternRow): TemplateResult | typeof nothing {
  const {strings, loadable} = view;
  const {pattern, example} = row;
  if (!example) {
    return pattern.impossible
      ? html`<p class="example" part="no-example">${strings.table.impossible}</p>`
      : nothing;
  }
  return html`<div class="example" part="example">
    ${(view.drawn.has(pattern.id) ? wallHandView : wallRoomView)(view, row, example)}
    ${saidView(view, [...wonBy(view, example), ...exampleSaid(view, example)])}
    ${loadable ? loadView(view, row) : nothing}
  </div>`;
}

/** How an example was won, where it is not by discard, as most are. */
const wonBy = ({strings}: TableView, {by}: Example): string[] =>
  by && by !== 'discard' ? [strings.hand.winMark[by]] : [];
