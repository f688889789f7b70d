/** Fans that combine sets, by the five principles; tries every family. */
import {isHonor, rank, suit, type Group} from './forms.js';

/** A fan, and the sets that show it. */
export interface Combined {
  readonly id: string;
  readonly sets: readonly number[];
}

export const VALUES: Readonly<Record<string, number>> = {
  yisesitongshun: 48,
  yisesijiegao: 48,
  yisesibugao: 32,
  yisesantongshun: 24,
  yisesanjiegao: 24,
  qinglong: 16,
  yisesanbugao: 16,
  santongke: 16,
  hualong: 8,
  sansesantongshun: 8,
  sansesanjiegao: 8,
  sansesanbugao: 6,
  shuangtongke: 2,
  yibangao: 1,
  xixiangfeng: 1,
  lianliu: 1,
  laoshaofu: 1,
};

/** The names of fans by `type, number of sets, suits, ranks between them`. */
const SHOWN: Readonly<Record<string, string>> = {
  'chow 1 0,0,0': 'yisesitongshun',
  'chow 1 1,1,1': 'yisesibugao',
  'chow 1 2,2,2': 'yisesibugao',
  'chow 1 0,0': 'yisesantongshun',
  'chow 1 3,3': 'qinglong',
  'chow 1 1,1': 'yisesanbugao',
  'chow 1 2,2': 'yisesanbugao',
  'chow 3 3,3': 'hualong',
  'chow 3 0,0': 'sansesantongshun',
  'chow 3 1,1': 'sansesanbugao',
  'chow 1 0': 'yibangao',
  'chow 2 0': 'xixiangfeng',
  'chow 1 3': 'lianliu',
  'chow 1 6': 'laoshaofu',
  'pung 1 1,1,1': 'yisesijiegao',
  'pung 1 1,1': 'yisesanjiegao',
  'pung 3 0,0': 'santongke',
  'pung 3 1,1': 'sansesanjiegao',
  'pung 2 0': 'shuangtongke',
};

function fanOf(groups: readonly Group[]): string | undefined {
  const chow = groups[0].type === 'chow';
  if (groups.some(({type, tiles}) => (type === 'chow') !== chow || isHonor(tiles[0]))) return undefined;
  const suits = new Set(groups.map(({tiles}) => suit(tiles[0])));
  const ranks = groups.map(({tiles}) => rank(tiles[0])).sort((a, b) => a - b);
  const steps = ranks.slice(1).map((n, i) => n - ranks[i]);
  return SHOWN[`${chow ? 'chow' : 'pung'} ${suits.size} ${steps.join()}`];
}

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);

export function allCombined(groups: readonly Group[]): Combined[] {
  const sets = groups.flatMap(({type}, i) => (['chow', 'pung', 'kong'].includes(type) ? [i] : []));
  return subsets(sets)
    .filter((some) => some.length >= 2)
    .flatMap((some) => {
      const id = fanOf(some.map((i) => groups[i]));
      return id ? [{id, sets: some}] : [];
    });
}

/**
 * Whether a family is allowed: no set shows the same fan twice; and fans and sets, joined where a fan uses a set,
 * form no circle.
 */
function allowed(family: readonly Combined[]): boolean {
  const uses = family.flatMap(({id, sets}) => sets.map((set) => `${id} ${set}`));
  if (new Set(uses).size < uses.length) return false;
  let joined: Set<number>[] = [];
  for (const {sets} of family) {
    const touched = joined.filter((unit) => sets.some((set) => unit.has(set)));
    if (touched.some((unit) => sets.filter((set) => unit.has(set)).length > 1)) return false;
    joined = [
      ...joined.filter((unit) => !touched.includes(unit)),
      new Set([...sets, ...touched.flatMap((u) => [...u])]),
    ];
  }
  return true;
}

/** The allowed families of these fans with the highest value. */
export function bestFamilies(combined: readonly Combined[]): Combined[][] {
  const worth = (family: readonly Combined[]): number => family.reduce((sum, {id}) => sum + VALUES[id], 0);
  // adding to a family that is not allowed does not make it allowed
  const families = combined.reduce<Combined[][]>(
    (all, one) => [...all, ...all.map((some) => [...some, one]).filter(allowed)],
    [[]],
  );
  const most = Math.max(...families.map(worth));
  return families.filter((family) => worth(family) === most);
}
