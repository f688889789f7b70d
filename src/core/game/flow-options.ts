/** Options that several flows share. */
import type {OptionSpec, Provenance} from './options.js';

/** The option `falseWin`: a false win makes the hand dead, or ends the hand. */
export const falseWin = (cite: string) =>
  ({
    type: 'choice',
    default: 'deadHand',
    choices: ['deadHand', 'endsHand'],
    cite,
    provenance: 'reconstructed',
  }) as const satisfies OptionSpec;

/** The option `lastDiscardCalls`: whether the last discard may be called (FL-8). */
export const lastDiscardCalls = (cite: string, provenance: Provenance = 'reconstructed') =>
  ({type: 'boolean', default: false, cite, provenance}) as const satisfies OptionSpec;
