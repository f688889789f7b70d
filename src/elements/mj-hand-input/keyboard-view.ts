/** The tile keyboard, a grid with one tab stop, and the commands on the hand, a toolbar. */
import {html, svg, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {Words} from '../../controllers/localize.js';
import {kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {AllStrings} from '../../locales/index.js';
import {withNames} from '../views/name-lang.js';
import {tileView} from '../views/tile-view.js';
import type {Editor} from './editor.js';
import {keyRows, stockOf} from './stock.js';
import {handSize} from './edit.js';

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

const ICONS = {
  remove: svg`<path d="M7 4h14v16H7l-5-8zM11 9l6 6m0-6l-6 6" />`,
  undo: svg`<path d="M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 10h-3" />`,
  redo: svg`<path d="M16 5l5 5-5 5m5-5H10a6 6 0 0 0 0 10h3" />`,
  sort: svg`<path d="M7 4v16m-4-4l4 4 4-4M14 6h3m-3 6h5m-5 6h7" />`,
  clear: svg`<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6m4-6v6" />`,
};

interface Action {
  readonly label: string;
  readonly usable: boolean;
  readonly down?: boolean;
  readonly title?: string;
  readonly icon?: keyof typeof ICONS;
  readonly act: () => void;
}

/** @param active index of the button with the tab stop */
export function actionsView(
  editor: Editor,
  {input}: AllStrings,
  active: number,
  onFocus: (at: number) => void,
  onAct: (act: () => void) => void,
): TemplateResult {
  const hand = handActions(editor, input);
  const actions = [...hand, ...meldActions(editor, input)];
  const button = ({label, usable, down, title, icon, act}: Action, at: number): TemplateResult =>
    html`<button
      class=${icon ? 'icon' : 'word'}
      part="button"
      type="button"
      tabindex=${at === active ? 0 : -1}
      aria-disabled=${ifDefined(usable ? undefined : 'true')}
      aria-pressed=${ifDefined(down)}
      title=${ifDefined(icon ? label : title)}
      @click=${() => (usable ? onAct(act) : undefined)}
      @focus=${() => onFocus(at)}
    >
      ${icon ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>` : label}
    </button>`;
  const buttons = actions.map(button);
  return html`<div class="actions" part="actions" role="toolbar" aria-label=${input.edit}>
    <span class="set">${buttons.slice(0, hand.length)}</span
    ><span class="set">${buttons.slice(hand.length)}</span>
  </div>`;
}

function meldActions(editor: Editor, input: AllStrings['input']): Action[] {
  const {draft, selected, mode} = editor;
  const melds = editor.setting.melds.map((name): Action => {
    const {usable, down} = editor.meldButton(name);
    const label = input.melds[name];
    const title = selected.length ? (usable ? undefined : input.meldNone(label)) : input.meldNext(label);
    return {label, usable, down, title, act: () => editor.meld(name)};
  });
  const won = selected.at(0)?.of === 'win';
  const win = {
    label: input.actions.win,
    usable: editor.wins && !draft.fault && editor.meldSelected < 0,
    down: mode === 'win' || won,
    title: editor.wins ? undefined : input.notWon,
    act: () => editor.win(),
  };
  return [...melds, win];
}

function handActions(editor: Editor, {actions}: AllStrings['input']): Action[] {
  const {draft} = editor;
  const some = draft.text !== '';
  return [
    {icon: 'remove', label: actions.remove, usable: some, act: () => editor.remove()},
    {icon: 'undo', label: actions.undo, usable: editor.canUndo, act: () => editor.undo()},
    {icon: 'redo', label: actions.redo, usable: editor.canRedo, act: () => editor.redo()},
    {
      icon: 'sort',
      label: actions.sort,
      usable: !draft.fault && handSize(draft.hand) > 1,
      act: () => editor.sort(),
    },
    {icon: 'clear', label: actions.clear, usable: some, act: () => editor.clear()},
  ];
}
