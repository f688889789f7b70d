/** Problems of boards, rounds and ledgers on a page, found by their own readers. */
import type {Lang} from '../../core/game/names.js';
import {loadLedgerWords} from '../../locales/ledger.js';
import {explainLedger} from '../../round/ledger/faults.js';
import type {RoundProblem} from '../../round/explain.js';
import {replay, type Replay} from '../../round/replay.js';
import {isProblem, parseRound} from '../../round/text/parse.js';
import {PLAYED} from '../../loader/languages.js';
import {isOnRecord, roundMessages, useAllRules} from '../referee.js';
import type {Found} from './find.js';
import {givenOf} from './given.js';
import {ledgerOn} from './pictured.js';
import type {Placed} from './score.js';

/** Whether an element is a board, a round or a ledger; these have readers of their own. */
export const isPlayed = ({tag}: Found): boolean => PLAYED.some((one) => one === tag);

/** All problems of such an element; none for one that shows the text of another. */
export async function playedProblems(found: Found, lang: Lang, all: readonly Found[]): Promise<Placed[]> {
  if (!found.text.trim()) return [];
  return found.tag === 'mj-ledger' ? ledgerProblems(found, lang, all) : roundProblems(found, lang);
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
 * Problems of a round: words that cannot be read, moves that are not legal, and results that differ from those
 * expected.
 */
async function roundProblems(found: Found, lang: Lang): Promise<Placed[]> {
  const {given, problems} = await playedOn(found, lang);
  return problems.map((problem) => placedOf(found, given, problem));
}

/** What could not be checked, because a board or round does not say it; no problem of the page. */
export async function playedNotes(found: Found, lang: Lang): Promise<Placed[]> {
  if (found.tag === 'mj-ledger' || !isPlayed(found) || !found.text.trim()) return [];
  const {given, notes} = await playedOn(found, lang);
  return notes.filter(isOnRecord).map((note) => placedOf(found, given, note));
}

async function playedOn(found: Found, lang: Lang): Promise<Played> {
  await useAllRules();
  const messages = await roundMessages(lang);
  const given = givenOf(found);
  const record = parseRound(found.text, given, messages);
  if (isProblem(record)) return {given, problems: [record], notes: []};
  return {given, ...replay(record, {messages})};
}

interface Played extends Pick<Replay, 'problems' | 'notes'> {
  readonly given: Readonly<Record<string, string>>;
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
