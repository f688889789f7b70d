/** The source files that list rule sets, as text. */
import {RULESETS} from './list.mjs';

const HEAD = '// Written by `npm run rulesets` from tools/rulesets/list.mjs.\n';

/** The languages, and the part of an identifier that stands for each. */
const LANGS = {ja: 'Ja', 'zh-Hant': 'Hant', 'zh-Hans': 'Hans', en: 'En'};

const lines = (make, list = RULESETS) => list.map(make).join('\n');
const PLAYED = RULESETS.filter(({unplayed}) => !unplayed);
const keyOf = (lang) => (lang.includes('-') ? `'${lang}'` : lang);
const wordsIn = (id, lang) =>
  `${keyOf(lang)}: async () => (await import('../rules/${id}/names/${lang}.js')).text`;

const barrel = `/** All rule sets; a bundler keeps the ones that are used. */
${HEAD}${lines(({id}) => `export {${id}} from './${id}/index.js';`)}
`;

const sources = `/** Where each rule set comes from, so that a page downloads those that it names. */
${HEAD}import type {RulesetTexts} from '../contexts/ruleset.js';
import type {Ruleset} from '../core/game/ruleset.js';

interface Source {
  readonly ruleset: () => Promise<Ruleset>;
  readonly texts: RulesetTexts;
}

/** By id, what fetches a rule set and its words. */
export const SOURCES: Readonly<Record<string, Source>> = {
${lines(
  ({id}) => `  ${id}: {
    ruleset: async () => (await import('../rules/${id}/index.js')).${id},
    texts: {
${Object.keys(LANGS)
  .map((lang) => `      ${wordsIn(id, lang)},`)
  .join('\n')}
    },
  },`,
)}
};

/** By preset, its rule set: a page may name a preset before the rule set is there. */
export const PRESETS: Readonly<Record<string, string>> = {
${RULESETS.flatMap(({id, presets}) => presets.map((preset) => `  ${preset}: '${id}',`))
  .sort()
  .join('\n')}
};
`;

const allWords = `/** The words of all rule sets, in all languages. */
${HEAD}import type {Lang, RulesetText} from '../core/game/names.js';
${RULESETS.flatMap(({id}) =>
  Object.entries(LANGS).map(
    ([lang, name]) => `import {text as ${id}${name}} from '../rules/${id}/names/${lang}.js';`,
  ),
).join('\n')}

/** Names and conditions by rule set and language. The command fetches nothing, so all of them are imported. */
export const texts = {
${lines(
  ({id}) =>
    `  ${id}: {${Object.entries(LANGS)
      .map(([lang, name]) => `${keyOf(lang)}: ${id}${name}`)
      .join(', ')}},`,
)}
} satisfies Readonly<Record<string, Readonly<Record<Lang, RulesetText>>>>;
`;

const allFlows = `/** How a game of each rule set is played. */
${HEAD}${lines(({id}) => `export {flow as ${id}} from '../rules/${id}/flow.js';`, PLAYED)}
`;

const allRulesMet = `/** The rules of play of each rule set by what meets them. */
${HEAD}${lines(({id}) => `export {rulesMet as ${id}} from './${id}.js';`, PLAYED)}
`;

/** In the order of the list, each rule set followed by its presets. */
const ids = `/** What rule sets there are, for a page that has loaded a few of them. */
${HEAD}
/** The ids of all rule sets and presets of the package. */
export const RULE_IDS: readonly string[] = [
${RULESETS.flatMap(({id, presets}) => [id, ...presets].map((name) => `  '${name}',`)).join('\n')}
];
`;

const storyRules = `/** The rule sets and presets that the controls of stories offer. */
${HEAD}export const RULES = [
${RULESETS.flatMap(({id, presets}) => [id, ...presets].map((name) => `  '${name}',`)).join('\n')}
];
`;

/** The text of each file, by path. */
export const files = {
  'src/rules/index.ts': barrel,
  'src/controllers/rule-ids.ts': ids,
  'src/loader/sources.ts': sources,
  'src/cli/all-texts.ts': allWords,
  'stories/rules.ts': storyRules,
  'src/cli/all-flows.ts': allFlows,
  'tools/fuzz/met/index.ts': allRulesMet,
};
