import {commandWords} from '../words/index.js';
import {type FoundElement} from '../page/found.js';
import {lookup} from '../page/lookup.js';
import {asScored, varied} from '../page/restated.js';
import {elementHand, placedProblem, scoreFound, type Placed} from '../page/score.js';
import type {Fallback, Checking} from './fallback.js';
import {MOST_VARIANTS} from '../../elements/mj-compare/most-variants.js';
import {isWithin} from '../page/tree.js';

/** Problems of a column of the comparison around it. */
async function columnProblems(found: FoundElement, {all, lang}: Checking): Promise<Placed[]> {
  const {compared, attributes} = found;
  const at = found.span.start;
  const says = commandWords(lang);
  const about = (message: string): Placed[] => [{at, message: `mj-variant: ${message}`}];
  if (!compared) return about(says.noCompare);
  if (!lookup(all).columns.get(compared)?.includes(found)) return about(says.mostVariants(MOST_VARIANTS));
  if (!Object.keys(attributes).some((name) => name !== 'label' && name !== 'lang'))
    return about(says.sameVariant);
  const source = asScored(compared, all);
  if (!source || elementHand(source) === undefined) return [];
  const [before, after] = await Promise.all([
    scoreFound(source, lang),
    scoreFound(varied(found, source), lang),
  ]);
  // a problem with the hand of all columns is reported where that hand is
  if (before.result.status === 'invalid' || after.result.status !== 'invalid' || !after.result.reason)
    return [];
  const problem = placedProblem(varied(found, source), after.result.reason);
  return [isWithin(found.span, problem.at) ? problem : {...problem, at}];
}

/** What `<mj-variant>` is without script. */
export const fallback: Fallback = {
  check: columnProblems,
};
