/** Templates of tiles and melds, shared by all elements. */
import {html, nothing, type TemplateResult} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import {noChange} from 'lit';
import {faceKey, tileFace} from '../art/face.js';
import {
  FACE_DOWN,
  FLOWER,
  HONOR,
  isRed,
  kindName,
  kindOf,
  rankOf,
  suitOf,
  type Tile,
} from '../core/tiles/tile.js';

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

/** A tile as a box with its face; parts and classes reflect its looks. */
export function tileView(tile: Tile, look: TileLook = {}): TemplateResult {
  const back = kindOf(tile) === FACE_DOWN;
  const indexed = look.index && !back && kindOf(tile) < FLOWER;
  const names = [
    'tile',
    isRed(tile) && 'red',
    back && 'back',
    look.wild && 'wild',
    look.sideways && 'sideways',
    look.standing && 'standing',
    look.lit && 'lit',
    look.win && 'win',
    indexed && 'indexed',
  ].filter((name) => name);
  const parts = names.map((name) =>
    name === 'tile' || name === 'lit' || name === 'indexed' ? name : `tile-${name}`,
  );
  return html`<span class=${names.join(' ')} part=${parts.join(' ')}
    >${face(tile, look.wild ?? false)}${indexed ? indexView(tile) : nothing}</span
  >`;
}

/** The text in a tile's corner: `5m`, `E`. Flowers have none: their faces show a number. */
function indexView(tile: Tile): TemplateResult {
  const kind = kindOf(tile);
  const suit = kind < HONOR ? html`<small>${'mps'[suitOf(kind)]}</small>` : nothing;
  const mark = kind < HONOR ? rankOf(kind) : kindName(kind);
  return html`<span class="index" part="index" aria-hidden="true">${mark}${suit}</span>`;
}
