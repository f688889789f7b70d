/** A result as lines of plain text: for the command line, for copying, for readers without script. */
import type {RulesetText} from '../core/names.js';
import type {Group, ScoreResult} from '../core/result.js';
import type {Strings} from './strings.js';

/** A result with the words it is told in. */
export interface Told {
  readonly result: ScoreResult;
  readonly text: RulesetText;
  readonly strings: Strings;
}

/** The groups of the arrangement: `[FFF] 456m [[9999p]]`. */
export const groupsText = (groups: readonly Group[]): string => groups.map(groupText).join(' ');

function groupText({kind, tiles, open}: Group): string {
  if (open) return `[${tiles}]`;
  return kind === 'kong' ? `[[${tiles}]]` : tiles;
}

/** How the total comes about: `14 × 2² = 56胡`, `8 + 2 + 1 = 11`. */
export function formulaText({result, text, strings: {score}}: Told): string {
  const {total, unit, capped, sums, lines} = result;
  const amount = score.amount(total, unit);
  const doubling = 'raw' in sums;
  const values = lines.map(({value}) => value);
  const raw = doubling ? sums.raw : values.reduce((a, b) => a + b, 0);
  const reckoning = doubling ? `${sums.hu} × 2${superscript(sums.tai)}` : values.join(' + ');
  if (!doubling && values.length < 2) return amount;
  if (raw === total) return `${reckoning} = ${amount}`;
  return `${reckoning} = ${raw} → ${capped ? (text.cap ?? score.cap) : score.rounded} ${amount}`;
}

const superscript = (n: number): string =>
  [...String(n)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

/** Everything that is to be said of a result, a line each. */
export function scoreLines(told: Told): string[] {
  const {result, text, strings} = told;
  const {score} = strings;
  const head = [`${text.title} (${result.rules})`];
  if (result.status !== 'win') head.push(score.status[result.status]);
  if (result.reason) head.push(result.reason.message);
  if (result.status === 'invalid' || result.status === 'not-a-win') return head;
  return [
    ...head,
    ...(result.notes ?? []).map(({message}) => message),
    groupsText(result.groups),
    ...patternLines(told),
    formulaText(told),
    ...excludedLines(told),
    ...paymentLines(told),
  ];
}

function patternLines({result, text, strings: {score}}: Told): string[] {
  return result.lines.map(({id, value, unit, count, groups, tiles}) => {
    const shown =
      tiles ??
      (groups.length < result.groups.length ? groupsText(groups.map((at) => result.groups[at])) : '');
    const times = count > 1 ? ` ×${count}` : '';
    return `  ${text.names[id].name}${times}  ${score.amount(value, unit)}${shown ? `  ${shown}` : ''}`;
  });
}

function excludedLines({result, text, strings: {score}}: Told): string[] {
  if (!result.excluded.length) return [];
  const each = result.excluded.map(
    ({id, by}) => `  ${text.names[id].name}: ${score.excludedBy(text.names[by].name)}`,
  );
  return [score.excluded, ...each];
}

function paymentLines({result, text, strings}: Told): string[] {
  const {settlement} = strings;
  const {seats} = settlement;
  if (!result.payments.length) return [];
  const shared: Readonly<Record<string, string>> = settlement.why;
  const each = result.payments.map(({from, to, amount, why}) => {
    const reason = text.payments?.[why] ?? shared[why] ?? settlement.otherwise;
    return `  ${settlement.pays(seats[from], seats[to])}  ${amount}  (${reason})`;
  });
  const net = Object.entries(result.net).map(
    ([seat, n]) => `${seats[seat as keyof typeof seats]} ${n > 0 ? '+' : ''}${n}`,
  );
  return [settlement.caption, ...each, `${settlement.net}  ${net.join('  ')}`];
}
