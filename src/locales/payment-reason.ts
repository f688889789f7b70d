/** The reason of a payment in words. */
import type {RulesetText} from '../core/game/names.js';
import type {Strings} from './strings.js';

/** The words that reasons are told in. */
interface ReasonWords {
  readonly text: Pick<RulesetText, 'payments'>;
  readonly strings: Pick<Strings, 'settlement'>;
}

/** The words for a reason: those of the rule set, else the common ones. */
export function paymentReason({text, strings: {settlement}}: ReasonWords, why: string): string {
  const shared: Readonly<Record<string, string | undefined>> = settlement.why;
  return text.payments?.[why] ?? shared[why] ?? settlement.otherwise;
}
