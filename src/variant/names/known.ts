/** The patterns that the language knows by name. */
import type {PatternKind} from '../../core/game/pattern.js';
import type {ToldMeaning} from '../messages/report.js';
import {DICTIONARY} from './dictionary.js';
import {fold, foldPattern} from './fold.js';
import {isOneOf} from '../../core/situation/value.js';
import {lazy} from './lazy.js';

/** The families of rules in which names have meanings of their own. */
export const FAMILIES = ['hk', 'tw', 'mcr', 'jp', 'sc', 'zj'] as const;
/** A family of {@link FAMILIES}. */
export type Family = (typeof FAMILIES)[number];

/** A pattern of the dictionary. */
export interface KnownPattern {
  readonly id: string;
  readonly kind: PatternKind;
  /** Its condition, in the words of conditions. */
  readonly says: string;
  /** Whether it counts once for each set, tile or flower that shows it. */
  readonly counts: boolean;
  /** Its names, without those that mean it in some families alone. */
  readonly names: readonly string[];
}

/** A meaning of a name, in all families or in some. */
interface NameMeaning {
  readonly id: string;
  readonly families: Family[];
}

interface Dictionary {
  readonly patterns: ReadonlyMap<string, KnownPattern>;
  /** What a folded name may mean. */
  readonly meanings: ReadonlyMap<string, readonly NameMeaning[]>;
  /** The first spelling of each folded name. */
  readonly spelled: ReadonlyMap<string, string>;
}

const KINDS = new Map<string, PatternKind>([
  ['s', 'sets'],
  ['f', 'form'],
  ['t', 'tiles'],
  ['w', 'win'],
  ['b', 'bonus'],
]);

/** Whether a word is the name of a family. */
export const isFamily = isOneOf(FAMILIES);

/** Read by the first text. */
const dictionary = lazy((): Dictionary => {
  const patterns = new Map<string, KnownPattern>();
  const meanings = new Map<string, NameMeaning[]>();
  const spelled = new Map<string, string>();
  const mean = (name: string, id: string, family?: Family): void => {
    const key = foldPattern(name);
    const list = meanings.get(key) ?? [];
    meanings.set(key, list);
    const folded = fold(name);
    if (!spelled.has(folded)) spelled.set(folded, name);
    const one = list.find((other) => other.id === id) ?? {id, families: []};
    if (!list.includes(one)) list.push(one);
    if (family && !one.families.includes(family)) one.families.push(family);
  };
  for (const line of DICTIONARY.trim().split('\n')) {
    const [head, names = ''] = line.split(' ; ');
    const [id, kind, ...says] = head.split(' ');
    const general: string[] = [];
    mean(id, id);
    for (const name of names.split('/').filter(Boolean)) {
      const [family, bare = ''] = name.split(':');
      if (isFamily(family)) mean(bare, id, family);
      else {
        general.push(name);
        mean(name, id);
      }
    }
    const row = {id, kind: KINDS.get(kind[0]) ?? 'form', says: says.join(' '), counts: kind.endsWith('*')};
    patterns.set(id, {...row, names: general});
  }
  return {patterns, meanings, spelled};
});

/** The pattern of an id. */
export const knownPattern = (id: string): KnownPattern | undefined => dictionary().patterns.get(id);

/** All patterns of the dictionary. */
export const knownPatterns = (): Iterable<KnownPattern> => dictionary().patterns.values();

/**
 * The ids that a name may mean in a family of rules: none, one, or several. A meaning that is the family's own comes
 * before those of all families, and these before the own meanings of other families.
 */
export const idsNamed = (name: string, family: Family | undefined): readonly string[] =>
  meaningsNamed(name, family).map(({id}) => id);

function meaningsNamed(name: string, family: Family | undefined): readonly NameMeaning[] {
  const list = dictionary().meanings.get(foldPattern(name)) ?? [];
  const own = list.filter(({families}) => family !== undefined && families.includes(family));
  const general = list.filter(({families}) => !families.length);
  return own.length ? own : general.length ? general : list;
}

/** The meanings of a name that has several. */
export const meaningsOf = (
  name: string,
  ids: readonly string[],
  family: Family | undefined,
): readonly ToldMeaning[] =>
  ids.map((id) => {
    const own = meaningsNamed(name, family).find((one) => one.id === id);
    return {id, families: family === undefined ? (own?.families ?? []) : []};
  });

/** All names of the dictionary as they are written, by their folded form. */
export const allNames = (): ReadonlyMap<string, string> => dictionary().spelled;
