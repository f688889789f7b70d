/** Signed numbers, with a minus as wide as the plus. */
import type {Unit} from '../core/situation/unit.js';
import type {Strings} from './strings.js';

type ScoreWords = Pick<Strings['score'], 'amount'>;

/** `+12`, `−6`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A number that may be below 0: `24`, `−8`. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A signed number with a unit: `+24台`, `−8台`. */
export const signedAmount = ({amount}: ScoreWords, n: number, unit: Unit): string =>
  (n > 0 ? '+' : n < 0 ? '−' : '') + amount(Math.abs(n), unit);

/** An amount that may be below 0: `24台`, `−8台`. */
export const amountWithMinus = ({amount}: ScoreWords, n: number, unit: Unit): string =>
  (n < 0 ? '−' : '') + amount(Math.abs(n), unit);
