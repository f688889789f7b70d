/** Templates of tiles and melds, shared by all elements. */
import {html, nothing, type TemplateResult} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import {noChange} from 'lit';
import {faceKey, tileFace} from '../../art/face.js';
import type {Tile} from '../../core/tiles/tile.js';
import {namesOfTile, numeralOf} from './tile-look.js';

/**
 * Draws a face only when it changes: most renders change no tile. The command puts a form as text in place of `render`.
 */
export class FaceDirective extends Directive {
  private drawn = '';

  render(tile: Tile, wild: boolean): unknown {
    const key = faceKey(tile, {wild});
    if (key === this.drawn) return noChange;
    this.drawn = key;
    return tileFace(tile, {wild});
  }
}

const face = directive(FaceDirective);

/** The looks of one tile. */
export interface TileLook {
  readonly wild?: boolean;
  readonly sideways?: boolean;
  readonly standing?: boolean;
  readonly lit?: boolean;
  readonly win?: boolean;
  /** Whether the tile has a numeral or letter in its corner. */
  readonly index?: boolean;
}

/** The looks that are names of classes. */
const NAMED = ['sideways', 'standing', 'lit', 'win'] as const;

/** A tile as a box with its face; parts and classes reflect its looks. */
export function tileView(tile: Tile, look: TileLook = {}): TemplateResult {
  const {wild = false, index = false} = look;
  const named = NAMED.filter((name) => look[name]).join(' ');
  const {names, parts, isIndexed} = namesOfTile(tile, {look: named, wild, index});
  return html`<span class=${names} part=${isIndexed ? `${parts} indexed` : parts}
    >${face(tile, wild)}${isIndexed ? indexView(tile) : nothing}</span
  >`;
}

/** The text in a tile's corner: `5m`, `E`. Flowers have none: their faces show a number. */
function indexView(tile: Tile): TemplateResult {
  const {mark, suit} = numeralOf(tile);
  return html`<span class="index" part="index" aria-hidden="true"
    >${mark}${suit === undefined ? nothing : html`<small>${suit}</small>`}</span
  >`;
}
