/** Forms of hands that several rows of 新章 ask for, and how a row answers. */
import {TERMINAL_BITS} from '../../core/group.js';
import {Match, bitCount} from '../../core/match.js';

export const whole = (holds: boolean): number => (holds ? Match.whole : 0);
export const allOf = (m: Match, holds: boolean): number => (holds ? m.all : 0);
export const atLeast = (n: number, bits: number): number => (bitCount(bits) < n ? 0 : bits);

export const isExposed = (m: Match): boolean => bitCount(m.called) === 5;

export const isTerminals = (m: Match): boolean => !m.honors && !(m.suited & ~TERMINAL_BITS);
