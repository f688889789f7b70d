/** What other elements take of `<mj-board>`. */
export {askedFor} from './asked-later.js';
export {askedStyles} from './asked.styles.js';
export {readLooks, type Looks} from './looks.js';
export type {Read, RefereeModule} from './reading.js';
export {RoundElement} from './round-element.js';
export {saysMay} from './show-words.js';
export {shownAt} from './shown-at.js';
export {Spoken} from './spoken.js';
export {lostIn, stepNamed} from './named-steps.js';
export {type RunLook, tileRun} from './tile-run.js';
export {unsaidView} from './unsaid-view.js';
