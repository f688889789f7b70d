/** A table: the rules that are played by, and what computer players know of them. */
import type {Course} from '../../core/game/course.js';
import type {BySeat} from '../../core/game/frame.js';
import type {Flow} from '../../core/game/flow.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {randomOf} from '../../core/tiles/random.js';
import {bySeat} from '../../round/state/rules.js';
import {refereeFor, type Referee} from '../../round/referee.js';
import {playerOf} from '../players/levels.js';
import type {PlayerLevel, ThinkingPlayer} from '../players/player.js';
import {plansOf, type Plans} from '../plans/plans.js';
import type {PlayedRules} from '../seen/view.js';
import {isFault} from '../../core/situation/result.js';

/** The rules of a table, and what its players look for. */
export interface PlayTable {
  readonly referee: Referee;
  readonly rules: PlayedRules;
  readonly plans: Plans;
  /** How a game goes on from hand to hand. */
  readonly course: Course;
}

/** What a table is made of. */
export interface TableRules {
  readonly ruleset: Ruleset;
  /** How it is played; the rule set's own flow if not given. */
  readonly flow?: Flow & Course;
  /** Options of the rule set and of its flow; those left out have their defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The id of the rule set, or of one of its presets. */
  readonly id?: string;
}

/**
 * Makes a table.
 * @returns the table; or a fault: the rule set does not say how it is played, there is no such preset, or an option is wrong
 */
export async function tableFor({
  ruleset,
  flow,
  options,
  id = ruleset.id,
}: TableRules): Promise<PlayTable | Fault> {
  const played = flow ?? (await ruleset.flow?.());
  if (!played) return fault('no-flow', id, 'rules');
  const referee = refereeFor(ruleset, played, options, id);
  if (isFault(referee)) return referee;
  const {table, course} = referee.rules;
  if (!table || !course) return fault('no-flow', id, 'rules');
  const rules = {...referee.rules, ruleset, table};
  return {referee, rules, plans: await plansOf(rules), course};
}

/** A computer player, whose chances come from a seed. */
export const playerAt = ({rules, plans}: PlayTable, level: PlayerLevel, seed: string): ThinkingPlayer =>
  playerOf(level, {rules, plans, random: randomOf(seed)});

/** A computer player for each seat. */
export const playersAt = (
  table: PlayTable,
  seed: string,
  levelOf: (seat: Seat, i: number) => PlayerLevel,
): BySeat<ThinkingPlayer> =>
  bySeat(table.rules.seats, (seat, i) => playerAt(table, levelOf(seat, i), `${seed} ${seat}`));

/** The level of each seat: one for all, or one by one in their order. */
export const levelsBySeat = (seats: readonly Seat[], levels: readonly PlayerLevel[]): BySeat<PlayerLevel> =>
  bySeat(seats, (_seat, i) => levels[i % levels.length]);
