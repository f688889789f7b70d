/** Reads flags: which ones a rule set knows, and which contradict each other. */
import {hasFlag, type Position} from '../game/position.js';
import {fault, spelled, type Fault} from '../situation/problem.js';
import type {FlagSpec, Ruleset} from '../game/ruleset.js';
import type {Flag} from '../situation/situation.js';

const NONE: readonly Flag[] = [];

/** The flags, each once; a fault for a flag that the rule set does not have. */
export function readFlags(
  {id, flags: known = []}: Pick<Ruleset, 'id' | 'flags'>,
  given: unknown,
): readonly Flag[] | Fault {
  if (given === undefined) return NONE;
  if (!Array.isArray(given)) return fault('bad-field', 'flags', 'flags');
  const flags = new Set<Flag>();
  for (const name of given as readonly unknown[]) {
    const spec = known.find(({flag}) => flag === name);
    if (!spec)
      return {
        ...fault('unknown-flag', spelled(name), 'flags'),
        rules: id,
        allowed: known.map(({flag}) => flag),
      };
    flags.add(spec.flag);
  }
  return [...flags];
}

/** A fault for the first flag that is impossible in this position. */
export function checkFlags(position: FlagPosition, known: readonly FlagSpec[]): Fault | undefined {
  if (!position.flags.length) return undefined;
  for (const spec of known) {
    if (hasFlag(position, spec.flag) && !possible(spec, position)) {
      return fault('flag-conflict', spec.flag, 'flags');
    }
  }
  return undefined;
}

/** What makes a flag impossible: how the tile came, other flags, the seat, or melds. */
export type Obstacle =
  | {readonly what: 'by' | 'dealer' | 'other' | 'concealed' | 'unmelded'}
  | {readonly what: 'not' | 'needs'; readonly flags: readonly Flag[]};

/** The parts of a position that flags depend on. */
export type FlagPosition = Pick<Position, 'by' | 'seat' | 'dealer' | 'hand' | 'flags'>;

/** The first thing that makes a flag impossible in a position; undefined if it is possible. */
export function obstacle(spec: FlagSpec, position: FlagPosition): Obstacle | undefined {
  const {by, seat, dealer, hand} = position;
  if (spec.by && by !== undefined && !spec.by.includes(by)) return {what: 'by'};
  const others = spec.not?.filter((other) => hasFlag(position, other)) ?? [];
  if (others.length) return {what: 'not', flags: others};
  if (spec.seat && (spec.seat === 'dealer') !== (seat === dealer)) return {what: spec.seat};
  if (spec.concealed && hand.melds.some((meld) => meld.open)) return {what: 'concealed'};
  if (spec.unmelded && hand.melds.length > 0) return {what: 'unmelded'};
  const {needs} = spec;
  if (needs && !needs.some((other) => hasFlag(position, other))) return {what: 'needs', flags: needs};
  return undefined;
}

/** Whether a flag is possible in a position. */
export const possible = (spec: FlagSpec, position: FlagPosition): boolean => !obstacle(spec, position);
