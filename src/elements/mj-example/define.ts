import '../mj-hand/define.js';
import '../mj-score-breakdown/define.js';
import {define} from '../base/definition.js';
import {MjExample} from './mj-example.js';

define('mj-example', MjExample);

declare global {
  interface HTMLElementTagNameMap {
    'mj-example': MjExample;
  }
}
