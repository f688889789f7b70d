/**
 * Where the hand of an editor comes from: the page's attributes, its text, the example around. The editor follows these
 * until a reader or a script changes the hand.
 */
import type {ExampleState} from '../../contexts/example.js';
import type {KnownRuleset} from '../../contexts/ruleset.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';
import {sameHand, draftSituation} from './draft.js';
import {replaced, started} from './reduce.js';
import {ANY_SETTING, draftBy, settingOf} from './setting.js';
import type {EditorState} from './state.js';

/** The hand as page and example give it. */
export interface HandOrigin {
  /** The hand that the page gives; undefined where it gives none. */
  readonly hand: string | undefined;
  /** The situation of the example around. */
  readonly around: Situation | undefined;
  readonly ruleset: Ruleset | undefined;
  readonly rules: Pick<Situation, 'rules' | 'options'>;
  /** A hand with the circumstances that the attributes state. */
  readonly withAttributes: (hand: string) => Situation;
}

/**
 * @param attributes the rules that the page names
 * @param fields what the attributes state
 * @param hand the hand that the page gives
 * @param agreed rules that override those of the page and of the example
 * @param known the rule set of the page
 * @param given the state of the example around
 */
export function originOf(
  attributes: {readonly rules?: string; readonly options?: unknown},
  fields: Situation,
  hand: string | undefined,
  agreed: HandOrigin['rules'] | undefined,
  known: KnownRuleset | undefined,
  given: ExampleState | undefined,
): HandOrigin {
  const around = given?.situation;
  return {
    hand,
    around,
    ruleset: (known ?? given?.known)?.ruleset,
    rules: agreed ?? {
      rules: attributes.rules || around?.rules || fields.rules,
      options: attributes.options ? fields.options : (around?.options ?? fields.options),
    },
    withAttributes: (text) => ({...fields, hand: text}),
  };
}

/** Takes over the rules, and the hand of page or example, if they have changed there. */
export function follow(state: EditorState, origin: HandOrigin): EditorState {
  const ruled = underRules(state, origin);
  return fromExample(ruled.isTouched ? ruled : fromPage(ruled, origin), origin);
}

/** Restores the hand of the page, or the one that the example around had first. */
export function reset(state: EditorState, origin: HandOrigin): EditorState {
  const given = givenBy(state, origin);
  return {
    ...replaced(state, draftBy(state.setting, given)),
    followed: {...state.followed, page: keyOf(state, given)},
    isNews: true,
    // the example has the changed hand until it is told
    isTouched: given === state.followed.exampleHand,
  };
}

/** Whether the hand may differ from that of the example around. */
export const isOwn = ({isTouched}: EditorState, {hand}: HandOrigin): boolean =>
  isTouched || hand !== undefined;

/** Finds the choices that the rules leave. */
function underRules(state: EditorState, {rules, ruleset}: HandOrigin): EditorState {
  const key = JSON.stringify([rules, ruleset?.id]);
  if (key === state.followed.rules) return state;
  const setting = ruleset ? settingOf(ruleset, {...rules, hand: ''}) : ANY_SETTING;
  const next = {...state, setting, followed: {...state.followed, rules: key}};
  // other rules may be able to read the same text
  return next.whole.fault ? replaced(next, draftBy(setting, draftSituation(next.whole, ''))) : next;
}

function fromPage(state: EditorState, origin: HandOrigin): EditorState {
  const {hand, around} = origin;
  const isExamples = hand === undefined && around && around !== state.followed.exampleHand;
  const seen = isExamples ? {...state, followed: {...state.followed, exampleHand: around}} : state;
  const given = givenBy(seen, origin);
  const page = keyOf(seen, given);
  if (page === seen.followed.page) return seen;
  return {
    ...started(seen, draftBy(seen.setting, given)),
    followed: {...seen.followed, page},
    isNews: hand !== undefined,
  };
}

function fromExample(state: EditorState, origin: HandOrigin): EditorState {
  const {around} = origin;
  if (!around) return state;
  const key = JSON.stringify(around);
  const before = state.followed.around;
  if (before === key) return state;
  const seen = {...state, followed: {...state.followed, around: key}};
  if (before === undefined || state.isNews || !isOwn(state, origin)) return seen;
  if (sameHand(around, draftSituation(state.whole, ''))) return seen;
  return replaced(seen, draftBy(state.setting, around));
}

function givenBy({followed}: EditorState, {hand, withAttributes}: HandOrigin): Situation {
  if (hand === undefined && followed.exampleHand) return followed.exampleHand;
  return withAttributes(hand ?? '');
}

const keyOf = ({followed}: EditorState, given: Situation): string => JSON.stringify([given, followed.rules]);
