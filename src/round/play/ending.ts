/** Settles a hand that is over: who pays whom, what everybody has then, who deals next. */
import type {Ending, Winner} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {score} from '../../core/scoring/score.js';
import type {ProblemMessages} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {isOrphan, kindOf} from '../../core/tiles/tile.js';
import {at, isUnknown, lastingDeclarations, seatsAfter, type At} from '../state/at.js';
import {settle} from './settlement.js';
import type {HandEnd, RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import {waitsOf} from '../judging/waiting.js';
import {meldsText, notationOf} from '../text/notation.js';
import {allFlowersWorth} from '../judging/win-rules.js';
import {beside, common, situationAt} from '../judging/winning.js';

/**
 * Settles a hand that is over; undefined where it is not. Where it is open whether hidden hands were ready, nobody pays
 * for that, and these seats are unchecked.
 */
export function endingOf(
  rules: RoundRules,
  p: RoundPosition,
  messages?: ProblemMessages,
): Ending | undefined {
  const over = overOf(p);
  return over && settled(rules, over, messages);
}

/**
 * All ways in which a hand that is over may be settled: one for each choice of the hidden hands that were ready when the
 * wall was used up.
 */
export function possibleEndings(
  rules: RoundRules,
  p: RoundPosition,
  messages?: ProblemMessages,
): readonly Ending[] {
  const over = overOf(p);
  if (!over) return [];
  const {before, ended} = over;
  const hidden = ended.drawn === 'exhausted' && !ended.winners.length ? readyOrNot(before, rules).hidden : [];
  return subsets(hidden).map((ready) =>
    settled(rules, hidden.length ? {...over, hiddenReady: ready} : over, messages),
  );
}

const subsets = <T>(of: readonly T[]): readonly (readonly T[])[] =>
  of.reduce<readonly (readonly T[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);

/** The end of a hand. */
interface Over {
  /** The position in which the hand was won, or drawn. */
  readonly before: RoundPosition;
  readonly ended: HandEnd;
  /** The hidden hands that are taken to be ready; the other hidden ones are not. Absent where that is left open. */
  readonly hiddenReady?: readonly Seat[];
}

function overOf({ended, ...rest}: RoundPosition): Over | undefined {
  return ended && {before: {...rest, phase: ended.phase}, ended};
}

function settled(rules: RoundRules, over: Over, messages?: ProblemMessages): Ending {
  const {before, ended} = over;
  const {flow, o, seats} = rules;
  const nagashi = ended.drawn === 'exhausted' ? nagashiOf(before, rules, messages) : [];
  const isWin = nagashi.length > 0 && !flow.extras?.nagashiTotal;
  const winners = isWin ? nagashi.slice(0, 1) : winnersOf(rules, before, ended, messages);
  const paid = isWin ? winners : [...nagashi, ...winners];
  const uncounted = isWin ? before : withoutCounters(before);
  const wins = paid.flatMap((winner) =>
    paymentsTo(winner, nagashi.includes(winner) ? uncounted : before, rules),
  );
  const ready = !winners.length && ended.drawn === 'exhausted' ? readySeats(over, rules) : undefined;
  const noten = ready?.known && !nagashi.length ? (flow.extras?.noten(ready.seats, o) ?? []) : [];
  const dead = (to: Seat): boolean => before.seats[to]?.dead === true;
  const hand = [...wins, ...noten].filter(({to}) => !dead(to));
  return settle({course: flow, o}, before.frame, seats, {
    winners,
    payments: [...(before.paid ?? []), ...hand],
    ...(winners.length ? {} : {drawn: ended.drawn}),
    ...(ready && flow.extras ? {ready: ready.seats} : {}),
    falseWins: seats.filter(dead),
    unchecked: uncheckedOf(before, paid, ready?.known ?? true, rules),
  });
}

function winnersOf(
  rules: RoundRules,
  before: RoundPosition,
  {winners, by = 'self', from}: HandEnd,
  messages?: ProblemMessages,
): Winner[] {
  return winners.flatMap((seat, i) => {
    const here = at(rules, i && rules.flow.countersOnce?.(rules.o) ? withoutCounters(before) : before, seat);
    if (!here) return [];
    const winner = {seat, by, ...(from && {from})};
    const flowers = allFlowersWorth(here);
    if (flowers !== undefined) return [{...winner, total: flowers}];
    const {ruleset} = here.rules;
    const situation = isUnknown(here.state) ? undefined : situationAt(here);
    if (!situation || !ruleset) return [winner];
    const result = score(situation, ruleset, messages);
    return [{...winner, total: result.total, situation, result}];
  });
}

/** The position without repeat counters, where the first of several winners alone is paid for them (RC-19). */
const withoutCounters = (p: RoundPosition): RoundPosition => ({...p, frame: {...p.frame, counters: 0}});

/** The payments of a win, as the scorer settles it; for wins that the scorer has no value for, the same arithmetic. */
function paymentsTo(winner: Winner, {frame}: RoundPosition, {flow, o}: RoundRules): readonly Payment[] {
  const {result, total, seat, by, from} = winner;
  if (result) return result.payments;
  if (total === undefined) return [];
  const {dealer, counters} = frame;
  return flow.pay({winner: seat, by, total, dealer, counters, ...(from && {from})}, o);
}

/** The seats that are ready when the wall is used up; `known` is false where it is left open for a hidden hand. */
function readySeats(
  {before, hiddenReady}: Over,
  rules: RoundRules,
): {known: boolean; seats: readonly Seat[]} {
  if (!rules.flow.extras) return {known: true, seats: []};
  const {ready, hidden} = readyOrNot(before, rules);
  const seats = rules.seats.filter((seat) => ready.includes(seat) || hiddenReady?.includes(seat));
  return {known: hiddenReady !== undefined || !hidden.length, seats};
}

/** The seats of which it is known that they are ready, and those of which it is not known. */
function readyOrNot(p: RoundPosition, rules: RoundRules): {ready: readonly Seat[]; hidden: readonly Seat[]} {
  if (!rules.flow.extras) return {ready: [], hidden: []};
  const alive = rules.seats.flatMap((seat) => at(rules, p, seat) ?? []).filter(({state}) => !state.dead);
  const isOpen = ({state}: At): boolean => isUnknown(state) && !state.ready;
  const ready = alive.filter((one) => !isOpen(one) && (one.state.ready ?? waitsOf(one).length > 0));
  return {ready: ready.map(({seat}) => seat), hidden: alive.filter(isOpen).map(({seat}) => seat)};
}

/**
 * The players whose discards were all terminals and honors and none was called (RB-29, RC-17), from the dealer on. Where
 * that is no win, counters are not paid.
 */
function nagashiOf(p: RoundPosition, rules: RoundRules, messages?: ProblemMessages): readonly Winner[] {
  const {ruleset, flow, o} = rules;
  if (!ruleset || !flow.extras?.nagashi(o)) return [];
  const {dealer} = p.frame;
  const asked = flow.extras.nagashiTotal ? withoutCounters(p) : p;
  return [dealer, ...seatsAfter(rules, dealer)].flatMap((seat) => {
    const here = isNagashi(p, seat) ? at(rules, asked, seat) : undefined;
    return here ? [nagashiAt(here, ruleset, messages)] : [];
  });
}

function nagashiAt(here: At, ruleset: Ruleset, messages?: ProblemMessages): Winner {
  const {seat, state, rules, p} = here;
  if (isUnknown(state)) {
    const total = rules.flow.extras?.nagashiTotal?.(seat === p.frame.dealer, rules.o);
    return {seat, by: 'self', ...(total === undefined ? {} : {total})};
  }
  const situation = {
    ...common(here),
    ...beside(here),
    hand: `${meldsText(state)} ${notationOf(state.held ?? [])}`,
    seat,
    flags: ['nagashi', ...lastingDeclarations(state)],
  };
  const result = score(situation, ruleset, messages);
  return {seat, by: 'self', total: result.total, situation, result};
}

function isNagashi(p: RoundPosition, seat: Seat): boolean {
  const state = p.seats[seat];
  if (!state || state.riverFrom || state.dead || !state.river.length) return false;
  return state.river.every(({tile, by}) => !by && isOrphan(kindOf(tile)));
}

/** The seats of which too little is known to say what they pay or are paid (FL-10). */
function uncheckedOf(
  p: RoundPosition,
  winners: readonly Winner[],
  known: boolean,
  rules: RoundRules,
): readonly Seat[] {
  const {ruleset, seats} = rules;
  if (!ruleset) return [];
  const hidden = (seat: Seat): boolean => isUnknown(p.seats[seat] ?? {});
  const all = !known || (winners.length > 0 && ruleset.everybodyScores === true);
  return seats.filter((seat) => hidden(seat) && (all || winners.some((winner) => winner.seat === seat)));
}
