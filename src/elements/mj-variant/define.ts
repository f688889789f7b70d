import {define} from '../define.js';
import {MjVariant} from './mj-variant.js';

define('mj-variant', MjVariant);

declare global {
  interface HTMLElementTagNameMap {
    'mj-variant': MjVariant;
  }
}
