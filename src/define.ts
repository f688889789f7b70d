/** Defines all elements, under their own tags. */
// Written by `npm run elements` from the folders in src/elements/.
import './elements/mj-board/define.js';
import './elements/mj-compare/define.js';
import './elements/mj-cover/define.js';
import './elements/mj-drill/define.js';
import './elements/mj-example/define.js';
import './elements/mj-explain/define.js';
import './elements/mj-hand/define.js';
import './elements/mj-hand-input/define.js';
import './elements/mj-ledger/define.js';
import './elements/mj-lesson/define.js';
import './elements/mj-play/define.js';
import './elements/mj-quiz/define.js';
import './elements/mj-round/define.js';
import './elements/mj-rules-options/define.js';
import './elements/mj-rules-table/define.js';
import './elements/mj-ruleset/define.js';
import './elements/mj-score-breakdown/define.js';
import './elements/mj-settlement/define.js';
import './elements/mj-share/define.js';
import './elements/mj-tiles/define.js';
import './elements/mj-variant/define.js';
import './elements/mj-waits/define.js';
import './elements/mj-whatif/define.js';
