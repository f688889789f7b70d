/** Conditions about sets: `pungs of winds >= 3`, `concealed kongs = 2`, `called sets >= 3`. */
import {
  DRAGONS,
  HONORS,
  KONGS,
  ONE_PUNG,
  THREE_CHOWS,
  THREE_PUNGS,
  TWO_PUNGS,
  WINDS,
  type Facts,
} from '../../core/game/facts.js';
import type {Match} from '../../core/game/match.js';
import {needing} from '../../core/patterns/conditions.js';
import {DRAGON_BITS, WIND_BITS, bitCount} from '../../core/tiles/kind-sets.js';
import {kindsIn, type KindsAsked} from './kinds.js';
import {meaningOf, type Meaning} from './meaning.js';
import {NONE_SEEN, seeing} from './sight.js';

/** The sorts of sets. */
export const SET_SORTS = ['pungs', 'kongs', 'chows', 'sets', 'triplets', 'pairs'] as const;
/** A sort of {@link SET_SORTS}. Pungs include kongs, triplets do not. */
export type SetSort = (typeof SET_SORTS)[number];

/** How the sets lie: completed without another player's tile, otherwise, or called. */
export const SET_LOOKS = ['concealed', 'open', 'called'] as const;
/** A look of {@link SET_LOOKS}. */
export type SetLook = (typeof SET_LOOKS)[number];

/** A comparison with a number. */
export interface Compared {
  readonly sign: string;
  readonly than: number;
}

/** Whether a number compares as asked. */
export function holds(n: number, {sign, than}: Compared): boolean {
  switch (sign) {
    case '>=':
      return n >= than;
    case '<=':
      return n <= than;
    case '>':
      return n > than;
    case '<':
      return n < than;
    default:
      return n === than;
  }
}

/** The least number that compares as asked. */
const leastOf = ({sign, than}: Compared): number =>
  sign === '>' ? than + 1 : sign === '>=' || sign === '=' ? than : 0;

const GROUPS: Readonly<Record<SetSort, (m: Match) => number>> = {
  pungs: (m) => m.pungs,
  kongs: (m) => m.kongs,
  chows: (m) => m.chows,
  sets: (m) => m.all & ~m.pair,
  triplets: (m) => m.pungs & ~m.kongs,
  pairs: (m) => m.pair,
};

/** A kong is open where it was called; another set also where another player's tile completed it. */
function lying(m: Match, groups: number, look: SetLook | undefined, sort: SetSort): number {
  switch (look) {
    case undefined:
      return groups;
    case 'called':
      return groups & m.called;
    case 'open':
      return groups & (sort === 'kongs' ? m.called : m.open);
    case 'concealed':
      return groups & ~(sort === 'kongs' ? m.called : m.open);
  }
}

function factsOfSets(sort: SetSort, least: number, of: KindsAsked | undefined): Facts {
  if (least < 1) return 0;
  const pungs = least > 2 ? THREE_PUNGS : least > 1 ? TWO_PUNGS : ONE_PUNG;
  switch (sort) {
    case 'pungs':
    case 'triplets':
      return pungs | factsOfKinds(of);
    case 'kongs':
      return pungs | KONGS | factsOfKinds(of);
    case 'chows':
      return least > 2 ? THREE_CHOWS : 0;
    case 'pairs':
      return factsOfKinds(of);
    case 'sets':
      return 0;
  }
}

/** The facts about a hand that has tiles of these kinds. */
function factsOfKinds(of: KindsAsked | undefined): Facts {
  if (of === undefined || typeof of === 'function' || of.suited) return 0;
  return !(of.honors & ~WIND_BITS) ? WINDS : !(of.honors & ~DRAGON_BITS) ? DRAGONS : HONORS;
}

/** The groups among these that are of some kinds. */
export function groupsWithin(m: Match, groups: number, of: KindsAsked): number {
  const {suited, honors} = kindsIn(of, m);
  return m.suited & suited || m.honors & honors ? m.within(groups, suited, honors) : 0;
}

/** So many sets of a sort, of some kinds, that lie in some way. */
export function setsHeld(
  sort: SetSort,
  look: SetLook | undefined,
  of: KindsAsked | undefined,
  compared: Compared,
): Meaning {
  const groupsOf = GROUPS[sort];
  const when = needing(factsOfSets(sort, leastOf(compared), of), (m) => {
    let groups = groupsOf(m);
    if (groups && of) groups = groupsWithin(m, groups, of);
    if (groups && look && mayHold(bitCount(groups), compared)) groups = lying(m, groups, look, sort);
    return holds(bitCount(groups), compared) ? groups || m.all : 0;
  });
  const isOfSets = sort !== 'pairs' && look === undefined && compared.sign === '>=' && compared.than === 1;
  return meaningOf(when, {
    ...{kind: 'sets', sight: of ? seeing(of) : NONE_SEEN},
    ...(isOfSets && {isOfSets}),
  });
}

/** Whether so many sets or fewer may compare as asked: the place of the winning tile is asked for only then. */
const mayHold = (most: number, compared: Compared): boolean => most >= leastOf(compared);
