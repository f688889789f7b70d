import 'mahjong-elements/elements/mj-example/define.js';
import {registerRuleset} from 'mahjong-elements/register.js';
import {mcr} from 'mahjong-elements/rules/mcr/index.js';

registerRuleset(mcr, {en: async () => (await import('mahjong-elements/rules/mcr/names/en.js')).text});
