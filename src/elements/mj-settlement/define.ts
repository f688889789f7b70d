import {define} from '../define.js';
import {MjSettlement} from './mj-settlement.js';

define('mj-settlement', MjSettlement);

declare global {
  interface HTMLElementTagNameMap {
    'mj-settlement': MjSettlement;
  }
}
