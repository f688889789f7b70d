/** Finds the problems of comparisons, exercises and lessons on a page. */
import type {Lang} from '../../core/game/names.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {numberOf} from '../../core/situation/attributes.js';
import {explainFault, fault, type Fault, type Problem} from '../../core/situation/problem.js';
import type {Shared} from '../../share/shared.js';
import {findRules, idsOf} from '../../core/reading/read.js';
import {MOST_VARIANTS} from '../../elements/mj-compare/mj-compare.js';
import {strayWord} from '../../elements/mj-rules-table/choose.js';
import {valuesOf, whyNothing} from '../../elements/mj-whatif/values.js';
import {isVaried} from '../../elements/mj-whatif/varied.js';
import {loadExplaining} from '../../locales/explain.js';
import type {Strings} from '../../locales/strings.js';
import {ASKS, isAsk} from '../../quiz/ask.js';
import {Exercises} from '../../quiz/exercises.js';
import {propertiesOf} from '../../share/attributes.js';
import {rulesets} from '../rulesets.js';
import {commandWords} from '../words/index.js';
import type {Found} from './find.js';
import {lookup} from './lookup.js';
import {metaOf} from './metas.js';
import {asScored, varied} from './restated.js';
import {explained, handOf, notAllowed, notationFaults, placed, scoreFound, type Placed} from './score.js';

interface Checking {
  readonly all: readonly Found[];
  readonly lang: Lang;
  readonly strings: Strings;
}

type Check = (found: Found, checking: Checking) => Promise<Placed[]> | Placed[];

const told = (found: Found, one: Fault, {problems}: Strings): Placed =>
  placed(found, explainFault(one, problems));

const words = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Offset of a word in an attribute. */
const wordAt = (found: Found, name: string, word: string): number =>
  found.at(Math.max(found.attributes[name]?.indexOf(word) ?? 0, 0), name);

/** Attributes that should be whole numbers but are not, or are too small. */
export function numberProblems(found: Found, {problems}: Strings): Placed[] {
  return Object.entries(metaOf(found.tag)?.attributes ?? {}).flatMap(([name, {least}]) => {
    const text = found.attributes[name];
    if (text === undefined || least === undefined) return [];
    const number = numberOf(text);
    const isRight = typeof number === 'number' && Number.isInteger(number) && number >= least;
    return isRight
      ? []
      : [{at: found.at(0, name), message: `${name}: ${notAllowed(text, problems, {isNumber: true})}`}];
  });
}

/** Problems of a column of the comparison around it. */
const variantProblems: Check = async (found, {all, lang}) => {
  const {compared, attributes} = found;
  const at = found.span.start;
  const says = commandWords(lang);
  const about = (message: string): Placed[] => [{at, message: `mj-variant: ${message}`}];
  if (!compared) return about(says.noCompare);
  if (!lookup(all).columns.get(compared)?.includes(found)) return about(says.mostVariants(MOST_VARIANTS));
  if (!Object.keys(attributes).some((name) => name !== 'label' && name !== 'lang'))
    return about(says.sameVariant);
  const source = asScored(compared, all);
  if (!source || handOf(source) === undefined) return [];
  const [before, after] = await Promise.all([
    scoreFound(source, lang),
    scoreFound(varied(found, source), lang),
  ]);
  // a problem with the hand of all columns is reported where that hand is
  if (before.result.status === 'invalid' || after.result.status !== 'invalid' || !after.result.reason)
    return [];
  const problem = placed(varied(found, source), after.result.reason);
  const {start, end} = found.span;
  return [problem.at >= start && problem.at < end ? problem : {...problem, at: start}];
};

/** Why an element cannot show what it is about; a what-if about discards takes a hand that cannot be scored. */
export function reasonIn(
  {tag, attributes}: Found,
  {situation, ruleset, result}: Shared,
): Problem | undefined {
  const reason = result.status === 'invalid' ? result.reason : undefined;
  return tag === 'mj-whatif' ? whyNothing(attributes.vary ?? 'wild', reason, situation, ruleset) : reason;
}

/** Problems of a what-if without anything to vary: no wild tiles in the rules, or no winning tile. */
const whatIfProblems: Check = async (found, {all, lang}) => {
  const {vary = 'wild'} = found.attributes;
  const source = asScored(found, all);
  // an unknown word is reported for the attribute
  if (!isVaried(vary) || !source || handOf(source) === undefined) return [];
  const shared = await scoreFound(source, lang);
  if (reasonIn(found, shared) || valuesOf(vary, shared.situation, shared.ruleset).length) return [];
  const {whatif} = await loadExplaining(lang);
  return [{at: found.at(0, 'vary'), message: `vary: ${whatif.none}`}];
};

/** The exercises of an element; undefined where it asks for an unknown question or states an unknown house rule. */
export async function exercisesOf({attributes}: Found, ruleset: Ruleset): Promise<Exercises | undefined> {
  const {rules = '', ask, patterns, seed = '1', level = '1'} = attributes;
  const recipes = await ruleset.recipes?.();
  const asks = words(ask);
  if (!recipes || !asks.every(isAsk)) return undefined;
  const {situation, fault: wrong} = readSituation(propertiesOf(attributes), '', ruleset);
  if (wrong) return undefined;
  return new Exercises(ruleset, recipes, {
    ...{rules, seed, options: situation.options, patterns: words(patterns)},
    asks: asks.length ? asks : ASKS,
    level: Math.min(Math.max(Math.floor(Number(level) || 1), 1), 3) as 1 | 2 | 3,
  });
}

/** The rule set that an element names, or the problem of its rules and house rules. */
function rulesOn(
  found: Found,
  strings: Strings,
  {required = false} = {},
): {readonly ruleset?: Ruleset; readonly problems: Placed[]} {
  const {rules = ''} = found.attributes;
  const known = findRules(rules, rulesets);
  if (!known) {
    if (!rules && !required) return {problems: []};
    const wrong = {...fault(rules ? 'unknown-rules' : 'empty', rules, 'rules'), allowed: idsOf(rulesets)};
    return {problems: [told(found, wrong, strings)]};
  }
  const {ruleset} = known;
  const {fault: wrong} = readSituation(propertiesOf(found.attributes), '', ruleset);
  return {ruleset, problems: wrong ? [told(found, wrong, strings)] : []};
}

/** Problems of a table of patterns: its rules, and ids of patterns that its rule set does not have. */
const tableProblems: Check = (found, {strings}) => {
  const {ruleset, problems} = rulesOn(found, strings);
  if (!ruleset || problems.length) return problems;
  const {level = '', filter = ''} = found.attributes;
  const wrong = strayWord(ruleset, {level, filter});
  return wrong ? [told(found, wrong, strings)] : [];
};

/** Problems of an editor: what is in it may be unfinished, but it must be readable. */
const inputProblems: Check = (found, {strings}) => [
  ...explained(found, notationFaults(found), strings),
  ...rulesOn(found, strings).problems,
];

/** Problems of exercises that cannot be drawn. */
const drillProblems: Check = async (found, {strings}) => {
  const {ruleset, problems: wrong} = rulesOn(found, strings, {required: true});
  if (!ruleset) return wrong;
  const numbers = numberProblems(found, strings);
  if (wrong.length) return [...numbers, ...wrong];
  const exercises = numbers.length ? undefined : await exercisesOf(found, ruleset);
  if (!exercises) return numbers;
  const unknown = exercises.unknown.map((id) => {
    const at = wordAt(found, 'patterns', id);
    const message = `patterns: ${notAllowed(id, strings.problems, {allowed: exercises.known})}`;
    return {at, message};
  });
  if (unknown.length || exercises.next()) return unknown;
  return [told(found, fault('unanswerable', 'drill', 'ask'), strings)];
};

const CHECKS: Readonly<Record<string, Check>> = {
  'mj-variant': variantProblems,
  'mj-whatif': whatIfProblems,
  'mj-drill': drillProblems,
  'mj-lesson': (found, {strings}) => numberProblems(found, strings),
  'mj-hand-input': inputProblems,
  'mj-rules-table': tableProblems,
  'mj-rules-options': (found, {strings}) => rulesOn(found, strings).problems,
};

/** Elements without a hand of their own to check. */
export const hasNoHand = ({tag}: Found): boolean =>
  ['mj-variant', 'mj-drill', 'mj-lesson', 'mj-hand-input', 'mj-rules-table', 'mj-rules-options'].includes(
    tag,
  );

/** Problems of an element that teaches, apart from those of its hand. */
export const taughtProblems = async (found: Found, checking: Checking): Promise<Placed[]> =>
  (await CHECKS[found.tag]?.(found, checking)) ?? [];

/** The columns of a comparison on the page, each with the data that it is scored by. */
export function columnsOf(found: Found, all: readonly Found[]): {column: Found; scored: Found}[] {
  const own = asScored(found, all);
  if (!own) return [];
  const columns = lookup(all).columns.get(found) ?? [];
  return columns.map((column) => ({column, scored: varied(column, own)}));
}
