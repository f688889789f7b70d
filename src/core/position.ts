/** A situation that has been read. */
export {hasFlag, type Position} from './game/position.js';
