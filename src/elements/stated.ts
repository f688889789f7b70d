/** Attributes that describe a hand which may come from elsewhere. */
import {readSituation, type SituationProperties} from '../core/reading/typed-situation.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';

type Stating = SituationProperties & {readonly ruleset?: Ruleset};

/**
 * Reads the attributes beside the hand.
 * @param known the rule set that the options may belong to
 */
export function statedBy(element: Stating, known: Ruleset | undefined): Partial<Situation> {
  const {hand: _, rules, ...said} = readSituation(element, '', known).situation;
  return element.rules || element.ruleset ? {rules, ...said} : said;
}

/** Whether an element is inside an example that shows the hand itself. */
export const isBesideHand = (element: Element): boolean =>
  Boolean(element.closest('mj-example')?.querySelector('mj-hand'));

/** Whether an element is inside one that holds the hand, even one that is not defined yet. */
export const isInsideHolder = (element: Element): boolean =>
  element.closest('mj-example, mj-hand-input') !== null;
