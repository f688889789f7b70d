import '../mj-variant/define.js';
import {define} from '../base/definition.js';
import {MjCompare} from './mj-compare.js';

define('mj-compare', MjCompare);

declare global {
  interface HTMLElementTagNameMap {
    'mj-compare': MjCompare;
  }
}
