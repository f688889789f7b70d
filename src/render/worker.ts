/** The thread behind `sync.ts`. */
import {workerData} from 'node:worker_threads';
import {check, render} from './index.js';
import type {RenderQuestion} from './sync.js';
import {answerQuestions, type ThreadData} from './thread.js';

answerQuestions(workerData as ThreadData, (asked) => {
  const {what, text, options} = asked as RenderQuestion;
  return what === 'render' ? render(text, options) : check(text, options);
});
