/** Where each rule set comes from, so that a page downloads those that it names. */
import {expectRuleset, registerRuleset} from '../controllers/rulesets.js';
import type {RulesetTexts} from '../contexts/ruleset.js';
import type {Lang} from '../core/game/names.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {loadLocale} from '../locales/index.js';
import {once} from './once.js';
import * as texts from './texts.js';

interface Source {
  readonly ruleset: () => Promise<Ruleset>;
  readonly texts: RulesetTexts;
}

export const SOURCES: Readonly<Record<string, Source>> = {
  luqiao: {
    ruleset: async () => (await import('../rules/luqiao/index.js')).luqiao,
    texts: {ja: async () => (await import('../rules/luqiao/names/ja.js')).text, ...texts.luqiaoTexts},
  },
  shiragiku: {
    ruleset: async () => (await import('../rules/shiragiku/index.js')).shiragiku,
    texts: {ja: async () => (await import('../rules/shiragiku/names/ja.js')).text, ...texts.shiragikuTexts},
  },
  ribon: {
    ruleset: async () => (await import('../rules/ribon/index.js')).ribon,
    texts: {ja: async () => (await import('../rules/ribon/names/ja.js')).text, ...texts.ribonTexts},
  },
  xinzhang: {
    ruleset: async () => (await import('../rules/xinzhang/index.js')).xinzhang,
    texts: {ja: async () => (await import('../rules/xinzhang/names/ja.js')).text, ...texts.xinzhangTexts},
  },
  mcr: {
    ruleset: async () => (await import('../rules/mcr/index.js')).mcr,
    texts: {ja: async () => (await import('../rules/mcr/names/ja.js')).text, ...texts.mcrTexts},
  },
};

/** A preset is asked for by its own name before its rule set is there. */
export const PRESETS: Readonly<Record<string, string>> = {
  guobiao: 'mcr',
  supercup: 'xinzhang',
  tohtenko: 'ribon',
};

/**
 * Fetches a rule set and its words in a language, and makes it known; once.
 * @param rules an id, pinned or not, or a preset's; one that there is not is left to whoever shows it
 */
export function bringRules(rules: string, lang: Lang): void {
  const [name] = rules.split('@');
  const id = PRESETS[name] ?? name;
  if (!Object.hasOwn(SOURCES, id)) return;
  const source = SOURCES[id];
  const words = source.texts[lang];
  void once(`${id} ${lang}`, () =>
    Promise.all([loadLocale(lang), typeof words === 'function' ? words() : undefined]),
  );
  const fetched = once(id, async () => registerRuleset(await source.ruleset(), source.texts));
  expectRuleset(name, fetched);
}
