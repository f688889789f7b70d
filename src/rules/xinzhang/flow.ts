/** How a hand of 新章 is played: like one of しらぎく, except for what this file says (XZ-6, XZ-F1 to XZ-F12). */
import type {Course} from '../../core/game/course.js';
import type {Declaring, Flow, FlowChanges, Moment} from '../../core/game/flow.js';
import type {Refusal} from '../../core/game/refusal.js';
import {isLastTile} from '../../core/game/moments.js';
import {replacementFlags, sixteenTiles} from '../../core/game/sixteen-tiles.js';
import type {Flag} from '../../core/situation/situation.js';
import {course} from './course.js';
import {flowOptions} from './flow-options.js';

/**
 * Judges 天聽, before the player's first draw, and 地聽, with the first discard; the player must not have called (XZ-F3,
 * XZ-F4).
 */
function declare(d: Declaring): readonly Flag[] | Refusal {
  if (!d.noDiscard) return 'ready-late';
  if (d.openMeld) return 'ready-called';
  if (!d.isDealer && d.turns === 0) return ['readyFirst'];
  if (!d.acting) return d.turns > (d.isDealer ? 0 : 1) ? 'ready-late' : 'not-your-turn';
  return d.turns === (d.isDealer ? 0 : 1) ? ['readyEarly'] : 'ready-late';
}

/** Flags of wins on the first turn. 地胡 needs a hand that was ready on the deal (XZ-F5 to XZ-F7). */
function firstTurn(m: Moment): readonly Flag[] {
  if (!m.noDiscard) return [];
  if (m.isDealer) return m.by === 'self' && m.turns === 0 && !m.openMeld ? ['heavenly'] : [];
  if (m.called) return [];
  if (m.by === 'self') return m.turns === 1 && m.wasReady ? ['earthly'] : [];
  return m.by === 'discard' && m.turns === 0 ? ['human'] : [];
}

const flowerFlag = {eight: 'eightFlowers', seven: 'sevenFlowers'} as const;

function flags(m: Moment): readonly Flag[] {
  const first = firstTurn(m);
  const found: Flag[] = [...m.ready, ...first];
  if (m.by === 'self') found.push(...replacementFlags(m));
  if (isLastTile(m) && !first.length) found.push('lastTile');
  if (m.flowerWin) found.push(flowerFlag[m.flowerWin]);
  return found;
}

/** 超級盃 has neither declarations nor wins by flowers, and no patterns for the first turn or the last tile. */
const supercup: FlowChanges = {
  ready: undefined,
  flags: (m) => (m.by === 'self' ? replacementFlags(m) : []),
  laidOut: sixteenTiles.laidOut,
};

/** How 台灣新章 is played, for the referee: the deal, calls, kongs, declarations, and the end of a hand. */
export const flow: Flow & Course = {
  ...course,
  ...sixteenTiles,
  options: {...course.options, ...flowOptions},
  texts: {
    ja: async () => (await import('./flow/ja.js')).text,
    'zh-Hant': async () => (await import('./flow/zh-Hant.js')).text,
    'zh-Hans': async () => (await import('./flow/zh-Hans.js')).text,
    en: async () => (await import('./flow/en.js')).text,
  },
  presets: {supercup},
  kong: {...sixteenTiles.kong, most: ({fourKongDraw}) => (fourKongDraw ? 4 : Infinity)},
  laidOut: {...sixteenTiles.laidOut, wins: ['eight', 'seven']},
  startPoints: ({startPoints}) => Number(startPoints),
  ready: {words: ['ready'], declare, early: true},
  flags,
  settlingCites: {winners: 'XZ-6', won: 'XZ-6', lost: 'XZ-6', drawn: 'XZ-F10'},
  cites: {
    ...sixteenTiles.cites,
    'ready-bound': 'XZ-F2',
    'ready-discard': 'XZ-F2',
    'ready-no-call': 'XZ-F2',
    'ready-no-kong': 'XZ-F2',
    'ready-late': 'XZ-F4',
    'ready-called': 'XZ-F3',
    'ready-twice': 'XZ-F3',
    'hand-drawn': 'XZ-F1',
    'too-many-kongs': 'XZ-F1',
    'dead-hand': 'XZ-F12',
    'true-win': 'XZ-F12',
    // of the scorer
    incomplete: 'XZ-1',
    'below-minimum': 'XZ-2',
  },
};
