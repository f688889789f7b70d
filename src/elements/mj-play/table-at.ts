/** The table at which an element's rules are played. */
import {flowOf} from '../../controllers/flow-of.js';
import type {Needing} from '../../controllers/fetched.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import {findRules} from '../../core/reading/read.js';
import {fault, spelled, type Fault} from '../../core/situation/problem.js';
import {isRecord} from '../../core/situation/value.js';
import type {PlayTable} from '../../play/table/table.js';
import {playTableOf, type TableMaker} from './tables.js';
import {isFault} from '../../core/situation/result.js';

/** The rules, as the element names them. */
interface NamedRules {
  readonly ruleset: Ruleset;
  readonly rulesId: string;
  readonly options: unknown;
}

/** The table by these rules, or why there is none; undefined until it has been made. */
export function tableAt(
  maker: TableMaker | undefined,
  {ruleset, rulesId, options = ''}: NamedRules,
  host: Needing,
): PlayTable | Fault | undefined {
  const flow = flowOf(ruleset, host);
  if (flow === undefined || !maker) return undefined;
  if (flow === null) return fault('no-flow', rulesId, 'rules');
  const id = findRules(rulesId || ruleset.id, ruleset)?.preset?.id ?? ruleset.id;
  const given = isRecord(options)
    ? options
    : parseOptions({...ruleset.options, ...flow.options}, spelled(options), id);
  return isFault(given) ? given : playTableOf(maker, {ruleset, id, options: given, flow}, host);
}
