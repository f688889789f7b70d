/** Loads how rule sets are played: each is fetched once, for all elements. */
import type {Course} from '../core/game/course.js';
import type {Flow} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {whenFetched} from './fetched.js';

type Played = Flow & Course;

const flows = new WeakMap<Ruleset, Played | null | Promise<unknown>>();

/** The flow and the course of a rule set; null where it has none, undefined until they are loaded. */
export function flowOf(ruleset: Ruleset, host: {requestUpdate(): void}): Played | null | undefined {
  const found = flows.get(ruleset);
  if (found !== undefined && !(found instanceof Promise)) return found;
  const keep = (flow?: Played) => flows.set(ruleset, flow ?? null);
  const forget = (error: unknown): never => {
    flows.delete(ruleset);
    throw error;
  };
  const coming = found ?? Promise.resolve(ruleset.flow?.()).then(keep, forget);
  if (!found) flows.set(ruleset, coming);
  const update = () => host.requestUpdate();
  whenFetched(coming, update, update);
  return undefined;
}
