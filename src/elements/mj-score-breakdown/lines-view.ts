/** The table of the patterns that counted, and of those that did not. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {tilesIn} from '../../core/notation/parse.js';
import {findRules} from '../../core/reading/read.js';
import type {Line} from '../../core/game/result.js';
import {tableOf} from '../../core/reading/table.js';
import {isolate} from '../../locales/isolate.js';
import {speakGroup, speakTiles} from '../../locales/speech.js';
import {withNames} from '../views/name-lang.js';
import {withReading} from '../views/reading-view.js';
import type {ScoredView} from '../base/situation-element.js';
import type {TermSection} from '../views/term-section.js';
import {reckoningView, totalView, unitAfter} from './formula-view.js';
import {placeOn} from '../views/rule-page.js';
import {tileView} from '../views/tile-view.js';
import {patternName, patternById} from './name-of.js';
import {sumsOf, unitsOf} from './points.js';
import type {Unit} from '../../core/situation/unit.js';
import {nameIn} from '../../locales/name-in.js';

/** The columns of the table, and what happens where a reader points. */
export interface LinesLook {
  /** Whether to show the condition of each pattern. */
  readonly conditions: boolean;
  readonly excluded: boolean;
  /** Whether to show the number and source of each rule. */
  readonly cite: boolean;
  /** Marks the terms of the glossary. */
  readonly terms: TermSection;
  readonly onPoint: (line: Line | undefined, event: Event) => void;
  readonly onPin: (line: Line) => void;
}

/** The table of lines, with the patterns that did not count below. */
export function linesView(view: ScoredView, look: LinesLook): TemplateResult {
  const {result, strings} = view;
  const {score, punctuation} = strings;
  const units = unitsOf(result);
  const total = score.amount(result.total, result.unit);
  return html`<table class="lines" part="table" role="table">
    <caption class="sr">
      ${score.caption}${punctuation.colon}${total}
    </caption>
    <thead role="rowgroup" class="sr">
      <tr role="row">
        <th scope="col" role="columnheader">${score.pattern}</th>
        ${units.map((unit) => html`<th scope="col" role="columnheader">${nameIn(score.units, unit)}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${result.lines.map((line, at) => lineView(view, look, units, line, at))}
    </tbody>
    ${look.excluded ? excludedView(view, units) : nothing}
    <tfoot role="rowgroup">
      ${units.length > 1 ? sumView(view, units, look.terms) : nothing}
      <tr role="row" class="sum-total">
        <th scope="row" role="rowheader">
          <div class="reckoning">
            <span part="total-label">${result.status === 'not-allowed' ? score.wouldBe : score.total}</span>
            <span class="formula" part="formula">${reckoningView(view)}</span>
          </div>
        </th>
        <td role="cell" class="number" colspan=${units.length}>${totalView(view)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function lineView(
  view: ScoredView,
  look: LinesLook,
  units: readonly Unit[],
  line: Line,
  at: number,
): TemplateResult {
  const isShown = line.groups.length > 0 || line.tiles !== undefined;
  const spoken = spokenTiles(view, line);
  const lit = view.state.pointed?.lines.includes(line.id);
  const written = patternName(view, line.id);
  const reading = view.nameText.names[line.id]?.reading;
  const name = nameView(view, look, line, at, isShown);
  const pointing = (to?: Line) => (isShown ? (event: Event) => look.onPoint(to, event) : nothing);
  // the row head is labelled with the pattern's name alone, without the condition: screen readers repeat it before each
  // value. The whole row responds to the mouse, its button to keys: WebKit cannot position a button over a row
  return html`<tr
    role="row"
    class=${lit ? 'line lit-line' : 'line'}
    part=${lit ? 'line line-lit' : 'line'}
    @pointerenter=${pointing(line)}
    @pointerleave=${pointing()}
    @click=${isShown ? () => look.onPin(line) : nothing}
  >
    <th scope="row" role="rowheader" aria-labelledby="name-${at}">
      <span class="lead"
        >${withReading(name, {written, reading}, view.strings)}${spoken ? html`<span class="sr" id="tiles-${at}">${withNames(spoken, view.strings)}</span>` : nothing}${line.count > 1 ? html`<span class="count">×${line.count}</span>` : nothing}
        ${line.tiles ? shownTiles(line.tiles) : nothing}</span
      >
      ${look.conditions ? conditionView(view, line, look) : nothing}
    </th>
    ${units.map((unit) =>
      unit === line.unit
        ? html`<td role="cell" class="number" part="line-value">
            ${amountView(view, line.value, unit, look.terms)}
          </td>`
        : html`<td role="cell" class="no-number" part="line-none"></td>`,
    )}
  </tr>`;
}

/** A number, and its unit in smaller letters. @param isLit whether the number stands out */
function amountView(
  {strings: {score}}: ScoredView,
  n: number,
  unit: Unit,
  terms: TermSection,
  isLit = false,
): TemplateResult {
  const words = terms.show(unitAfter(n, unit, score));
  return html`${isLit ? html`<b>${n}</b>` : n}<small part="unit">${words}</small>`;
}

/** The name, as a button if it has tiles to light up. */
function nameView(
  view: ScoredView,
  look: LinesLook,
  line: Line,
  at: number,
  isShown: boolean,
): TemplateResult {
  const {foreign} = view.strings.tiles;
  const name = patternName(view, line.id);
  if (!isShown)
    return html`<span class="name" part="line-name" id="name-${at}" lang=${ifDefined(foreign)}
      >${name}</span
    >`;
  return html`<button
    type="button"
    class="name"
    id="name-${at}"
    part="line-name"
    lang=${ifDefined(foreign)}
    aria-pressed=${view.state.kept?.key === line.id ? 'true' : 'false'}
    aria-describedby=${spokenTiles(view, line) ? `tiles-${at}` : nothing}
    @focus=${(event: Event) => look.onPoint(line, event)}
    @blur=${(event: Event) => look.onPoint(undefined, event)}
  >
    ${name}
  </button>`;
}

/** The tiles that a line counts outside groups: flowers, dora, ガリ. */
const shownTiles = (tiles: string): TemplateResult =>
  html`<span class="counted" part="line-tiles" dir="ltr" aria-hidden="true"
    >${tilesIn(tiles).map((tile) => tileView(tile))}</span
  >`;

function conditionView(view: ScoredView, line: Line, {cite, terms}: LinesLook): TemplateResult {
  const words = view.text.conditions[line.id];
  return html`<span class="condition" part="condition"
    ><bdi>${terms.show(words)}</bdi> ${cite ? citeView(view, line) : nothing}</span
  >`;
}

/** The number of a rule with a link to its place on the rule page, or its source if it is from elsewhere. */
function citeView({known: {ruleset}, result, strings}: ScoredView, {id, cite}: Line): TemplateResult {
  const preset = findRules(result.rules, ruleset)?.preset;
  const pattern = patternById(tableOf(ruleset, preset).rows, id);
  const provenance = pattern?.provenance ?? 'page';
  const mark = provenance === 'page' ? undefined : strings.score.provenance[provenance];
  const address = mark || !pattern ? undefined : placeOn(ruleset.page, pattern.native);
  const number = html`<span class="cite" part="cite">${cite}</span>`;
  return html`${address ? html`<a href=${address}>${number}</a>` : number}${
    mark ? html` <span class="provenance" part="provenance">${mark[0]}</span>` : nothing
  }`;
}

/** The tiles of a line for screen readers; empty for a line about the whole hand. */
function spokenTiles({result, strings}: ScoredView, {groups, tiles}: Line): string {
  // a pattern of all groups describes the whole hand, which has been read already
  const isWhole = groups.length === result.groups.length;
  const spoken = (isWhole ? [] : groups).map((at) => speakGroup(strings, result.groups[at]));
  return strings.hand.join(tiles ? [...spoken, speakTiles(strings, tilesIn(tiles))] : spoken);
}

function excludedView(view: ScoredView, units: readonly Unit[]): TemplateResult | typeof nothing {
  const {result, strings} = view;
  const {hand, punctuation, score, tiles} = strings;
  const {excluded} = result;
  if (!excluded.length) return nothing;
  const nameOf = (id: string): string => isolate(patternName(view, id), tiles);
  const names = hand.join(excluded.map(({id}) => nameOf(id)));
  return html`<tbody role="rowgroup" class="excluded" part="excluded">
    <tr role="row">
      <td role="cell" colspan=${units.length + 1}>
        <details>
          <summary part="excluded-label">
            ${score.excludedCount(excluded.length)}<span class="folded"
              >${punctuation.colon}<s>${withNames(names, strings)}</s></span
            >
          </summary>
          <ul>
            ${excluded.map(
              ({id, by}) =>
                html`<li part="line-excluded">
                  <s>${withNames(nameOf(id), strings)}</s> ${withNames(score.excludedBy(nameOf(by)), strings)}
                </li>`,
            )}
          </ul>
        </details>
      </td>
    </tr>
  </tbody>`;
}

function sumView(view: ScoredView, units: readonly Unit[], terms: TermSection): TemplateResult {
  const {result, state, strings} = view;
  const sums: ReturnType<typeof sumsOf> = sumsOf(result);
  const lit = result.lines.filter(({id}) => state.pointed?.lines.includes(id)).map(({unit}) => unit);
  const numberOf = (unit: Unit) => amountView(view, sums[unit] ?? 0, unit, terms, lit.includes(unit));
  return html`<tr role="row" class="sums" part="sums">
    <th scope="row" role="rowheader">${strings.score.sum}</th>
    ${units.map((unit) => html`<td role="cell" class="number">${numberOf(unit)}</td>`)}
  </tr>`;
}
