/** What can still be made of a hand, and what each of it brings on average. */
import type {Random} from '../../core/tiles/random.js';
import type {Plans} from '../plans/plans.js';
import {chanceOf, chancesOf, type Chances} from './chances.js';
import {findTargets, type TargetSearch} from './find.js';
import type {TargetHand} from './target.js';
import type {Worths} from './worth.js';

/** So many targets that were not scored before are scored for one decision. */
const MOST_SCORED = 80;
/** So many of them are scored in a turn. */
const SCORED_A_TURN = 10;
/** A hand is opened in thought where that makes it so much likelier. */
const LIKELIER = 1.05;

/** A target that may win. */
export interface Prospect extends TargetHand {
  /** The chance that what it lacks comes. */
  readonly chance: number;
  /** What it brings on average: chance times worth. */
  readonly value: number;
  /** Whether it brings more if the last set that lacks something is called. */
  readonly isOpen: boolean;
}

/** The targets of a hand that may win. */
export interface Prospects {
  readonly all: readonly Prospect[];
  /** Which part of what can be made may win, on the tile of any player. */
  readonly freedom: number;
}

/** The chance of getting what a target lacks before the hand is over; the last tile may come from anybody. */
function chanceToGet({lack}: TargetHand, {times}: Chances, isOpen: boolean): number {
  let sum = 0;
  for (const ways of times) {
    let all = 1;
    let last = 1;
    for (const {kind, n, by} of lack) {
      const usual = chanceOf(ways[isOpen ? by : 'own'], kind, n);
      all *= usual;
      const any = chanceOf(ways.any, kind, n);
      if (n === 1 && any > last * usual) last = any / usual;
    }
    sum += all * last;
  }
  return sum / times.length;
}

/** Finds what can still be made of a hand, in turns of a few milliseconds. */
export function* prospectsOf(
  search: Omit<TargetSearch, 'chances'>,
  {plans, worths, random}: {readonly plans: Plans; readonly worths: Worths; readonly random: Random},
): Generator<undefined, Prospects> {
  const {view, read} = search;
  const chances = chancesOf(view);
  const isOpen = read.position.hand.melds.some(({open}) => open);
  const targets = yield* findTargets({...search, chances}, plans, random);
  const list = targets
    .map((target) => ({target, open: chanceToGet(target, chances, true)}))
    .sort((a, b) => b.open - a.open);
  const all: Prospect[] = [];
  let likely = 0;
  let free = 0;
  const worth = worths.of(view, read);
  const most = worths.scored + MOST_SCORED;
  let rest = worths.scored + SCORED_A_TURN;
  for (const {target, open} of list) {
    if (worths.scored > most) break;
    if (worths.scored >= rest) {
      rest = worths.scored + SCORED_A_TURN;
      yield;
    }
    const chance = isOpen ? open : chanceToGet(target, chances, false);
    const closed = worth(target, false);
    const called = !isOpen && target.sets && open > LIKELIER * chance ? worth(target, true) : undefined;
    const asClosed = chance * closed.ease * closed.net;
    const asCalled = called ? open * called.ease * called.net : 0;
    const value = Math.max(asClosed, asCalled);
    likely += open;
    free += open * Math.max(closed.ease, called?.ease ?? 0);
    if (value > 0) all.push({...target, chance, value, isOpen: asCalled > asClosed});
  }
  return {all, freedom: free / (likely || 1)};
}
