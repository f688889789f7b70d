/** The example of a pattern: space for it first, its tiles when it comes near the viewport. */
import {drawnKong} from '../../core/game/concealed-kong.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {Example} from '../../core/game/pattern.js';
import {circumstanceClauses, inOneText} from '../../locales/circumstances.js';
import {isolate} from '../../locales/isolate.js';
import {BESIDE} from '../../core/situation/attributes.js';
import {withNames} from '../views/name-lang.js';
import {HAND_PARTS} from '../views/parts.js';
import type {PatternRow} from './pattern-rows.js';
import type {TableView} from './shown-table.js';

/** The cell with a pattern's example, or with the reason why there is none. */
export function patternExampleView(view: TableView, row: PatternRow): TemplateResult {
  const {pattern, example} = row;
  if (!example) {
    const why = pattern.impossible ? view.strings.table.impossible : '–';
    return html`<td class="example" role="cell"><span part="no-example">${why}</span></td>`;
  }
  return html`<td class="example" part="example" role="cell">
    ${view.drawn.has(pattern.id) ? handView(view, example) : roomFor(pattern.id, example)}
    ${saidView(view, exampleSaid(view, example))}${view.loadable ? loadView(view, row) : nothing}
  </td>`;
}

/** The circumstances of an example that its tiles do not show. */
export const exampleSaid = ({strings, known}: TableView, example: Example): string[] =>
  circumstanceClauses(strings, example, {unit: known.ruleset.unit, without: ['from']});

/** Circumstances as a line; nothing where there are none. */
export const saidView = ({strings}: TableView, said: readonly string[]): TemplateResult | typeof nothing =>
  said.length
    ? html`<span class="circumstances" part="circumstances"><bdi>${inOneText(strings, said)}</bdi></span>`
    : nothing;

/** The button that loads an example. */
export function loadView(view: TableView, row: PatternRow): TemplateResult {
  const {strings} = view;
  return html`<button type="button" class="load" part="load" @click=${() => view.onLoad(row)}>
    <span aria-hidden="true">${strings.table.load}</span
    ><span class="sr"
      >${withNames(strings.table.loadOf(isolate(view.nameOf(row.pattern.id), strings.tiles)), strings)}</span
    >
  </button>`;
}

/** Space with the height of the hand. */
function roomFor(id: string, example: Example): TemplateResult {
  const beside = BESIDE.some((name) => example[name]);
  return html`<div class=${beside ? 'room beside' : 'room'} data-pattern=${id}></div>`;
}

function handView({known}: TableView, example: Example): TemplateResult {
  const {hand, by, wild, flowers, gari, indicators, uraIndicators, passedTiles} = example;
  return html`<mj-hand
    exportparts=${HAND_PARTS}
    .rules=${known.ruleset.id}
    .hand=${hand}
    .by=${by}
    .wild=${wild}
    .flowers=${flowers}
    .gari=${gari}
    .indicators=${indicators}
    .uraIndicators=${uraIndicators}
    .passedTiles=${passedTiles}
    .concealedKong=${drawnKong(known.ruleset, true)}
  ></mj-hand>`;
}
