import type {Situation} from '../../core/situation/situation.js';

/**
 * What an element's attributes say about a hand which may come from elsewhere: all fields but the hand.
 * @param hasRules whether the element names a rule set
 */
export function statedFields(situation: Situation, hasRules: boolean): Partial<Situation> {
  const {hand: _, rules, ...said} = situation;
  return hasRules ? {rules, ...said} : said;
}

/** Whether an element is inside one that holds the hand, even one that is not defined yet. */
export const isInsideHolder = (element: Element): boolean =>
  element.closest('mj-example, mj-hand-input') !== null;
