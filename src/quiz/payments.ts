/**
 * The question "Who gets and who pays how much?" A wrong amount is explained by the settlement, and by what would
 * make it right.
 */
import {score} from '../core/scoring/score.js';
import {fault} from '../core/situation/problem.js';
import {unanswerable} from './unanswerable.js';
import {SEATS, type Seat, type Situation} from '../core/situation/situation.js';
import {readAmounts, writeAmounts} from './amounts.js';
import type {QuestionSubject, Question, Verdict} from './ask.js';
import {unscored} from './asked-of.js';
import type {AmountOff, QuizNote, PaymentNote} from './note.js';
import {distinct, rightAnswer} from './verdict.js';
import {paymentsWith} from '../core/game/settle.js';

type Amounts = Partial<Record<Seat, number>>;
type If = Extract<PaymentNote, {readonly kind: 'if'}>;
type What = {readonly what: 'dealer'; readonly who: Seat} | {readonly what: Exclude<If['what'], 'dealer'>};

/** The seats that play, in their order. */
export const payingSeats = ({result}: QuestionSubject): Seat[] => SEATS.filter((seat) => seat in result.net);

const textOf = (amounts: Amounts, asked: QuestionSubject): string =>
  writeAmounts(payingSeats(asked), amounts);

const amountsIn = (given: string, asked: QuestionSubject): Amounts | undefined =>
  readAmounts(given, payingSeats(asked));

/** The same win, each time with one fact changed that decides who pays how much. */
function* others({situation}: QuestionSubject): Generator<[What, Situation]> {
  const {by, seat = 'east', dealer = 'east', counters, liable} = situation;
  for (const who of SEATS)
    if (who !== dealer)
      yield [
        {what: 'dealer', who},
        {...situation, dealer: who},
      ];
  if (counters) yield [{what: 'counters'}, {...situation, counters: 0}];
  if (liable) yield [{what: 'liable'}, {...situation, liable: undefined}];
  if (by === 'self') {
    const from = SEATS.find((one) => one !== seat);
    yield [{what: 'discard'}, {...situation, by: 'discard', from}];
  } else if (by) yield [{what: 'self'}, {...situation, by: 'self', from: undefined}];
}

/** What would have to be otherwise for an amount to be right. */
function otherwise(seat: Seat, amounts: Amounts, asked: QuestionSubject): QuizNote | undefined {
  const amount = amounts[seat] ?? 0;
  const {net} = asked.result;
  if (amount !== 0 && amount === -(net[seat] ?? 0)) return {kind: 'sign', seat};
  // another seat's amount is only named where the reader has it right
  const known = SEATS.filter((one) => amounts[one] === net[one]);
  const discarded = asDiscarder(seat, amount, known, asked);
  if (discarded) return discarded;
  for (const [what, situation] of others(asked)) {
    const {status, net} = score(situation, asked.ruleset);
    if (status === 'win' && net[seat] === amount) return {kind: 'if', seat, amount, ...what};
  }
  return asDealer(seat, amount, known, asked);
}

/**
 * The loser, of those that are known, whose amount is given for another loser, if one of the two is `who`; undefined
 * where the winner is one of them.
 */
function otherThan(
  {seat, amount, known}: {readonly seat: Seat; readonly amount: number; readonly known: readonly Seat[]},
  who: Seat,
  {situation, result}: QuestionSubject,
): Seat | undefined {
  const {seat: winner = 'east'} = situation;
  if (seat === winner) return undefined;
  const others = known.filter((one) => one !== seat && one !== winner && result.net[one] === amount);
  return seat === who ? others[0] : others.find((one) => one === who);
}

/** The reason that one of the two discarded the winning tile, if the discarder pays otherwise than the others. */
function asDiscarder(
  seat: Seat,
  amount: number,
  known: readonly Seat[],
  asked: QuestionSubject,
): QuizNote | undefined {
  const {from: who} = asked.situation;
  const other = who && discarderPays(asked) ? otherThan({seat, amount, known}, who, asked) : undefined;
  return who && other && {kind: 'as', seat, amount, other, because: 'discarder', who};
}

/** The reason that one of the two deals, if the dealer pays otherwise than the others. */
function asDealer(
  seat: Seat,
  amount: number,
  known: readonly Seat[],
  asked: QuestionSubject,
): QuizNote | undefined {
  const {dealer: who = 'east'} = asked.situation;
  const other = otherThan({seat, amount, known}, who, asked);
  return other && dealerPays(seat, other, asked)
    ? {kind: 'as', seat, amount, other, because: 'dealer', who}
    : undefined;
}

/** Whether the discarder pays another amount than if another player had discarded the tile. */
function discarderPays({situation, result, ruleset}: QuestionSubject): boolean {
  const {by, from, seat: winner = 'east'} = situation;
  if (by !== 'discard' || !from) return false;
  const another = SEATS.find((one) => one !== winner && one !== from && one in result.net);
  return score({...situation, from: another}, ruleset).net[from] !== result.net[from];
}

/** Whether two losers, one of whom deals, owe the winner different amounts. The discarder is none of them. */
function dealerPays(
  a: Seat,
  b: Seat,
  {situation: {seat: winner = 'east'}, result}: QuestionSubject,
): boolean {
  const paid = (who: Seat): number =>
    result.payments.reduce(
      (sum, {from, to, amount}) => (from === who && to === winner ? sum + amount : sum),
      0,
    );
  return paid(a) !== paid(b);
}

const seatNote = (seat: Seat, {result: {net, payments}}: QuestionSubject): QuizNote => ({
  kind: 'seat',
  seat,
  amount: net[seat] ?? 0,
  payments: paymentsWith(seat, payments),
});

/** Who pays a seat, and whom it pays, with the reasons and without the amounts. */
const owesNotes = (seat: Seat, {result: {payments}}: QuestionSubject): QuizNote[] =>
  paymentsWith(seat, payments).map(({from, to, why}) => ({kind: 'owes', from, to, why}));

/** In which way an amount is off: by what the seat does in the right answer, or in the given one if it does neither. */
function howOff(amount: number, right: number): AmountOff {
  if ((right || amount) < 0) return amount > right ? 'paysLittle' : 'paysMuch';
  return amount < right ? 'getsLittle' : 'getsMuch';
}

/** Which amounts are too low and which too high; of one whose sign alone is wrong, all has been said. */
function offNotes(wrong: readonly Seat[], amounts: Amounts, {result: {net}}: QuestionSubject): QuizNote[] {
  const seatsOf = new Map<AmountOff, Seat[]>();
  for (const seat of wrong) {
    const [amount, right] = [amounts[seat] ?? 0, net[seat] ?? 0];
    if (amount === -right) continue;
    const how = howOff(amount, right);
    seatsOf.set(how, [...(seatsOf.get(how) ?? []), seat]);
  }
  return [...seatsOf].map(([how, seats]) => ({kind: 'off', how, seats}));
}

function judge(given: string, asked: QuestionSubject): Verdict {
  const {net} = asked.result;
  const expected = textOf(net, asked);
  const amounts = amountsIn(given, asked) ?? {};
  const wrong = payingSeats(asked).filter((seat) => amounts[seat] !== net[seat]);
  if (!wrong.length) return rightAnswer(given, expected);
  const sum = Object.values(amounts).reduce((a, b) => a + b, 0);
  return {
    ...{right: false, given, expected, wrong},
    where: distinct([
      {kind: 'amounts-of', seats: wrong},
      ...(Math.abs(sum) > 1e-9 ? [{kind: 'not-zero', sum} as const] : []),
      ...wrong.flatMap((seat) => {
        const why = otherwise(seat, amounts, asked);
        return why ? [why] : owesNotes(seat, asked);
      }),
    ]),
    notes: distinct([...wrong.flatMap((seat) => owesNotes(seat, asked)), ...offNotes(wrong, amounts, asked)]),
  };
}

/** The question `payments`. Right is the net amount of every seat. */
export const paymentsQuestion: Question = {
  fault(asked) {
    const {result, situation} = asked;
    if (result.status !== 'win') return unscored(asked) ?? unanswerable('no-score');
    if (result.payments.length) return undefined;
    return situation.from ? unanswerable('no-payment') : fault('from-needed', undefined, 'from');
  },
  expected: (asked) => textOf(asked.result.net, asked),
  choices: () => [],
  read(given, asked) {
    const amounts = amountsIn(given, asked);
    return amounts && textOf(amounts, asked);
  },
  judge,
  hint: ({result}) => ({kind: 'total', total: result.total}),
  solution: (asked) => payingSeats(asked).map((seat) => seatNote(seat, asked)),
};
