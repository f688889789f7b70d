/** From whom a tile was called: its place in the set tells it. A turn away is the player to the right. */

const PLAYERS = 4;

/** The place of a called tile among those of its set, for a tile of the player so many turns away. */
export const placeOfCalled = (turns: number, tiles: number, players = PLAYERS): number =>
  turns === players - 1 ? 0 : turns === 1 ? tiles - 1 : 1;

/** How many turns away the player sits whose tile was called, by its place: any but the first and the last is across. */
export const turnsToCalled = (place: number, tiles: number, players = PLAYERS): number =>
  place === 0 ? players - 1 : place === tiles - 1 ? 1 : players - 2;
