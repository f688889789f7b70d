/** Link cards of a page: what of it a card can show, and whether those that it names still show it. */
import {findRules} from '../../core/reading/read.js';
import {fnv1a} from '../../core/tiles/random.js';
import type {ShownTable} from '../../elements/mj-board/shown-table.js';
import {handRows, type HandRows} from '../../share/hand-picture.js';
import {rulesets} from '../rulesets.js';
import type {FoundElement} from './found.js';
import {isPlayed} from '../../loader/languages.js';
import {roundOn, tablesOf} from './pictured.js';
import {elementHand, notationFaults, onHand} from './score.js';

/** What a card shows: a hand, or a table as one seat sees it. */
export type OnCard = {readonly rows: HandRows} | {readonly shown: ShownTable};

/** What a card of an element shows; undefined for elements without a hand or table of their own. */
export async function onCard(found: FoundElement, all: readonly FoundElement[]): Promise<OnCard | undefined> {
  if (isPlayed(found.tag)) {
    const state = found.tag === 'mj-ledger' ? undefined : await roundOn(found, all);
    const [shown] = state ? tablesOf(found, state) : [];
    return shown && {shown};
  }
  const hand = elementHand(found);
  if (found.tag === 'mj-tiles' || hand === undefined || notationFaults(found).length) return undefined;
  const {rules, 'concealed-kong': kong} = found.attributes;
  const rows = handRows({...onHand(found), rules: '', hand}, findRules(rules, rulesets)?.ruleset, kong);
  return rows.rows.length ? {rows} : undefined;
}

/** Eight digits that differ where a card shows something else. */
export const cardNumber = (on: OnCard): string =>
  fnv1a(JSON.stringify('rows' in on ? on.rows : tableFacts(on.shown)))
    .toString(16)
    .padStart(8, '0');

const tableFacts = ({seats, pool, wild, indicators, ura}: ShownTable): object => ({
  ...{seats, pool, wild, indicators, ura},
});

/** A card that a page names, with the number of what it shows: `card.png?mj=1a2b3c4d`. */
export interface NamedCard {
  /** The address without the number. */
  readonly address: string;
  readonly number: string;
  /** Where it stands in the source. */
  readonly at: number;
}

/** An address in an attribute, in front matter or in a link of Markdown; one in a sentence is an example. */
const NAMED = /(?<=["'(=]|:\s)([^\s"'<>()=`]+\.png)\?mj=([\da-f]{8})(?![\da-f])/gi;

/** The address of a card that tells its number, so that sites fetch it anew once it shows something else. */
export const cardAddress = (file: string, number: string): string => `${file}?mj=${number}`;

/** All cards that a page names. */
export const cardsIn = (source: string): readonly NamedCard[] =>
  [...source.matchAll(NAMED)].map(({1: address, 2: number, index}) => ({
    ...{address, number: number.toLowerCase(), at: index},
  }));

/** The cards of a page that show none of its hands and tables. */
export async function staleCards(
  source: string,
  all: readonly FoundElement[],
): Promise<readonly NamedCard[]> {
  const named = cardsIn(source);
  if (!named.length) return [];
  const shown = await Promise.all(all.map((found) => onCard(found, all)));
  const numbers = new Set(shown.flatMap((on) => (on ? cardNumber(on) : [])));
  return named.filter(({number}) => !numbers.has(number));
}
