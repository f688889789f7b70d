import {define} from '../define.js';
import {MjTiles} from './mj-tiles.js';

define('mj-tiles', MjTiles);

declare global {
  interface HTMLElementTagNameMap {
    'mj-tiles': MjTiles;
  }
}
