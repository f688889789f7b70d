import {define} from '../base/definition.js';
import {MjWhatIf} from './mj-whatif.js';

define('mj-whatif', MjWhatIf);

declare global {
  interface HTMLElementTagNameMap {
    'mj-whatif': MjWhatIf;
  }
}
