/** Registers 路橋 and the other rule sets, and no element. */
import './all-rules.js';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text} from '../../src/rules/luqiao/names/en.js';

registerRuleset(luqiao, {en: text});
