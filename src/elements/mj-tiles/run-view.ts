import {html, type TemplateResult} from 'lit';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {tileView} from '../views/tile-view.js';

/** How many tiles never break, and how many break only where a whole line has no room for them: a suit. */
const SHORT = 5;
const WHOLE = 9;

const classOf = (count: number): string => {
  if (count <= SHORT) return 'run short';
  return count <= WHOLE ? 'run whole' : 'run';
};

/** A run of tiles; `<wbr>` allows a line break before it, such as after a comma. */
export const runView = (tiles: readonly Tile[], index: boolean, wild: readonly Kind[] = []): TemplateResult =>
  html`<wbr /><span class=${classOf(tiles.length)} dir="ltr"
      >${tiles.map((tile) => tileView(tile, {index, wild: wild.includes(kindOf(tile))}))}</span
    >`;
