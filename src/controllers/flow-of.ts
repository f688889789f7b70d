/** Loads how rule sets are played: each is fetched once, for all elements. */
import type {Course} from '../core/game/course.js';
import type {Flow} from '../core/game/flow.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {oncePer} from '../core/situation/once-per.js';
import {later, type Needing} from './fetched.js';

const asks = oncePer(({flow}: Ruleset) =>
  later(async (): Promise<(Flow & Course) | null> => (await flow?.()) ?? null),
);

/** The flow and the course of a rule set; null where it has none, undefined until they are loaded. */
export const flowOf = (ruleset: Ruleset, host: Needing): (Flow & Course) | null | undefined =>
  asks(ruleset)(host);
