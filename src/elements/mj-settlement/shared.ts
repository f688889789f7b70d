/** What other elements take of `<mj-settlement>`. */
export {amountBetween, hasOthers} from './payment-table.js';
