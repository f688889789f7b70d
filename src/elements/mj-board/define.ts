import {define} from '../base/definition.js';
import {MjBoard} from './mj-board.js';

define('mj-board', MjBoard);

declare global {
  interface HTMLElementTagNameMap {
    'mj-board': MjBoard;
  }
}
