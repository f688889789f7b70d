/** Checks the flow of a rule set for its author: which fields are missing or misspelt. Nothing is played. */
import type {Course} from '../game/course.js';
import type {Flow} from '../game/flow.js';
import type {Ruleset} from '../game/ruleset.js';
import {isRecord, isWhole} from '../situation/value.js';
import {CHECKS, tellFailure, type Check, type Tell} from './checks.js';

const {anything, call, fits, isSet, listOf, number, option, recordOf, shape, text, whole, word, yes} = CHECKS;

const needed = {
  options: recordOf(option),
  texts: recordOf(call),
  deal: shape({
    fours: whole(0, 4),
    then: listOf(fits('how many seats after the dealer', (value) => isWhole(value, 0, 3))),
  }),
  left: call,
  kong: shape({cost: number, needs: call, most: call}, {robs: call, barsWin: call}),
  chow: yes,
  winners: call,
  flags: call,
  falseWin: call,
  pay: call,
  nextDeal: call,
  startPoints: call,
  ruleOptions: recordOf(option),
  players: listOf(whole(2, 8)),
  first: call,
  next: call,
  result: call,
  ledgerCites: recordOf(text),
} satisfies Partial<Record<keyof (Flow & Course), Check>>;

/** The fields that may be left out: the compiler names what is forgotten. */
const optional: Readonly<Record<Exclude<keyof (Flow & Course), keyof typeof needed>, Check>> = {
  presets: recordOf(recordOf(anything)),
  lowerFirst: isSet,
  calls: shape({}, {lastDiscard: call, bans: call, barsOwnDiscard: call}),
  furiten: shape(
    {lifts: listOf(word(['draw', 'call', 'skipped', 'discard', 'addedKong']))},
    {win: call, pung: word(['pung', 'pungAndKong'])},
  ),
  laidOut: shape(
    {field: word(['flowers', 'gari']), is: call, cost: word([0, 1]), optional: call},
    {afterCall: call, robs: call, wins: listOf(word(['eight', 'seven'])), allEight: call},
  ),
  dora: shape({behind: call, first: call, late: call}, {lateUntilKong: isSet}),
  wilds: shape({comparesThrown: call}),
  ready: shape({words: listOf(word(['ready', 'riichi', 'open'])), declare: call}, {early: isSet, kong: call}),
  liable: call,
  abortive: shape(
    {kongs: call, winds: call},
    {unlessOneMadeThem: isSet, riichi: call, wins: call, orphans: call},
  ),
  extras: shape({noten: call, nagashi: call, prizes: call}, {nagashiTotal: call}),
  stick: number,
  countersOnce: call,
  cites: recordOf(text),
  settlingCites: recordOf(text),
  words: listOf(word(['nagashi', 'bao', 'seven', 'tianhu'])),
  answersFor: call,
  ownWords: recordOf(shape({falsewin: text})),
  totalOfShares: call,
  capOf: call,
  everybodyScores: isSet,
  impossible: call,
  windsByDice: text,
  leaderTakesSticks: call,
  isBust: call,
  under: recordOf(recordOf(anything)),
};

/** A flow with its course. */
const flow = shape(needed, optional);

/** Checks the flow of a rule set that has one. */
export async function checkFlow(ruleset: Ruleset, tell: Tell): Promise<void> {
  if (!ruleset.flow) return;
  const preset = word(
    (ruleset.presets ?? []).map(({id}) => id),
    'the id of a preset',
  );
  try {
    const made: unknown = await ruleset.flow();
    flow(made, 'flow()', tell);
    if (!isRecord(made)) return;
    for (const field of ['presets', 'under'] as const)
      for (const id of Object.keys(made[field] ?? {})) preset(id, `flow().${field}.${id}`, tell);
  } catch (error) {
    tellFailure('flow()', error, tell);
  }
}
