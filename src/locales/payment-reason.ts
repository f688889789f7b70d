/** The reason of a payment in words, and how its amount is computed. */
import type {RulesetText} from '../core/game/names.js';
import type {Payment} from '../core/game/result.js';
import type {Strings} from './strings.js';

/** The words that reasons are told in. */
interface ReasonWords {
  readonly text: Pick<RulesetText, 'payments'>;
  readonly strings: Pick<Strings, 'settlement' | 'punctuation'>;
}

/** The words for a reason: those of the rule set, else the common ones. */
export function paymentReason({text, strings: {settlement}}: ReasonWords, why: string): string {
  const shared: Readonly<Record<string, string | undefined>> = settlement.why;
  return text.payments?.[why] ?? shared[why] ?? settlement.otherwise;
}

/** What parts of payments are called in {@link Payment.how}. */
type PartOfPayment = 'base' | 'dealer' | 'counters';

/** The calculation of an amount, `3 × (底 3 + 2)`, `3 + 莊 1`; undefined where the amount is a plain total. */
export const reckonedAs = (
  {settlement}: Pick<Strings, 'settlement'>,
  {how}: Pick<Payment, 'how'>,
): string | undefined => how?.replace(/base|dealer|counters/g, (word) => settlement[word as PartOfPayment]);

/** A payment in a line: who pays whom, how much, and why. */
export function paymentText(told: ReasonWords, payment: Payment, amount: string): string {
  const {settlement, punctuation} = told.strings;
  const {from, to, why} = payment;
  const reckoned = reckonedAs(told.strings, payment);
  const paid = reckoned === undefined ? amount : `${reckoned} = ${amount}`;
  const {seats} = settlement;
  return `${settlement.pays(seats[from], seats[to])}${punctuation.colon}${paid}${punctuation.aside(paymentReason(told, why))}`;
}
