import {define} from '../define.js';
import {MjExplain} from './mj-explain.js';

define('mj-explain', MjExplain);

declare global {
  interface HTMLElementTagNameMap {
    'mj-explain': MjExplain;
  }
}
