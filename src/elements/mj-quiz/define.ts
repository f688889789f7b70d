import '../mj-hand/define.js';
import {define} from '../base/definition.js';
import {MjQuiz} from './mj-quiz.js';

define('mj-quiz', MjQuiz);

declare global {
  interface HTMLElementTagNameMap {
    'mj-quiz': MjQuiz;
  }
}
