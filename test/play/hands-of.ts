/** How many hands a test plays: a few, or as many as `HANDS` says. */
import {PATIENCE} from '../patience.mjs';

export const handsOf = (few: number): number => Number(process.env.HANDS ?? few);

/** How long that may take, in milliseconds. */
export const patienceOf = (few: number): number => PATIENCE * Math.max(1, handsOf(few) / few);
