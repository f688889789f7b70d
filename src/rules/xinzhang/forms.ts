/** Forms of hands that several rows of 新章 ask for, and how a row answers. */
import {TERMINAL_BITS} from '../../core/tiles/group.js';
import type {Match} from '../../core/game/match.js';

/** Sets and a pair, of which every set was called. */
export const isExposed = (m: Match): boolean => m.shape === 'sets' && m.called === (m.all & ~m.pair);

export const isTerminals = (m: Match): boolean => !m.honors && !(m.suited & ~TERMINAL_BITS);
