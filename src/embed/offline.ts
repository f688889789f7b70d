/** All elements and rule sets in a classic script, for a page that is opened from a folder without a server. */
import '../mahjong.js';
