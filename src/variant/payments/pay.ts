/** The payments of a win, by the settings of a text. */
import type {Totals} from '../../core/game/flow.js';
import type {Match} from '../../core/game/match.js';
import type {Payment} from '../../core/game/result.js';
import {inHundredths, othersInTurn, owe} from '../../core/game/settle.js';
import type {Scored} from '../../core/game/tally.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Compute, FormulaInput, Term} from '../formulas/tree.js';
import type {Clauses} from './clauses.js';

/** How a win is paid. */
export interface PaymentRules {
  readonly seats: readonly Seat[];
  /** The unit of the total, and whether it is the only one: then formulas call the total by it. */
  readonly main: string;
  readonly isOnlyUnit: boolean;
  readonly onDiscard: Clauses;
  readonly onSelfDraw: Clauses;
  /** The points that a total is worth. */
  readonly points: Compute;
  /** What “dealer” is in formulas where the dealer pays or wins. */
  readonly dealer: Compute | undefined;
  /** What a hand is worth more where the dealer pays or wins. */
  readonly dealerMore: Compute | undefined;
  /** By how much a payment to or by the dealer is multiplied. */
  readonly dealerTimes: number;
  /** Whether two who are not the dealer pay each other half. */
  readonly isHalved: boolean;
  /** Whether those who lose settle the difference of their hands. */
  readonly isSettled: boolean;
  /** Whether the discarder pays for all. */
  readonly isLiable: (m: Match) => boolean;
}

/** Two players of whom one pays the other. */
interface Between {
  readonly payer: Seat;
  readonly winner: Seat;
}

/** An amount that is owed, and how it is computed where the dealer, the counters or a half have a part in it. */
interface Owed {
  readonly amount: number;
  readonly how: string | undefined;
}

const NOTHING: Owed = {amount: 0, how: undefined};
const LARGEST = 1e9;

const halfOf = (n: number): number => (Number.isInteger(n) ? Math.ceil(n / 2) : n / 2);

/** `+ dealer 1`; empty where it is nothing. */
function termOf(word: 'dealer' | 'counters', difference: number): string {
  const n = inHundredths(difference);
  return n ? ` ${n < 0 ? '−' : '+'} ${word} ${Math.abs(n)}` : '';
}

class Settlement {
  private readonly list: Payment[] = [];
  private readonly liable: Seat | undefined;
  /** What formulas read in payments by or to the dealer and in others, with counters and without: it is the same for every payer. */
  private readonly inputs: (FormulaInput | undefined)[] = [];

  constructor(
    private readonly rules: PaymentRules,
    private readonly totals: Totals,
    private readonly scored: Scored | undefined,
  ) {
    const {from} = totals;
    const isLiable = scored && from && rules.isLiable(scored.match);
    this.liable = totals.liable ?? (isLiable ? from : undefined);
  }

  all(): readonly Payment[] {
    const {rules, totals} = this;
    const {winner, by, from} = totals;
    if (by !== 'self' && !from && !rules.onDiscard.owed.has('each')) return this.list;
    for (const payer of othersInTurn(rules.seats, winner)) {
      const between = {payer, winner};
      this.owe(between, this.owed(between), 'win');
    }
    if (rules.isSettled) this.differences();
    return this.list;
  }

  /** The liable player pays for the others too. */
  private owe({payer, winner}: Between, {amount, how}: Owed, why: 'win' | 'difference'): void {
    const {liable = payer} = this;
    owe(this.list, liable, winner, amount, liable === payer ? why : 'liable', how);
  }

  private owed(between: Between): Owed {
    const {rules, totals} = this;
    const {onDiscard, onSelfDraw} = rules;
    const {owed} = totals.by === 'self' ? onSelfDraw : onDiscard;
    const isFrom = totals.by !== 'self' && between.payer === totals.from;
    const compute = owed.get(isFrom ? 'discarder' : 'others') ?? owed.get('each');
    if (!compute) return NOTHING;
    return this.shared(this.computed(compute, this.isOfDealer(between)), between, totals.capped === true);
  }

  private isOfDealer({payer, winner}: Between): boolean {
    const {dealer} = this.totals;
    return payer === dealer || winner === dealer;
  }

  /** What a formula comes to, and what the dealer and the counters add to it: `3 + dealer 1 + counters 2`. */
  private computed(compute: Compute, isOfDealer: boolean): Owed {
    const {counters} = this.totals;
    const amount = compute(this.input(isOfDealer, counters));
    if (!isOfDealer && !counters) return {amount, how: undefined};
    const plain = compute(this.input(false, 0));
    const once = counters ? compute(this.input(isOfDealer, 0)) : amount;
    const terms = termOf('dealer', once - plain) + termOf('counters', amount - once);
    return {amount, how: terms ? `${inHundredths(plain)}${terms}` : undefined};
  }

  /** A payment of the dealer or to the dealer may be multiplied, another one halved: half of a whole number is rounded up. */
  private shared({amount, how}: Owed, between: Between, isWhole: boolean): Owed {
    const {isHalved, dealerTimes} = this.rules;
    const isOfDealer = this.isOfDealer(between);
    const isHalf = !isOfDealer && isHalved && !isWhole;
    const isMultiplied = isOfDealer && dealerTimes !== 1;
    const n = isHalf ? halfOf(amount) : isMultiplied ? amount * dealerTimes : amount;
    const of = how ? `(${how})` : inHundredths(amount);
    return {
      amount: Math.max(0, Math.min(LARGEST, inHundredths(n))),
      how: isHalf ? `${of} ÷ 2` : isMultiplied ? `${of} × dealer ${dealerTimes}` : how,
    };
  }

  private input(isOfDealer: boolean, counters: number): FormulaInput {
    return (this.inputs[Number(isOfDealer) + (counters ? 2 : 0)] ??= this.inputOf(isOfDealer, counters));
  }

  private inputOf(isOfDealer: boolean, counters: number): FormulaInput {
    const {rules, totals, scored} = this;
    const {total, dealer, winner} = totals;
    const won = isOfDealer && winner === dealer ? 1 : 0;
    const withDealer = isOfDealer ? counters : 0;
    const terms: Record<Term, number> = {score: total, counters, won, points: 0, dealer: 0, withDealer};
    const sums = scored?.tally.sums ?? totals.sums ?? {};
    if (isOfDealer && rules.dealerMore) terms.score += rules.dealerMore({sums, terms});
    const input = {sums: rules.isOnlyUnit ? {[rules.main]: terms.score} : sums, terms};
    if (isOfDealer) terms.dealer = rules.dealer ? rules.dealer(input) : 1;
    terms.points = rules.points(input);
    return input;
  }

  /** Between those who lost, the lower hand pays the difference. */
  private differences(): void {
    const losers = othersInTurn(this.rules.seats, this.totals.winner);
    losers.forEach((a, i) => {
      for (const b of losers.slice(i + 1)) {
        const [x, y] = [this.worthOf(a), this.worthOf(b)];
        if (x === y) continue;
        const [payer, winner] = x < y ? [a, b] : [b, a];
        const [high, low] = x < y ? [y, x] : [x, y];
        const between = {payer, winner};
        this.owe(
          between,
          this.shared({amount: high - low, how: `${high} − ${low}`}, between, false),
          'difference',
        );
      }
    });
  }

  private worthOf(seat: Seat): number {
    return this.scored ? (this.scored.others[seat]?.total ?? 0) : (this.totals.others?.[seat] ?? 0);
  }
}

/** Makes the function that pays a win. */
export const payBy =
  (rules: PaymentRules) =>
  (totals: Totals, _: unknown, scored?: Scored): readonly Payment[] =>
    new Settlement(rules, totals, scored).all();
