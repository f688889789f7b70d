import {define} from '../base/definition.js';
import {MjScoreBreakdown} from './mj-score-breakdown.js';

define('mj-score-breakdown', MjScoreBreakdown);

declare global {
  interface HTMLElementTagNameMap {
    'mj-score-breakdown': MjScoreBreakdown;
  }
}
