/** A hand as it was written. */
export {allTiles, type Hand, type HandPlaces, type Meld, type MeldKind} from './notation/hand.js';
