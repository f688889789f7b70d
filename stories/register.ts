/** What the stories need beside the elements: all rule sets, with the words of all languages. */
import {registerRuleset} from '../src/controllers/rulesets.js';
import {SOURCES} from '../src/loader/sources.js';
import * as rulesets from '../src/rules/index.js';

for (const ruleset of Object.values(rulesets)) registerRuleset(ruleset, SOURCES[ruleset.id].texts);
