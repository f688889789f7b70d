/** A result as lines of plain text: for the command line, for copying, for readers without script. */
import type {RulesetText} from '../core/game/names.js';
import type {Group, ScoreResult} from '../core/game/result.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {inSum, unitPaid} from '../core/game/settle.js';
import {formulaSteps, reckoningOf} from '../core/scoring/reckoning.js';
import {unpinned} from '../core/situation/restated.js';
import type {Seat, Situation} from '../core/situation/situation.js';
import {withOwnWords} from './own-words.js';
import {countedFirst, formulaBefore} from './reckoning.js';
import {paymentText} from './payment-reason.js';
import {signedAmount} from './signed.js';
import type {ScoreStrings, Strings} from './strings.js';

/** A result and the words for it. */
export interface ScoreAndWords {
  readonly result: ScoreResult;
  readonly ruleset: Ruleset;
  /** What was scored; gives the house rules. */
  readonly situation?: Situation;
  readonly text: RulesetText;
  readonly strings: Strings;
}

/** The words for amounts, with the rule set's own units: 翻 and 符. */
const amountWords = ({strings, text}: ScoreAndWords): ScoreStrings => withOwnWords(strings, text).score;

/** The groups of the arrangement: `[FFF] 456m [[9999p]]`. */
export const groupsText = (groups: readonly Group[]): string => groups.map(groupText).join(' ');

function groupText({kind, tiles, open}: Group): string {
  if (open) return `[${tiles}]`;
  return kind === 'kong' ? `[[${tiles}]]` : tiles;
}

/** The calculation of the total: `14 × 2² = 56胡`, `8 + 2 + 1 = 11`, `3翻 40符 = 40 × 2⁵ = 1280 → …`. */
export function formulaText(told: ScoreAndWords): string {
  const {result, ruleset, situation, text} = told;
  const score = amountWords(told);
  const all = reckoningOf(result, ruleset, situation?.options);
  const before = formulaBefore(formulaSteps(all), {text, score});
  const first = countedFirst(all, result.unit, score);
  return `${first}${before}${before && ' '}${score.amount(result.total, result.unit)}`;
}

/** The rules of a result: `台州路橋麻將 (luqiao@1)`. */
export function toldRules({result, text, strings: {punctuation}}: ScoreAndWords): string {
  const preset: string | undefined = text.presets[unpinned(result.rules)];
  return `${preset ?? text.title}${punctuation.aside(result.rules)}`;
}

/** The reason why a result is no win, and notes on what could not be judged. */
export function toldStatus({result, strings: {score}}: ScoreAndWords): string[] {
  const {status, reason, notes = []} = result;
  const said = status === 'win' ? [] : [score.status[status]];
  return [...said, ...[...(reason ? [reason] : []), ...notes].map(({message}) => message)];
}

/** Whether a result has lines and a total. */
export const isScored = ({status}: ScoreResult): boolean => status !== 'invalid' && status !== 'not-a-win';

/** A whole result, a line for each part. */
export function scoreLines(told: ScoreAndWords): string[] {
  const {result} = told;
  const head = [toldRules(told), ...toldStatus(told)];
  if (!isScored(result)) return head;
  return [
    ...head,
    groupsText(result.groups),
    ...patternLines(told),
    formulaText(told),
    ...excludedLines(told),
    ...paymentLines(told),
  ];
}

/** A pattern that counted, in words: its name, how often it counts if more than once, its value, and its tiles. */
export interface ToldLine {
  readonly name: string;
  readonly amount: string;
  readonly tiles: string;
}

/** The lines of a result as texts: name, value, and the tiles where not all groups count. */
export function toldLines(told: ScoreAndWords): ToldLine[] {
  const {result, text} = told;
  const score = amountWords(told);
  return result.lines.map(({id, value, unit, count, groups, tiles}) => {
    const some = groups.length < result.groups.length;
    return {
      name: text.names[id].name + (count > 1 ? ` ×${count}` : ''),
      amount: score.amount(value, unit),
      tiles: tiles ?? (some ? groupsText(groups.map((at) => result.groups[at])) : ''),
    };
  });
}

const patternLines = (told: ScoreAndWords): string[] =>
  toldLines(told).map(
    ({name, amount, tiles}) =>
      `  ${name}${told.strings.punctuation.colon}${amount}${tiles ? `  ${tiles}` : ''}`,
  );

function excludedLines({result, text, strings: {score, punctuation}}: ScoreAndWords): string[] {
  if (!result.excluded.length) return [];
  const each = result.excluded.map(
    ({id, by}) => `  ${text.names[id].name}${punctuation.colon}${score.excludedBy(text.names[by].name)}`,
  );
  return [score.excluded, ...each];
}

/** Each payment with its reason, one a line; empty where nobody pays. */
export function toldPayments(told: ScoreAndWords): string[] {
  return inSum(told.result.payments).map((payment) =>
    paymentText(told, payment, paidAmount(told, payment.amount)),
  );
}

/** An amount that is paid, with its unit. */
const paidAmount = (told: ScoreAndWords, amount: number): string =>
  amountWords(told).amount(amount, unitPaid(told.ruleset));

/** The gain or loss of each seat: `東家 +24台、南家 −8台`. */
export const toldNet = (told: ScoreAndWords): string =>
  told.strings.hand.join(
    Object.entries(told.result.net).map(([seat, n]) => {
      const {settlement} = told.strings;
      return `${settlement.seats[seat as Seat]} ${signedAmount(amountWords(told), n, unitPaid(told.ruleset))}`;
    }),
  );

function paymentLines(told: ScoreAndWords): string[] {
  const {settlement, punctuation} = told.strings;
  const each = toldPayments(told);
  if (!each.length) return [];
  return [
    settlement.caption,
    ...each.map((line) => `  ${line}`),
    `${settlement.net}${punctuation.colon}${toldNet(told)}`,
  ];
}
