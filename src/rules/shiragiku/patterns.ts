/**
 * 台 of しらぎく: the table that scores, and that is shown.
 *
 * The page's table of patterns has no numbers: `SG-Y1` to `SG-Y33` are its rows from the top.
 */
import type {Pattern} from '../../core/game/pattern.js';
import {from1} from './patterns/from-1.js';
import {from2} from './patterns/from-2.js';
import {from8} from './patterns/from-8.js';

export const patterns = [...from1, ...from2, ...from8] as const satisfies readonly Pattern[];

export type ShiragikuPattern = (typeof patterns)[number]['id'];
