/** For a script tag: all elements and the rule set 路橋, in Japanese; other languages come from beside the script. */
import '../define.js';
import {registerRuleset} from '../controllers/rulesets.js';
import {addLocale} from '../locales/index.js';
import {ja} from '../locales/ja.js';
import {luqiao} from '../rules/luqiao/index.js';
import {text} from '../rules/luqiao/names/ja.js';

// in the script itself: Japanese pages need no file beside it
export {tilesOfGroups} from '../elements/mj-hand/arranged.js';

addLocale(ja);
registerRuleset(luqiao, {
  ja: text,
  'zh-Hant': async () => (await import('../rules/luqiao/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/luqiao/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/luqiao/names/en.js')).text,
});
