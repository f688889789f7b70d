/** All kinds of questions. */
import type {Ask, Question} from './ask.js';
import {discardQuestion} from './discard.js';
import {groupsQuestion} from './groups.js';
import {linesQuestion} from './lines.js';
import {paymentsQuestion} from './payments.js';
import {sumsQuestion} from './sums.js';
import {totalQuestion} from './total.js';
import {waitsQuestion} from './waits.js';
import {winQuestion} from './win.js';

/** The questions by kind. */
export const QUESTIONS: Readonly<Record<Ask, Question>> = {
  total: totalQuestion,
  sums: sumsQuestion,
  lines: linesQuestion,
  win: winQuestion,
  waits: waitsQuestion,
  discard: discardQuestion,
  groups: groupsQuestion,
  payments: paymentsQuestion,
};
