/** From the text of a ledger to its hands; the rules come when they are named. */
import type {KnownRuleset} from '../../contexts/ruleset.js';
import {flowOf} from '../../controllers/flow-of.js';
import type {Course} from '../../core/game/course.js';
import {findRules} from '../../core/reading/read.js';
import {writtenWords, type LedgerTableStrings} from '../../locales/ledger.js';
import type {FoundRules} from '../../round/ledger/heading.js';
import {readLedger, type Ledger} from '../../round/ledger/ledger.js';
import type {NumberedRounds} from '../../round/ledger/numbered-rounds.js';
import type {OutsideValues} from '../../round/ledger/values.js';

/** What a ledger is read from. */
export interface LedgerSource {
  readonly text: string;
  /** Values that go before those in the text. */
  readonly given: OutsideValues;
  /** The rule set that it names; null where it will not come, undefined until it has. */
  readonly known: KnownRuleset | null | undefined;
  /** The rounds inside it; undefined until they have been read. */
  readonly rounds: NumberedRounds['rounds'] | undefined;
  /** The words that their results are written with; undefined until they have come. */
  readonly strings: LedgerTableStrings | undefined;
}

/** Reads a ledger, and keeps it as long as nothing has changed; undefined until its rules have come. */
export class KeptLedger {
  private key: readonly unknown[] = [];
  private ledger?: Ledger;

  constructor(private readonly host: {requestUpdate(): void}) {}

  read({text, given, known, rounds, strings}: LedgerSource): Ledger | undefined {
    const course = known && flowOf(known.ruleset, this.host);
    if ((known !== null && course === undefined) || !rounds) return undefined;
    const key = [text, JSON.stringify(given), known?.ruleset, course, strings, ...rounds];
    if (key.length !== this.key.length || key.some((value, i) => value !== this.key[i])) {
      this.key = key;
      this.ledger = readLedger(text, (id) => rulesOf(id, known, course), given, {
        rounds,
        ...(strings && {words: writtenWords(strings, course)}),
      });
    }
    return this.ledger;
  }
}

function rulesOf(
  id: string,
  known: KnownRuleset | null | undefined,
  course: Course | null | undefined,
): FoundRules | undefined {
  const found = known ? findRules(id, known.ruleset) : undefined;
  return found && {...found, ...(course && {course})};
}
