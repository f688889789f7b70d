import {define} from '../base/definition.js';
import {MjRuleset} from './mj-ruleset.js';

define('mj-ruleset', MjRuleset);

declare global {
  interface HTMLElementTagNameMap {
    'mj-ruleset': MjRuleset;
  }
}
