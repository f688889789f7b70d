/** Loads how rule sets are played: each is fetched once, for all elements. */
import type {Course} from '../core/game/course.js';
import type {Flow} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {laterFor} from './fetched.js';

/** The flow and the course of a rule set; null where it has none, undefined until they are loaded. */
export const flowOf = laterFor(
  async ({flow}: Ruleset): Promise<(Flow & Course) | null> => (await flow?.()) ?? null,
);
