/** Loads how rule sets are played: each is fetched once, for all elements. */
import type {Course} from '../core/game/course.js';
import type {Flow} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {whenFetched, type Needing} from './fetched.js';

type Played = Flow & Course;

const flows = new WeakMap<Ruleset, Played | null | Promise<unknown>>();

/** The flow and the course of a rule set; null where it has none, undefined until they are loaded. */
export function flowOf(ruleset: Ruleset, host: Needing): Played | null | undefined {
  const found = flows.get(ruleset);
  if (found !== undefined && !(found instanceof Promise)) return found;
  whenFetched(host, ruleset, () => fetchFlow(ruleset));
  return undefined;
}

/** Fetches it once, and again after a failure. */
function fetchFlow(ruleset: Ruleset): Promise<unknown> {
  const found = flows.get(ruleset);
  if (found instanceof Promise) return found;
  const coming = Promise.resolve(ruleset.flow?.()).then(
    (flow) => flows.set(ruleset, flow ?? null),
    (error: unknown) => {
      flows.delete(ruleset);
      throw error;
    },
  );
  flows.set(ruleset, coming);
  return coming;
}
