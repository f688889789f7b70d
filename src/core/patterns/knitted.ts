/** 組合龍: 147, 258 and 369, each in another suit. */
import {isKnittedStraight} from '../tiles/knitted.js';
import type {Condition} from './pattern-table.js';

/** 組合龍: 147, 258 and 369 as three groups, or among the fourteen tiles of 全不靠. */
export const knittedStraight: Condition = (m) => {
  if (m.knitted) return m.knitted;
  return m.shape === 'honorsAndKnitted' && isKnittedStraight(m.suited) ? m.within(m.all, m.suited, 0) : 0;
};
