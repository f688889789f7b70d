/** What other elements take of `<mj-settlement>`. */
export {hasOthers} from './payment-table.js';
