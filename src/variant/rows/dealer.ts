/**
 * Rows about the dealer: 莊家 1台, 連莊拉莊 2N+1, 莊家 ×2. They say what is paid by the dealer and to the dealer, and not what a
 * hand is worth; so each of them is the setting that says the same.
 */
import type {TextSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {fold} from '../names/fold.js';
import {plainValue, type WrittenValue} from '../words/values.js';
import type {RowEntry, SettingEntry} from './entries.js';

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' ').map(fold));
const DEALER = namesOf('莊家 莊 莊家台 dealer banker');
const AGAIN = namesOf('連莊 拉莊 連莊拉莊 莊家連莊 連N拉N');

/** So much for each hand that the dealer goes on, with the 1 that every dealer has: 2N+1. */
const TWICE_AND_ONE = /^2\s*[×x*]?\s*n\s*[+＋]\s*1\s*\p{L}?$/iu;
const TWICE = /^2\s*[×x*]?\s*n\s*\p{L}?$/iu;
/** A note about hands that the dealer wins, and one about those that he loses too. */
const OF_WINS = /win|[胡和糊]|あが|和了/iu;
const OF_BOTH = /lose|both|pay|放|輸|输|失|都|皆|均|無論|无论|不論|不论/iu;

/** What may be written, for messages. */
export const DEALER_SETTINGS: readonly string[] = ['×2', '+1', '+1 + 2 × counters'];

/** Whether a row or a line is called as the dealer is. */
export const isOfDealer = (name: string): boolean => DEALER.has(fold(name)) || AGAIN.has(fold(name));

const valueOf = ({cells, group}: RowEntry): TextSpan | WrittenValue | undefined =>
  cells.get('value') ?? group;

/** `+1` or `×2`, as a row of the dealer says it. */
function amountIn(row: RowEntry): string {
  const value = valueOf(row);
  const read = value && 'text' in value ? plainValue(value.text) : value;
  const note = row.notes?.join() ?? '';
  const isOfWins = OF_WINS.test(note) && !OF_BOTH.test(note);
  if (!read || read.isLimit || read.isEach || read.open !== undefined || isOfWins) throw refusedIn(row);
  return `${read.isFactor ? '×' : '+'}${read.n}`;
}

function refusedIn(row: RowEntry): Refused {
  const value = valueOf(row);
  return new Refused('bad-setting', value && 'text' in value ? value : row.name, DEALER_SETTINGS);
}

/** What a row of 連莊 adds: to the 1 of every dealer, or with it. */
function againIn(row: RowEntry, first: string | undefined): string {
  const value = valueOf(row);
  const text = value && 'text' in value ? value.text : '';
  if (TWICE_AND_ONE.test(text) && (first ?? '+1') === '+1') return '+1 + 2 × counters';
  if (TWICE.test(text) && first?.startsWith('+')) return `${first} + 2 × counters`;
  throw refusedIn(row);
}

/** The setting that rows of the dealer say; none where there are no such rows. */
export function dealerSetting(rows: readonly RowEntry[], report: Report): SettingEntry | undefined {
  let found: SettingEntry | undefined;
  for (const row of [...rows].sort((a, b) => Number(isAgain(a)) - Number(isAgain(b))))
    report.try(() => {
      if (found && !isAgain(row)) throw new Refused('same-name-twice', row.name);
      const text = isAgain(row) ? againIn(row, found?.value.text) : amountIn(row);
      found = {key: 'dealer', name: found?.name ?? row.name, value: {text, at: row.name.at}};
    });
  return found;
}

const isAgain = ({name}: RowEntry): boolean => AGAIN.has(fold(name.text));
