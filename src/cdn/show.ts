/** For a script tag: tiles and hands, no scoring. */
import '../elements/mj-hand/define.js';
import '../elements/mj-tiles/define.js';
