/** The tables of all rule sets of the package, each made once. */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {tableFor, type PlayTable} from '../../src/play/table/table.js';
import * as all from '../../src/rules/index.js';
import {isFault} from '../../src/core/situation/result.js';

/** Every rule set that is played. */
export const played: readonly Ruleset[] = Object.values(all) as readonly Ruleset[];

const made = new Map<Ruleset, Promise<PlayTable>>();

/** The table of a rule set. */
export function tableOf(ruleset: Ruleset): Promise<PlayTable> {
  const table =
    made.get(ruleset) ??
    tableFor({ruleset}).then((found) => {
      if (isFault(found)) throw new Error(found.code);
      return found;
    });
  made.set(ruleset, table);
  return table;
}
