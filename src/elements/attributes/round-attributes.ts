import {SEATS} from '../../core/situation/situation.js';
import {ROUND_NAMES} from '../../round/text/names.js';
import {OF_TILES} from './attributes.js';
import type {Attributes} from '../meta.js';

/** What lies around the cloth of a table. */
export const BOARD_EDGES = ['wood', 'none'] as const;
/** One of {@link BOARD_EDGES}. */
export type BoardEdge = (typeof BOARD_EDGES)[number];

const SEAT = {words: SEATS, reportedBy: 'reader'} as const;

/** Attributes of elements that show a round: those that its text may say too, and its looks. */
export const OF_ROUNDS = {
  ...OF_TILES,
  for: {},
  at: {},
  bottom: SEAT,
  seen: {words: ['all', 'none', ...SEATS], isList: true, reportedBy: 'reader'},
  numbers: {},
  edge: {words: BOARD_EDGES},
  mark: {},
  show: {words: ['may', 'waits'], isList: true},
  ...Object.fromEntries(ROUND_NAMES.map((name) => [name, {}])),
  round: SEAT,
  dealer: SEAT,
  turn: SEAT,
  start: {words: ['deal'], reportedBy: 'reader'},
  discards: {words: ['river', 'pool'], reportedBy: 'reader'},
} as const satisfies Attributes;
