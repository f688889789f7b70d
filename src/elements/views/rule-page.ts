/** Links to the rule page. */

/**
 * A link to a rule by a text fragment, since the pages have no anchors.
 * @param page the rule page, if its address is known
 * @param words the name of the rule on that page
 */
export const placeOn = (page: string | undefined, words: string): string | undefined =>
  page && `${page}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
