/** The forms in which an example can be shared, in the order in which they are offered. */
export const TARGETS = ['tag', 'iframe', 'link', 'md', 'bbcode', 'text', 'svg', 'png'] as const;
/** A form in which an example can be shared. */
export type Target = (typeof TARGETS)[number];
