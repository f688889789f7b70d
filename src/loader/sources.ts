/** Where each rule set comes from, so that a page downloads those that it names. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import type {RulesetTexts} from '../contexts/ruleset.js';
import type {Ruleset} from '../core/game/ruleset.js';

interface Source {
  readonly ruleset: () => Promise<Ruleset>;
  readonly texts: RulesetTexts;
}

/** By id, what fetches a rule set and its words. */
export const SOURCES: Readonly<Record<string, Source>> = {
  luqiao: {
    ruleset: async () => (await import('../rules/luqiao/index.js')).luqiao,
    texts: {
      ja: async () => (await import('../rules/luqiao/names/ja.js')).text,
      'zh-Hant': async () => (await import('../rules/luqiao/names/zh-Hant.js')).text,
      'zh-Hans': async () => (await import('../rules/luqiao/names/zh-Hans.js')).text,
      en: async () => (await import('../rules/luqiao/names/en.js')).text,
    },
  },
  shiragiku: {
    ruleset: async () => (await import('../rules/shiragiku/index.js')).shiragiku,
    texts: {
      ja: async () => (await import('../rules/shiragiku/names/ja.js')).text,
      'zh-Hant': async () => (await import('../rules/shiragiku/names/zh-Hant.js')).text,
      'zh-Hans': async () => (await import('../rules/shiragiku/names/zh-Hans.js')).text,
      en: async () => (await import('../rules/shiragiku/names/en.js')).text,
    },
  },
  ribon: {
    ruleset: async () => (await import('../rules/ribon/index.js')).ribon,
    texts: {
      ja: async () => (await import('../rules/ribon/names/ja.js')).text,
      'zh-Hant': async () => (await import('../rules/ribon/names/zh-Hant.js')).text,
      'zh-Hans': async () => (await import('../rules/ribon/names/zh-Hans.js')).text,
      en: async () => (await import('../rules/ribon/names/en.js')).text,
    },
  },
  xinzhang: {
    ruleset: async () => (await import('../rules/xinzhang/index.js')).xinzhang,
    texts: {
      ja: async () => (await import('../rules/xinzhang/names/ja.js')).text,
      'zh-Hant': async () => (await import('../rules/xinzhang/names/zh-Hant.js')).text,
      'zh-Hans': async () => (await import('../rules/xinzhang/names/zh-Hans.js')).text,
      en: async () => (await import('../rules/xinzhang/names/en.js')).text,
    },
  },
  mcr: {
    ruleset: async () => (await import('../rules/mcr/index.js')).mcr,
    texts: {
      ja: async () => (await import('../rules/mcr/names/ja.js')).text,
      'zh-Hant': async () => (await import('../rules/mcr/names/zh-Hant.js')).text,
      'zh-Hans': async () => (await import('../rules/mcr/names/zh-Hans.js')).text,
      en: async () => (await import('../rules/mcr/names/en.js')).text,
    },
  },
  riichi: {
    ruleset: async () => (await import('../rules/riichi/index.js')).riichi,
    texts: {
      ja: async () => (await import('../rules/riichi/names/ja.js')).text,
      'zh-Hant': async () => (await import('../rules/riichi/names/zh-Hant.js')).text,
      'zh-Hans': async () => (await import('../rules/riichi/names/zh-Hans.js')).text,
      en: async () => (await import('../rules/riichi/names/en.js')).text,
    },
  },
};

/** By preset, its rule set: a page may name a preset before the rule set is there. */
export const PRESETS: Readonly<Record<string, string>> = {
  ema: 'riichi',
  guobiao: 'mcr',
  mahjongsoul: 'riichi',
  mleague: 'riichi',
  supercup: 'xinzhang',
  tenhou: 'riichi',
  tohtenko: 'ribon',
  wrc: 'riichi',
};
