/** Whether goals were met: by how the hand ended, and by when the seat was ready. Nothing here is an opinion. */
import type {Ending, Winner} from '../../core/game/flow.js';
import type {Seat} from '../../core/situation/situation.js';
import {waitsOf} from '../../round/judging/waiting.js';
import {at} from '../../round/state/at.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {RoundRules} from '../../round/state/rules.js';
import type {Goal} from './goal.js';

/** A hand that is over, as goals ask about it: what `replay` says of its record. */
export interface GoalHand {
  readonly rules: RoundRules;
  /** The position from which the seat played, and all after it. */
  readonly positions: readonly RoundPosition[];
  readonly ending: Ending;
  /** Whether the seat's first decision was the best one; who asks for that has judged it, with `verdictOn`. */
  readonly isBest?: boolean;
}

/** A goal, and whether it was met. */
export interface JudgedGoal {
  readonly goal: Goal;
  readonly isMet: boolean;
  /** What the hand came to instead, in what the goal counts: a total, payments, or discards until it was ready. */
  readonly reached?: number;
}

/** Judges the goals of a seat. */
export const judgeGoals = (goals: readonly Goal[], hand: GoalHand, seat: Seat): readonly JudgedGoal[] =>
  goals.map((goal) => ({goal, ...judged(goal, hand, seat)}));

function judged(goal: Goal, hand: GoalHand, seat: Seat): Omit<JudgedGoal, 'goal'> {
  const {ending, positions} = hand;
  const won = ending.winners.find((winner) => winner.seat === seat);
  switch (goal.is) {
    case 'win':
      return {isMet: won !== undefined && (goal.id === undefined || hasRow(won, goal.id))};
    case 'total':
      return atLeast(goal.least, won?.total);
    case 'points':
      return atLeast(goal.least, ending.net[seat] ?? 0);
    case 'self':
      return {isMet: won?.by === 'self'};
    case 'closed':
      return {isMet: positions.at(-1)?.seats[seat]?.melds.every(({open}) => !open) === true};
    case 'best':
      return {isMet: hand.isBest === true};
    case 'safe':
      return {isMet: ending.winners.every(({from}) => from !== seat)};
    case 'ready': {
      const reached = readyAfter(hand, seat);
      return {isMet: reached !== undefined && reached <= goal.most, ...(reached !== undefined && {reached})};
    }
  }
}

const hasRow = ({result}: Winner, id: string): boolean =>
  result?.lines.some((line) => line.id === id) === true;

const atLeast = (least: number, reached: number | undefined): Omit<JudgedGoal, 'goal'> => ({
  isMet: reached !== undefined && reached >= least,
  ...(reached !== undefined && {reached}),
});

/** After how many discards of its own a seat first waited for a tile; undefined where it never did. */
function readyAfter({rules, positions}: GoalHand, seat: Seat): number | undefined {
  const discardsAt = (p: RoundPosition): number => p.seats[seat]?.river.length ?? 0;
  const before = positions.length ? discardsAt(positions[0]) : 0;
  for (const p of positions) {
    const here = at(rules, p, seat);
    const {held = [], drawn} = here?.state ?? {};
    // between its turns a hand holds one tile more than whole sets
    if (here && drawn === undefined && held.length % 3 === 1 && waitsOf(here).length)
      return discardsAt(p) - before;
  }
  return undefined;
}
