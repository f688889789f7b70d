/** The forms in which an example can be shared, in the order in which they are offered. */
export const TARGETS = ['tag', 'iframe', 'link', 'md', 'bbcode', 'text', 'svg', 'png'] as const;
/** A form in which an example can be shared. */
export type Target = (typeof TARGETS)[number];

/** The forms in which a table or a round can be shared. */
export const TABLE_TARGETS = [
  'tag',
  'iframe',
  'md',
  'bbcode',
  'text',
  'svg',
] as const satisfies readonly Target[];
/** A form in which a table or a round can be shared. */
export type TableTarget = (typeof TABLE_TARGETS)[number];
