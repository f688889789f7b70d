'use client';
/** Makes rule sets known to the elements: a small module, since a bundler may keep all that the main entry exports. */
export {registerRuleset} from './controllers/rulesets.js';
