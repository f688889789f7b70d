/** The tile keyboard: a grid with one tab stop. */
import {html, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {Words} from '../../controllers/localize.js';
import {kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {AllStrings} from '../../locales/index.js';
import {withNames} from '../views/name-lang.js';
import {tileView} from '../views/tile-view.js';
import type {Editor} from './editor.js';
import {keyRows, stockOf} from './stock.js';

/** The data for the template of the keyboard. */
export interface KeyboardView {
  readonly editor: Editor;
  readonly words: Words<AllStrings>;
  readonly index: boolean;
  readonly wild: readonly Kind[];
  /** The key with the tab stop. */
  readonly active: Tile;
  readonly onAdd: (tile: Tile) => void;
  readonly onFocus: (tile: Tile) => void;
}

/** A key for each kind of the rule set, with the number of tiles left. */
export function keyboardView(view: KeyboardView): TemplateResult {
  const {editor, words} = view;
  const {set} = editor.setting;
  const rows = keyRows(set);
  const left = stockOf(set, editor.whole);
  const active = rows.flat().includes(view.active) ? view.active : rows[0]?.[0];
  return html`<div
    class="keys"
    part="keyboard"
    role="grid"
    aria-label=${words.strings.input.keyboard}
    dir="ltr"
  >
    ${rows.map(
      (row) =>
        html`<div class="line" role="row">
          ${row.map((tile) => keyView(view, tile, left, tile === active))}
        </div>`,
    )}
  </div>`;
}

function keyView(
  {editor, words, index, wild, onAdd, onFocus}: KeyboardView,
  tile: Tile,
  left: (tile: Tile) => number,
  active: boolean,
): TemplateResult {
  const {strings, speech} = words;
  const n = left(tile);
  const spent = editor.spent(tile, left);
  const name = strings.input.left(speech.speakTile(strings.tiles, tile, wild), n);
  return html`<span class="cell" role="gridcell"
    ><button
      class=${spent === 'full' ? 'key full' : 'key'}
      part="key"
      type="button"
      data-tile=${tileName(tile)}
      tabindex=${active ? 0 : -1}
      aria-disabled=${ifDefined(spent ? 'true' : undefined)}
      title=${ifDefined(spent === 'full' ? strings.input.full : undefined)}
      @click=${() => onAdd(tile)}
      @focus=${() => onFocus(tile)}
    >
      ${tileView(tile, {index, wild: wild.includes(kindOf(tile))})}<span
        class="left"
        part="left"
        aria-hidden="true"
        >${n}</span
      ><span class="sr">${withNames(name, strings)}</span>
    </button></span
  >`;
}
