/** Forms of hands that several rows of しらぎく ask for, and how a row answers. */
import {allOf, bitCount, whole, type Match} from '../../core/game/match.js';
import type {Flag} from '../../core/situation/situation.js';

export const flagged =
  (flag: Flag) =>
  (m: Match): number =>
    whole(m.has(flag));

/** All five sets were called; the pair is all that was held. */
export const allCalled = (m: Match): number => allOf(m, bitCount(m.called) === 5);

export const CLOSED = ['menqing', 'buqiu'] as const;
export const CLOSED_DRAW = ['menqing', 'buqiu', 'mohu'] as const;
