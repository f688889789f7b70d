/** How long a move stays before the next, in milliseconds: the same for every move, so that no pause tells what others hold. */
export const PAUSES = {slow: 1200, normal: 600, fast: 200, none: 0} as const;

/** How long a strict reader may claim a tile, in milliseconds: the same for every tile; undefined for as long as he likes. */
export const CLAIM_TIMES = {slow: 6000, normal: 3000, fast: 1500, none: undefined} as const;

/** How fast the others play. */
export type PlaySpeed = keyof typeof PAUSES;

/** All speeds, the slowest first. */
export const PLAY_SPEEDS = Object.keys(PAUSES) as readonly PlaySpeed[];

/** When a computer player says what it would do: if asked, at every decision, or not at all. */
export const PLAY_HINTS = ['asked', 'always', 'none'] as const;
/** One of {@link PLAY_HINTS}. */
export type PlayHints = (typeof PLAY_HINTS)[number];

/** When the others say why they moved as they did: once the hand is over, at every move, or not at all. */
export const PLAY_EXPLAINS = ['after', 'always', 'none'] as const;
/** One of {@link PLAY_EXPLAINS}. */
export type PlayExplains = (typeof PLAY_EXPLAINS)[number];

/** The next faster speed; after the fastest, the slowest. */
export const nextSpeed = (speed: PlaySpeed): PlaySpeed =>
  PLAY_SPEEDS[(PLAY_SPEEDS.indexOf(speed) + 1) % PLAY_SPEEDS.length];
