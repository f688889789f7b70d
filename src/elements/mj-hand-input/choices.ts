/** What can be said of a hand, and why something cannot. */
import {obstacle, readFlags, type FlagPosition, type Obstacle} from '../../core/flags.js';
import type {Fault} from '../../core/problem.js';
import {isFault, readPosition} from '../../core/read.js';
import type {FlagSpec, Ruleset} from '../../core/ruleset.js';
import type {Flag, Situation} from '../../core/situation.js';
import type {Hand, WinBy} from '../../core/hand.js';

/** Why a choice is not open: what the flag itself says, or what the rule set makes of the whole position. */
export type Refusal = Obstacle | {readonly what: 'position'; readonly fault: Fault};

export interface FlagChoice {
  readonly flag: Flag;
  readonly on: boolean;
  readonly refusal?: Refusal;
}

/** The flags of a rule set; one that is set can always be taken away. */
export function flagChoices(ruleset: Ruleset, situation: Situation, hand: Hand): FlagChoice[] {
  return ruleset.flags.map((spec) => {
    const on = situation.flags?.includes(spec.flag) ?? false;
    const refusal = on ? undefined : refusalOf(ruleset, spec, situation, hand);
    return {flag: spec.flag, on, ...(refusal ? {refusal} : {})};
  });
}

function refusalOf(ruleset: Ruleset, spec: FlagSpec, situation: Situation, hand: Hand): Refusal | undefined {
  const {flag} = spec;
  const known = ruleset.flags.map((other) => other.flag);
  const set = (situation.flags ?? []).filter((name): name is Flag => known.includes(name as Flag));
  const {by, seat = 'east', dealer = 'east'} = situation;
  const at = (flags: readonly Flag[]): FlagPosition => {
    const bits = readFlags(ruleset, flags);
    return {by, seat, dealer, hand, flags: typeof bits === 'number' ? bits : 0};
  };
  const own = obstacle(spec, at(set));
  if (own) return own;
  // a flag that is set already may forbid this one
  const against = ruleset.flags.filter((other) => set.includes(other.flag) && other.not?.includes(flag));
  if (against.length) return {what: 'not', flags: against.map((other) => other.flag)};
  const fault = refused(ruleset, {...situation, flags: [...set, flag]});
  const mine = fault?.code === 'flag-conflict' && fault.about === flag;
  return mine ? {what: 'position', fault} : undefined;
}

/** Why 搶槓 cannot be: the tile is no fourth one. */
export function refusedWay(ruleset: Ruleset, situation: Situation, by: WinBy): Fault | undefined {
  if (by !== 'robbing') return undefined;
  const fault = refused(ruleset, {...situation, by, from: undefined, flags: []});
  return fault?.code === 'five-of-a-kind' ? fault : undefined;
}

/** Why no ura indicators can lie here. */
export function refusedRow(ruleset: Ruleset, situation: Situation): Fault | undefined {
  const fault = refused(ruleset, {...situation, uraIndicators: situation.uraIndicators ?? 'E'});
  return fault?.code === 'flag-conflict' && fault.field === 'uraIndicators' ? fault : undefined;
}

/** What is wrong with a situation; nothing where its options cannot be read: that is said elsewhere. */
function refused(ruleset: Ruleset, situation: Situation): Fault | undefined {
  try {
    const position = readPosition(situation, ruleset);
    return isFault(position) ? position : undefined;
  } catch {
    return undefined;
  }
}
