/** All kinds of questions. */
import type {Ask, Question} from './ask.js';
import {discardQuestion} from './discard.js';
import {groups} from './groups.js';
import {lines} from './lines.js';
import {payments} from './payments.js';
import {sums} from './sums.js';
import {total} from './total.js';
import {waitsQuestion} from './waits.js';
import {winQuestion} from './win.js';

/** The questions by kind. */
export const QUESTIONS: Readonly<Record<Ask, Question>> = {
  total,
  sums,
  lines,
  win: winQuestion,
  waits: waitsQuestion,
  discard: discardQuestion,
  groups,
  payments,
};
