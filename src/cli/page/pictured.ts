/** Tables of boards and rounds on a page: the position that each shows, and its picture. */
import type {RoundState} from '../../contexts/round.js';
import {boardSvg} from '../../elements/mj-board/board-svg.js';
import {rulesOfRecord, turnedIn} from '../../elements/mj-board/round-reader.js';
import {shownAt} from '../../elements/mj-board/shown-at.js';
import type {ShownTable} from '../../elements/mj-board/shown-table.js';
import {boardsIn} from '../../elements/mj-round/boards.js';
import type {Markup} from '../../share/markup.js';
import {replay} from '../../round/game/replay.js';
import {parseRound} from '../../round/text/parse.js';
import {ledgerWords} from '../../locales/ledger.js';
import {readLedger, type Ledger} from '../../round/ledger/ledger.js';
import type {ToldRound} from '../../round/ledger/numbered-rounds.js';
import {rulesOfLedger} from '../ledger-rules.js';
import {loadPlaying} from '../referee.js';
import type {FoundElement} from './found.js';
import {givenOf} from './given-attributes.js';
import {handShown, handsOn} from './hands-on.js';
import {lookup} from './lookup.js';
import {tableWordsFor} from './words.js';
import {isFault} from '../../core/situation/result.js';
import {oncePer} from '../../core/situation/once-per.js';

/** The round that an element tells, or that of the element that it names; undefined where it cannot be read. */
export async function roundOn(
  found: FoundElement,
  all: readonly FoundElement[],
): Promise<RoundState | undefined> {
  const {for: named} = found.attributes;
  const told = named ? lookup(all).told.get(named) : found;
  return told && replayed(told);
}

/** A round, replayed once: many elements may show it. */
const replayed = oncePer(async (told: FoundElement): Promise<RoundState | undefined> => {
  const given = givenOf(told);
  if (!told.text && !Object.keys(given).length) return undefined;
  const hands = handsOn(told);
  const {text = '', kept} = hands.at(handShown(told, hands) - 1) ?? {};
  const record = parseRound(text, {...kept, ...given});
  if (isFault(record)) return undefined;
  const {ruleset, flow} = (await loadPlaying())(record);
  const played = replay(record, {...(ruleset && {ruleset}), ...(flow && {flow})});
  const rules = rulesOfRecord(record, ruleset, flow);
  if (!played.positions.length || isFault(rules)) return undefined;
  return {
    ...played,
    record,
    at: played.positions.length - 1,
    rules,
    ...(ruleset && flow && {ruleset, flow, turned: (p) => turnedIn(rules, p)}),
  };
});

/** A ledger on a page, with the rounds inside it. */
export async function ledgerOn(found: FoundElement, all: readonly FoundElement[]): Promise<Ledger> {
  const inside = lookup(all).rounds.get(found) ?? [];
  const rounds = await Promise.all(inside.map(async (round) => (await roundOn(round, all)) ?? UNREADABLE));
  const {words} = await ledgerWords.load(found.lang);
  return readLedger(found.text, rulesOfLedger, givenOf(found), {rounds, words});
}

/** The round that a ledger receives for one that cannot be read; the round itself reports the fault. */
const UNREADABLE: ToldRound = {record: {version: 1, start: {}, moves: []}, positions: [], problems: []};

/** The tables that an element shows: of a round the first position, and those that it prints. */
export function tablesOf({tag, attributes}: FoundElement, state: RoundState): ShownTable[] {
  const {at, step, boards = ''} = attributes;
  const wanted = tag === 'mj-round' ? [step ?? at ?? '0', ...boardsIn(boards)] : [at];
  return wanted.flatMap((one) => {
    const {view} = shownAt({...attributes, numbers: 'numbers' in attributes, at: one}, state);
    return view ?? [];
  });
}

/** The picture of a board or round as SVG, with its description for screen readers. Fetches faces and words. */
export const tablePicture = async (found: FoundElement, shown: ShownTable): Promise<Markup> =>
  boardSvg(shown, await tableWordsFor(found), {numbers: 'numbers' in found.attributes});
