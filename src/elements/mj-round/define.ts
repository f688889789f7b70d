import '../mj-board/define.js';
import {define} from '../base/definition.js';
import {MjRound} from './mj-round.js';

define('mj-round', MjRound);

declare global {
  interface HTMLElementTagNameMap {
    'mj-round': MjRound;
  }
}
