import {findRules} from '../../core/reading/read.js';
import {fault} from '../../core/situation/problem.js';
import {rulesets} from '../../cli/rulesets.js';
import {rulesOn, told} from '../../cli/page/attribute-problems.js';
import type {FoundElement} from '../../cli/page/find.js';
import type {Placed} from '../../cli/page/score.js';
import type {Checking, StaticElement} from '../../cli/page/static-element.js';

/** Problems of a hand to play: there must be rules, and they must say how they are played. */
function playProblems(found: FoundElement, {strings}: Checking): Placed[] {
  const {ruleset, problems} = rulesOn(found, strings, {required: true});
  if (!ruleset) return problems;
  const {rules = ''} = found.attributes;
  const isPlayed = findRules(rules, rulesets)?.ruleset.flow;
  return isPlayed ? problems : [...problems, told(found, fault('no-flow', rules, 'rules'), strings)];
}

/** What `<mj-play>` is without script: the text in the tag. */
export const statics: StaticElement = {check: playProblems};
