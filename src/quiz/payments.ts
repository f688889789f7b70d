/**
 * The question "Who gets and who pays how much?" A wrong amount is explained by the settlement, and by what would
 * make it right.
 */
import {score} from '../core/scoring/score.js';
import {fault} from '../core/situation/problem.js';
import {SEATS, type Seat, type Situation} from '../core/situation/situation.js';
import type {Asked, Question, Verdict} from './ask.js';
import {unscored} from './asked-of.js';
import type {Note, PaymentNote} from './note.js';

type Amounts = Partial<Record<Seat, number>>;
type If = Extract<PaymentNote, {readonly kind: 'if'}>;
type What = Pick<If, 'what'> & {readonly who?: Seat};

/** The seats that play, in their order. */
export const seatsOf = ({result}: Asked): Seat[] => SEATS.filter((seat) => seat in result.net);

const textOf = (amounts: Amounts, asked: Asked): string =>
  seatsOf(asked)
    .map((seat) => `${seat}:${amounts[seat] ?? 0}`)
    .join(' ');

/** Reads `east:24 south:-8`, with any minus sign and any digits; undefined where a seat has no number. */
function amountsIn(given: string, asked: Asked): Amounts | undefined {
  const amounts: Amounts = {};
  for (const part of given
    .normalize('NFKC')
    .replaceAll('−', '-')
    .split(/[\s,;]+/)) {
    const [seat, amount = ''] = part.split(':');
    const known = seatsOf(asked).find((one) => one === seat);
    if (!known) continue;
    if (!/^[+-]?\d{1,12}(\.\d{1,3})?$/.test(amount)) return undefined;
    amounts[known] = Number(amount);
  }
  return seatsOf(asked).every((seat) => seat in amounts) ? amounts : undefined;
}

/** The same win, each time with one fact changed that decides who pays how much. */
function* others({situation}: Asked): Generator<[What, Situation]> {
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
function otherwise(seat: Seat, amount: number, asked: Asked): Note | undefined {
  if (amount !== 0 && amount === -(asked.result.net[seat] ?? 0)) return {kind: 'sign', seat};
  for (const [{what, who}, situation] of others(asked)) {
    const {status, net} = score(situation, asked.ruleset);
    if (status !== 'win' || net[seat] !== amount) continue;
    return what === 'dealer' && who
      ? {kind: 'if', seat, amount, what, who}
      : ({kind: 'if', seat, amount, what} as Note);
  }
  return asOther(seat, amount, asked);
}

/** Whether an amount is that of another seat, where one of the two is the dealer. */
function asOther(seat: Seat, amount: number, asked: Asked): Note | undefined {
  const {dealer = 'east'} = asked.situation;
  const others = seatsOf(asked).filter((one) => one !== seat && asked.result.net[one] === amount);
  const other = seat === dealer ? others[0] : others.find((one) => one === dealer);
  return other && {kind: 'as', seat, amount, other, dealer};
}

const seatNote = (seat: Seat, {result: {net, payments}}: Asked): Note => ({
  kind: 'seat',
  seat,
  amount: net[seat] ?? 0,
  payments: payments.filter(({from, to}) => from === seat || to === seat),
});

function judge(given: string, asked: Asked): Verdict {
  const {net} = asked.result;
  const amounts = amountsIn(given, asked) ?? {};
  const wrong = seatsOf(asked).filter((seat) => amounts[seat] !== net[seat]);
  const sum = Object.values(amounts).reduce((a, b) => a + b, 0);
  const notes: Note[] = wrong.flatMap((seat) => {
    const why = otherwise(seat, amounts[seat] ?? 0, asked);
    return why ? [why, seatNote(seat, asked)] : [seatNote(seat, asked)];
  });
  if (wrong.length && Math.abs(sum) > 1e-9) notes.unshift({kind: 'not-zero', sum});
  return {right: !wrong.length, given, expected: textOf(net, asked), notes};
}

/** The question `payments`. Right is the net amount of every seat. */
export const payments: Question = {
  fault(asked) {
    const {result} = asked;
    if (result.status !== 'win')
      return unscored(asked, 'payments') ?? fault('unanswerable', 'payments', 'ask');
    return result.payments.length ? undefined : fault('unanswerable', 'payments', 'ask');
  },
  expected: (asked) => textOf(asked.result.net, asked),
  choices: () => [],
  read(given, asked) {
    const amounts = amountsIn(given, asked);
    return amounts && textOf(amounts, asked);
  },
  judge,
  hint: ({result}) => ({kind: 'total', total: result.total}),
  solution: (asked) => seatsOf(asked).map((seat) => seatNote(seat, asked)),
};
