import {SEATS} from '../../core/situation/situation.js';
import {OF_TILES} from '../attributes/attributes.js';
import type {ElementMeta} from '../meta.js';
import {PLAY_EXPLAINS, PLAY_HINTS, PLAY_SPEEDS} from './speeds.js';

const SEAT = {words: SEATS, reportedBy: 'element'} as const;

/** What is to be said of `<mj-play>`. */
export const meta = {
  text: 'instead',
  vocabulary: 'play',
  attributes: {
    ...OF_TILES,
    rules: {},
    options: {},
    seat: SEAT,
    round: SEAT,
    dealer: SEAT,
    seed: {},
    hands: {},
    goal: {},
    position: {},
    hints: {words: PLAY_HINTS},
    explain: {words: PLAY_EXPLAINS},
    strict: {},
    level: {words: ['1', '2', '3', '4'], isList: true, reportedBy: 'element'},
    speed: {words: PLAY_SPEEDS},
  },
} as const satisfies ElementMeta;
