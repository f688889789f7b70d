/** The formulas of a text: what a hand is worth, and who pays how much. */
import type {Match} from '../../core/game/match.js';
import type {Meaning} from '../conditions/meaning.js';
import {readCondition} from '../conditions/reader.js';
import {readFormula, type FormulaNames} from '../formulas/read.js';
import {compile, unitsIn, type Compute, type Formula, type Term} from '../formulas/tree.js';
import {partOf, type TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {DEALER_SETTINGS} from '../rows/dealer.js';
import {readClauses, type Clauses, type Payer} from '../payments/clauses.js';
import type {Settled} from '../settings/options.js';
import type {Names} from './names.js';
import type {Settings, Setup} from './setup.js';
import type {Units} from './units.js';

/** All that is computed from the sums of a hand. */
export interface Formulas {
  readonly score: Settled<Formula> | undefined;
  readonly onDiscard: Clauses;
  readonly onSelfDraw: Clauses;
  readonly points: Compute;
  readonly dealer: Compute | undefined;
  readonly dealerTimes: number;
  /** What a hand is worth more where the dealer pays or wins. */
  readonly dealerMore: Compute | undefined;
  /** The units that some formula reads; undefined if one of them cannot be read. */
  readonly units: ReadonlySet<string> | undefined;
}

const SCORE: Formula = {is: 'term', term: 'score'};
const PAID: readonly Term[] = ['score', 'points', 'counters', 'dealer', 'withDealer', 'won'];

const usualClauses = (payer: Payer): Clauses => ({
  owed: new Map([[payer, ({terms}) => terms?.points ?? 0]]),
  units: [],
  isOfDealer: false,
});

/**
 * Reads the formulas of a text, whose units are known.
 * @param isSum whether a hand is worth the sum of its rows, to which the dealer may add
 */
export function readFormulas(settings: Settings, setup: Setup, units: Units, isSum: boolean): Formulas {
  const names = (terms: readonly Term[], bare: Formula): FormulaNames => ({
    unit: (name) => units.idOf(name),
    units: units.list,
    bare,
    terms,
  });
  // where a formula computes the total, it counts what it names alone
  const used = new Set(settings.has('score') ? [] : [units.main]);
  let failed = false;
  const read = <T>(
    key: 'score' | 'points' | 'discard' | 'self' | 'dealer',
    how: (value: TextSpan, name: TextSpan) => T,
  ) => {
    const made = settings.read(key, how);
    failed ||= made === undefined && settings.has(key);
    return made;
  };
  const formula = (value: TextSpan, of: FormulaNames): Formula => {
    const made = readFormula(value, of);
    for (const unit of unitsIn(made)) used.add(unit);
    return made;
  };
  const dealer = read('dealer', (value) => {
    const made = readDealer(value, names(['counters'], SCORE));
    if (made.more && !isSum) throw new Refused('bad-setting', value, ['×2']);
    return made;
  });
  const clauses = (key: 'discard' | 'self', payers: readonly Payer[], usual: Payer): Clauses => {
    const terms = dealer?.more ? PAID.filter((term) => term !== 'dealer' && term !== 'withDealer') : PAID;
    const made = read(key, (value) => readClauses(value, payers, names(terms, SCORE))) ?? usualClauses(usual);
    for (const unit of made.units) used.add(unit);
    return made;
  };
  const main: Formula = {is: 'unit', unit: units.main};
  const score = read('score', (value, name) =>
    setup.options.settle('score', name, value, (one) => formula(one, names([], main))),
  );
  const points = read('points', (value) => compile(formula(value, names(['score'], SCORE))));
  const onDiscard = clauses('discard', ['discarder', 'others', 'each'], 'discarder');
  const onSelfDraw = clauses('self', ['each'], 'each');
  // a number that no payment names would change nothing
  if (dealer?.compute && !onDiscard.isOfDealer && !onSelfDraw.isOfDealer)
    read('dealer', (value) => {
      throw new Refused('bad-setting', value, DEALER_SETTINGS);
    });
  return {
    score,
    onDiscard,
    onSelfDraw,
    points: points ?? (({terms}) => terms?.score ?? 0),
    dealer: dealer?.compute,
    dealerTimes: dealer?.times ?? 1,
    dealerMore: dealer?.more,
    units: failed ? undefined : used,
  };
}

/** What the dealer pays and gets. */
interface DealerRules {
  readonly compute?: Compute;
  readonly times?: number;
  readonly more?: Compute;
}

/** `×2`, `+1 台`, `+1 + 2 × 本場`, or a number that formulas call “dealer”. */
function readDealer(value: TextSpan, names: FormulaNames): DealerRules {
  const [, times] = /^[×x*]\s*(\d{1,3})\s*[倍]?$/i.exec(value.text) ?? [];
  if (times) return {times: Number(times)};
  const [plus, n, unit] = /^[+＋]\s*(?:(\d{1,6})\s*(\p{L}+)$)?/u.exec(value.text) ?? [];
  if (n && unit && names.unit(unit) !== undefined) return {more: () => Number(n)};
  if (plus) return {more: compile(readFormula(partOf(value, plus.length), names))};
  return {compute: compile(readFormula(value, names))};
}

const WHEN = /(?:\s|^)(?:when|if)\s+|のとき\s*|時\s*|当\s*|當\s*/u;
const DISCARDER = /^(?:discarder|出銃者|出铳者|放銃者|放铳者|點炮者|点炮者|放炮者)/iu;

/** Reads who pays for all, and when: `出銃者 when discard & 清一色`. */
function readLiable(value: TextSpan, names: Names): Meaning {
  if (!DISCARDER.test(value.text)) throw new Refused('who-pays', value, ['discarder · 出銃者']);
  const when = WHEN.exec(value.text);
  if (!when) throw new Refused('when-wanted', value);
  return readCondition(partOf(value, when.index + when[0].length), names);
}

/** Conditions that no row has: what a win needs, and when the discarder pays for all. */
export interface WinConditions {
  readonly needs: Meaning | undefined;
  readonly needsText: string;
  readonly liable: readonly Meaning[];
}

/** Reads these conditions. */
export function readWinConditions(
  settings: Settings,
  names: Names,
  attempt: <T>(read: () => T) => T | undefined,
): WinConditions {
  const [first] = settings.all('needs');
  return {
    needs: settings.read('needs', (value) => readCondition(value, names)),
    needsText: first?.value.text ?? '',
    liable: settings.all('liable').flatMap(({value}) => attempt(() => readLiable(value, names)) ?? []),
  };
}

/** Whether a condition holds of a match. */
export const holdsOf = ({when}: Meaning, m: Match): boolean =>
  !((when.needs ?? 0) & ~m.facts) && when(m) !== 0;
