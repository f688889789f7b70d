/** The situation that a command line states. */
import {attributeOf, FIELD_NAMES} from '../core/situation/attributes.js';
import {idleIn, idleText, type OutcomeOf} from '../core/reading/idle.js';
import {withCircumstances} from '../core/reading/circumstances.js';
import {readSituation} from '../core/reading/typed-situation.js';
import {propertiesOf} from '../share/attributes.js';
import type {Circumstances} from '../core/notation/gb.js';
import {translateHand} from '../core/notation/by-name.js';
import type {Fault, Problem} from '../core/situation/problem.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import type {Args} from './args.js';
import {remark} from './output.js';
import type {Strings} from '../locales/index.js';
import {isFault} from '../core/situation/result.js';

/** The hand that a command asks about. */
export interface HandQuestion {
  readonly situation: Situation;
  /** The hand as it was typed. */
  readonly typed: string;
  /** What the flags say, without what a hand in its own notation says of the win. */
  readonly stated: Situation;
  readonly said?: Circumstances;
  /** Why the hand or the options cannot be read. */
  readonly fault?: Fault;
  /** Moves the place of a result's problem from the hand as it was read to the hand as it was typed. */
  readonly inTyped: <R extends {readonly reason?: Problem}>(result: R) => R;
}

/** The situation that the flags describe; its values are checked when it is scored. */
export function situationAsked({words, given}: Args, ruleset: Ruleset | undefined): HandQuestion {
  const typed = words.join(' ');
  const read = typeof given.notation === 'string' ? translateHand(typed, given.notation) : undefined;
  const translated = read && 'hand' in read ? read : undefined;
  const {situation: stated, fault} = readSituation(propertiesOf(given), translated?.hand ?? typed, ruleset);
  const said = translated?.said;
  const situation = {...withCircumstances(stated, said)};
  // an empty attribute counts as absent, an empty flag does not
  const empty = FIELD_NAMES.filter((field) => given[attributeOf(field) as keyof typeof given] === '');
  Object.assign(situation, Object.fromEntries(empty.map((field) => [field, ''])));
  const unread = read && isFault(read) ? read : fault;
  return {
    situation,
    stated,
    typed,
    inTyped: (result) =>
      translated && result.reason ? {...result, reason: translated.inTyped(result.reason)} : result,
    ...(said && {said}),
    ...(unread && {fault: unread}),
  };
}

/** The name of a field as a flag of the command. */
const flagOf = (field: string): string => `--${attributeOf(field)}`;

/**
 * Says on standard error what of a command line changes nothing.
 * @param outcome what the hand comes to
 */
export function remarkIdle(
  {situation, stated, said, fault}: HandQuestion,
  ruleset: Ruleset | undefined,
  {says}: Args,
  {idle: words}: Strings,
  outcome: OutcomeOf,
): void {
  if (!ruleset) return;
  // what is wrong is said instead of what it changes
  const idle = idleIn(situation, ruleset, fault ? undefined : outcome, {stated, ...(said && {said})});
  remark(...idle.map((one) => says.note(idleText(one, ruleset.id, words, flagOf))));
}
