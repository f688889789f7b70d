/** The table of a command line: its rules, and its options. */
import {parseOptions} from '../core/reading/options.js';
import {explainFault, fault, type Fault} from '../core/situation/problem.js';
import {loadLocale} from '../locales/index.js';
import {tableFor, type PlayTable} from '../play/table/table.js';
import {UsageError, type Args} from './args.js';
import {CALLED} from './called.js';
import {rulesetFor} from './rulesets.js';
import {isFault} from '../core/situation/result.js';

/** What a command line says of the rules. */
export interface RulesGiven {
  readonly rules: string;
  readonly options?: string;
}

/**
 * The table for rules, as a command line names them.
 * @throws {UsageError} for rules that are not played, and for wrong options
 */
export async function tableOfRules(
  {rules, options: text = ''}: RulesGiven,
  args: Pick<Args, 'says' | 'lang'>,
): Promise<PlayTable> {
  const {ruleset, preset} = await rulesetFor(rules, args, `${CALLED} play`);
  const id = preset?.id ?? ruleset.id;
  const {problems} = await loadLocale(args.lang);
  const refused = (found: Fault, flag: string): UsageError =>
    new UsageError(`${flag}: ${explainFault(found, problems).message}`);
  const flow = await ruleset.flow?.();
  if (!flow) throw refused(fault('no-flow', id, 'rules'), '--rules');
  const options = parseOptions({...ruleset.options, ...flow.options}, text, id);
  if (isFault(options)) throw refused(options, '--options');
  const table = await tableFor({ruleset, flow, options, id});
  if (isFault(table)) throw refused(table, '--options');
  return table;
}
