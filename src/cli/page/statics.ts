/** What each element is without script, by tag. */
// Written by `npm run elements` from the folders in src/elements/.
import {statics as mjBoard} from '../../elements/mj-board/static.js';
import {statics as mjCompare} from '../../elements/mj-compare/static.js';
import {statics as mjCover} from '../../elements/mj-cover/static.js';
import {statics as mjDrill} from '../../elements/mj-drill/static.js';
import {statics as mjExample} from '../../elements/mj-example/static.js';
import {statics as mjExplain} from '../../elements/mj-explain/static.js';
import {statics as mjHand} from '../../elements/mj-hand/static.js';
import {statics as mjHandInput} from '../../elements/mj-hand-input/static.js';
import {statics as mjLedger} from '../../elements/mj-ledger/static.js';
import {statics as mjLesson} from '../../elements/mj-lesson/static.js';
import {statics as mjPlay} from '../../elements/mj-play/static.js';
import {statics as mjQuiz} from '../../elements/mj-quiz/static.js';
import {statics as mjRound} from '../../elements/mj-round/static.js';
import {statics as mjRulesOptions} from '../../elements/mj-rules-options/static.js';
import {statics as mjRulesTable} from '../../elements/mj-rules-table/static.js';
import {statics as mjRuleset} from '../../elements/mj-ruleset/static.js';
import {statics as mjScoreBreakdown} from '../../elements/mj-score-breakdown/static.js';
import {statics as mjSettlement} from '../../elements/mj-settlement/static.js';
import {statics as mjShare} from '../../elements/mj-share/static.js';
import {statics as mjTiles} from '../../elements/mj-tiles/static.js';
import {statics as mjVariant} from '../../elements/mj-variant/static.js';
import {statics as mjWaits} from '../../elements/mj-waits/static.js';
import {statics as mjWhatif} from '../../elements/mj-whatif/static.js';
import type {StaticElement} from './static-element.js';

const STATICS: Readonly<Record<string, StaticElement>> = {
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

/** What an element is without script; undefined for the tags of others. */
export const staticOf = (tag: string): StaticElement | undefined =>
  Object.hasOwn(STATICS, tag) ? STATICS[tag] : undefined;
