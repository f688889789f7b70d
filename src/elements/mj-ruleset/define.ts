import {define} from '../define.js';
import {MjRuleset} from './mj-ruleset.js';

define('mj-ruleset', MjRuleset);

declare global {
  interface HTMLElementTagNameMap {
    'mj-ruleset': MjRuleset;
  }
}
