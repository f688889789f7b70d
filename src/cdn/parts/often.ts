/** The elements that bundles with rule sets contain: those that show a hand and its score. */
// Written by `npm run elements` from the folders in src/elements/.
import '../../elements/mj-example/define.js';
import '../../elements/mj-hand/define.js';
import '../../elements/mj-score-breakdown/define.js';
import '../../elements/mj-settlement/define.js';
import '../../elements/mj-tiles/define.js';
