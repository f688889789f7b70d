/** Who pays how much: `出銃者 ×2, 其餘 ×1`, `每家 5 + 台`. */
import {partOf, splitUnbracketed, type TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {readFormula, type FormulaNames} from '../formulas/read.js';
import {compile, readsTerm, unitsIn, type Compute, type Formula} from '../formulas/tree.js';

/** Those who may pay. */
export const PAYERS = ['discarder', 'others', 'each'] as const;
/** One of {@link PAYERS}. */
export type Payer = (typeof PAYERS)[number];

/** The first four names are the printed ones of each language. */
export const PAYER_NAMES: Readonly<Record<Payer, string>> = {
  discarder: 'discarder 放銃者 出銃者 点炮者 出铳者 放铳者 點炮者 放炮者',
  others: 'others 他家 其餘 其余',
  each: 'each 各家 每家 每家 毎家 オール',
};

/** The names of those who may pay, for messages. */
const payerNames = (payers: readonly Payer[]): string[] =>
  payers.map((payer) => PAYER_NAMES[payer].split(' ', 3).join(' · '));

const POINTS: Formula = {is: 'term', term: 'points'};

/** What each of those who pay owes. */
export interface Clauses {
  readonly owed: ReadonlyMap<Payer, Compute>;
  /** The units that the formulas read. */
  readonly units: readonly string[];
  /** Whether one of them reads what the dealer pays and gets. */
  readonly isOfDealer: boolean;
}

/**
 * Reads who pays.
 * @throws {Refused} where a clause does not say who, or its formula cannot be read
 */
export function readClauses(span: TextSpan, payers: readonly Payer[], names: FormulaNames): Clauses {
  const owed = new Map<Payer, Compute>();
  const units: string[] = [];
  let isOfDealer = false;
  for (const clause of splitUnbracketed(span, ',，;；、')) {
    const {payer, rest} = payerIn(clause, payers);
    if (owed.has(payer)) throw new Refused('set-twice', clause);
    const formula = amountOf(rest, names);
    owed.set(payer, compile(formula));
    units.push(...unitsIn(formula));
    isOfDealer ||= readsTerm(formula, 'dealer');
  }
  return {owed, units, isOfDealer};
}

function payerIn(clause: TextSpan, payers: readonly Payer[]): {payer: Payer; rest: TextSpan} {
  const text = clause.text.toLowerCase();
  for (const payer of payers) {
    const name = PAYER_NAMES[payer].split(' ').find((one) => text.startsWith(one));
    if (name === undefined || /^[a-z]/.test(text.slice(name.length))) continue;
    const rest = partOf(clause, name.length);
    const verb = /^(?:pays?|払い|が払う|付)\s*/u.exec(rest.text);
    return {payer, rest: verb ? partOf(rest, verb[0].length) : rest};
  }
  throw new Refused('who-pays', clause, payerNames(payers));
}

/** Nothing said is the points; `×2` and 2倍 so many times these. */
function amountOf(span: TextSpan, names: FormulaNames): Formula {
  if (!span.text) return POINTS;
  const [, times] = /^(\d{1,3})\s*倍$/u.exec(span.text) ?? [];
  if (times) return {is: '*', a: POINTS, b: {is: 'number', n: Number(times)}};
  if (!/^[×x*]\s*\d/i.test(span.text)) return readFormula(span, names);
  return {is: '*', a: POINTS, b: readFormula(partOf(span, 1), names)};
}
