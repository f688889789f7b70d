import '../mj-quiz/define.js';
import {define} from '../base/definition.js';
import {MjDrill} from './mj-drill.js';

define('mj-drill', MjDrill);

declare global {
  interface HTMLElementTagNameMap {
    'mj-drill': MjDrill;
  }
}
