/** Links to the rule page. */

/**
 * A link with a text fragment to a rule: the pages have no anchors.
 * @param page the rule page, where its address is known
 * @param words what the rule is called there
 */
export const placeOn = (page: string | undefined, words: string): string | undefined =>
  page && `${page}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
