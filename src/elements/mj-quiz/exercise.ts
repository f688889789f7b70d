/** What another question in the place of one takes of it: its looks, and the patterns that may be met. */
import type {RulesetText} from '../../core/game/names.js';
import {unhidden} from '../../controllers/unhidden.js';

/** How a question looks and is put; another question in its place has the same. */
const LOOKS = [
  ...(['index', 'theme', 'tileTheme', 'size', 'names'] as const),
  ...(['hint', 'choices', 'attempts', 'reveal'] as const),
] as const;
/** The name of a property for that. */
export type LookName = (typeof LOOKS)[number];

/** The looks of a question. */
export const quizLooks = <Quiz extends Readonly<Partial<Record<LookName, unknown>>>>(
  quiz: Quiz,
): Pick<Quiz, LookName & keyof Quiz> =>
  Object.fromEntries(LOOKS.map((name) => [name, quiz[name]])) as Pick<Quiz, LookName & keyof Quiz>;

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
