/** The circumstances that can be stated of a hand, and the reasons why others cannot. */
import {obstacle, type FlagPosition, type Obstacle} from '../../core/reading/flags.js';
import type {Fault} from '../../core/situation/problem.js';
import {readPosition} from '../../core/reading/read.js';
import type {FlagSpec, Ruleset} from '../../core/game/ruleset.js';
import type {Flag, Seat, Situation, WinBy} from '../../core/situation/situation.js';
import type {HandDraft} from './draft.js';
import type {Hand} from '../../core/notation/hand.js';
import {isFault} from '../../core/situation/result.js';

/** The reason why a flag cannot be set: its own conditions, or the rule set's check of the position. */
export type FlagRefusal = Obstacle | {readonly what: 'position'};

/** A flag, with the reason if it cannot be set. */
export interface FlagChoice {
  readonly flag: Flag;
  readonly on: boolean;
  readonly refusal?: FlagRefusal;
}

/** The flags of a rule set. A flag that is set can always be cleared. */
export function flagChoices(ruleset: Ruleset, situation: Situation, hand: Hand): FlagChoice[] {
  return (ruleset.flags ?? []).map((spec) => {
    const on = situation.flags?.includes(spec.flag) ?? false;
    const refusal = on ? undefined : refusalOf(ruleset, spec, situation, hand);
    return {flag: spec.flag, on, refusal};
  });
}

/** The flags that can be stated of another player's hand: those of a closed hand, not of a win. */
export function otherFlagChoices(
  ruleset: Ruleset,
  {dealer = 'east'}: Situation,
  seat: Seat,
  {hand, fields}: HandDraft,
): FlagChoice[] {
  const set = knownFlags(ruleset, fields.flags);
  const specs = (ruleset.flags ?? []).filter(({by, concealed}) => concealed && !by);
  return specs.map((spec) => {
    const on = set.includes(spec.flag);
    const refusal = on ? undefined : obstacleOf(ruleset, spec, {by: undefined, seat, dealer, hand}, set);
    return {flag: spec.flag, on, refusal};
  });
}

const knownFlags = ({flags}: Ruleset, given: readonly string[] = []): Flag[] =>
  (flags ?? []).map(({flag}) => flag).filter((flag) => given.includes(flag));

/** The reason why a flag cannot be set beside the others that are. */
function obstacleOf(
  ruleset: Ruleset,
  spec: FlagSpec,
  position: Omit<FlagPosition, 'flags'>,
  set: readonly Flag[],
): Obstacle | undefined {
  const own = obstacle(spec, {...position, flags: set});
  if (own) return own;
  // a flag that is already set may forbid this one
  const against = (ruleset.flags ?? []).filter(
    (other) => set.includes(other.flag) && other.not?.includes(spec.flag),
  );
  return against.length ? {what: 'not', flags: against.map((other) => other.flag)} : undefined;
}

function refusalOf(
  ruleset: Ruleset,
  spec: FlagSpec,
  situation: Situation,
  hand: Hand,
): FlagRefusal | undefined {
  const {flag} = spec;
  const set = knownFlags(ruleset, situation.flags);
  const {by, seat = 'east', dealer = 'east'} = situation;
  const found = obstacleOf(ruleset, spec, {by, seat, dealer, hand}, set);
  if (found) return found;
  const fault = refused(ruleset, {...situation, flags: [...set, flag]});
  const mine = fault?.code === 'flag-conflict' && fault.about === flag;
  return mine ? {what: 'position'} : undefined;
}

/** Whether 搶槓 is impossible: the tile is no fourth of its kind. */
export function refusedWay(ruleset: Ruleset, situation: Situation, by: WinBy): boolean {
  if (by !== 'robbing') return false;
  const fault = refused(ruleset, {...situation, by, from: undefined, flags: []});
  return fault?.code === 'five-of-a-kind';
}

/** Whether ura indicators are impossible: they require riichi. */
export function refusedRow(ruleset: Ruleset, situation: Situation): boolean {
  const fault = refused(ruleset, {...situation, uraIndicators: situation.uraIndicators ?? 'E'});
  return fault?.code === 'flag-conflict' && fault.field === 'uraIndicators';
}

/** The fault of a situation; undefined where its options cannot be read, which is reported elsewhere. */
function refused(ruleset: Ruleset, situation: Situation): Fault | undefined {
  try {
    const position = readPosition(situation, ruleset);
    return isFault(position) ? position : undefined;
  } catch {
    return undefined;
  }
}
