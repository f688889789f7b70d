/** How a hand of しらぎく is played (SG-1 to SG-F11). */
import type {Course} from '../../core/game/course.js';
import type {Declaring, Flow, Moment} from '../../core/game/flow.js';
import type {Options} from '../../core/game/options.js';
import type {Refusal} from '../../core/game/refusal.js';
import {isLastTile} from '../../core/game/moments.js';
import {replacementFlags, sixteenTiles} from '../../core/game/sixteen-tiles.js';
import type {Flag} from '../../core/situation/situation.js';
import {KONGS_THAT_END, course} from './course.js';
import {flowOptions} from './flow-options.js';

const {laidOut} = sixteenTiles;

/**
 * Judges 天聴 and 地聴: with the first discard, if nobody has called or made a kong, and not with a complete hand
 * (SG-18).
 */
function declare(d: Declaring): readonly Flag[] | Refusal {
  if (!d.acting) return 'not-your-turn';
  if (!d.noDiscard || d.turns !== (d.isDealer ? 0 : 1)) return 'ready-late';
  if (d.anyMeld) return 'ready-called';
  if (d.complete()) return 'ready-complete';
  return d.isDealer ? ['readyFirst'] : ['readyEarly'];
}

/** Flags of wins on the first turn, if nothing was called or made a kong before (SG-F10, SG-A1). */
function firstTurn(m: Moment, {firstTurn}: Options): readonly Flag[] {
  if (m.called || m.konged4) return [];
  if (m.isDealer) return m.by === 'self' && m.turns === 0 && m.noDiscard ? ['heavenly'] : [];
  const firstDraw = m.by === 'self' && m.turns === 1 && m.noDiscard && !m.repl;
  const dealersFirst = m.by === 'discard' && m.fromDealer && m.discards === 1 && m.turns === 0;
  const later = firstTurn === 'game2020';
  if (dealersFirst || (later && firstDraw)) return ['earthly'];
  if (firstDraw) return ['human'];
  return later && m.by === 'discard' && !m.fromDealer && m.turns === 0 ? ['human'] : [];
}

function flags(m: Moment, o: Options): readonly Flag[] {
  const found: Flag[] = [...m.ready, ...firstTurn(m, o)];
  if (m.by === 'self') found.push(...replacementFlags(m));
  if (isLastTile(m)) found.push('lastTile');
  if (m.flowerWin === 'eight') found.push('eightFlowers');
  return found;
}

/** How しらぎく is played, for the referee: the deal, calls, kongs, declarations, and the end of a hand. */
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
  kong: {...sixteenTiles.kong, most: () => KONGS_THAT_END},
  laidOut: {...laidOut, wins: ['eight']},
  startPoints: ({startPoints}) => Number(startPoints),
  ready: {words: ['ready'], declare},
  flags,
  settlingCites: {winners: 'SG-20', won: 'SG-22', lost: 'SG-22', drawn: 'SG-21'},
  cites: {
    ...sixteenTiles.cites,
    'not-your-turn': 'SG-4',
    'ready-bound': 'SG-18',
    'ready-discard': 'SG-18',
    'ready-no-call': 'SG-18',
    'ready-no-kong': 'SG-18',
    'ready-late': 'SG-18',
    'ready-called': 'SG-18',
    'ready-complete': 'SG-18',
    'ready-twice': 'SG-18',
    'hand-drawn': 'SG-21',
    'too-many-kongs': 'SG-21',
    'dead-hand': 'SG-F11',
    'true-win': 'SG-F11',
    // of the scorer
    incomplete: 'SG-2',
  },
};
