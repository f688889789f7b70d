/** The situation that a command line states. */
import {attributeOf, FIELD_NAMES} from '../core/situation/attributes.js';
import {readSituation} from '../core/reading/typed-situation.js';
import {propertiesOf} from '../share/attributes.js';
import {circumstancesIn} from '../core/notation/gb.js';
import {translateHand} from '../core/notation/by-name.js';
import type {Fault, Problem} from '../core/situation/problem.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import type {Args} from './args.js';
import {remark} from './output.js';
import {idleFlags, unreadIn} from './unread.js';

/** What the command line says, with what a hand in the notation `gb` says of the win. The flags win. */
function withCircumstances(
  given: Args['given'],
  hand: string,
): {readonly given: Args['given']; readonly against?: string} {
  const said = circumstancesIn(hand);
  if (!said) return {given};
  const {round, seat, by, flags} = said;
  const own = {round, seat, by};
  const other = (['round', 'seat', 'by'] as const).find(
    (name) => given[name] !== undefined && given[name] !== own[name],
  );
  const listed = typeof given.flags === 'string' ? given.flags.split(',').map((flag) => flag.trim()) : [];
  const all = [...new Set([...listed, ...flags])].filter(Boolean).join(',');
  return {
    given: {...own, ...given, ...(all && {flags: all})},
    ...(other && {against: `--${other} ${String(given[other])}`}),
  };
}

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
  const typed = words.join(' ');
  const told = given.notation === 'gb' ? withCircumstances(given, typed) : {given};
  if (told.against) unused.push(says.notWith(told.against, typed.slice(typed.indexOf('|'))));
  remark(...unused.map(says.note));
  const read = typeof given.notation === 'string' ? translateHand(typed, given.notation) : undefined;
  const translated = read && 'hand' in read ? read : undefined;
  const {situation, fault} = readSituation(propertiesOf(told.given), translated?.hand ?? typed, ruleset);
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

/** Says on standard error which flags change nothing. */
export function remarkIdle(
  situation: Situation,
  {says}: Args,
  resultOf: (situation: Situation) => {readonly status: string},
): void {
  const idle = idleFlags(situation, resultOf);
  remark(...idle.map((flag) => says.note(says.changesNothing(`--flags ${flag}`))));
}
