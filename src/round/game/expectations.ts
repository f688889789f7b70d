/** Compares how the hand ended with what the record expects. */
import type {Ending} from '../../core/game/flow.js';
import type {Seat} from '../../core/situation/situation.js';
import {signed, withMinus} from '../../core/situation/signed.js';
import type {RoundMessages, RoundProblem} from '../record/problem.js';
import {rule} from '../judging/rule.js';
import type {RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import type {ExpectedResult} from '../record/record.js';

type DealFault = 'expected-end' | 'expected-next' | 'expected-counters';

type Found = RoundProblem & {readonly field: string};

/** What a record expects, and what it is compared with. */
interface Compared {
  readonly last: RoundPosition;
  readonly messages: RoundMessages | undefined;
  /** Where hidden hands leave it open, all ways in which the hand may be settled. */
  readonly possible?: readonly Ending[];
}

/** How a hand ended, and where the record differs from it. */
export interface EndingChosen {
  readonly ending?: Ending;
  readonly found: readonly Found[];
}

/**
 * Chooses among the ways in which a hand may be settled the one that a record expects; where none is, the nearest.
 * @param possible all ways: several where hidden hands may have been ready
 * @param open the same hand, where it is left open which of them were
 */
export function expectedEnding(
  rules: RoundRules,
  expected: ExpectedResult | undefined,
  {possible, open}: {readonly possible: readonly Ending[]; readonly open: Ending | undefined},
  compared: Compared,
): EndingChosen {
  const isOpen = possible.length > 1 && expected !== undefined;
  const told = isOpen ? {...compared, possible} : compared;
  const compare = (ending: Ending | undefined): EndingChosen => ({
    ...(ending && {ending}),
    found: checkExpected(rules, expected, ending, told),
  });
  if (!isOpen) return compare(open);
  const all = possible.map(compare);
  const fit = all.filter(({found}) => !found.length);
  const [only, another] = fit;
  if (only && !another) return {...only, ending: only.ending && {...only.ending, unchecked: []}};
  if (!only) return all.reduce((best, one) => (awayOf(one) < awayOf(best) ? one : best));
  const left = compare(open);
  return left.found.length ? only : left;
}

/** How far a way is from what the record expects: another number of counters is nearer than anything else. */
const awayOf = ({found}: EndingChosen): number =>
  found.reduce((sum, {code}) => sum + (code === 'expected-counters' ? 1 : 2), 0);

/** All differences; `field` is the part of `expect` that is wrong. */
function checkExpected(
  rules: RoundRules,
  expected: ExpectedResult | undefined,
  ending: Ending | undefined,
  {last, messages, possible = ending ? [ending] : []}: Compared,
): Found[] {
  if (!expected || !rules.ruleset) return [];
  const say = (code: DealFault, about: string, field: string): Found => ({
    code,
    about,
    field,
    message: messages ? messages.problems.sentence(messages.round.faults[code](about)) : `${code}: ${about}`,
  });
  if (!ending) return [say('expected-end', nameOf(couldWin(rules, last), messages), 'expect')];
  const found: Found[] = [];
  const compare = (name: 'net' | 'points'): void => {
    const code = `expected-${name}` as const;
    const told = name === 'net' ? signed : withMinus;
    for (const [seat, n] of Object.entries(expected[name] ?? {}) as [Seat, number][]) {
      const really = ending[name][seat];
      if (really === n || !isKnown(ending)) continue;
      const about = really === undefined ? '–' : String(really);
      const values = new Set(possible.map((one) => one[name][seat] ?? 0).filter((value) => value !== n));
      const clause = messages?.round.differs[code](nameOf(seat, messages), told(n), [...values].map(told));
      const message = clause && messages ? messages.problems.sentence(clause) : `${code}: ${about}`;
      found.push({code, about, seat, field: `expect.${name}.${seat}`, message});
    }
  };
  compare('net');
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
  compare('points');
  return found;
}

/** Whether it is known what the seats get: not where a hidden hand wins. */
const isKnown = ({winners}: Ending): boolean => winners.every(({total}) => total !== undefined);

/** The seat whose turn it is, if it holds a complete hand and has not declared the win. */
export function couldWin(rules: RoundRules, p: RoundPosition): Seat | undefined {
  const {is, seat} = p.phase;
  return is === 'act' && rule(rules, p, seat, {do: 'win'}) === undefined ? seat : undefined;
}

const nameOf = (seat: Seat | undefined, messages: RoundMessages | undefined): string =>
  seat === undefined ? '' : (messages?.round.seat(seat) ?? seat);
