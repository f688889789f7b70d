/** The patterns that a page has named up to a question. */
import type {RulesetText} from '../../core/game/names.js';
import {unhidden} from '../../controllers/unhidden.js';

/** Ids of the patterns whose names stand in the text before the end of the step that the question is in. */
export function namedSoFar(question: Element, names: RulesetText['names']): string[] {
  const range = unhidden(document, 'createRange')();
  const root = question.getRootNode();
  range.selectNodeContents(root === document ? unhidden(document, 'body') : root);
  range.setEndAfter(question.closest('section') ?? question);
  const said = range.toString().toLowerCase();
  return Object.entries(names)
    .filter(([, {name}]) => said.includes(name.toLowerCase()))
    .map(([id]) => id);
}
