import {define} from '../base/definition.js';
import {MjRulesOptions} from './mj-rules-options.js';

define('mj-rules-options', MjRulesOptions);

declare global {
  interface HTMLElementTagNameMap {
    'mj-rules-options': MjRulesOptions;
  }
}
