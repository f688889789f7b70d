/** What an element on a page comes to, read as the element itself reads it. */
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {explainFault, fault, type Fault, type Problem} from '../../core/problem.js';
import {findRules} from '../../core/read.js';
import {empty} from '../../core/report.js';
import {UnknownOptionError} from '../../core/options.js';
import type {Ruleset} from '../../core/ruleset.js';
import {score} from '../../core/score.js';
import {readSituation} from '../../elements/situation.js';
import {loadLocale, type Strings} from '../../locales/index.js';
import type {Shared} from '../../share/shared.js';
import {rulesets} from '../rulesets.js';
import {wordsOf} from '../texts.js';
import type {Found} from './find.js';

/** Rows of tiles that lie beside a hand. */
const BESIDE = ['flowers', 'gari', 'indicators', 'ura-indicators', 'wild'] as const;

/** The notation of an element; undefined where it has none of its own. */
export function handOf({tag, attributes, text}: Found): string | undefined {
  return attributes[tag === 'mj-tiles' ? 'tiles' : 'hand'] || text || undefined;
}

/** The attribute that the notation stands in; undefined for the text of the tag. */
export const handAttribute = ({tag, attributes}: Found): string | undefined => {
  const name = tag === 'mj-tiles' ? 'tiles' : 'hand';
  return attributes[name] ? name : undefined;
};

/** What is wrong with a run of tiles or a hand, before any rule set. */
export function notationFaults(found: Found): Fault[] {
  const hand = handOf(found);
  const read = hand === undefined ? undefined : found.tag === 'mj-tiles' ? parseTiles(hand) : parseHand(hand);
  const faults: Fault[] = read && 'fault' in read ? [read.fault] : [];
  for (const field of BESIDE) {
    const tiles = parseTiles(found.attributes[field] ?? '');
    if ('fault' in tiles) faults.push({...tiles.fault, field});
  }
  return faults;
}

const NUMBERS = ['counters', 'passedTotal'];
const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A number; text that is none stays as it is, so that its author is told. */
export const numberOf = (text: string): number | string =>
  text.trim() && Number.isFinite(Number(text)) ? Number(text) : text;

function propertiesOf(attributes: Readonly<Record<string, string>>): Record<string, string | number> {
  const named = Object.entries(attributes).map(([name, value]) => [camel(name), value] as const);
  return Object.fromEntries(
    named.map(([name, value]) => [name, NUMBERS.includes(name) ? numberOf(value) : value]),
  );
}

/** An example, scored, in the words of a language. */
export async function scoreFound(found: Found, lang = found.lang): Promise<Shared> {
  const strings = await loadLocale(lang);
  const {rules = ''} = found.attributes;
  const ruleset = findRules(rules, rulesets)?.ruleset;
  const {situation, fault: unread} = readSituation(
    propertiesOf(found.attributes),
    handOf(found) ?? '',
    ruleset,
  );
  const result = unread
    ? empty('invalid', ruleset, rules, unread, strings.problems)
    : scored({...situation, rules}, strings);
  const shown: Ruleset = ruleset ?? rulesets[0];
  return {situation: {...situation, rules}, ruleset: shown, result, text: wordsOf(shown)[lang], strings};
}

function scored(situation: Shared['situation'], strings: Strings): Shared['result'] {
  try {
    return score(situation, rulesets, strings.problems);
  } catch (error) {
    if (!(error instanceof UnknownOptionError)) throw error;
    const found = fault('unknown-option', error.option, undefined, 'options');
    return empty('invalid', undefined, situation.rules, found, strings.problems);
  }
}

/** A problem, and where on the page it is. */
export interface Placed {
  readonly at: number;
  readonly message: string;
}

export function placed(found: Found, problem: Problem): Placed {
  const {field = 'hand', at, message} = problem;
  const name = field === 'hand' ? handAttribute(found) : kebab(field);
  const offset = at?.start ?? 0;
  return {at: found.at(offset, name), message: name && name !== 'hand' ? `${name}: ${message}` : message};
}

const kebab = (field: string): string =>
  field.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const explained = (found: Found, faults: readonly Fault[], {problems}: Strings): Placed[] =>
  faults.map((one) => placed(found, explainFault(one, problems)));
