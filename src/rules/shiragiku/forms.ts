/** Forms of hands that several rows of しらぎく ask for, and how a row answers. */
import {allOf, whole, type Match} from '../../core/game/match.js';
import type {Flag} from '../../core/situation/situation.js';

export const flagged =
  (flag: Flag) =>
  (m: Match): number =>
    whole(m.has(flag));

/** Sets and a pair, of which every set was called. */
export const allCalled = (m: Match): number => allOf(m, m.shape === 'sets' && m.called === (m.all & ~m.pair));

export const CLOSED = ['menqing', 'buqiu'] as const;
export const CLOSED_DRAW = ['menqing', 'buqiu', 'mohu'] as const;
