/** Amounts that may be below 0, with a minus as wide as the plus. */
import type {Unit} from '../core/situation/unit.js';
import type {Strings} from './strings.js';

type ScoreWords = Pick<Strings['score'], 'amount'>;

/** A signed number with a unit: `+24台`, `−8台`. */
export const signedAmount = ({amount}: ScoreWords, n: number, unit: Unit): string =>
  (n > 0 ? '+' : n < 0 ? '−' : '') + amount(Math.abs(n), unit);

/** An amount that may be below 0: `24台`, `−8台`. */
export const amountWithMinus = ({amount}: ScoreWords, n: number, unit: Unit): string =>
  (n < 0 ? '−' : '') + amount(Math.abs(n), unit);
