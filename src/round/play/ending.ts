/** Settles a hand that is over: who pays whom, what everybody has then, who deals next. */
import type {Ending, Winner} from '../../core/game/flow.js';
import type {Payment} from '../../core/game/result.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {score} from '../../core/scoring/score.js';
import type {ProblemMessages} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {isOrphan, kindOf} from '../../core/tiles/tile.js';
import {at, isUnknown, seatsAfter, type At} from '../state/at.js';
import {settle} from './settlement.js';
import type {HandEnd, RoundPosition} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import {waitsOf} from '../judging/waiting.js';
import {meldsText, notationOf} from '../text/notation.js';
import {allFlowersWorth} from '../judging/win-rules.js';
import {beside, common, situationAt} from '../judging/winning.js';

/** Settles a hand that is over; undefined where it is not. */
export function endingOf(
  rules: RoundRules,
  p: RoundPosition,
  messages?: ProblemMessages,
): Ending | undefined {
  const {ended, ...rest} = p;
  return ended && settled(rules, {...rest, phase: ended.phase}, ended, messages);
}

/**
 * Settles the end of a hand.
 * @param before the position in which the hand was won, or drawn
 */
function settled(
  rules: RoundRules,
  before: RoundPosition,
  ended: HandEnd,
  messages?: ProblemMessages,
): Ending {
  const {flow, o, seats} = rules;
  const nagashi = ended.drawn === 'exhausted' ? nagashiOf(before, rules, messages) : [];
  const isWin = nagashi.length > 0 && !flow.extras?.nagashiTotal;
  const winners = isWin ? nagashi.slice(0, 1) : winnersOf(rules, before, ended, messages);
  const paid = isWin ? winners : [...nagashi, ...winners];
  const wins = paid.flatMap((winner) => paymentsTo(winner, before, rules));
  const ready = !winners.length && ended.drawn === 'exhausted' ? readySeats(before, rules) : undefined;
  const noten = ready?.known && !nagashi.length ? (flow.extras?.noten(ready.seats, o) ?? []) : [];
  const dead = (to: Seat): boolean => before.seats[to]?.dead === true;
  const hand = [...wins, ...noten].filter(({to}) => !dead(to));
  return settle({course: flow, o}, before.frame, seats, {
    winners,
    payments: [...(before.paid ?? []), ...hand],
    ...(winners.length ? {} : {drawn: ended.drawn}),
    ...(ready && flow.extras ? {ready: ready.seats} : {}),
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
    const here = at(rules, i && rules.flow.countersOnce ? withoutCounters(before) : before, seat);
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

/** The seats that are ready when the wall is used up; `known` is false where a hand is hidden. */
function readySeats(p: RoundPosition, rules: RoundRules): {known: boolean; seats: readonly Seat[]} {
  if (!rules.flow.extras) return {known: true, seats: []};
  const {seats} = rules;
  const here = seats.flatMap((seat) => at(rules, p, seat) ?? []);
  const hidden = here.some(({state}) => isUnknown(state) && !state.dead && !state.ready);
  const ready = here.filter((one) => !one.state.dead && (one.state.ready ?? waitsOf(one).length > 0));
  return {known: !hidden, seats: ready.map(({seat}) => seat)};
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
  const {seat, state} = here;
  if (isUnknown(state)) return {seat, by: 'self'};
  const situation = {
    ...common(here),
    ...beside(here),
    hand: `${meldsText(state)} ${notationOf(state.held ?? [])}`,
    seat,
    flags: ['nagashi', ...(riichiOf(here) ?? [])],
  };
  const result = score(situation, ruleset, messages);
  return {seat, by: 'self', total: result.total, situation, result};
}

const riichiOf = ({state}: At): readonly string[] | undefined =>
  state.ready?.filter((flag) => flag !== 'ippatsu');

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
