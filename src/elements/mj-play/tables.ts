/** Makes tables: one for the same rules and options is made once, for all elements. */
import {later, type Needing} from '../../controllers/fetched.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Fault} from '../../core/situation/problem.js';
import type {PlayTable, TableRules} from '../../play/table/table.js';

/** What makes a table. */
export interface TableMaker {
  tableFor(rules: TableRules): Promise<PlayTable | Fault>;
}

type AskTable = (host: Needing) => PlayTable | Fault | undefined;

const tables = new WeakMap<Ruleset, Map<string, AskTable>>();

/** The table of a rule set with these options, or why there is none; undefined until it has been made. */
export function playTableOf(
  maker: TableMaker,
  rules: TableRules,
  host: Needing,
): PlayTable | Fault | undefined {
  const {ruleset, id, options} = rules;
  const made = tables.get(ruleset) ?? new Map<string, AskTable>();
  tables.set(ruleset, made);
  const key = JSON.stringify([id, options]);
  const ask = made.get(key) ?? later(() => maker.tableFor(rules));
  made.set(key, ask);
  return ask(host);
}
