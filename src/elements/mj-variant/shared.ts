/** What other elements take of `<mj-variant>`. */
export {MjVariant, VARIANT_CHANGE, type Variant} from './mj-variant.js';
