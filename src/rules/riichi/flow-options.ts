/** House rules that concern play alone; the others are in `options.ts`. */
import {falseWin, lastDiscardCalls} from '../../core/flow.js';
import type {OptionSpec} from '../../core/options.js';

const found = {provenance: 'found'} as const;

/** The options of a game, which a ledger needs too. */
export const courseOptions = {
  rounds: {type: 'choice', default: 'eastSouth', choices: ['east', 'eastSouth'], cite: 'RC-27', ...found},
  extension: {
    type: 'choice',
    default: 'suddenDeath',
    choices: ['suddenDeath', 'none'],
    cite: 'RC-27',
    ...found,
  },
  bust: {type: 'boolean', default: true, cite: 'RC-27', ...found},
  dealerMayStop: {type: 'boolean', default: true, cite: 'RC-27', ...found},
  dealerStays: {type: 'choice', default: 'ready', choices: ['ready', 'won'], cite: 'RC-26', ...found},
  startPoints: {type: 'number', default: 25_000, min: 1_000, max: 100_000, cite: 'RC-28', ...found},
  returnPoints: {type: 'number', default: 30_000, min: 1_000, max: 100_000, cite: 'RC-28', ...found},
  goalPoints: {type: 'number', default: 30_000, min: 1_000, max: 100_000, cite: 'RC-27', ...found},
  uma: {
    type: 'choice',
    default: '10-20',
    choices: ['none', '5-10', '5-15', '10-20', '10-30', '20-30'],
    cite: 'RC-28',
    ...found,
  },
  sharedPlaces: {type: 'boolean', default: false, cite: 'RC-28', ...found},
  leftSticks: {type: 'choice', default: 'leader', choices: ['leader', 'nobody'], cite: 'RC-28', ...found},
  falseWinPays: {
    type: 'choice',
    default: 'nothing',
    choices: ['nothing', 'mangan', 'points'],
    cite: 'RC-29',
    ...found,
  },
  severalWins: {type: 'choice', default: 'all', choices: ['all', 'nearest'], cite: 'RC-22', ...found},
  severalCounters: {type: 'choice', default: 'first', choices: ['first', 'each'], cite: 'RC-19', ...found},
  nagashi: {type: 'boolean', default: true, cite: 'RC-17', ...found},
  threeWins: {type: 'choice', default: 'drawn', choices: ['drawn', 'paid'], cite: 'RC-22', ...found},
  nineOrphans: {type: 'boolean', default: true, cite: 'RC-25', ...found},
  fourWinds: {type: 'boolean', default: true, cite: 'RC-25', ...found},
  fourRiichi: {type: 'boolean', default: true, cite: 'RC-25', ...found},
  fourKongs: {type: 'boolean', default: true, cite: 'RC-25', ...found},
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The options of playing a hand. */
export const flowOptions = {
  kanDora: {
    type: 'choice',
    default: 'afterDiscardIfMelded',
    choices: ['atOnce', 'afterDiscardIfMelded'],
    cite: 'RC-6',
    ...found,
  },
  swapCalls: {
    type: 'choice',
    default: 'bothEnds',
    choices: ['free', 'sameTile', 'bothEnds'],
    cite: 'RC-21',
    ...found,
  },
  riichiNeedsDraws: {type: 'choice', default: 4, choices: [4, 0], cite: 'RC-16', ...found},
  riichiNeedsPoints: {type: 'boolean', default: true, cite: 'RC-16', ...found},
  riichiKong: {
    type: 'choice',
    default: 'sameWaits',
    choices: ['sameWaits', 'sameSets', 'never'],
    cite: 'RC-16',
    ...found,
  },
  robConcealed: {type: 'choice', default: 'kokushi', choices: ['never', 'kokushi'], cite: 'RC-23', ...found},
  lastDiscardCalls: lastDiscardCalls('RC-24', 'found'),
  falseWin: falseWin('RC-29'),
} as const satisfies Readonly<Record<string, OptionSpec>>;

type Specs = Readonly<Record<string, OptionSpec>>;

/** The options with other defaults, as a preset has them. */
export const withDefaults = (specs: Specs, defaults: Readonly<Record<string, unknown>>): Specs =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      name in defaults ? ({...spec, default: defaults[name]} as OptionSpec) : spec,
    ]),
  );

/** The name of an option of play. */
export type RiichiFlowOption = keyof typeof flowOptions | keyof typeof courseOptions;
