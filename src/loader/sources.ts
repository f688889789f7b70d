/** Where each rule set comes from, so that a page downloads those that it names. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import type {RulesetTexts} from '../contexts/ruleset.js';
import type {Ruleset} from '../core/game/ruleset.js';
import * as texts from './texts.js';

interface Source {
  readonly ruleset: () => Promise<Ruleset>;
  readonly texts: RulesetTexts;
}

/** By id, what fetches a rule set and its words. */
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
  riichi: {
    ruleset: async () => (await import('../rules/riichi/index.js')).riichi,
    texts: {ja: async () => (await import('../rules/riichi/names/ja.js')).text, ...texts.riichiTexts},
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
