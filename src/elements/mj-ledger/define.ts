import {define} from '../base/definition.js';
import {MjLedger} from './mj-ledger.js';

define('mj-ledger', MjLedger);

declare global {
  interface HTMLElementTagNameMap {
    'mj-ledger': MjLedger;
  }
}
