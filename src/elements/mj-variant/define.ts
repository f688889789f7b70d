import {define} from '../base/definition.js';
import {MjVariant} from './mj-variant.js';

define('mj-variant', MjVariant);

declare global {
  interface HTMLElementTagNameMap {
    'mj-variant': MjVariant;
  }
}
