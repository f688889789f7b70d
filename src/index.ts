/**
 * What most pages need: scoring, waits, notation, all elements. Rule sets are modules of their own
 * (`mahjong-elements/rules/luqiao/index.js`), and so is whatever else the core can do: `exports` in package.json is the
 * list.
 */
export {score} from './core/scoring/score.js';
export {waits, type Wait, type WaitsResult} from './core/waiting/waits.js';
export {parseHand, parseTiles} from './core/notation/parse.js';
export {parseHandIn} from './core/notation/by-name.js';
export type {Notation} from './core/notation/notations.js';
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

export {define} from './elements/base/definition.js';
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
} from './elements/base/events.js';
export * from './elements/classes.js';
