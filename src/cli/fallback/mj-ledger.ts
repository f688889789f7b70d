import {loadLocale} from '../../locales/index.js';
import {amountWithMinus, signedAmount} from '../../locales/signed.js';
import {markup, type Markup} from '../../share/markup.js';
import {isOver, pointsOf} from '../../round/game/game.js';
import type {FoundElement} from '../page/found.js';
import {checkPlayed} from '../page/played-problems.js';
import {writePlayed} from '../page/played-text.js';
import {findRules} from '../../core/reading/read.js';
import {unitPaid} from '../../core/game/settle.js';
import {ledgerTableWords, ledgerWords} from '../../locales/ledger.js';
import {ledgerOn} from '../page/pictured.js';
import {rulesets} from '../rulesets.js';
import type {Fallback} from './fallback.js';
import {byGame, sumOfGames, type LedgerHand} from '../../round/ledger/ledger.js';
import {chartOf} from '../../elements/mj-ledger/chart.js';
import {ledgerView} from '../../elements/mj-ledger/ledger-view.js';
import {ledgerStyles} from '../../elements/mj-ledger/mj-ledger.styles.js';

const ledgerPieces = async (found: FoundElement, all: readonly FoundElement[]): Promise<Markup[]> =>
  (await ledgerLines(found, all)).map((line) => markup`${line}`);

const nothingDone = (): undefined => undefined;

/** A line for each hand: `1. A tsumo 12: A 74 points (+24 points)`; the result of each game, and of all together. */
async function ledgerLines(found: FoundElement, all: readonly FoundElement[]): Promise<string[]> {
  const ledger = await ledgerOn(found, all);
  const {heading, next} = ledger;
  const words = await ledgerWords.load(found.lang);
  const {score, hand, punctuation} = await loadLocale(found.lang);
  const unit = unitPaid(heading && findRules(heading.rules, rulesets)?.ruleset);
  const gained = (n: number): string => signedAmount(score, n, unit);
  const lineOf = ({text, frame, ending}: LedgerHand, i: number): string => {
    const {players = []} = frame;
    const before = pointsOf(frame, frame.points);
    const points = pointsOf(frame, ending.points);
    const each = players.map((name, player) => {
      const has = points[player];
      return `${name} ${amountWithMinus(score, has, unit)}${punctuation.aside(gained(has - before[player]))}`;
    });
    return `${i + 1}. ${text}${punctuation.colon}${hand.join(each)}`;
  };
  const results = (head: string, of: Readonly<Record<string, number>>): string =>
    `${head}${punctuation.colon}${hand.join(Object.entries(of).map(([name, n]) => `${name} ${gained(n)}`))}`;
  const sums = sumOfGames(ledger);
  return [
    ...byGame(ledger, lineOf, ({result: {result}}) => results(words.result, result)),
    ...(next && isOver(next) ? [results(words.result, next.result)] : []),
    ...(sums ? [results(words.games, sums)] : []),
  ];
}

/** What `<mj-ledger>` is without script. */
export const fallback: Fallback = {
  check: checkPlayed,
  write: (found, writing) => writePlayed(found, writing, ledgerPieces),

  async root(found, {all}) {
    // what is edited begins with its tools
    if ('editable' in found.attributes) return undefined;
    const ledger = await ledgerOn(found, all);
    const {heading, hands} = ledger;
    const ruleset = heading && findRules(heading.rules, rulesets)?.ruleset;
    if (!ruleset) return undefined;
    const strings = await ledgerTableWords.load(found.lang);
    const look = {kind: 'points', onKind: nothingDone, onHand: nothingDone} as const;
    const view = ledgerView({
      ledger,
      strings,
      paid: unitPaid(ruleset),
      drawn: hands,
      chart: chartOf(ledger),
      look,
    });
    return {styles: ledgerStyles, view};
  },
};
