/**
 * What most pages need: scoring, waits, notation, all elements. Rule sets are modules of their own
 * (`mahjong-elements/rules/luqiao/index.js`), and so is whatever else the core can do: `exports` in package.json is the
 * list.
 */
export {score} from './core/scoring/score.js';
export {waits, type Wait, type WaitsResult} from './core/waiting/waits.js';
export {parseHand, parseTiles} from './core/notation/parse.js';
export {parseHandIn, type Notation} from './core/notation/by-name.js';
export type {Hand, Meld} from './core/notation/hand.js';
export {formatHand, formatTiles, type Dialect} from './core/notation/format.js';
export {formatOptions, parseOptions} from './core/reading/options.js';
export type {Lang, RulesetText} from './core/game/names.js';
export type {Problem, ProblemCode} from './core/situation/problem.js';
export type {Group, Line, Payment, ScoreResult, Status} from './core/game/result.js';
export type {Pattern} from './core/game/pattern.js';
export type {Ruleset} from './core/game/ruleset.js';
export type {Unit} from './core/situation/unit.js';
export type {Flag, Seat, Situation, WinBy} from './core/situation/situation.js';

export {registerRuleset} from './controllers/rulesets.js';
export {exampleContext, type ExampleState} from './contexts/example.js';
export {rulesetContext, type KnownRuleset, type RulesetTexts} from './contexts/ruleset.js';
export {addLocale, matchLang} from './locales/index.js';
export {addTools} from './locales/tools.js';
export {addFaces} from './art/registry.js';
export {tilesSvgText, type SvgTextOptions} from './share/svg-text.js';

export {define} from './elements/define.js';
export type {
  AnswerDetail,
  LoadExampleDetail,
  MismatchDetail,
  ProgressDetail,
  ScoreDetail,
  SelectDetail,
  ShareDetail,
  StepDetail,
  VaryDetail,
} from './elements/events.js';
export {MjBoard} from './elements/mj-board/mj-board.js';
export {MjCompare} from './elements/mj-compare/mj-compare.js';
export {MjExample} from './elements/mj-example/mj-example.js';
export {MjExplain} from './elements/mj-explain/mj-explain.js';
export {MjHand} from './elements/mj-hand/mj-hand.js';
export {MjHandInput} from './elements/mj-hand-input/mj-hand-input.js';
export {MjDrill} from './elements/mj-drill/mj-drill.js';
export {MjLesson} from './elements/mj-lesson/mj-lesson.js';
export {MjQuiz} from './elements/mj-quiz/mj-quiz.js';
export {MjRound} from './elements/mj-round/mj-round.js';
export {MjLedger} from './elements/mj-ledger/mj-ledger.js';
export {MjRulesOptions} from './elements/mj-rules-options/mj-rules-options.js';
export {MjRulesTable} from './elements/mj-rules-table/mj-rules-table.js';
export {MjScoreBreakdown} from './elements/mj-score-breakdown/mj-score-breakdown.js';
export {MjSettlement} from './elements/mj-settlement/mj-settlement.js';
export {MjShare} from './elements/mj-share/mj-share.js';
export {MjTiles} from './elements/mj-tiles/mj-tiles.js';
export {MjVariant} from './elements/mj-variant/mj-variant.js';
export {MjWaits} from './elements/mj-waits/mj-waits.js';
export {MjWhatIf} from './elements/mj-whatif/mj-whatif.js';
