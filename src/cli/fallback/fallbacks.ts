/** What each element is without script, by tag. */
// Written by `npm run elements` from the folders in src/elements/.
import {fallback as mjBoard} from './mj-board.js';
import {fallback as mjCompare} from './mj-compare.js';
import {fallback as mjCover} from './mj-cover.js';
import {fallback as mjDrill} from './mj-drill.js';
import {fallback as mjExample} from './mj-example.js';
import {fallback as mjExplain} from './mj-explain.js';
import {fallback as mjHand} from './mj-hand.js';
import {fallback as mjHandInput} from './mj-hand-input.js';
import {fallback as mjLedger} from './mj-ledger.js';
import {fallback as mjLesson} from './mj-lesson.js';
import {fallback as mjPlay} from './mj-play.js';
import {fallback as mjQuiz} from './mj-quiz.js';
import {fallback as mjRound} from './mj-round.js';
import {fallback as mjRulesOptions} from './mj-rules-options.js';
import {fallback as mjRulesTable} from './mj-rules-table.js';
import {fallback as mjRuleset} from './mj-ruleset.js';
import {fallback as mjScoreBreakdown} from './mj-score-breakdown.js';
import {fallback as mjSettlement} from './mj-settlement.js';
import {fallback as mjShare} from './mj-share.js';
import {fallback as mjTiles} from './mj-tiles.js';
import {fallback as mjVariant} from './mj-variant.js';
import {fallback as mjWaits} from './mj-waits.js';
import {fallback as mjWhatif} from './mj-whatif.js';
import type {Fallback} from './fallback.js';

const FALLBACKS: Readonly<Record<string, Fallback>> = {
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
export const fallbackOf = (tag: string): Fallback | undefined =>
  Object.hasOwn(FALLBACKS, tag) ? FALLBACKS[tag] : undefined;
