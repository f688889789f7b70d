/** Which wall is played: a seed gives one after another, and each can be played again. */
import {spelled} from '../../core/situation/problem.js';

/** No seed that is drawn is larger. */
const MOST_SEEDS = 1_000_000;

/** The walls of an element. */
export class WallSeeds {
  /** Which wall from the seed is played: its first has the seed itself. */
  number = 1;
  /** How often the reader has begun a game anew. */
  beginnings = 0;
  /** The seed where none is given. */
  private drawn?: string;

  /** The seed of the wall, or of the game: `7`, and then `7/2`, `7/3` … @param given the author's seed; one is drawn where it is empty */
  seedOf(given: unknown): string {
    const first =
      spelled(given ?? '').trim() || (this.drawn ??= String(1 + Math.floor(Math.random() * MOST_SEEDS)));
    return this.number > 1 ? `${first}/${this.number}` : first;
  }

  /** Begins a wall: the same again, or another one from the seed. */
  begin(number: number): void {
    this.number = number;
    this.beginnings++;
  }
}
