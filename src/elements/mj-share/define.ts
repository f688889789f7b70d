import {define} from '../base/definition.js';
import {MjShare} from './mj-share.js';

define('mj-share', MjShare);

declare global {
  interface HTMLElementTagNameMap {
    'mj-share': MjShare;
  }
}
