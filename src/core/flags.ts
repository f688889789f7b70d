/** Situational flags: which a rule set knows, and which cannot be together. */
import {flagBit, hasFlag, type Position} from './position.js';
import {fault, type Fault} from './problem.js';
import type {FlagSpec, Ruleset} from './ruleset.js';

/** The flags as bits; a fault for one that the rule set does not have. */
export function readFlags(ruleset: Ruleset, given: unknown): number | Fault {
  if (given === undefined) return 0;
  if (!Array.isArray(given)) return fault('bad-field', 'flags', undefined, 'flags');
  let bits = 0;
  for (const name of given as readonly unknown[]) {
    const spec = ruleset.flags.find(({flag}) => flag === name);
    if (!spec) return fault('unknown-flag', String(name), undefined, 'flags');
    bits |= flagBit(spec.flag);
  }
  return bits;
}

/** A fault for the first flag that cannot be in this position. */
export function checkFlags(position: Position): Fault | undefined {
  if (!position.flags) return undefined;
  for (const spec of position.ruleset.flags) {
    if (hasFlag(position, spec.flag) && !possible(spec, position)) {
      return fault('flag-conflict', spec.flag, undefined, 'flags');
    }
  }
  return undefined;
}

/** Whether a flag can be set in a position; the input element asks before the reader can set it. */
export function possible(spec: FlagSpec, position: Position): boolean {
  const {by, seat, dealer, melds} = position;
  if (spec.by && by !== undefined && !spec.by.includes(by)) return false;
  if (spec.not?.some((other) => hasFlag(position, other))) return false;
  if (spec.seat && (spec.seat === 'dealer') !== (seat === dealer)) return false;
  if (spec.concealed && position.hand.melds.some((meld) => meld.open)) return false;
  if (spec.unmelded && melds.length > 0) return false;
  return !spec.needs || spec.needs.some((other) => hasFlag(position, other));
}
