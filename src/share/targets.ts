/** The forms in which an example can be shared, in the order in which they are offered. */
export const TARGETS = [
  'tag',
  'fence',
  'shortcode',
  'iframe',
  'link',
  'md',
  'bbcode',
  'text',
  'svg',
  'png',
  'scored',
] as const;
/** A form in which an example can be shared. */
export type Target = (typeof TARGETS)[number];

/** The forms that are pictures in pixels: the tiles alone, and with lines and total below. */
export const PIXELS = ['png', 'scored'] as const satisfies readonly Target[];
/** A form that is a picture in pixels. */
export type PixelTarget = (typeof PIXELS)[number];
/** Whether a form is a picture in pixels. */
export const isPixels = (target: Target): target is PixelTarget => PIXELS.some((one) => one === target);

/** The forms in which a table or a round can be shared. */
export const TABLE_TARGETS = [
  'tag',
  'iframe',
  'link',
  'md',
  'bbcode',
  'text',
  'svg',
] as const satisfies readonly Target[];
/** A form in which a table or a round can be shared. */
export type TableTarget = (typeof TABLE_TARGETS)[number];
