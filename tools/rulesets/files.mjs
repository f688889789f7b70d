/** The source files that list rule sets, as text. */
import {RULESETS} from './list.mjs';

const HEAD = '// Written by `npm run rulesets` from tools/rulesets/list.mjs.\n';

/** The languages, and the part of an identifier that stands for each. Bundles contain the first one. */
const LANGS = {ja: 'Ja', 'zh-Hant': 'Hant', 'zh-Hans': 'Hans', en: 'En'};
const LATER = Object.keys(LANGS).slice(1);

const lines = (make, list = RULESETS) => list.map(make).join('\n');
/** The rule sets of the script that has all of them. */
const TOGETHER = RULESETS.filter(({apart}) => !apart);
const PLAYED = RULESETS.filter(({unplayed}) => !unplayed);
const keyOf = (lang) => (lang.includes('-') ? `'${lang}'` : lang);
const wordsIn = (id, lang) =>
  `${keyOf(lang)}: async () => (await import('../rules/${id}/names/${lang}.js')).text`;

const barrel = `/** All rule sets; a bundler keeps the ones that are used. */
${HEAD}${lines(({id}) => `export {${id}} from './${id}/index.js';`)}
`;

const texts = `/** Where the words of each rule set come from, but for Japanese: bundles have that inside. */
${HEAD}import type {Lang, RulesetText} from '../core/game/names.js';

type LaterTexts = Readonly<Record<Exclude<Lang, 'ja'>, () => Promise<RulesetText>>>;
${RULESETS.map(
  ({id, native}) => `
/** The words of ${native}, fetched when a page is in their language. */
export const ${id}Texts: LaterTexts = {
${LATER.map((lang) => `  ${wordsIn(id, lang)},`).join('\n')}
};
`,
).join('')}`;

const sources = `/** Where each rule set comes from, so that a page downloads those that it names. */
${HEAD}import type {RulesetTexts} from '../contexts/ruleset.js';
import type {Ruleset} from '../core/game/ruleset.js';
import * as texts from './texts.js';

interface Source {
  readonly ruleset: () => Promise<Ruleset>;
  readonly texts: RulesetTexts;
}

/** By id, what fetches a rule set and its words. */
export const SOURCES: Readonly<Record<string, Source>> = {
${lines(
  ({id}) => `  ${id}: {
    ruleset: async () => (await import('../rules/${id}/index.js')).${id},
    texts: {${wordsIn(id, 'ja')}, ...texts.${id}Texts},
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
${HEAD}${lines(({id}) => `export {rulesMet as ${id}} from '../rules/${id}/rules-met.js';`, PLAYED)}
`;

const bundleOf = ({
  id,
  native,
}) => `/** For a script tag: tiles and hands, and then the rule set ${native} in Japanese with all other elements. */
${HEAD}import {handsFirst} from './parts/hands-first.js';

/** Fetches what a shadow root of a page's own uses, now and later. @returns a function that ends it */
export const watch = handsFirst(() => import('./scores/${id}.js'));
`;

const scoreOf = ({
  id,
  native,
}) => `/** The rule set ${native} in Japanese, and the elements that show a score; editor, tables and forms come when used. */
${HEAD}import {${id}Texts} from '../../loader/texts.js';
import {${id}} from '../../rules/${id}/index.js';
import {text} from '../../rules/${id}/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(${id}, text, ${id}Texts);
watchPage();
`;

/** In the order of the list, each rule set followed by its presets. */
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

const bundleOfAll = `/**
 * For a script tag: all elements and all rule sets, in Japanese; other languages come from beside the script, and so do
 * boards and rounds, with their referee, and lessons.
 */
${HEAD}import '../elements/mj-hand-input/define.js';
import '../elements/mj-rules-options/define.js';
import '../elements/mj-rules-table/define.js';
import '../elements/mj-share/define.js';
import '../elements/mj-waits/define.js';
import * as texts from '../loader/texts.js';
${lines(
  ({id}) => `import {${id}} from '../rules/${id}/index.js';
import {text as ${id}Ja} from '../rules/${id}/names/ja.js';`,
  TOGETHER,
)}
import {ja} from '../locales/tools/ja.js';
import {addTools} from '../locales/tools.js';
import {bring} from './parts/bring.js';
import {watchPage} from './parts/elements.js';

export {tilesOfGroups} from './parts/bring.js';
export {watch} from './parts/elements.js';

addTools('ja', ja);
${lines(({id}) => `bring(${id}, ${id}Ja, texts.${id}Texts);`, TOGETHER)}
watchPage();
`;

const pageOf = ({id, native}) => `import {Markdown, Meta} from '@storybook/addon-docs/blocks';
import '../../register.js';
import '../live/docs.css';
import '../live/ruleset.js';
import play from '../play/${id}.md?raw';

<Meta title="Rules/${native} ${id}" />

# ${native} \`${id}\`

<docs-ruleset rules="${id}"></docs-ruleset>

<Markdown>{play}</Markdown>
`;

/** The text of each file, by path. */
export const files = {
  'src/rules/index.ts': barrel,
  'src/controllers/rule-ids.ts': ids,
  'src/loader/texts.ts': texts,
  'src/loader/sources.ts': sources,
  'src/cli/all-texts.ts': allWords,
  'stories/rules.ts': storyRules,
  'src/cli/all-flows.ts': allFlows,
  'src/cli/all-rules-met.ts': allRulesMet,
  'src/cdn/all.ts': bundleOfAll,
  ...Object.fromEntries(RULESETS.map((one) => [`src/cdn/${one.id}.ts`, bundleOf(one)])),
  ...Object.fromEntries(RULESETS.map((one) => [`src/cdn/scores/${one.id}.ts`, scoreOf(one)])),
  ...Object.fromEntries(RULESETS.map((one) => [`stories/docs/rules/${one.id}.mdx`, pageOf(one)])),
};
