/** How long a move stays before the next, in milliseconds: the same for every move, so that no pause tells what others hold. */
export const PAUSES = {slow: 1200, normal: 600, fast: 200, none: 0} as const;

/** How fast the others play. */
export type PlaySpeed = keyof typeof PAUSES;

/** All speeds, the slowest first. */
export const PLAY_SPEEDS = Object.keys(PAUSES) as readonly PlaySpeed[];

/** When a computer player says what it would do: if asked, at every decision, or not at all. */
export const PLAY_HINTS = ['asked', 'always', 'none'] as const;
/** One of {@link PLAY_HINTS}. */
export type PlayHints = (typeof PLAY_HINTS)[number];

/** The next faster speed; after the fastest, the slowest. */
export const nextSpeed = (speed: PlaySpeed): PlaySpeed =>
  PLAY_SPEEDS[(PLAY_SPEEDS.indexOf(speed) + 1) % PLAY_SPEEDS.length];
