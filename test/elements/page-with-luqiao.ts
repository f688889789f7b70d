/** Brings the elements and the rules of luqiao to a page, whose title then says so. */
import '../../src/define.js';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import {luqiao} from '../../src/rules/luqiao/index.js';

registerRuleset(luqiao);
document.title = 'loaded';
