/**
 * 番 of 国標麻将: the table that scores, and that is shown, in the order of the page.
 *
 * `cite`: `MC-#n` row n of the page's table of 81 · `MC-n` a numbered rule · `MC-Pn` one of the five principles ·
 * `MC-An` a row of its ambiguities · `MC-GB` the preset.
 */
import type {Pattern} from '../../core/ruleset.js';
import {high} from './patterns/high.js';
import {low} from './patterns/low.js';
import {middle} from './patterns/middle.js';

export const patterns = [...high, ...middle, ...low] as const satisfies readonly Pattern[];

export type McrPattern = (typeof patterns)[number]['id'];
