/**
 * 台 of 新章: the table that scores, that is shown, and (its first three rows) that pays.
 *
 * Citations: `XZ-n` is a numbered rule of the page; `XZ-T0` the dealer's rows of its table, `XZ-T1` … `XZ-T24` the rows
 * under 1台 … 24台.
 */
import type {Pattern} from '../../core/game/pattern.js';
import {dealer} from './patterns/dealer.js';
import {from1} from './patterns/from-1.js';
import {from13} from './patterns/from-13.js';
import {from2} from './patterns/from-2.js';
import {from4} from './patterns/from-4.js';
import {from8} from './patterns/from-8.js';

export const patterns = [
  ...dealer,
  ...from1,
  ...from2,
  ...from4,
  ...from8,
  ...from13,
] as const satisfies readonly Pattern[];

export type XinzhangPattern = (typeof patterns)[number]['id'];
