/** From whom a tile was called: its place in the set tells it. A turn away is the player to the right. */

const PLAYERS = 4;

/** The place of a called tile among those of its set, for a tile of the player so many turns away. */
export const placeOfCalled = (turns: number, tiles: number, players = PLAYERS): number =>
  turns === players - 1 ? 0 : turns === 1 ? tiles - 1 : 1;

/** How many turns away the player sits whose tile was called, by its place. */
export const turnsToCalled = (place: number, players = PLAYERS): number => Math.max(1, players - 1 - place);
