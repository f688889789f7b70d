/** Whether three tiles of a hand are a pung in whatever way the hand is read. */
import {Arranger} from '../../core/arranging/arranger.js';
import {PUNG, lowestOf, typeOf} from '../../core/tiles/group.js';
import {countKinds, type Kind, type Tile} from '../../core/tiles/tile.js';

const arranger = new Arranger();
const groups = new Int32Array(8);

/**
 * Whether three tiles of this kind form a pung in every split of the held tiles into sets and a pair, with each of the
 * tiles that the hand waits for.
 */
export function isAlwaysPung(held: readonly Tile[], kind: Kind, waited: readonly Kind[]): boolean {
  let isAlways = true;
  for (const wait of waited) {
    const counts = countKinds([...held, wait]);
    arranger.run(counts, 0, groups, 0, (size) => {
      isAlways &&= groups.subarray(0, size).some((code) => typeOf(code) === PUNG && lowestOf(code) === kind);
    });
  }
  return isAlways;
}
