import type {Posed} from '../../quiz/ask.js';
import type {Words} from '../../controllers/localize.js';
import type {AskingStrings} from '../../locales/quiz.js';

/** What can be asked now. */
export interface Open {
  readonly posed: Posed;
  readonly words: Words<AskingStrings>;
}
