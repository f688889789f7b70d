/** What is to be said of each element, by tag. */
// Written by `npm run elements` from the folders in src/elements/.
import {meta as mjBoard} from './mj-board/meta.js';
import {meta as mjCompare} from './mj-compare/meta.js';
import {meta as mjCover} from './mj-cover/meta.js';
import {meta as mjDrill} from './mj-drill/meta.js';
import {meta as mjExample} from './mj-example/meta.js';
import {meta as mjExplain} from './mj-explain/meta.js';
import {meta as mjHand} from './mj-hand/meta.js';
import {meta as mjHandInput} from './mj-hand-input/meta.js';
import {meta as mjLedger} from './mj-ledger/meta.js';
import {meta as mjLesson} from './mj-lesson/meta.js';
import {meta as mjPlay} from './mj-play/meta.js';
import {meta as mjQuiz} from './mj-quiz/meta.js';
import {meta as mjRound} from './mj-round/meta.js';
import {meta as mjRulesOptions} from './mj-rules-options/meta.js';
import {meta as mjRulesTable} from './mj-rules-table/meta.js';
import {meta as mjRuleset} from './mj-ruleset/meta.js';
import {meta as mjScoreBreakdown} from './mj-score-breakdown/meta.js';
import {meta as mjSettlement} from './mj-settlement/meta.js';
import {meta as mjShare} from './mj-share/meta.js';
import {meta as mjTiles} from './mj-tiles/meta.js';
import {meta as mjVariant} from './mj-variant/meta.js';
import {meta as mjWaits} from './mj-waits/meta.js';
import {meta as mjWhatif} from './mj-whatif/meta.js';

/** What is to be said of each element, with its own type. */
export const METAS = {
  'mj-board': mjBoard,
  'mj-compare': mjCompare,
  'mj-cover': mjCover,
  'mj-drill': mjDrill,
  'mj-example': mjExample,
  'mj-explain': mjExplain,
  'mj-hand': mjHand,
  'mj-hand-input': mjHandInput,
  'mj-ledger': mjLedger,
  'mj-lesson': mjLesson,
  'mj-play': mjPlay,
  'mj-quiz': mjQuiz,
  'mj-round': mjRound,
  'mj-rules-options': mjRulesOptions,
  'mj-rules-table': mjRulesTable,
  'mj-ruleset': mjRuleset,
  'mj-score-breakdown': mjScoreBreakdown,
  'mj-settlement': mjSettlement,
  'mj-share': mjShare,
  'mj-tiles': mjTiles,
  'mj-variant': mjVariant,
  'mj-waits': mjWaits,
  'mj-whatif': mjWhatif,
};
