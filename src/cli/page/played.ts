/** Problems of boards, rounds and ledgers on a page, found by their own readers. */
import type {Lang} from '../../core/game/names.js';
import {loadLedgerWords} from '../../locales/ledger.js';
import {explainLedger} from '../../round/ledger/faults.js';
import type {RoundProblem} from '../../round/explain.js';
import {replay} from '../../round/replay.js';
import {isProblem, parseRound} from '../../round/text/parse.js';
import {PLAYED} from '../../loader/languages.js';
import {isOnRecord, roundMessages, useAllRules} from '../referee.js';
import type {Found} from './find.js';
import {givenOf} from './given.js';
import {ledgerOn} from './pictured.js';
import type {Placed} from './score.js';

/** Whether an element is a board, a round or a ledger; these have readers of their own. */
export const isPlayed = ({tag}: Found): boolean => PLAYED.some((one) => one === tag);

/** What checking an element has found. */
export interface Findings {
  readonly problems: readonly Placed[];
  /** What could not be checked, because the element does not say it; no problem of the page. */
  readonly notes: readonly Placed[];
}

/** Checks such an element; nothing is found on one that shows the text of another. */
export async function checkPlayed(found: Found, lang: Lang, all: readonly Found[]): Promise<Findings> {
  if (!found.text.trim()) return {problems: [], notes: []};
  return found.tag === 'mj-ledger'
    ? {problems: await ledgerProblems(found, lang, all), notes: []}
    : checkRound(found, lang);
}

async function ledgerProblems(found: Found, lang: Lang, all: readonly Found[]): Promise<Placed[]> {
  const {fault} = await ledgerOn(found, all);
  if (!fault) return [];
  const strings = await loadLedgerWords(lang);
  const {message, cite, at, field} = explainLedger(fault, strings.faults);
  const said = cite ? message + strings.rule(cite) : message;
  return [{at: found.at(at.start, field), message: field ? `${field}: ${said}` : said}];
}

/**
 * Checks a round: words that cannot be read, moves that are not legal, and results that differ from those expected are
 * problems.
 */
async function checkRound(found: Found, lang: Lang): Promise<Findings> {
  await useAllRules();
  const messages = await roundMessages(lang);
  const given = givenOf(found);
  const placed = (problem: RoundProblem): Placed => placedOf(found, given, problem);
  const record = parseRound(found.text, given, messages);
  if (isProblem(record)) return {problems: [placed(record)], notes: []};
  const {problems, notes} = replay(record, {messages});
  return {problems: problems.map(placed), notes: notes.filter(isOnRecord).map(placed)};
}

/** Places a problem at the attribute that it is about, if any. */
function placedOf(found: Found, given: Readonly<Record<string, string>>, problem: RoundProblem): Placed {
  const {code, about = '', at, message} = problem;
  const named = code === 'bad-value' ? about : OF_OPTIONS.has(code) ? OF_OPTIONS.get(code) : undefined;
  const field = named !== undefined && named in given ? named : undefined;
  return {at: found.at(at?.start ?? 0, field), message: field ? `${field}: ${message}` : message};
}

const OF_OPTIONS = new Map<string, string>([
  ['unknown-rules', 'rules'],
  ['unknown-option', 'options'],
  ['bad-option', 'options'],
  ['not-checked', 'rules'],
]);
