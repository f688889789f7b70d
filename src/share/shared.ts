import {canonical} from './attributes.js';
import {parseHandOf, tilesIn} from '../core/notation/parse.js';
import {wildsOfSituation} from '../core/reading/wild-kind.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {ROW_FIELDS} from '../core/situation/attributes.js';
import type {Situation} from '../core/situation/situation.js';
import {
  formulaText,
  isScored,
  toldLines,
  toldNet,
  toldPayments,
  toldRules,
  toldStatus,
  type ScoreAndWords,
  type ToldLine,
} from '../locales/score-text.js';
import {speakHand} from '../locales/speech.js';
import type {Strings} from '../locales/strings.js';
import {isFault} from '../core/situation/result.js';

/** An example, scored and in words. */
export interface SharedExample extends ScoreAndWords {
  readonly situation: Situation;
  readonly ruleset: Ruleset;
  /** How concealed kongs are drawn, where the author says so. */
  readonly concealedKong?: string;
  /** The circumstances of the hand in words, for forms that do not use the elements. */
  readonly said?: readonly string[];
  /** An address where the example can be seen, for forms with room for a link. */
  readonly link?: string;
}

/**
 * The sentence about the hand, its flowers and its indicators. Empty if the hand cannot be read.
 * @param ruleset says which kinds are wild
 */
export function speakSituation(situation: Situation, strings: Strings, ruleset?: Ruleset): string {
  const read = parseHandOf(situation);
  if (isFault(read)) return '';
  const {by = read.hand.by, seat, wild} = situation;
  const indicator = tilesIn(wild).at(0);
  const rows = ROW_FIELDS.filter((row) => row !== 'wild').map(
    (row) => [row, tilesIn(situation[row])] as const,
  );
  return speakHand(
    strings,
    {...read.hand, by},
    {
      ...Object.fromEntries(rows),
      indicator,
      wild: wildsOfSituation(situation, ruleset),
      seat,
    },
  );
}

/** An example in words, in pieces that each form arranges in its own way. */
export interface Summary {
  readonly rules: string;
  readonly total: string;
  readonly hand: string;
  readonly spoken: string;
  readonly notes: readonly string[];
  readonly lines: readonly ToldLine[];
  /** Empty where there is no calculation to show. */
  readonly formula: string;
  /** Empty if no player pays. `net` is then empty too. */
  readonly payments: readonly string[];
  readonly net: string;
}

/** The parts of an example that every form of sharing has. */
export function summaryOf(shared: SharedExample): Summary {
  const {result, strings, situation, said} = shared;
  const scored = isScored(result);
  const payments = toldPayments(shared);
  return {
    rules: toldRules(shared),
    total: scored ? strings.score.amount(result.total, result.unit) : '',
    hand: canonical(situation).hand,
    spoken: speakSituation(situation, strings),
    notes: [...(said?.length ? [said.join(' · ')] : []), ...toldStatus(shared)],
    lines: scored ? toldLines(shared) : [],
    formula: scored ? formulaText(shared) : '',
    payments,
    net: payments.length ? `${strings.settlement.net}${strings.punctuation.colon}${toldNet(shared)}` : '',
  };
}
