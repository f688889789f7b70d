/** The situation that a command line states. */
import {attributeOf, FIELD_NAMES} from '../core/situation/attributes.js';
import {readSituation} from '../core/reading/typed-situation.js';
import {propertiesOf} from '../share/attributes.js';
import {translateHand} from '../core/notation/by-name.js';
import type {Fault, Problem} from '../core/situation/problem.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import type {Args} from './args.js';
import {remark} from './output.js';
import {unreadIn} from './unread.js';

/** The hand that a command asks about. */
export interface HandQuestion {
  readonly situation: Situation;
  /** The hand as it was typed. */
  readonly typed: string;
  /** Why the hand or the options cannot be read. */
  readonly fault?: Fault;
  /** Moves the place of a result's problem from the hand as it was read to the hand as it was typed. */
  readonly inTyped: <R extends {readonly reason?: Problem}>(result: R) => R;
}

/**
 * The situation that the flags describe; its values are checked when it is scored. Flags that the rule set does not use
 * are said on standard error.
 */
export function situationAsked({words, given, says}: Args, ruleset: Ruleset | undefined): HandQuestion {
  const unused = ruleset ? unreadIn(given, ruleset).map((name) => says.unread(ruleset.id, `--${name}`)) : [];
  if (given.by === 'self' && given.from !== undefined) unused.push(says.notWith('--from', '--by self'));
  remark(...unused.map(says.note));
  const typed = words.join(' ');
  const read = typeof given.notation === 'string' ? translateHand(typed, given.notation) : undefined;
  const translated = read && 'hand' in read ? read : undefined;
  const {situation, fault} = readSituation(propertiesOf(given), translated?.hand ?? typed, ruleset);
  // an empty attribute counts as absent, an empty flag does not
  const empty = FIELD_NAMES.filter((field) => given[attributeOf(field) as keyof typeof given] === '');
  Object.assign(situation, Object.fromEntries(empty.map((field) => [field, ''])));
  const unread = read && 'fault' in read ? read.fault : fault;
  return {
    situation,
    typed,
    inTyped: (result) =>
      translated && result.reason ? {...result, reason: translated.inTyped(result.reason)} : result,
    ...(unread && {fault: unread}),
  };
}
