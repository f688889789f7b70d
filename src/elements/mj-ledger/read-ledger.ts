import type {Unit} from '../../core/situation/unit.js';
import type {LedgerTableStrings} from '../../locales/ledger.js';
import type {Ledger} from '../../round/ledger/ledger.js';

/** A ledger that has been read, and the words to show it in. */
export interface ReadLedger {
  readonly ledger: Ledger;
  /** What points are counted in. */
  readonly paid: Unit;
  readonly strings: LedgerTableStrings;
}
