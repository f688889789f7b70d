import {define} from '../base/definition.js';
import {MjHandInput} from './mj-hand-input.js';

define('mj-hand-input', MjHandInput);

declare global {
  interface HTMLElementTagNameMap {
    'mj-hand-input': MjHandInput;
  }
}
