/** How a hand of riichi mahjong is played (RC-1 to RC-29). */
import {
  swapBans,
  type Course,
  type Declaring,
  type Flow,
  type MeldOfSeat,
  type Moment,
  type Refusal,
} from '../../core/flow.js';
import type {Options} from '../../core/options.js';
import type {Flag, Seat} from '../../core/situation.js';
import {KONGS_THAT_END, STICK, course} from './course.js';
import {flowOptions, withDefaults} from './flow-options.js';
import {liableSeat} from './liability.js';
import {presets, type RiichiPreset} from './presets.js';

const WALL = 136;
const DEALT = 4 * 13 + 1;
/** 王牌: four replacements, and ten tiles for indicators. */
const DEAD_WALL = 14;
/** The stacks of replacements behind the first indicator. */
const BEHIND = 2;

/** Judges riichi: no open meld, a draw left for everybody, and points for the stick (RC-16). */
function declare(d: Declaring, o: Options): readonly Flag[] | Refusal {
  if (!d.acting) return 'not-your-turn';
  if (d.openMeld) return 'riichi-open';
  if (d.left < Number(o.riichiNeedsDraws)) return 'riichi-draws';
  if (o.riichiNeedsPoints === true && d.points < STICK) return 'riichi-stick';
  return [d.noDiscard && !d.anyMeld ? 'doubleRiichi' : 'riichi', 'ippatsu'];
}

/** Flags of wins on the first draw or before it, if no player has called or declared a kong (RC-14). */
function firstTurn({called, konged4, noDiscard, isDealer, by}: Moment, {renhou}: Options): readonly Flag[] {
  if (called || konged4 || !noDiscard) return [];
  if (by === 'self') return [isDealer ? 'heavenly' : 'earthly'];
  return by === 'discard' && !isDealer && renhou !== 'none' ? ['human'] : [];
}

function flags(m: Moment, o: Options): readonly Flag[] {
  const found: Flag[] = [...m.ready, ...firstTurn(m, o)];
  if (m.by === 'self' && m.konged) found.push('replacement');
  else if (m.left === 0 && m.by !== 'robbing') found.push('lastTile');
  return found;
}

/** Who is liable for a win with these melds (RC-18). */
const liable = (melds: readonly MeldOfSeat[], {liability, kongLiability}: Options): Seat | undefined =>
  liableSeat(melds, {liability: liability === true, kongLiability: kongLiability === true});

/** How a hand is played under each preset, where that is not as by default (RC-6, RC-16, RC-23). */
const PLAYED: Readonly<Partial<Record<RiichiPreset, Options>>> = {
  tenhou: {robConcealed: 'never'},
  mleague: {kanDora: 'atOnce', riichiNeedsPoints: false, riichiKong: 'sameSets', robConcealed: 'never'},
  wrc: {kanDora: 'atOnce', riichiNeedsPoints: false, riichiKong: 'sameSets', falseWin: 'endsHand'},
  ema: {kanDora: 'atOnce', riichiNeedsPoints: false, riichiKong: 'sameSets', falseWin: 'endsHand'},
};

/** How riichi mahjong is played, for the referee: the deal, calls, kongs, riichi, and the end of a hand. */
export const flow: Flow & Course = {
  ...course,
  options: {...course.options, ...flowOptions},
  texts: {
    ja: async () => (await import('./flow/ja.js')).text,
    'zh-Hant': async () => (await import('./flow/zh-Hant.js')).text,
    'zh-Hans': async () => (await import('./flow/zh-Hans.js')).text,
    en: async () => (await import('./flow/en.js')).text,
  },
  presets: Object.fromEntries(
    presets.map(({id}) => [
      id,
      {
        options: {
          ...course.options,
          ...course.under?.[id].options,
          ...withDefaults(flowOptions, PLAYED[id] ?? {}),
        },
      },
    ]),
  ),
  deal: {fours: 3, then: [0, 1, 2, 3, 0]},
  left: () => WALL - DEALT - DEAD_WALL,
  kong: {
    cost: 1,
    needs: () => 1,
    most: () => KONGS_THAT_END,
    robs: ({robConcealed}) => (robConcealed === 'kokushi' ? 'kokushi' : undefined),
  },
  dora: {
    behind: () => BEHIND,
    first: () => 1,
    late: ({kanDora}) => kanDora === 'afterDiscardIfMelded',
    lateUntilKong: true,
  },
  chow: true,
  calls: {
    lastDiscard: ({lastDiscardCalls}) => lastDiscardCalls === true,
    bans: (call, {swapCalls}) => swapBans(call, swapCalls),
  },
  furiten: {win: () => 'furiten', lifts: ['draw', 'call']},
  ready: {
    words: ['riichi'],
    declare,
    kong: ({riichiKong}) =>
      riichiKong === 'never' ? undefined : riichiKong === 'sameSets' ? 'sameSets' : 'sameWaits',
  },
  liable,
  flags,
  settlingCites: {winners: 'RC-22', won: 'RC-26', lost: 'RC-26', drawn: 'RC-26'},
  cites: {
    'chow-from-left': 'RC-5',
    'last-discard': 'RC-24',
    'hand-drawn': 'RC-25',
    'not-drawn-yet': 'RC-25',
    'swap-call': 'RC-21',
    'no-discard-left': 'RC-21',
    'no-replacement': 'RC-23',
    'too-many-kongs': 'RC-23',
    'rob-kong': 'RC-23',
    'kong-by-discard': 'RC-23',
    'no-pung': 'RC-23',
    'no-tile-left': 'RC-24',
    furiten: 'RC-20',
    'ready-bound': 'RC-16',
    'ready-discard': 'RC-16',
    'ready-no-call': 'RC-16',
    'ready-no-kong': 'RC-16',
    'ready-twice': 'RC-16',
    'riichi-open': 'RC-16',
    'riichi-not-ready': 'RC-16',
    'riichi-draws': 'RC-16',
    'riichi-stick': 'RC-16',
    'kong-changes-wait': 'RC-16',
    'kong-changes-sets': 'RC-16',
    'dead-hand': 'RC-29',
    'true-win': 'RC-29',
    'tile-not-in-set': 'RC-2',
    // of the scorer
    incomplete: 'RC-3',
    'no-yaku': 'RC-11',
  },
};
