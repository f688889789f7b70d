/** Registers riichi mahjong, which most scripts of a page do not bring. */
import {registerRuleset} from '../../src/controllers/rulesets.js';
import {riichi} from '../../src/rules/riichi/index.js';
import {text} from '../../src/rules/riichi/names/en.js';

registerRuleset(riichi, {
  en: text,
  ja: async () => (await import('../../src/rules/riichi/names/ja.js')).text,
});
