/** The tile keyboard, a grid with one tab stop, and the commands on the hand, a toolbar. */
import {html, svg, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {Words} from '../../controllers/localize.js';
import {kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {AllStrings} from '../../locales/index.js';
import {withNames} from '../views/name-lang.js';
import {tileView} from '../views/tile-view.js';
import {keyRows, stockOf} from './stock.js';
import {handSize} from './edit.js';
import type {EditorAction} from './reduce.js';
import {
  canRedo,
  canUndo,
  editedDraft,
  mayWin,
  meldButton,
  meldSelected,
  spentOf,
  type EditorState,
} from './state.js';

/** The data for the template of the keyboard. */
export interface KeyboardView {
  readonly state: EditorState;
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
  const {state, words} = view;
  const {set} = state.setting;
  const rows = keyRows(set);
  const left = stockOf(set, state.whole);
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
  {state, words, index, wild, onAdd, onFocus}: KeyboardView,
  tile: Tile,
  left: (tile: Tile) => number,
  active: boolean,
): TemplateResult {
  const {strings, speech} = words;
  const n = left(tile);
  const spent = spentOf(state, tile, left);
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

interface Command {
  readonly label: string;
  readonly usable: boolean;
  readonly down?: boolean;
  readonly title?: string;
  readonly icon?: keyof typeof ICONS;
  readonly action: EditorAction;
}

/** @param active index of the button with the tab stop */
export function actionsView(
  state: EditorState,
  {input}: AllStrings,
  active: number,
  onFocus: (at: number) => void,
  act: (action: EditorAction) => void,
): TemplateResult {
  const hand = handCommands(state, input);
  const commands = [...hand, ...meldCommands(state, input)];
  const button = ({label, usable, down, title, icon, action}: Command, at: number): TemplateResult =>
    html`<button
      class=${icon ? 'icon' : 'word'}
      part="button"
      type="button"
      tabindex=${at === active ? 0 : -1}
      aria-disabled=${ifDefined(usable ? undefined : 'true')}
      aria-pressed=${ifDefined(down)}
      title=${ifDefined(icon ? label : title)}
      @click=${() => (usable ? act(action) : undefined)}
      @focus=${() => onFocus(at)}
    >
      ${icon ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>` : label}
    </button>`;
  const buttons = commands.map(button);
  return html`<div class="actions" part="actions" role="toolbar" aria-label=${input.edit}>
    <span class="set">${buttons.slice(0, hand.length)}</span
    ><span class="set">${buttons.slice(hand.length)}</span>
  </div>`;
}

function meldCommands(state: EditorState, input: AllStrings['input']): Command[] {
  const {selected, mode, setting} = state;
  const melds = setting.melds.map((name): Command => {
    const {usable, down} = meldButton(state, name);
    const label = input.melds[name];
    const title = selected.length ? (usable ? undefined : input.meldNone(label)) : input.meldNext(label);
    return {label, usable, down, title, action: {do: 'meld', name}};
  });
  const canWin = mayWin(state);
  const win: Command = {
    label: input.actions.win,
    usable: canWin && !editedDraft(state).fault && meldSelected(state) < 0,
    down: mode === 'win' || selected.at(0)?.of === 'win',
    title: canWin ? undefined : input.notWon,
    action: {do: 'win'},
  };
  return [...melds, win];
}

function handCommands(state: EditorState, {actions}: AllStrings['input']): Command[] {
  const {text, hand, fault} = editedDraft(state);
  const usable: Readonly<Record<keyof typeof ICONS, boolean>> = {
    remove: text !== '',
    undo: canUndo(state),
    redo: canRedo(state),
    sort: !fault && handSize(hand) > 1,
    clear: text !== '',
  };
  const icons = Object.keys(ICONS) as (keyof typeof ICONS)[];
  return icons.map((icon) => ({icon, label: actions[icon], usable: usable[icon], action: {do: icon}}));
}
