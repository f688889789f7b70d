import '../mj-hand/define.js';
import {define} from '../base/definition.js';
import {MjRulesTable} from './mj-rules-table.js';

define('mj-rules-table', MjRulesTable);

declare global {
  interface HTMLElementTagNameMap {
    'mj-rules-table': MjRulesTable;
  }
}
