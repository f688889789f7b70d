/** Plays games at random, checks the invariants of every position, and counts what was met. */
import type {Flow} from '../../src/core/game/flow.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {columns} from '../../src/cli/text.js';
import {roundRules} from '../../src/round/state/rules.js';
import {formatRound} from '../../src/round/text/format.js';
import type {RulesMet} from './happening.js';
import {faultOfHand} from './invariants.js';
import * as rulesMet from './met/index.js';
import {playGames, type RandomHand} from './random-game.js';
import {RulesTally, kindOfEnding, type EndingKind} from './tally.js';
import {isFault} from '../../src/core/situation/result.js';

/** The rules of play by what meets them; a rule set that is not played has none. */
const MET: Readonly<Partial<Record<string, RulesMet>>> = rulesMet;

/** A rule set to be played at random. */
interface Played {
  readonly ruleset: Ruleset;
  readonly flow: Flow;
  /** The id of the rule set or of a preset. */
  readonly id: string;
}

/** A hand as it is printed as JSON. */
interface HandJson {
  /** The seed of its game, and its number in it, from 1. */
  readonly seed: string;
  readonly hand: number;
  /** What its wall was stacked for; absent where it was shuffled. */
  readonly scene?: string;
  /** The hand as a text that `mj round` reads. */
  readonly round: string;
  readonly ending?: EndingKind;
  readonly winners?: readonly {readonly seat: string; readonly by: string; readonly total?: number}[];
  readonly net?: Readonly<Partial<Record<string, number>>>;
  /** The numbers of the rules that it met. */
  readonly rules: readonly string[];
  readonly fault?: string;
}

/** What came of random play. */
export interface Fuzzed {
  readonly id: string;
  readonly played: number;
  readonly failed: number;
  /** For each hand that failed: its seed, its number, and what is wrong. */
  readonly faults: readonly string[];
  readonly endings: ReadonlyMap<EndingKind, number>;
  readonly rules: ReadonlyMap<string, number>;
  readonly hands: readonly HandJson[];
}

/**
 * Plays so many hands at random.
 * @param keep whether the hands are kept, for printing them
 */
export function fuzz({ruleset, flow, id}: Played, many: number, seed: string, keep = false): Fuzzed {
  const rules = roundRules(ruleset, flow, {id});
  if (isFault(rules)) throw new TypeError(rules.code);
  const tally = new RulesTally(rules, MET[ruleset.id] ?? {met: {}, shown: []});
  const faults: string[] = [];
  const hands: HandJson[] = [];
  let n = 0;
  for (const hand of playGames(rules, many, seed)) {
    const fault = faultOfHand(hand, n++);
    const met = tally.add(hand);
    if (fault !== undefined) faults.push(`seed '${hand.seed}', hand ${hand.hand}: ${fault}`);
    if (keep) hands.push(handJson(hand, met, fault));
  }
  const {endings, rules: counted} = tally;
  return {id, played: many, failed: faults.length, faults, endings, rules: counted, hands};
}

function handJson(
  {seed, hand, scene, record, ending}: RandomHand,
  rules: readonly string[],
  fault: string | undefined,
): HandJson {
  const kind = ending && kindOfEnding(ending);
  const winners = ending?.winners.map(({seat, by, total}) => ({
    seat,
    by,
    ...(total !== undefined && {total}),
  }));
  return {
    seed,
    hand,
    ...(scene && {scene}),
    round: formatRound(record),
    ...(kind && {ending: kind}),
    ...(ending && {winners, net: ending.net}),
    rules,
    ...(fault !== undefined && {fault}),
  };
}

/** What came of random play, as one value of JSON. */
export const fuzzedJson = ({id, played, failed, endings, rules, hands}: Fuzzed): object => ({
  rules: id,
  played,
  failed,
  endings: Object.fromEntries(endings),
  met: Object.fromEntries(rules),
  hands,
});

/** What came of random play, as lines: the hands that failed, two tables, and the number of hands that passed. */
export function fuzzedLines({played, failed, faults, endings, rules}: Fuzzed): string[] {
  const table = (head: string, rows: Iterable<readonly [string, number]>): string[] =>
    columns([[head, 'Hands'], ...[...rows].map(([what, n]) => [what, String(n)])]);
  return [
    ...faults,
    ...table('Ending', endings),
    '',
    ...table('Rule', rules),
    '',
    `${played - failed} passed, ${failed} failed`,
  ];
}
