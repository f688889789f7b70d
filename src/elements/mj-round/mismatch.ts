/** Compares the result of a hand with the one that its author expects. */
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';
import type {MismatchDetail} from '../base/events.js';

/** The expected result and the actual one; undefined where they agree. */
export function mismatchOf({problems, record, ending}: RoundState): MismatchDetail | undefined {
  const found = problems.find(({code}) => code.startsWith('expected-'));
  const {expect} = record;
  if (!found || !expect) return undefined;
  const actual = found.about ?? '';
  if (found.code === 'expected-net') return numbers(expect.net, ending?.net);
  if (found.code === 'expected-points') return numbers(expect.points, ending?.points);
  const {next} = expect;
  if ((found.code === 'expected-next' || found.code === 'expected-counters') && next)
    return {expected: spelledDeal(next), actual: ending ? spelledDeal(ending.deal) : actual};
  return {expected: 'expect', actual: '–'};
}

type Numbers = Readonly<Partial<Record<Seat, number>>>;

/** The first seat whose number differs. */
function numbers(expected: Numbers = {}, actual: Numbers = {}): MismatchDetail | undefined {
  const seat = (Object.keys(expected) as Seat[]).find((one) => expected[one] !== actual[one]);
  return seat && {expected: expected[seat] ?? 0, actual: actual[seat] ?? 0};
}

const spelledDeal = ({dealer, counters}: {dealer: Seat; counters?: number}): string =>
  counters === undefined ? dealer : `${dealer} ${counters}`;
