/** 胡 and 台 of 路橋: the table that scores, and that is shown. */
import type {Pattern} from '../../core/game/pattern.js';
import {hu} from './patterns/hu.js';
import {tai} from './patterns/tai.js';

export const patterns = [...hu, ...tai] as const satisfies readonly Pattern[];

export type LuqiaoPattern = (typeof patterns)[number]['id'];
