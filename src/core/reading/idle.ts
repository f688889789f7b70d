/** What a situation states that changes nothing: for its author, who is not to believe that it counts. */
import type {Ruleset} from '../game/ruleset.js';
import type {Circumstances} from '../notation/gb.js';
import {FIELD_NAMES, fieldSpecs} from '../situation/attributes.js';
import {SEATS, type Situation} from '../situation/situation.js';

/** Something that is stated and changes nothing. */
export interface Idle {
  /**
   * Why: the rule set does not read the field (`unread`), the hand scores the same without it (`nothing`), or it does not go
   * with something else that is said (`with`).
   */
  readonly why: 'unread' | 'nothing' | 'with';
  /** The field: `wild`, `others.east`, `flags`. */
  readonly field: string;
  /** The flag, or what the field says. */
  readonly about?: string;
  /** What it does not go with: a field with its value, or the section of a hand in the notation `gb`. */
  readonly other?: readonly [field: string, value: string];
}

/** Words for each reason. A field is named as its author wrote it. */
export interface IdleWords {
  readonly unread: (rules: string, field: string) => string;
  readonly nothing: (field: string) => string;
  readonly with: (field: string, other: string) => string;
}

/** What a situation comes to; undefined where it does not come to anything that could change. */
export type OutcomeOf = (situation: Situation) => object | undefined;

/** Whether something is said: a value, which is not the usual one. */
const isSaid = <T>(value: T | undefined | null, usual?: unknown): value is T & {} =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (typeof value === 'object' || String(value) !== String(usual));

/** The fields that a situation states and its rule set does not read. */
function unreadFields({fields}: Ruleset, stated: Partial<Situation>): string[] {
  const unread: string[] = FIELD_NAMES.filter((field) => {
    const {isOfAll, usual} = fieldSpecs[field];
    return !isOfAll && !fields.includes(field) && isSaid(stated[field], usual);
  });
  if (fields.includes('others') || !isSaid(stated.others)) return unread;
  const seats = SEATS.filter((seat) => isSaid(stated.others?.[seat]));
  return [...unread, ...(seats.length ? seats.map((seat) => `others.${seat}`) : ['others'])];
}

/** A situation without one thing that it states. */
interface Without extends Idle {
  readonly rest: Situation;
}

/** What is stated for its effect alone, each with the situation without it. */
function claims(
  situation: Situation,
  {flags, from, liable}: Partial<Situation>,
  {flags: known = [], fields}: Pick<Ruleset, 'flags' | 'fields'>,
): Without[] {
  const set: readonly string[] = Array.isArray(situation.flags) ? situation.flags : [];
  // a stranger may write any number of flags that no rule set has
  const list = [...new Set(set)]
    .filter((name) => known.some(({flag}) => flag === name) && flags?.includes(name))
    .map((flag): Without => {
      const rest = {...situation, flags: set.filter((other) => other !== flag)};
      return {why: 'nothing', field: 'flags', about: flag, rest};
    });
  if (isSaid(liable) && fields.includes('liable')) {
    const {liable: _, ...rest} = situation;
    list.push({why: 'nothing', field: 'liable', about: liable, rest});
  }
  if (isSaid(from) && situation.by === 'self') {
    const {from: _, ...rest} = situation;
    list.push({why: 'with', field: 'from', other: ['by', 'self'], rest});
  }
  return list;
}

/** Where a hand itself says something else than is stated beside it. */
function against(stated: Partial<Situation>, said: Circumstances | undefined): Idle[] {
  if (!said) return [];
  return (['round', 'seat', 'by'] as const).flatMap((field): Idle[] => {
    const about = stated[field];
    const isOther = isSaid(about) && said[field] !== undefined && about !== said[field];
    return isOther ? [{why: 'with', field, about, other: ['hand', said.typed]}] : [];
  });
}

/**
 * What is stated and changes nothing. Fields that describe a position, such as winds or indicators, are not idle where
 * this hand does not score by them; flags and liability are there for what they do.
 * @param situation what is scored
 * @param outcome scores a situation, or finds what it waits for; without it only what the rule set does not read is found
 * @param stated those fields that are stated where the answer is wanted: an element may take the others from elsewhere
 * @param said what the hand in its own notation says besides its tiles
 */
export function idleIn(
  situation: Situation,
  ruleset: Ruleset,
  outcome: OutcomeOf = () => undefined,
  {stated = situation, said}: {readonly stated?: Partial<Situation>; readonly said?: Circumstances} = {},
): Idle[] {
  const unread = unreadFields(ruleset, stated).map((field): Idle => ({why: 'unread', field}));
  const tried = claims(situation, stated, ruleset);
  const known = tried.length ? outcome(situation) : undefined;
  const whole = JSON.stringify(known);
  const same = known ? tried.filter(({rest}) => JSON.stringify(outcome(rest)) === whole) : [];
  return [...unread, ...against(stated, said), ...same.map(({rest: _, ...idle}) => idle)];
}

/**
 * Says it in words.
 * @param nameOf the name of a field where it was written: an attribute, a flag of the command
 */
export function idleText(
  {why, field, about, other}: Idle,
  rules: string,
  words: IdleWords,
  nameOf: (field: string) => string,
): string {
  if (why === 'unread') return words.unread(rules, nameOf(field));
  const claim = about === undefined ? nameOf(field) : `${nameOf(field)} ${about}`;
  if (!other) return words.nothing(claim);
  const [name, value] = other;
  return words.with(claim, name === 'hand' ? value : `${nameOf(name)} ${value}`);
}
