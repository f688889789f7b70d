/** The board or round inside a question: what it shows, and the author's words without it. */
import {textInside} from '../../controllers/light-dom.js';
import type {TableLooks} from '../../quiz/table-idea.js';

const TABLE = 'mj-board, mj-round';

/** The board or round inside the tag. */
export const tableIn = (host: Element): Element | null => host.querySelector(TABLE);

/** The author's words inside the tag, without the text of the board or round. */
export function authorsWords(host: Element): string {
  const table = tableIn(host);
  return (table ? textInside(host).replace(textInside(table), '') : textInside(host)).trim();
}

/** What the author says of the right answer: the elements in the slot `right`. */
export const rightWords = (host: Element): string =>
  [...host.querySelectorAll(":scope > [slot='right']")].map(textInside).join(' ');

/** Whether an element inside the tag is part of the question: it is not in a slot, and no board or round. */
const isQuestion = (child: Element): boolean => !child.slot && !child.matches(TABLE) && !tableIn(child);

/** What the author has put into the tag. */
export interface QuizContent {
  /** Whether the question is the author's. */
  readonly hasOwnQuestion: boolean;
  /** Whether a board or round stands there. */
  readonly hasTable: boolean;
}

/** Reads what the author has put into the tag. */
export const contentOf = (host: Element): QuizContent => ({
  hasOwnQuestion: authorsWords(host) !== '' || [...host.children].some(isQuestion),
  hasTable: tableIn(host) !== null,
});

/** Reads how the board or round inside the tag is looked at. */
export function looksOfTable(host: Element): TableLooks {
  const table = tableIn(host);
  const said = (name: string): string | undefined => table?.getAttribute(name) ?? undefined;
  return {bottom: said('bottom'), seen: said('seen'), index: table?.hasAttribute('index') ?? false};
}
