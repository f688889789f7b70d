/** The place of a rule on the page that it is from. */

/**
 * An address that leads to the words of a rule: pages of rules have no anchors, but browsers find a text.
 * @param page the rule page, where its address is known
 * @param words what the rule is called there
 */
export const placeOn = (page: string | undefined, words: string): string | undefined =>
  page && `${page}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
