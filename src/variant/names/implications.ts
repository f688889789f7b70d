/** Which patterns always hold where another one holds. */
import {IMPLIED} from './implied.js';
import {oncePerKey} from '../../core/situation/once-per-key.js';

/** The hands of a game: four sets with seven pairs, four sets alone, or five sets. */
export type HandShape = 'a' | 'b' | 'c';

const closureOf = oncePerKey((shape: HandShape): ReadonlyMap<string, readonly string[]> => {
  const steps = new Map<string, string[]>();
  for (const line of IMPLIED.trim().split('\n')) {
    const [id, ...list] = line.split(' ');
    const here = list.map((one) => one.split(':')).filter(([, shapes = shape]) => shapes.includes(shape));
    steps.set(
      id,
      here.map(([other]) => other),
    );
  }
  return new Map([...steps.keys()].map((id) => [id, reachedFrom(id, steps)]));
});

function reachedFrom(id: string, steps: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reached = new Set<string>();
  const visit = (one: string): void => {
    for (const next of steps.get(one) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(id);
  reached.delete(id);
  return [...reached];
}

/** The ids of the patterns that a hand with this one always has. */
export const impliedBy = (id: string, shape: HandShape): readonly string[] => closureOf(shape).get(id) ?? [];
