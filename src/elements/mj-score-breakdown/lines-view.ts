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
import {reckoningView, totalView} from './formula-view.js';
import {placeOn} from '../views/rule-page.js';
import {tileView} from '../views/tile-view.js';
import {patternName, patternById} from './name-of.js';
import {isSum, sumsOf, unitsOf} from './points.js';
import type {Unit} from '../../core/situation/unit.js';
import {nameIn} from '../../locales/name-in.js';

/** The columns of the table, and the line that is lit. */
export interface LinesLook {
  /** Whether to show the condition of each pattern. */
  readonly conditions: boolean;
  readonly excluded: boolean;
  /** Whether to show the number and source of each rule. */
  readonly cite: boolean;
  /** Ids of the line whose tiles are lit, and of the one that stays lit. */
  readonly active?: string;
  readonly pinned?: string;
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
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader"><span class="sr">${score.pattern}</span></th>
        ${units.map((unit) => html`<th scope="col" role="columnheader" class="number" part="unit">${look.terms.show(nameIn(score.units, unit))}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${result.lines.map((line, at) => lineView(view, look, units, line, at))}
    </tbody>
    ${look.excluded ? excludedView(view, units) : nothing}
    <tfoot role="rowgroup">
      ${units.length > 1 ? sumView(view, units) : nothing}
      <tr role="row" class="sum-total">
        <th scope="row" role="rowheader">
          <div class="reckoning">
            <span part="total-label">${result.status === 'not-allowed' ? score.wouldBe : score.total}</span>
            <span class="formula" part="formula"
              >${units.length > 1 || !isSum(result) ? reckoningView(view) : nothing}</span
            >
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
  const lit = look.active === line.id;
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
      ${withReading(name, {written, reading}, view.strings)}${spoken ? html`<span class="sr" id="tiles-${at}">${withNames(spoken, view.strings)}</span>` : nothing}${line.count > 1 ? html`<span class="count">×${line.count}</span>` : nothing}
      ${line.tiles ? shownTiles(line.tiles) : nothing}
      ${look.conditions ? conditionView(view, line, look) : nothing}
    </th>
    ${units.map(
      (unit) =>
        html`<td role="cell" class="number" part=${unit === line.unit ? 'line-value' : 'line-none'}>
          ${unit === line.unit ? line.value : nothing}
        </td>`,
    )}
  </tr>`;
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
    aria-pressed=${look.pinned === line.id ? 'true' : 'false'}
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
  if (!result.excluded.length) return nothing;
  return html`<tbody role="rowgroup" class="excluded" part="excluded">
    <tr role="row">
      <th scope="rowgroup" role="rowheader" colspan=${units.length + 1} part="excluded-label">
        <bdi>${strings.score.excluded}</bdi>
      </th>
    </tr>
    ${result.excluded.map(
      ({id, by}) =>
        html`<tr role="row" part="line-excluded">
          <th scope="row" role="rowheader">
            <s class="name" lang=${ifDefined(strings.tiles.foreign)}>${patternName(view, id)}</s>
            <span class="condition"
              ><bdi
                >${withNames(strings.score.excludedBy(isolate(patternName(view, by), strings.tiles)), strings)}</bdi
              ></span
            >
          </th>
          <td role="cell" class="number" colspan=${units.length}>–</td>
        </tr>`,
    )}
  </tbody>`;
}

function sumView({result, strings}: ScoredView, units: readonly Unit[]): TemplateResult {
  const sums: ReturnType<typeof sumsOf> = sumsOf(result);
  return html`<tr role="row" class="sums" part="sums">
    <th scope="row" role="rowheader">${strings.score.sum}</th>
    ${units.map((unit) => html`<td role="cell" class="number">${sums[unit] ?? 0}</td>`)}
  </tr>`;
}
