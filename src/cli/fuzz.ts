/** `mj round --fuzz N`: plays games at random, checks the invariants of every position, and counts what was met. */
import {isFault} from '../core/reading/read.js';
import type {Flow} from '../core/game/flow.js';
import type {RulesMet} from '../core/game/happening.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {explainFault, fault as faultOf} from '../core/situation/problem.js';
import {fuzzWords} from '../locales/fuzz.js';
import {loadLocale} from '../locales/index.js';
import {faultOfHand} from '../round/random/invariants.js';
import {playGames, type RandomHand} from '../round/random/random-game.js';
import {roundRules} from '../round/state/rules.js';
import {RulesTally, kindOfEnding, type EndingKind} from '../round/random/tally.js';
import {formatRound} from '../round/text/format.js';
import * as rulesMet from './all-rules-met.js';
import {UsageError, type Args} from './args.js';
import {rulesetFor} from './rulesets.js';
import {columns} from './text.js';
import {print, printJson} from './output.js';
import {CALLED} from './called.js';

/** The rules of play by what meets them; a rule set that is not played has none. */
const MET: Readonly<Partial<Record<string, RulesMet>>> = rulesMet;

/** Prints the hands in which an invariant fails, what was met how often, and the number of hands that passed. */
export async function fuzzCommand(args: Args): Promise<number> {
  const {given, lang} = args;
  const {ruleset, preset} = await rulesetFor(given.rules, args, `${CALLED} round --fuzz`);
  const flow = await ruleset.flow?.();
  if (!flow) {
    const {problems} = await loadLocale(lang);
    throw new UsageError(explainFault(faultOf('no-flow', ruleset.id, 'rules'), problems).message);
  }
  const played = fuzz(
    {ruleset, flow, id: preset?.id ?? ruleset.id},
    Number(given.fuzz),
    typeof given.seed === 'string' ? given.seed : 'mj',
    given.json === true,
  );
  if (given.json) printJson(jsonOf(played));
  else print(...linesOf(played, lang));
  return played.failed ? 1 : 0;
}

/** A rule set to be played at random. */
interface Played {
  readonly ruleset: Ruleset;
  readonly flow: Flow;
  /** The id of the rule set or of a preset. */
  readonly id: string;
}

/** A hand as `--json` prints it. */
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
  if (isFault(rules)) throw new UsageError(rules.code);
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

/** The shape that `--json` prints. */
function jsonOf({id, played, failed, endings, rules, hands}: Fuzzed): object {
  return {
    rules: id,
    played,
    failed,
    endings: Object.fromEntries(endings),
    met: Object.fromEntries(rules),
    hands,
  };
}

function linesOf({played, failed, faults, endings, rules}: Fuzzed, lang: Args['lang']): string[] {
  const words = fuzzWords[lang];
  const table = (head: string, rows: readonly (readonly [string, number])[]): string[] =>
    columns([[head, words.hands], ...rows.map(([what, n]) => [what, String(n)])]);
  return [
    ...faults,
    ...table(
      words.ending,
      [...endings].map(([kind, n]) => [words.endings[kind], n]),
    ),
    '',
    ...table(words.rule, [...rules]),
    '',
    `${played - failed} passed, ${failed} failed`,
  ];
}
