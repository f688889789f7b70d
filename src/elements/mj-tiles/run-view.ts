import {html, type TemplateResult} from 'lit';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {tileView} from '../tile-view.js';

/** A run of tiles. A short run does not break; `<wbr>` allows a line break before it, such as after a comma. */
export const runView = (tiles: readonly Tile[], index: boolean, wild?: Kind): TemplateResult =>
  html`<wbr /><span class=${tiles.length < 6 ? 'run short' : 'run'} dir="ltr"
      >${tiles.map((tile) => tileView(tile, {index, wild: kindOf(tile) === wild}))}</span
    >`;
