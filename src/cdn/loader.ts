/** For a script tag: fetches what a page uses from beside the script. */
export {watch} from '../loader.js';
