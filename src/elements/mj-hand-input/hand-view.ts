/** The hand, as a toolbar whose buttons are its tiles and melds; and the rows beside it. */
import {ROW_FIELDS, type RowField} from '../../core/situation/attributes.js';
import {isWinBy} from '../../core/situation/situation.js';
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {Words} from '../../controllers/localize.js';
import {kindOf, tileName, type Kind} from '../../core/tiles/tile.js';
import {layMelds, type Laid} from '../../art/layout.js';
import type {AllStrings} from '../../locales/index.js';
import {withNames} from '../views/name-lang.js';
import {tileView} from '../views/tile-view.js';
import {rowOf, type HandDraft} from './draft.js';
import {showReason} from './choice-view.js';
import {samePiece, type HandPiece} from './edit.js';
import {editedDraft, otherEdited, type EditorState} from './state.js';

/** The data for the templates of the hand. */
export interface EditedHandView {
  readonly state: EditorState;
  readonly words: Words<AllStrings>;
  readonly index: boolean;
  readonly wild: readonly Kind[];
  /** Index of the piece with the tab stop. */
  readonly active: number;
  /** The reason why ura indicators are impossible. */
  readonly refusal?: string;
  readonly onSelect: (piece: HandPiece) => void;
  readonly onFocus: (at: number) => void;
  readonly onAim: (row: RowField) => void;
  readonly onRemove: (row: RowField, at: number) => void;
}

/** Melds, held tiles and the winning tile, in the order shown. */
export function piecesOf({hand}: HandDraft): HandPiece[] {
  return [
    ...hand.melds.map((_, at) => ({of: 'meld', at}) as const),
    ...hand.tiles.map((_, at) => ({of: 'held', at}) as const),
    ...(hand.win === undefined ? [] : [{of: 'win'} as const]),
  ];
}

/** Moves the focus into the text field after a click anywhere in an empty hand. */
function focusEmpty({currentTarget}: Event): void {
  (currentTarget as HTMLElement).querySelector<HTMLElement>('.empty')?.focus();
}

/** The hand as a toolbar: one tab stop, arrow keys from piece to piece. */
export function editedHandView(view: EditedHandView): TemplateResult {
  const {state, words} = view;
  const {input} = words.strings;
  const pieces = piecesOf(editedDraft(state));
  const active = Math.min(view.active, pieces.length - 1);
  const {seats} = words.strings.settlement;
  const other = otherEdited(state);
  const label = other ? `${input.hand}${words.strings.punctuation.colon}${seats[other]}` : input.hand;
  return html`<div
    class="hand"
    part="hand"
    role="toolbar"
    aria-label=${label}
    dir="ltr"
    @pointerup=${focusEmpty}
  >
    ${pieces.length ? pieces.map((piece, at) => pieceView(view, piece, at, at === active)) : html`<button type="button" class="empty" dir="auto">${input.empty}</button>`}
  </div>`;
}

function pieceView(view: EditedHandView, piece: HandPiece, at: number, active: boolean): TemplateResult {
  const {state, onSelect, onFocus} = view;
  const pressed = state.selected.some((other) => samePiece(other, piece));
  const laid = laidOf(view, piece);
  return html`<button
    class="piece ${piece.of}"
    part="piece ${piece.of}"
    type="button"
    data-tile=${laid.map(({tile}) => tileName(tile)).join('')}
    tabindex=${active ? 0 : -1}
    aria-pressed=${pressed}
    @click=${() => onSelect(piece)}
    @focus=${() => onFocus(at)}
  >
    ${laid.map((one) => laidView(view, one))}<span class="sr"
      >${withNames(spoken(view, piece), view.words.strings)}</span
    >
  </button>`;
}

function laidOf({state}: EditedHandView, piece: HandPiece): readonly Laid[] {
  const {hand} = editedDraft(state);
  if (piece.of === 'meld') return layMelds(hand, {concealedKong: 'outer'})[piece.at].tiles;
  const tile = piece.of === 'win' ? hand.win : hand.tiles[(piece as {at: number}).at];
  return tile === undefined ? [] : [{tile, at: 0}];
}

function laidView(view: EditedHandView, laid: Laid): TemplateResult {
  const {index, wild} = view;
  const tile = tileView(laid.tile, {index, wild: wild.includes(kindOf(laid.tile)), sideways: laid.sideways});
  return laid.added ? html`<span class="stack">${laidView(view, laid.added)}${tile}</span>` : tile;
}

function spoken({state, words, wild}: EditedHandView, piece: HandPiece): string {
  const {strings, speech} = words;
  const {hand, fields} = editedDraft(state);
  if (piece.of === 'meld') return speech.speakMeld(strings, hand.melds[piece.at], wild);
  const tile = piece.of === 'win' ? hand.win : hand.tiles[(piece as {at: number}).at];
  const name = tile === undefined ? '' : speech.speakTile(strings.tiles, tile, wild);
  return piece.of === 'win' ? strings.hand.win(name, isWinBy(fields.by) ? fields.by : undefined) : name;
}

/** The rows beside the hand that the rule set has, or that hold tiles; empty where there are none. */
export function besideView(view: EditedHandView): TemplateResult | typeof nothing {
  const {setting, whole} = view.state;
  const laid = Object.keys(whole.fields) as RowField[];
  const rows = ROW_FIELDS.filter((row) => setting.rows.includes(row) || laid.includes(row));
  return rows.length ? html`<div class="rows">${rows.map((row) => rowView(view, row))}</div>` : nothing;
}

function rowView(view: EditedHandView, row: RowField): TemplateResult {
  const {state, words, index, refusal, onAim, onRemove} = view;
  const {strings, speech} = words;
  const label = strings.hand.labels[row];
  const why = row === 'uraIndicators' ? refusal : undefined;
  const tiles = rowOf(state.whole, row);
  const {removeNamed} = strings.input;
  return html`<span class="beside" part="row"
    ><button
      class="aim"
      part="button"
      type="button"
      aria-pressed=${state.target === row}
      aria-disabled=${ifDefined(why ? 'true' : undefined)}
      @click=${(event: Event) => (why ? showReason(event, why) : onAim(row))}
    >
      ${label}${why ? html` <span class="sr">${why}</span>` : nothing}</button
    >${tiles.map(
      (tile, at) =>
        html`<button class="piece" part="piece" type="button" @click=${() => onRemove(row, at)}>
          ${tileView(tile, {index})}<span class="sr"
            >${withNames(removeNamed(label, speech.speakTile(strings.tiles, tile)), strings)}</span
          >
        </button>`,
    )}</span
  >`;
}
