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

/** An amount between two players. */
interface Between {
  readonly payer: Seat;
  readonly winner: Seat;
}

const LARGEST = 1e9;

const halfOf = (n: number): number => (Number.isInteger(n) ? Math.ceil(n / 2) : n / 2);

class Settlement {
  private readonly list: Payment[] = [];
  private readonly liable: Seat | undefined;
  /** What formulas read in payments by or to the dealer, and in others: it is the same for every payer. */
  private readonly inputs = new Map<boolean, FormulaInput>();

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
    const {rules, totals, liable} = this;
    const {winner, by, from} = totals;
    if (by !== 'self' && !from && !rules.onDiscard.owed.has('each')) return this.list;
    for (const payer of othersInTurn(rules.seats, winner)) {
      const amount = this.amount({payer, winner});
      owe(this.list, liable ?? payer, winner, amount, liable && liable !== payer ? 'liable' : 'win');
    }
    if (rules.isSettled) this.differences();
    return this.list;
  }

  private amount(between: Between): number {
    const {rules, totals} = this;
    const {onDiscard, onSelfDraw} = rules;
    const {owed} = totals.by === 'self' ? onSelfDraw : onDiscard;
    const isFrom = totals.by !== 'self' && between.payer === totals.from;
    const compute = owed.get(isFrom ? 'discarder' : 'others') ?? owed.get('each');
    if (!compute) return 0;
    const amount = compute(this.input(between));
    return this.shared(amount, between, totals.capped === true);
  }

  /** A payment of the dealer or to the dealer may be multiplied, another one halved: half of a whole number is rounded up. */
  private shared(amount: number, {payer, winner}: Between, isWhole: boolean): number {
    const {rules, totals} = this;
    const isOfDealer = payer === totals.dealer || winner === totals.dealer;
    const isHalf = !isOfDealer && rules.isHalved && !isWhole;
    const n = isHalf ? halfOf(amount) : isOfDealer ? amount * rules.dealerTimes : amount;
    return Math.max(0, Math.min(LARGEST, inHundredths(n)));
  }

  private input({payer, winner}: Between): FormulaInput {
    const {dealer} = this.totals;
    const isOfDealer = payer === dealer || winner === dealer;
    let input = this.inputs.get(isOfDealer);
    if (!input) this.inputs.set(isOfDealer, (input = this.inputOf(isOfDealer)));
    return input;
  }

  private inputOf(isOfDealer: boolean): FormulaInput {
    const {rules, totals, scored} = this;
    const {total, counters, dealer, winner} = totals;
    const won = winner === dealer ? 1 : 0;
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
    const {rules, totals, liable} = this;
    const losers = othersInTurn(rules.seats, totals.winner);
    losers.forEach((a, i) => {
      for (const b of losers.slice(i + 1)) {
        const [x, y] = [this.worthOf(a), this.worthOf(b)];
        if (x === y) continue;
        const [payer, winner] = x < y ? [a, b] : [b, a];
        const amount = this.shared(Math.abs(x - y), {payer, winner}, false);
        owe(this.list, liable ?? payer, winner, amount, liable && liable !== payer ? 'liable' : 'difference');
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
