import {define} from '../base/definition.js';
import {MjExplain} from './mj-explain.js';

define('mj-explain', MjExplain);

declare global {
  interface HTMLElementTagNameMap {
    'mj-explain': MjExplain;
  }
}
