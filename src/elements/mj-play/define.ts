import '../mj-round/define.js';
import {define} from '../base/definition.js';
import {MjPlay} from './mj-play.js';

define('mj-play', MjPlay);

declare global {
  interface HTMLElementTagNameMap {
    'mj-play': MjPlay;
  }
}
