/** Helpers for the tests of rounds: the sequences, and the referee of the rules that a record or a position names. */
import {readFileSync, readdirSync} from 'node:fs';
import {findRules} from '../../src/core/reading/read.js';
import type {Seat, Situation} from '../../src/core/situation/situation.js';
import {replay as replayRecord, type Replay} from '../../src/round/game/replay.js';
import type {Judgement} from '../../src/round/play/judge.js';
import type {Move} from '../../src/round/record/move.js';
import type {RoundMessages, RoundProblem} from '../../src/round/record/problem.js';
import type {MoveText, RoundRecord} from '../../src/round/record/record.js';
import {refereeUnder, type Referee} from '../../src/round/referee.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {rulesOfRecord, type RoundRules} from '../../src/round/state/rules.js';
import {readMove, writeMove} from '../../src/round/text/move.js';
import {parseRound} from '../../src/round/text/parse.js';
import * as all from '../../src/rules/index.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Flow} from '../../src/core/game/flow.js';
import {isFault} from '../../src/core/situation/result.js';

const folder = new URL('.', import.meta.url);

/** Each worked sequence of the rule pages by name. */
export const sequences: readonly (readonly [string, string])[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name.replace('.txt', ''), readFileSync(new URL(name, folder), 'utf8')]);

/** The rule sets that are played; the referee does not know the others. */
export const rulesets = Object.values(all).filter(({flow}) => flow);

const flows = new Map(await Promise.all(rulesets.map(async ({id, flow}) => [id, await flow!()] as const)));

interface Known {
  readonly ruleset: Ruleset;
  readonly flow: Flow;
  readonly preset?: string;
}

/** The rule set of an id, or of that of a preset, with its flow. */
export const flowOf = (id: string): Known => {
  const ruleset = rulesets.find(
    (one) => one.id === id || (one.presets ?? []).some((preset) => preset.id === id),
  )!;
  return {ruleset, flow: flows.get(ruleset.id)!, ...(ruleset.id === id ? {} : {preset: id})};
};

/** The rule set that a record names, also one that is not played. */
function playing(id: string): {readonly ruleset?: Ruleset; readonly flow?: Flow} {
  const found = findRules(id, Object.values(all));
  return found ? {ruleset: found.ruleset, flow: flows.get(found.ruleset.id)} : {};
}

/** Plays a record by the rules that it names. */
export const replay = (record: RoundRecord | RoundProblem, words: {messages?: RoundMessages} = {}): Replay =>
  replayRecord(record, {...('moves' in record && record.rules ? playing(record.rules) : {}), ...words});

/** The rules of an id under options. */
export function rulesOf(id: string, options?: Readonly<Record<string, unknown>>): RoundRules {
  const {ruleset, flow} = playing(id);
  const rules = rulesOfRecord({rules: id, ...(options && {options})}, ruleset, flow);
  if (isFault(rules)) throw new Error(rules.code);
  return rules;
}

const known = new Map<string, Referee>();

/** The referee of a position. */
export function refereeOf({rules, options}: Pick<RoundPosition, 'rules' | 'options'>): Referee {
  const key = JSON.stringify([rules, options]);
  const referee = known.get(key) ?? refereeUnder(rulesOf(rules, options));
  known.set(key, referee);
  return referee;
}

/** A move on tiles. */
export function moveOf(move: MoveText): Move {
  const read = readMove(move);
  if ('unread' in read) throw new Error(`${read.unread} is no tile`);
  return read;
}

/** The legal moves of a seat, as text. */
export const legal = (p: RoundPosition, seat: Seat): (MoveText & {readonly unsure?: true})[] =>
  refereeOf(p)
    .legal(p, seat)
    .map(({unsure, ...move}) => ({...writeMove(move), ...(unsure && {unsure})}));

/** The judgement of a move that is text. */
export const judge = (p: RoundPosition, seat: Seat, move: MoveText): Judgement =>
  refereeOf(p).judge(p, seat, moveOf(move));

/** Makes a move that is text. */
export const apply = (p: RoundPosition, seat: Seat, move: MoveText): RoundPosition | RoundProblem =>
  refereeOf(p).apply(p, seat, moveOf(move));

export const situationOf = (p: RoundPosition, seat: Seat): Situation | undefined =>
  refereeOf(p).situation(p, seat);

export function recordOf(text: string): RoundRecord {
  const record = parseRound(text);
  if (isFault(record)) throw new Error(`${record.line}:${record.column} ${record.message}`);
  return record;
}
