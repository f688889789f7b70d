import {define} from '../base/definition.js';
import {MjHand} from './mj-hand.js';

define('mj-hand', MjHand);

declare global {
  interface HTMLElementTagNameMap {
    'mj-hand': MjHand;
  }
}
