/** Scores an element of a page, reading it as the element does. */
import {TOO_DEEP} from '../../controllers/depth.js';
import type {Lang} from '../../core/game/names.js';
import {attributeOf, BESIDE, HAND_FIELDS, wordsOfField} from '../../core/situation/attributes.js';
import type {Circumstances} from '../../core/notation/gb.js';
import {translateHand} from '../../core/notation/by-name.js';
import {parseHandOf, parseRun, parseTiles} from '../../core/notation/parse.js';
import {explainFault, notAmong, type Fault, type Problem} from '../../core/situation/problem.js';
import {findRules} from '../../core/reading/read.js';
import {withCircumstances} from '../../core/reading/circumstances.js';
import type {Situation} from '../../core/situation/situation.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {UnknownOptionError} from '../../core/reading/options.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {invalid, score} from '../../core/scoring/score.js';
import {loadLocale, type Strings} from '../../locales/index.js';
import {propertiesOf} from '../../share/attributes.js';
import type {SharedExample} from '../../share/shared.js';
import {rulesets} from '../rulesets.js';
import {rulesetWords} from '../texts.js';
import type {FoundElement} from './found.js';
import {isFault} from '../../core/situation/result.js';

/** The typed tiles of an element; undefined where it has none of its own. */
const typedIn = ({tag, attributes, text}: FoundElement): string | undefined =>
  attributes[tag === 'mj-tiles' ? 'tiles' : 'hand'] || text || undefined;

/** The hand of an element that names another notation, translated into ours. */
const translated = (found: FoundElement): ReturnType<typeof translateHand> | undefined => {
  const {notation} = found.attributes;
  const typed = typedIn(found);
  return found.tag === 'mj-tiles' || !notation || !typed ? undefined : translateHand(typed, notation);
};

/** The tiles of an element in our notation; as they were typed where they cannot be read; undefined without any. */
export function elementHand(found: FoundElement): string | undefined {
  const read = translated(found);
  return read && 'hand' in read ? read.hand : typedIn(found);
}

/** What the hand of an element says besides its tiles, in a notation that can. */
export const saidIn = (found: FoundElement): Circumstances | undefined => {
  const read = translated(found);
  return read && 'hand' in read ? read.said : undefined;
};

/** The fault of a hand that cannot be translated into our notation. */
const foreignFault = (found: FoundElement): Fault | undefined => {
  const read = translated(found);
  return read && isFault(read) ? read : undefined;
};

/** The attribute that holds the notation; undefined for the text of the tag. */
export const handAttribute = ({tag, attributes}: FoundElement): string | undefined => {
  const name = tag === 'mj-tiles' ? 'tiles' : 'hand';
  return attributes[name] ? name : undefined;
};

/** What the attributes of a hand say of what lies beside it, and whose it is. */
export const onHand = ({attributes}: FoundElement): Partial<SharedExample['situation']> =>
  Object.fromEntries(
    HAND_FIELDS.map((field) => [field, attributes[attributeOf(field)]] as const).filter(([, value]) => value),
  );

/** Faults of tiles or a hand that are found without a rule set. */
export function notationFaults(found: FoundElement): Fault[] {
  const foreign = foreignFault(found);
  if (foreign) return [foreign];
  const hand = elementHand(found);
  const read =
    hand === undefined
      ? undefined
      : found.tag === 'mj-tiles'
        ? parseRun(hand)
        : parseHandOf({hand, wild: found.attributes.wild});
  const faults: Fault[] = read && isFault(read) ? [read] : [];
  for (const field of BESIDE) {
    const tiles = parseTiles(found.attributes[attributeOf(field)] ?? '');
    if (isFault(tiles)) faults.push({...tiles, field});
  }
  const said = onHand(found);
  for (const field of HAND_FIELDS) {
    const [word, words] = [said[field], wordsOfField(field)];
    if (words && word && !words.some((one) => one === word)) faults.push(notAmong(word, field, words));
  }
  return faults;
}

/**
 * An example, scored, in the words of a language.
 * @param shows the part of the situation that is scored; the whole without it
 */
export async function scoreFound(
  found: FoundElement,
  lang = found.lang,
  shows: (situation: Situation) => Situation = (whole) => whole,
): Promise<SharedExample> {
  const strings = await loadLocale(lang);
  const {rules = ''} = found.attributes;
  const {ruleset, preset} = findRules(rules, rulesets) ?? {};
  const {situation: stated, fault: options} = readSituation(
    propertiesOf(found.attributes),
    elementHand(found) ?? '',
    ruleset,
  );
  const situation = withCircumstances(stated, saidIn(found));
  const unread = foreignFault(found) ?? options;
  const result = unread
    ? invalid(rules, rulesets, unread, strings.problems)
    : scored(shows({...situation, rules}), strings);
  const shown: Ruleset = ruleset ?? rulesets[0];
  return {
    situation: {...situation, rules},
    ruleset: shown,
    result,
    text: rulesetWords(shown, preset)[lang],
    strings,
  };
}

function scored(situation: SharedExample['situation'], strings: Strings): SharedExample['result'] {
  try {
    return score(situation, rulesets, strings.problems);
  } catch (error) {
    if (!(error instanceof UnknownOptionError)) throw error;
    return invalid(situation.rules, rulesets, error.fault, strings.problems);
  }
}

/** A problem, and its place on the page. */
export interface Placed {
  readonly at: number;
  readonly message: string;
}

/** Where a word of an attribute stands. */
export const wordOffset = (found: FoundElement, name: string, word = ''): number =>
  found.at(Math.max(found.attributes[name]?.indexOf(word) ?? 0, 0), name);

/** Places a problem where the author typed the mistake: its attribute, and the line and column in the source. */
export function placedProblem(found: FoundElement, problem: Problem): Placed {
  const read = translated(found);
  const {field = 'hand', at, about, message} = read && 'hand' in read ? read.inTyped(problem) : problem;
  const name = field === 'hand' ? handAttribute(found) : attributeOf(field);
  return {
    at: field === 'flags' ? wordOffset(found, field, about) : found.at(at?.start ?? 0, name),
    message: name && name !== 'hand' ? `${name}: ${message}` : message,
  };
}

/** That an element stands in too many others, in the words of a language. */
export async function tooDeep({span, lang: own}: FoundElement, lang: Lang = own): Promise<Placed> {
  const {problems} = await loadLocale(lang);
  return {at: span.start, message: explainFault(TOO_DEEP, problems).message};
}

/** The faults of one element in words, each with its place in the source. */
export const explained = (found: FoundElement, faults: readonly Fault[], {problems}: Strings): Placed[] =>
  faults.map((one) => placedProblem(found, explainFault(one, problems)));
