import {define} from '../base/definition.js';
import {MjCover} from './mj-cover.js';

define('mj-cover', MjCover);

declare global {
  interface HTMLElementTagNameMap {
    'mj-cover': MjCover;
  }
}
