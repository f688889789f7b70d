/** Forms of hands that several rows of 新章 ask for, and how a row answers. */
import {TERMINAL_BITS} from '../../core/tiles/group.js';
import {bitCount, type Match} from '../../core/game/match.js';

export const isExposed = (m: Match): boolean => bitCount(m.called) === 5;

export const isTerminals = (m: Match): boolean => !m.honors && !(m.suited & ~TERMINAL_BITS);
