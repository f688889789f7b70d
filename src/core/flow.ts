/** How a hand is played and how a game goes on: what a rule set gives so that the referee and ledgers know it. */
export {below, placesFrom, seatOf} from './game/course.js';
export type {Course, Impossible, SeatedFrame, Seating, ToldWin} from './game/course.js';
export {falseWin, lastDiscardCalls} from './game/flow-options.js';
export type {
  Abortive,
  CallLimits,
  CallOfKind,
  Cites,
  Declaring,
  DoraIndicators,
  Extras,
  Flow,
  FlowChanges,
  FlowText,
  FlowTexts,
  LaidOut,
  FuritenRules,
  Lifting,
  FalseWinPaid,
  MeldOfSeat,
  Moment,
  Readiness,
  SettlingCites,
  SpecialWin,
  Totals,
  WildTurned,
} from './game/flow.js';
export type {
  AbortiveDraw,
  BySeat,
  Deal,
  DrawnBy,
  Ending,
  Frame,
  KnownDrawnBy,
  Outcome,
  Winner,
} from './game/frame.js';
export type {Refusal} from './game/refusal.js';
export {nextOfRounds, seatedByDice, stayOrPass} from './game/rounds.js';
export {bothEnds, sameTile, swapBans} from './game/swap-calls.js';
