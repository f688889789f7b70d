/** A hand as it was typed. */
export {allTiles, type Hand, type HandPlaces, type Meld, type MeldKind} from './notation/hand.js';
