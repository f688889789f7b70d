import {define} from '../base/definition.js';
import {MjTiles} from './mj-tiles.js';

define('mj-tiles', MjTiles);

declare global {
  interface HTMLElementTagNameMap {
    'mj-tiles': MjTiles;
  }
}
