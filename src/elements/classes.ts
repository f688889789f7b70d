/** The classes of all elements; a bundler keeps the ones that are used. */
// Written by `npm run elements` from the folders in src/elements/.
export {MjBoard} from './mj-board/mj-board.js';
export {MjCompare} from './mj-compare/mj-compare.js';
export {MjCover} from './mj-cover/mj-cover.js';
export {MjDrill} from './mj-drill/mj-drill.js';
export {MjExample} from './mj-example/mj-example.js';
export {MjExplain} from './mj-explain/mj-explain.js';
export {MjHand} from './mj-hand/mj-hand.js';
export {MjHandInput} from './mj-hand-input/mj-hand-input.js';
export {MjLedger} from './mj-ledger/mj-ledger.js';
export {MjLesson} from './mj-lesson/mj-lesson.js';
export {MjPlay} from './mj-play/mj-play.js';
export {MjQuiz} from './mj-quiz/mj-quiz.js';
export {MjRound} from './mj-round/mj-round.js';
export {MjRulesOptions} from './mj-rules-options/mj-rules-options.js';
export {MjRulesTable} from './mj-rules-table/mj-rules-table.js';
export {MjRuleset} from './mj-ruleset/mj-ruleset.js';
export {MjScoreBreakdown} from './mj-score-breakdown/mj-score-breakdown.js';
export {MjSettlement} from './mj-settlement/mj-settlement.js';
export {MjShare} from './mj-share/mj-share.js';
export {MjTiles} from './mj-tiles/mj-tiles.js';
export {MjVariant} from './mj-variant/mj-variant.js';
export {MjWaits} from './mj-waits/mj-waits.js';
export {MjWhatIf} from './mj-whatif/mj-whatif.js';
