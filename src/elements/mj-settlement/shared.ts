/** What other elements take of `<mj-settlement>`. */
export {hasOthers} from './ledger.js';
