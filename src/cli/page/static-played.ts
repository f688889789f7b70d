/**
 * Boards, rounds and ledgers for readers without script: tables as pictures, the points after each hand, the result of
 * a hand.
 */
import type {RoundState} from '../../contexts/round.js';
import {unitPaid} from '../../core/game/settle.js';
import {findRules} from '../../core/reading/read.js';
import {SEATS} from '../../core/situation/situation.js';
import {loadLedgerWords} from '../../locales/ledger.js';
import {loadLocale} from '../../locales/index.js';
import {amountWithMinus, signedAmount} from '../../locales/signed.js';
import {joined, markup, NOTHING, type Markup} from '../../share/markup.js';
import {isOver, pointsOf} from '../../round/game/game.js';
import type {Found} from './find.js';
import {ledgerOn, roundOn, tablePicture, tablesOf} from './pictured.js';
import {rulesets} from '../rulesets.js';
import {inSlot} from './static.js';

/**
 * The additions to the text; empty where there are none.
 * @param declared whether a declared shadow root stands beside it
 */
export async function staticPlayed(found: Found, all: readonly Found[], declared: boolean): Promise<Markup> {
  const pieces = found.tag === 'mj-ledger' ? await ledgerPieces(found, all) : await roundPieces(found, all);
  return pieces.length ? inSlot(found, pieces, {inline: false, declared}) : NOTHING;
}

const ledgerPieces = async (found: Found, all: readonly Found[]): Promise<Markup[]> =>
  (await ledgerLines(found, all)).map((line) => markup`${line}`);

/** The tables of a round and its result. */
async function roundPieces(found: Found, all: readonly Found[]): Promise<Markup[]> {
  const state = await roundOn(found, all);
  if (!state) return [];
  const pictures = await Promise.all(tablesOf(found, state).map((shown) => tablePicture(found, shown)));
  const net = found.tag === 'mj-round' ? await netText(found, state) : '';
  return net ? [...pictures, markup`${net}`] : pictures;
}

/** A line for each hand: `1. A tsumo 12: A 74 points (+24 points)`; then the state of the game or its final result. */
async function ledgerLines(found: Found, all: readonly Found[]): Promise<string[]> {
  const {heading, hands, next} = await ledgerOn(found, all);
  const words = await loadLedgerWords(found.lang);
  const {score, hand, punctuation} = await loadLocale(found.lang);
  const unit = unitPaid(heading && findRules(heading.rules, rulesets)?.ruleset);
  const gained = (n: number): string => signedAmount(score, n, unit);
  const lines = hands.map(({text, frame, ending}, i) => {
    const {players = []} = frame;
    const before = pointsOf(frame, frame.points);
    const points = pointsOf(frame, ending.points);
    const each = players.map((name, player) => {
      const has = points[player];
      return `${name} ${amountWithMinus(score, has, unit)}${punctuation.aside(gained(has - before[player]))}`;
    });
    return `${i + 1}. ${text}${punctuation.colon}${hand.join(each)}`;
  });
  if (!next || !isOver(next)) return lines;
  const result = Object.entries(next.result).map(([name, n]) => `${name} ${gained(n)}`);
  return [...lines, `${words.result}${punctuation.colon}${hand.join(result)}`];
}

/** The gain or loss of each seat; empty where the hand has not ended, or without rules. */
async function netText({lang}: Found, {record, ending, ruleset}: RoundState): Promise<string> {
  if (!ending || !record.rules || !ruleset) return '';
  const {settlement, score, hand} = await loadLocale(lang);
  const unit = unitPaid(ruleset);
  const seats = SEATS.filter((seat) => ending.net[seat] !== undefined);
  return hand.join(
    seats.map((seat) => `${settlement.seats[seat]} ${signedAmount(score, ending.net[seat] ?? 0, unit)}`),
  );
}

/** The text of a fence inside a tag. Line breaks are kept for readers without style sheets too. */
export const linesMarkup = (text: string): Markup =>
  joined(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => markup`${line}`),
    markup`<br>\n`,
  );
