/** How long motion takes, in milliseconds. */

/** What answers a press, such as a tile that is lifted; style sheets have it as `--_quick`. */
export const QUICK = 150;
/** What goes to another place. */
export const GLIDE = 220;
