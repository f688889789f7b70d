/** Compares how the hand ended with what the record expects. */
import type {Ending} from '../../core/game/flow.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RecordFault, RoundMessages, RoundProblem} from '../record/problem.js';
import {rule} from '../judging/rule.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import type {ExpectedResult} from '../record/record.js';

type Found = RoundProblem & {readonly field: string};

/** All differences; `field` is the part of `expect` that is wrong. */
export function checkExpected(
  rules: RoundRules,
  expected: ExpectedResult | undefined,
  ending: Ending | undefined,
  {last, messages}: {readonly last: RoundPosition; readonly messages: RoundMessages | undefined},
): Found[] {
  if (!expected || !rules.ruleset) return [];
  const say = (code: RecordFault, about: string, field: string): Found => ({
    code,
    about,
    field,
    message: messages ? messages.problems.sentence(messages.round.faults[code](about)) : `${code}: ${about}`,
  });
  if (!ending) return [say('expected-end', nameOf(couldWin(rules, last), messages), 'expect')];
  const found: Found[] = [];
  const compare = (name: 'net' | 'points', code: RecordFault): void => {
    for (const [seat, n] of Object.entries(expected[name] ?? {}) as [Seat, number][]) {
      const really = ending[name][seat];
      if (really !== n && isKnown(ending, seat))
        found.push(say(code, really === undefined ? '–' : String(really), `expect.${name}.${seat}`));
    }
  };
  compare('net', 'expected-net');
  const {next} = expected;
  if (next && next.dealer !== ending.deal.dealer)
    found.push(
      say(
        'expected-next',
        messages?.round.seat(ending.deal.dealer) ?? ending.deal.dealer,
        'expect.next.dealer',
      ),
    );
  else if (next?.counters !== undefined && next.counters !== ending.deal.counters)
    found.push(say('expected-counters', String(ending.deal.counters), 'expect.next.counters'));
  compare('points', 'expected-points');
  return found;
}

/**
 * Whether it is known what a seat gets: not where a hidden hand wins, nor of one that may have been ready. Differences
 * between losers are not paid at all where a hand is hidden.
 */
const isKnown = ({winners, unchecked}: Ending, seat: Seat): boolean =>
  winners.length ? winners.every(({total}) => total !== undefined) : !unchecked.includes(seat);

/** The seat whose turn it is, if it holds a complete hand and has not declared the win. */
export function couldWin(rules: RoundRules, p: RoundPosition): Seat | undefined {
  const {is, seat} = p.phase;
  return is === 'act' && rule(rules, p, seat, {do: 'win'}) === undefined ? seat : undefined;
}

const nameOf = (seat: Seat | undefined, messages: RoundMessages | undefined): string =>
  seat === undefined ? '' : (messages?.round.seat(seat) ?? seat);
