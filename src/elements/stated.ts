/** What stands beside a hand, or in its tag, where the hand may be elsewhere. */
import {readSituation, type SituationProperties} from '../core/reading/typed-situation.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';

type Stating = SituationProperties & {readonly ruleset?: Ruleset};

/**
 * What an element's attributes say beside a hand.
 * @param known the rule set whose options they may be
 */
export function statedBy(element: Stating, known: Ruleset | undefined): Partial<Situation> {
  const {hand: _, rules, ...said} = readSituation(element, '', known).situation;
  return element.rules || element.ruleset ? {rules, ...said} : said;
}

/** Whether an element stands in an example that shows the hand too. */
export const isBesideHand = (element: Element): boolean =>
  Boolean(element.closest('mj-example')?.querySelector('mj-hand'));

/** Whether an element stands in one that has the hand, even if that has not been defined yet. */
export const isInsideHolder = (element: Element): boolean =>
  element.closest('mj-example, mj-hand-input') !== null;
