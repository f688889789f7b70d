/** What other elements take of `<mj-waits>`. */
export {beforeWin} from './find.js';
