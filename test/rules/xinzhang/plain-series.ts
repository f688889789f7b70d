/** Sets of 新章 that belong together, and the waits of a hand, tile by tile. */
import type {PlainHand} from './plain.js';
import {countOf, isComplete, isHonor} from './plain-forms.js';

interface Kinds {
  readonly kinds: readonly number[];
}

/** The same set in three suits. */
export const threeSuits = (groups: readonly Kinds[]): boolean =>
  groups.some(
    ({kinds: [kind]}) => kind < 9 && [9, 18].every((more) => groups.some((g) => g.kinds[0] === kind + more)),
  );

/** The longest run of triplets of one suit. */
export function longestRun(groups: readonly Kinds[]): number {
  const kinds = groups.map((group) => group.kinds[0]).filter((kind) => kind < 27);
  const from = (kind: number): number => 1 + (kind % 9 < 8 && kinds.includes(kind + 1) ? from(kind + 1) : 0);
  return Math.max(0, ...kinds.map(from));
}

/** Whether sixteen concealed tiles have the form 九龍飛天. */
export function isNineDragons(held: readonly number[]): boolean {
  if (held.length !== 16 || held.some(isHonor)) return false;
  const suits = new Set(held.map((kind) => Math.floor(kind / 9)));
  if (suits.size !== 1) return false;
  const first = Math.min(...[...suits]) * 9;
  if (countOf(held, first) >= 3 && countOf(held, first + 8) >= 3) return false;
  return Array.from({length: 9}, (_, i) => first + i).every(
    (kind) => countOf(held, kind) < 4 && isComplete([...held, kind], 0, false),
  );
}

/** The kinds that the held tiles wait for, including kinds used up in the hand. */
export function waited({held, melds, rules}: PlainHand): number[] {
  const kinds = Array.from({length: 34}, (_, kind) => kind);
  return kinds.filter((kind) => isComplete([...held, kind], melds.length, rules === 'xinzhang'));
}
