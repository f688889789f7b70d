import {define} from '../base/definition.js';
import {MjWaits} from './mj-waits.js';

define('mj-waits', MjWaits);

declare global {
  interface HTMLElementTagNameMap {
    'mj-waits': MjWaits;
  }
}
