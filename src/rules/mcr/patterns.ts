/**
 * 番 of 国標麻将: the table that scores, and that is shown, in the order of the page.
 *
 * `cite`: `MC-#n` row n of the page's table of 81 · `MC-n` a numbered rule · `MC-Pn` one of the five principles ·
 * `MC-An` a row of its ambiguities · `MC-GB` the preset.
 */
import type {Pattern} from '../../core/game/pattern.js';
import {from1} from './patterns/from-1.js';
import {from12} from './patterns/from-12.js';
import {from2} from './patterns/from-2.js';
import {from6} from './patterns/from-6.js';
import {from24} from './patterns/from-24.js';
import {from64} from './patterns/from-64.js';

export const patterns = [
  ...from64,
  ...from24,
  ...from12,
  ...from6,
  ...from2,
  ...from1,
] as const satisfies readonly Pattern[];

export type McrPattern = (typeof patterns)[number]['id'];
