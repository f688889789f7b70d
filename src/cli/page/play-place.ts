/** Where the hand of an element on a page is played, and from which seat. */
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import {findRules} from '../../core/reading/read.js';
import {isFault} from '../../core/situation/result.js';
import {isSeat} from '../../core/situation/situation.js';
import type {GoalSetUp} from '../../play/goals/reach.js';
import {onlyHand} from '../../play/table/given-position.js';
import {tableFor, type PlayTable, type TableRules} from '../../play/table/table.js';
import type {RoundRecord} from '../../round/record/record.js';
import {rulesets} from '../rulesets.js';
import type {FoundElement} from './found.js';

/** The tables of rule sets, by their options: to find what its players look for takes seconds, and pages ask for few. */
const made = new WeakMap<Ruleset, Map<string, ReturnType<typeof tableFor>>>();

/** The table of rules and options, which is made once. */
function tableOnce(rules: TableRules): ReturnType<typeof tableFor> {
  const {ruleset, id, options} = rules;
  const tables = made.get(ruleset) ?? new Map<string, ReturnType<typeof tableFor>>();
  made.set(ruleset, tables);
  const key = JSON.stringify([id, options]);
  const table = tables.get(key) ?? tableFor(rules);
  tables.set(key, table);
  return table;
}

/** The table of an element; undefined where its options cannot be read, which is said elsewhere. */
export async function tableOn({
  attributes: {rules = '', options = ''},
}: FoundElement): Promise<PlayTable | undefined> {
  const known = findRules(rules, rulesets);
  const flow = await known?.ruleset.flow?.();
  if (!known || !flow) return undefined;
  const {ruleset, preset} = known;
  const id = preset?.id ?? ruleset.id;
  const given = parseOptions({...ruleset.options, ...flow.options}, options, id);
  const table = isFault(given) ? given : await tableOnce({ruleset, flow, options: given, id});
  return isFault(table) ? undefined : table;
}

/** Who sits where. @param from the position from which the hand is played */
export function setUpOn(
  {attributes: {seat, dealer, round, seed = '1'}}: FoundElement,
  from: RoundRecord | undefined,
): GoalSetUp {
  const [own, deals, wind] = [seat, dealer, round].map((word) => (isSeat(word) ? word : undefined));
  const frame = {...(deals && {dealer: deals}), ...(wind && {round: wind})};
  const reader = own ?? (from && onlyHand(from)) ?? from?.start.dealer ?? deals ?? 'east';
  return {seat: reader, seed, frame, ...(from && {from})};
}
