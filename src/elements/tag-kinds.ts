/** Tells by their names what elements are. Used by the elements and by the command, which reads pages without a DOM. */

/** Whether a tag is a board or a round: its text is neither a hand nor words of the element around. */
export const isTable = (localName: string): boolean => /^mj-(board|round)$/.test(localName);

/**
 * Whether a child shows the example, rather than being part of the text: true for custom elements, and for slots that
 * may receive them. Where the hand is stated elsewhere it is true for any element, except those that browsers wrap
 * around texts when they translate a page.
 */
export const mayShow = (localName: string, isStated: boolean): boolean =>
  isStated ? localName !== 'font' : /-|^slot$/.test(localName);
