import {define} from '../base/definition.js';
import {MjLesson} from './mj-lesson.js';

define('mj-lesson', MjLesson);

declare global {
  interface HTMLElementTagNameMap {
    'mj-lesson': MjLesson;
  }
}
