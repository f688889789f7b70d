/** The circumstances that a text asks for, and what each requires. */
import type {FlagSpec} from '../../core/game/ruleset.js';
import type {Flag, KnownFlag} from '../../core/situation/situation.js';

const SPECS: Readonly<Record<KnownFlag, Omit<FlagSpec, 'flag'>>> = {
  replacement: {by: ['self']},
  flowerReplacement: {by: ['self']},
  lastTile: {by: ['self', 'discard']},
  lastOfKind: {},
  heavenly: {by: ['self'], seat: 'dealer', unmelded: true},
  earthly: {seat: 'other', unmelded: true},
  human: {unmelded: true},
  readyFirst: {unmelded: true},
  readyEarly: {concealed: true},
  riichi: {concealed: true},
  doubleRiichi: {concealed: true},
  openRiichi: {concealed: true},
  ippatsu: {},
  nagashi: {},
  eightFlowers: {by: ['self']},
  sevenFlowers: {by: ['self']},
  liveTile: {},
  notReady: {},
};

const isKnown = (flag: Flag): flag is KnownFlag => flag in SPECS;

/** Circumstances that every game may have. */
const USUAL: readonly Flag[] = ['replacement', 'lastTile'];

const OF_FLOWERS: readonly Flag[] = ['flowerReplacement'];

/** The specifications of these circumstances. */
export const specsOf = (flags: ReadonlySet<Flag>): readonly FlagSpec[] =>
  [...flags].map((flag) => ({flag, ...(isKnown(flag) ? SPECS[flag] : {})}));

/** The specifications of these circumstances and of the usual ones. @param hasFlowers whether flowers are replaced */
export const flagSpecs = (flags: Iterable<Flag>, hasFlowers: boolean): readonly FlagSpec[] =>
  specsOf(new Set([...USUAL, ...(hasFlowers ? OF_FLOWERS : []), ...flags]));
