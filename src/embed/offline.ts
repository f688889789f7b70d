/** For a classic script tag on a page that is opened from a folder, without a server: all elements and rule sets. */
import '../loader.js';
