/** Hands played by an author's rule set, to find what stops them. */
import type {Ruleset} from '../../core/game/ruleset.js';
import type {RulesetFault} from '../../core/scoring/checks.js';
import {isFault} from '../../core/situation/result.js';
import {tableFor} from '../table/table.js';
import {WallPlayer, type HandsAsked} from './walls.js';

/** Enough hands for calls, kongs, wins and a drawn hand. Every level plays, since each asks for something else. */
const TRIAL: HandsAsked = {hands: 12, seed: 'trial', levels: [1, 2, 3, 4]};

/**
 * Plays some hands by a rule set that says how it is played.
 * @returns what stopped the first hand that did not end; nothing if all ended, or if the rule set only scores
 */
export async function playFaults(ruleset: Ruleset): Promise<readonly RulesetFault[]> {
  if (!ruleset.flow) return [];
  const stopped = (got: string): RulesetFault[] => [
    {path: 'flow()', expected: 'hands that computer players play to their ends', got},
  ];
  try {
    const table = await tableFor({ruleset});
    if (isFault(table)) return stopped([table.code, table.about].filter(Boolean).join(' '));
    const player = new WallPlayer(table, TRIAL, () => 0);
    for (let n = 1; n <= TRIAL.hands; n++)
      for (const {seed, why} of player.play(n).faults) return stopped(`${why} (${seed})`);
    return [];
  } catch (error) {
    return stopped(error instanceof Error ? error.message : String(error));
  }
}
