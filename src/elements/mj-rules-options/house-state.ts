/**
 * The form of house rules as one value, and what applies by it: the rules that a reader has set, else those of the page,
 * else those of the example around.
 */
import type {Options, OptionValue} from '../../core/game/options.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseOptions} from '../../core/reading/options.js';
import type {Fault} from '../../core/situation/problem.js';
import {isFault} from '../../core/situation/result.js';
import type {Situation} from '../../core/situation/situation.js';
import {
  houseOf,
  numberFieldName,
  otherRules,
  readNumber,
  withCount,
  withoutHouseRule,
  withoutOption,
  withTyped,
  type House,
  type Mistyped,
} from './house.js';

/** A rule set or preset, and the options that differ from its defaults. */
export interface Agreement {
  readonly rules: string;
  readonly options: Options;
}

/** The rules as they are given outside the form. */
export interface RulesOrigin {
  /** The `rules` attribute. */
  readonly rules: string;
  /** The text of the `options` attribute. */
  readonly options: string | undefined;
  /** The chosen rule set. */
  readonly ruleset: Ruleset | undefined;
  /** The situation of the example that the form is linked with. */
  readonly linked: Situation | undefined;
}

/** All that the form knows. Each action makes a new state. */
export interface HouseState {
  /** Whether something has been set since the page was made. */
  readonly isTouched: boolean;
  /** The rules that were set last, in the form or by the example. */
  readonly agreed?: Agreement;
  /** The options that a script wrote, in place of the attribute. */
  readonly text?: string;
  /** Invalid numbers, as they were typed. */
  readonly mistyped: Mistyped;
  /** What the example stated last, as a text that tells whether it has changed since. */
  readonly stated?: string;
  /** The rules that the example stated first. */
  readonly first?: Agreement;
}

/** The form before anything is known. */
export const NO_HOUSE: HouseState = {isTouched: false, mistyped: new Map()};

/** What a reader does in the form. */
export type HouseAction =
  | {readonly do: 'set'; readonly name: string; readonly value: OptionValue}
  /** A number is typed, of an option or of one of its keys; an invalid one stays as it was typed. */
  | {readonly do: 'type'; readonly name: string; readonly text: string; readonly key?: string}
  /** An option becomes the default again; without a name, all do. */
  | {readonly do: 'reset'; readonly name: string}
  /** Another preset of the rule set is chosen. */
  | {readonly do: 'choose'; readonly id: string};

/** The changed options as they were written. */
export const writtenIn = ({text}: HouseState, {options}: RulesOrigin): string | undefined => text ?? options;

/** The chosen rules: the `rules` attribute, or a preset of the same rule set. */
export const rulesIn = ({agreed}: HouseState, {rules, linked}: RulesOrigin): string =>
  agreed?.rules || rules || (linked?.rules ?? '');

/** The rules that apply now, and the reason why the text of the page cannot be read. */
export function agreementIn(state: HouseState, origin: RulesOrigin): Agreement & {readonly fault?: Fault} {
  const rules = rulesIn(state, origin);
  if (state.agreed) return {rules, options: state.agreed.options};
  const text = writtenIn(state, origin);
  const {ruleset, linked} = origin;
  if (text === undefined || !ruleset) return {rules, options: (linked?.options ?? {}) as Options};
  const options = parseOptions(ruleset.options, text);
  return isFault(options) ? {rules, options: {}, fault: options} : {rules, options};
}

/** Undefined until the rule set is there. */
export function houseIn(state: HouseState, origin: RulesOrigin): House | undefined {
  const {rules, options} = agreementIn(state, origin);
  return origin.ruleset && houseOf(origin.ruleset, rules, options);
}

/** Whether the page itself states the options, whatever the example has. */
const isOwn = (state: HouseState, origin: RulesOrigin): boolean =>
  writtenIn(state, origin) !== undefined || origin.rules !== '';

const keyOf = ({rules, options}: Agreement): string => JSON.stringify([rules, options]);

/** The rules that the example has to be told; undefined where it states them, or has its own. */
export function newsIn(state: HouseState, origin: RulesOrigin): Agreement | undefined {
  if (!state.isTouched && !isOwn(state, origin)) return undefined;
  const now = agreementIn(state, origin);
  return keyOf(now) === state.stated ? undefined : now;
}

/** Takes the example's rules over when they are new. */
export function takeOver(state: HouseState, origin: RulesOrigin): HouseState {
  const {linked} = origin;
  if (!linked) return unlinked(state);
  const agreed: Agreement = {rules: linked.rules, options: (linked.options ?? {}) as Options};
  const stated = keyOf(agreed);
  if (stated === state.stated) return state;
  if (state.stated !== undefined) return {...state, stated, agreed};
  // the first time, options of the form override those of the example
  return {...state, stated, first: agreed, ...(isOwn(state, origin) ? {} : {agreed})};
}

/** Without an example around. */
export const unlinked = (state: HouseState): HouseState => ({...state, stated: undefined});

/** Without what was set in the form, because the attributes have changed. */
export const forgotten = (state: HouseState): HouseState => ({...state, agreed: undefined});

/** With a text in place of the attribute. */
export const written = (state: HouseState, text: string | undefined): HouseState => ({
  ...state,
  isTouched: true,
  text,
  agreed: undefined,
  mistyped: NO_HOUSE.mistyped,
});

/** With the rules of the page; without any, those that the example stated first. */
export function givenBack(state: HouseState, origin: RulesOrigin): HouseState {
  const next = written(state, undefined);
  return isOwn(next, origin) ? next : {...next, agreed: state.first};
}

/** With what a browser kept from an earlier visit. */
export function restored(
  state: HouseState,
  rules: string,
  text: string,
  ruleset: Ruleset | undefined,
): HouseState {
  const options = ruleset ? parseOptions(ruleset.options, text) : undefined;
  if (!options || isFault(options)) return {...state, isTouched: true, text};
  return {...state, isTouched: true, agreed: {rules, options}};
}

/** The form after an action of a reader. */
export function reduceHouse(state: HouseState, action: HouseAction, origin: RulesOrigin): HouseState {
  const house = houseIn(state, origin);
  if (!house) return state;
  const {rules, options} = agreementIn(state, origin);
  const agreeing = (agreed: Agreement): HouseState => ({...state, isTouched: true, agreed});
  switch (action.do) {
    case 'set':
      return agreeing({rules, options: {...options, [action.name]: action.value}});
    case 'type': {
      const {name, text, key} = action;
      const n = readNumber(house.ruleset.options[name], text);
      const field = numberFieldName(name, key);
      const mistyped = withTyped(state.mistyped, field, n === undefined ? text : undefined);
      if (n === undefined) return {...state, mistyped};
      const value = key === undefined ? n : withCount(house.values[name], key, n);
      return {...agreeing({rules, options: {...options, [name]: value}}), mistyped};
    }
    case 'reset': {
      const {name} = action;
      const mistyped = withoutOption(state.mistyped, name);
      const rest = name ? withoutHouseRule(options, name) : {};
      return {...agreeing({rules, options: rest}), text: undefined, mistyped};
    }
    case 'choose':
      return agreeing({rules: otherRules(house, action.id), options});
  }
}
