/** Problems of boards, rounds and ledgers on a page, found by their own readers. */
import type {Lang} from '../../core/game/names.js';
import {explainFault, type Fault} from '../../core/situation/problem.js';
import {readLooks} from '../../elements/mj-board/looks.js';
import {isWholeFrom} from '../../elements/meta.js';
import {tooManyBoards} from '../../elements/mj-round/boards.js';
import {lostIn} from '../../elements/mj-board/named-steps.js';
import {loadLocale} from '../../locales/index.js';
import {ledgerWords} from '../../locales/ledger.js';
import {explainLedger} from '../../round/ledger/faults.js';
import type {RoundProblem} from '../../round/record/problem.js';
import {replay} from '../../round/game/replay.js';
import {wordedFault} from '../../round/convert/log-hand.js';
import {placedIn} from '../../round/text/hands.js';
import {parseRound} from '../../round/text/parse.js';
import {isOnRecord, loadPlaying, roundMessages} from '../referee.js';
import {numberProblems} from './attribute-problems.js';
import type {FoundElement} from './found.js';
import {givenOf} from './given-attributes.js';
import {handsOn} from './hands-on.js';
import {ledgerOn, roundOn} from './pictured.js';
import type {Placed} from './score.js';
import type {Checking, Findings} from '../fallback/fallback.js';
import {isFault} from '../../core/situation/result.js';

/** Checks such an element; of one that shows the text of another, only how it looks. */
export async function checkPlayed(
  found: FoundElement,
  {lang, all}: Pick<Checking, 'lang' | 'all'>,
): Promise<Findings> {
  if (found.tag === 'mj-ledger') {
    return {problems: found.text.trim() ? await ledgerProblems(found, lang, all) : [], notes: []};
  }
  const {problems, notes} = found.text.trim() ? await checkRound(found, lang) : {problems: [], notes: []};
  return {problems: [...problems, ...(await lookProblems(found, lang, all))], notes};
}

/** Attributes that name positions of a round: the first is the one that is shown. */
const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  'mj-board': ['at'],
  'mj-round': ['at', 'step', 'boards'],
};

/** Problems of the attributes that say which position is shown, and how. */
async function lookProblems(
  found: FoundElement,
  lang: Lang,
  all: readonly FoundElement[],
): Promise<Placed[]> {
  const {attributes} = found;
  const state = await roundOn(found, all);
  const strings = await loadLocale(lang);
  const told = (one: Fault, text = ''): Placed => {
    const {message, field = '', at} = explainFault(one, strings.problems);
    return {at: found.at(at?.start ?? text.indexOf(one.about ?? ''), field), message: `${field}: ${message}`};
  };
  const looks = LOOKED.flatMap((name) => {
    const {fault: wrong} = readLooks({[name]: attributes[name], numbers: false}, {});
    return wrong ? [told(wrong, attributes[name])] : [];
  });
  const many = found.tag === 'mj-round' ? tooManyBoards(attributes.boards) : undefined;
  if (many) return [...looks, told(many)];
  // a round that cannot be read has no positions
  const positions = state ? (POSITIONS[found.tag] ?? []) : [];
  const isRead = (name: string): boolean => name !== 'step' || isWholeFrom(0, attributes.step ?? '');
  const lost = positions
    .filter(isRead)
    .flatMap((name) => (state ? lostIn(state, name, attributes[name] ?? '').map((one) => told(one)) : []));
  return [...looks, ...numberProblems(found, strings), ...lost];
}

/** Attributes that say how a table is looked at, and are read with it. */
const LOOKED = ['bottom', 'seen', 'mark'] as const;

async function ledgerProblems(
  found: FoundElement,
  lang: Lang,
  all: readonly FoundElement[],
): Promise<Placed[]> {
  const {fault} = await ledgerOn(found, all);
  if (!fault) return [];
  const strings = await ledgerWords.load(lang);
  const {message, at, field} = explainLedger(fault, strings.faults);
  return [{at: found.at(at.start, field), message: field ? `${field}: ${message}` : message}];
}

/**
 * Checks a round: words that cannot be read, moves that are not legal, and results that differ from those expected are
 * problems.
 */
async function checkRound(found: FoundElement, lang: Lang): Promise<Findings> {
  const playedBy = await loadPlaying();
  const messages = await roundMessages(lang);
  const given = givenOf(found);
  const checked = handsOn(found).map((hand): Findings => {
    const {text, kept, fault: wrong} = hand;
    const placed = (problem: RoundProblem): Placed =>
      placedOf(found, given, (problem.field ?? '') in given ? problem : placedIn(problem, hand));
    const record = wrong ? wordedFault(wrong, messages) : parseRound(text, {...kept, ...given}, messages);
    if (isFault(record)) return {problems: [placed(record)], notes: []};
    const {problems, notes} = replay(record, {...playedBy(record), messages});
    return {problems: problems.map(placed), notes: notes.filter(isOnRecord).map(placed)};
  });
  return {problems: checked.flatMap((one) => one.problems), notes: checked.flatMap((one) => one.notes)};
}

/** Places a problem at the attribute that it is about, if any. */
function placedOf(
  found: FoundElement,
  given: Readonly<Record<string, string>>,
  problem: RoundProblem,
): Placed {
  const {code, at, message} = problem;
  const named = problem.field ?? OF_OPTIONS.get(code);
  const field = named !== undefined && named in given ? named : undefined;
  return {at: found.at(at?.start ?? 0, field), message: field ? `${field}: ${message}` : message};
}

const OF_OPTIONS = new Map<string, string>([
  ['unknown-rules', 'rules'],
  ['no-flow', 'rules'],
  ['unknown-option', 'options'],
  ['bad-option', 'options'],
  ['not-checked', 'rules'],
]);
