/** Turns the tiles of a hand into a won hand: which sets are melded and how, and which tile came last. */
import {CHOW, KONG} from '../tiles/group.js';
import type {WinBy} from '../situation/situation.js';
import {rankOf, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import type {BuiltSet, Tiles} from './build.js';
import type {Plan} from './plan.js';

/** How a set lies: held, called, a concealed kong, or a kong added to a called triplet. */
export type Lies = 'held' | 'called' | 'concealed' | 'added';

/** A set, and how it lies. */
export interface DealtSet extends BuiltSet {
  readonly lies: Lies;
}

/** A drawn hand, and how it was won. */
export interface DealtHand extends Tiles {
  readonly sets: readonly DealtSet[];
  readonly by: WinBy;
  /** The winning tile's kind; -1 for a hand that has not won. */
  readonly win: Kind;
}

/** How much may vary of what a recipe leaves open: 1 nothing, 2 melds, 3 kongs too. */
export type Level = 1 | 2 | 3;

/** Deals a hand; undefined if no tile held can be the last one in the way the plan wants. */
export function dealHand(
  plan: Plan,
  tiles: Tiles,
  by: WinBy,
  level: Level,
  callsChows: boolean,
  random: Random,
): DealtHand | undefined {
  const sets = lay(plan, tiles, level, callsChows, random);
  const {counts} = tiles;
  for (const set of sets) if (set.type !== KONG && isKong(set)) counts[set.kind]++;
  const {pair, loose} = tiles;
  const dealt = {sets, pair, loose, counts, by, win: -1};
  if (plan.win === 'none') return dealt;
  dealt.win = plan.completes ? completed(plan.completes, counts, random) : lastTile(plan, dealt, random);
  return dealt.win < 0 ? undefined : dealt;
}

/** Whether a set is a kong of any sort. */
export const isKong = ({type, lies}: DealtSet): boolean =>
  type === KONG || lies === 'concealed' || lies === 'added';

/** Chooses which sets are melded. */
function lay(
  plan: Plan,
  {sets, counts, loose}: Tiles,
  level: Level,
  callsChows: boolean,
  random: Random,
): DealtSet[] {
  const likely = meldsLikely(plan, loose.length, level, random);
  const dealt = sets.map((set) => {
    const {type, kind, own, hidden, called, how} = set;
    const lies = type === CHOW && !callsChows ? 'held' : liesOf(set, likely, random);
    return {type, kind, own, hidden, called, how, lies};
  });
  if (plan.melds === 'open' && !dealt.some(isCalled)) callOne(dealt, callsChows, random);
  if (plan.melds === 'allButOne') holdOne(dealt, random);
  if (level < 3 || !loose.length) growKongs(plan, dealt, counts, level, random);
  return dealt;
}

const isCalled = ({lies}: DealtSet): boolean => lies === 'called' || lies === 'added';

/** How likely a set is called, out of 100. */
function meldsLikely({melds}: Plan, loose: number, level: Level, random: Random): number {
  if (melds === 'all' || melds === 'allButOne') return 100;
  if (melds === 'none' || melds === 'concealed' || (loose > 9 && melds === undefined)) return 0;
  return level === 1 ? 0 : [0, 30, 60][random.below(3)];
}

function liesOf({type, how, hidden, called}: BuiltSet, likely: number, random: Random): Lies {
  if (called) return 'called';
  if (type === KONG) return kongLies(how, hidden || likely === 0, random);
  return !hidden && likely > 0 && random.below(100) < likely ? 'called' : 'held';
}

const WAYS = {
  open: ['called'],
  added: ['added'],
  concealed: ['concealed'],
  own: ['concealed', 'added'],
  any: ['called', 'added', 'concealed'],
} as const;

function kongLies(how: BuiltSet['how'], hidden: boolean, random: Random): Lies {
  if (hidden) return how === 'open' || how === 'added' ? WAYS[how][0] : 'concealed';
  const ways = WAYS[how];
  return ways[random.below(ways.length)];
}

function callOne(sets: {lies: Lies; hidden: boolean; type: number}[], chows: boolean, random: Random): void {
  const free = sets.filter(({lies, hidden, type}) => lies === 'held' && !hidden && (chows || type !== CHOW));
  if (free.length) free[random.below(free.length)].lies = 'called';
}

/** Keeps one more set in the hand, or makes it a concealed kong. */
function holdOne(sets: {lies: Lies; type: number}[], random: Random): void {
  const set = sets[random.below(sets.length)];
  if (set) set.lies = set.type === KONG ? 'concealed' : 'held';
}

/** Sometimes makes a triplet a kong, if its fourth tile is free and the plan does not mention kongs. */
function growKongs(
  plan: Plan,
  sets: {lies: Lies; type: number; kind: Kind; hidden: boolean}[],
  counts: Uint8Array,
  level: Level,
  random: Random,
): void {
  if (level === 1 || plan.melds === 'none' || plan.sets.some(({type}) => type === KONG)) return;
  for (const set of sets) {
    if (set.type === CHOW || set.type === KONG || counts[set.kind] > 3 || random.below(8)) continue;
    if (set.lies === 'called') set.lies = random.below(2) ? 'added' : 'called';
    else if (plan.melds !== 'all' && plan.melds !== 'allButOne' && random.below(2)) set.lies = 'concealed';
  }
}

/** The last tile, for a plan that lists the kinds that complete the hand; -1 if none of them is left. */
function completed(completes: Uint8Array, counts: Uint8Array, random: Random): Kind {
  const kinds = [...completes.keys()].filter((kind) => completes[kind] && counts[kind] < 4);
  if (!kinds.length) return -1;
  const win = kinds[random.below(kinds.length)];
  counts[win]++;
  return win;
}

/** The kinds of the tiles that may have come last, one entry for each tile. */
const last = new Uint8Array(64);

function lastTile(plan: Plan, {sets, pair, loose, counts, by}: Omit<DealtHand, 'win'>, random: Random): Kind {
  let n = 0;
  const allow = (kind: Kind): void => {
    if (by !== 'robbing' || counts[kind] === 1) last[n++] = kind;
  };
  for (const set of sets) {
    if (set.lies !== 'held' || (set.hidden && by !== 'self' && !plan.elsewhere)) continue;
    for (let at = 0; at < (set.type === CHOW ? 3 : 1); at++) {
      const kind = set.kind + at;
      if (fits(plan, set, formOf(set, at))) allow(kind);
    }
  }
  if (pair >= 0 && fits(plan, undefined, 'pair')) allow(pair);
  if (plan.win === undefined || plan.elsewhere) for (const kind of loose) allow(kind);
  return n ? last[random.below(n)] : -1;
}

function formOf({type, kind}: BuiltSet, at: number): 'edge' | 'closed' | 'two-sided' | 'pung' {
  if (type !== CHOW) return 'pung';
  if (at === 1) return 'closed';
  const low = rankOf(kind);
  return (at === 2 && low === 1) || (at === 0 && low === 7) ? 'edge' : 'two-sided';
}

function fits({win, elsewhere}: Plan, set: BuiltSet | undefined, form: string): boolean {
  if (win === undefined || win === 'none') return true;
  const there = win === 'other' ? !set?.own : win === form;
  return there !== elsewhere;
}
