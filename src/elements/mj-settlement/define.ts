import {define} from '../base/definition.js';
import {MjSettlement} from './mj-settlement.js';

define('mj-settlement', MjSettlement);

declare global {
  interface HTMLElementTagNameMap {
    'mj-settlement': MjSettlement;
  }
}
