import type {ScoreResult} from '../../core/game/result.js';
import {score} from '../../core/scoring/score.js';
import type {Problem} from '../../core/situation/problem.js';
import type {Seat, WinBy} from '../../core/situation/situation.js';
import {explainWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import type {SharedExample} from '../../share/shared.js';
import type {FoundElement} from '../page/found.js';
import {asScored} from '../page/restated.js';
import {elementHand, scoreFound, type Placed} from '../page/score.js';
import {invalidReason, scoredProblems} from '../page/scored-problems.js';
import {writeScored} from '../page/scored-text.js';
import type {Checking} from './fallback.js';
import {variedValues, whyNothing, type VariedValue} from '../../elements/mj-whatif/values.js';
import {isVaried} from '../../elements/mj-whatif/varied.js';
import type {Fallback} from './fallback.js';

/** Why the element cannot show what it is about; a what-if about discards takes a hand that cannot be scored. */
const reasonIn = (found: FoundElement, shared: SharedExample): Problem | undefined =>
  whyNothing(found.attributes.vary ?? 'wild', invalidReason(found, shared), shared.situation, shared.ruleset);

/** Problems of a what-if without anything to vary: no wild tiles in the rules, or no winning tile. */
async function nothingToVary(found: FoundElement, {all, lang}: Checking): Promise<Placed[]> {
  const {vary = 'wild'} = found.attributes;
  const source = asScored(found, all);
  // an unknown word is reported for the attribute
  if (!isVaried(vary) || !source || elementHand(source) === undefined) return [];
  const shared = await scoreFound(source, lang);
  if (reasonIn(found, shared) || variedValues(vary, shared.situation, shared.ruleset).length) return [];
  const {whatif} = await explainWords.load(lang);
  return [{at: found.at(0, 'vary'), message: `vary: ${whatif.none}`}];
}

/** A line for each total: values with the same total share it. */
function whatIfLines(
  vary: string,
  {situation, ruleset}: SharedExample,
  strings: ExplainingStrings,
): string[] {
  if (!isVaried(vary)) return [];
  const {whatif, problems, punctuation, hand} = strings;
  const together = new Map<string, string[]>();
  for (const value of variedValues(vary, situation, ruleset)) {
    const amount = amountText(value, score(value.situation, ruleset, problems), strings);
    together.set(amount, [...(together.get(amount) ?? []), faceText(vary, value, strings)]);
  }
  if (!together.size) return [];
  const lines = [...together].map(([amount, faces]) => `${hand.join(faces)}${punctuation.colon}${amount}`);
  return [whatif.label(whatif.vary[vary]), ...lines];
}

function faceText(
  vary: string,
  {value, isPresent}: VariedValue,
  {settlement, hand, whatif, punctuation}: ExplainingStrings,
): string {
  const isSeat = vary === 'seat' || vary === 'dealer';
  const face = isSeat
    ? settlement.seats[value as Seat]
    : vary === 'by'
      ? hand.winMark[value as WinBy]
      : value;
  return isPresent ? face + punctuation.aside(whatif.present) : face;
}

function amountText(
  {away, kinds = 0, left = 0}: VariedValue,
  result: ScoreResult,
  strings: ExplainingStrings,
): string {
  const {whatif, score: words} = strings;
  if (away !== undefined) return `${whatif.away(away)} · ${whatif.left(kinds, left)}`;
  const {status, total, unit, reason} = result;
  return status === 'win' || status === 'no-win-yet'
    ? words.amount(total, unit)
    : (reason?.message ?? whatif.cannot);
}

/** What `<mj-whatif>` is without script. */
export const fallback: Fallback = {
  check: async (found, checking) => [
    ...(await nothingToVary(found, checking)),
    ...(await scoredProblems(found, checking, {reasonOf: reasonIn})),
  ],
  write: (found, writing) =>
    writeScored(found, writing, {
      reasonOf: reasonIn,
      lines: ({shared, strings}) => whatIfLines(found.attributes.vary ?? 'wild', shared, strings),
    }),
};
