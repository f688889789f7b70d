/** Facts about elements by their names; for the elements, and for the command, which reads pages without a DOM. */

/** Tags that browsers do not show as text. */
export const isSilent = (localName: string): boolean =>
  /^(script|style|template|noscript|r[tp])$/.test(localName);

/**
 * What shows an example, and is not just its text: custom elements, and a slot that they come into. Where the hand is
 * stated elsewhere any element does, but for what a browser wraps the texts of a page in that it translates.
 */
export const mayShow = (localName: string, isStated: boolean): boolean =>
  isStated ? localName !== 'font' : /-|^slot$/.test(localName);
