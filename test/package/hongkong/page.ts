/** For a page: all elements, and the rule set with its words. */
import 'mahjong-elements/define.js';
import {registerRuleset} from 'mahjong-elements/register.js';
import {hongkong} from './index.js';

registerRuleset(hongkong, {
  en: async () => (await import('./names/en.js')).text,
});
