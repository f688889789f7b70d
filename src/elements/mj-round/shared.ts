/** What other elements take of `<mj-round>`. */
export type {MjRound} from './mj-round.js';
