/** How a hand of 李凡師サンマ is played (RB-1 to RB-F13). */
import type {Course} from '../../core/game/course.js';
import type {Declaring, Flow, Moment, Readiness} from '../../core/game/flow.js';
import {firstTurnFlag} from '../../core/game/moments.js';
import type {Options} from '../../core/game/options.js';
import type {Refusal} from '../../core/game/refusal.js';
import {swapBans} from '../../core/game/swap-calls.js';
import type {Flag} from '../../core/situation/situation.js';
import {course} from './course.js';
import {flowOptions} from './flow-options.js';
import {isGari} from './tiles.js';

const kinds = (o: Options): number => (o.gariFiveMan ? 4 : 3);
const wall = (o: Options): number => (o.gariFiveMan ? 112 : 108);
const DEALT = 3 * 13 + 1;
const KONGS = 4;
const first = (o: Options): number => Number(o.doraIndicators);
/** How many stacks lie behind the first indicator: replacements for all ガリ and four kongs, two a stack (RB-11). */
const behind = (o: Options): number => (4 * kinds(o) + KONGS) / 2;

/** Judges riichi and open riichi: no open meld, a draw left for everybody, and points for a stick (RB-28, RB-F9). */
const declareWith =
  (bust: boolean) =>
  (d: Declaring, o: Options): readonly Flag[] | Refusal => {
    if (!d.acting) return 'not-your-turn';
    if (d.openMeld) return 'riichi-open';
    if (d.left < Number(o.riichiNeedsDraws)) return 'riichi-draws';
    if (bust && d.points <= 1) return 'riichi-stick';
    const double = d.noDiscard && d.turns === (d.isDealer ? 0 : 1) && !d.anyMeld;
    const open: readonly Flag[] = d.word === 'open' ? ['openRiichi'] : [];
    return [double ? 'doubleRiichi' : 'riichi', ...open, 'ippatsu'];
  };

const readyWith = (bust: boolean): Readiness => ({
  words: ['riichi', 'open'],
  declare: declareWith(bust),
  kong: ({riichiKong}) => (riichiKong === 'sameWaits' ? riichiKong : undefined),
});

/** Flags of wins on the first draw or before it, if nobody has called or declared a kong. ガリ do not matter (RB-F11). */
function firstTurn(m: Moment, {renhou}: Options): readonly Flag[] {
  const flag = firstTurnFlag(m);
  return !flag || (flag === 'human' && renhou !== true) ? [] : [flag];
}

function flags(m: Moment, o: Options): readonly Flag[] {
  const found: Flag[] = [...m.ready, ...firstTurn(m, o)];
  // 「ガリによる牌の補充は、『ツモ』行為の一部です」: the replacement of a ガリ belongs to the draw before it, be that of a kong
  // or of the wall's last tile (RB-22)
  if (m.by === 'self' && m.konged) found.push('replacement');
  else if (m.left === 0 && m.by !== 'robbing') found.push('lastTile');
  return found;
}

/** 東天紅サンマ does not add up hands to a game, so no player goes bust (RB-§6). */
const tohtenko: Partial<Flow> = {...course.under?.tohtenko, ready: readyWith(false)};

/** How 李凡師サンマ is played, for the referee: the deal, calls, kongs, declarations, and the end of a hand. */
export const flow: Flow & Course = {
  ...course,
  options: {...course.options, ...flowOptions},
  texts: {
    ja: async () => (await import('./flow/ja.js')).text,
    'zh-Hant': async () => (await import('./flow/zh-Hant.js')).text,
    'zh-Hans': async () => (await import('./flow/zh-Hans.js')).text,
    en: async () => (await import('./flow/en.js')).text,
  },
  presets: {tohtenko},
  // east takes two upper tiles of neighbouring stacks, the others take the lower ones (RB-F1)
  deal: {fours: 3, then: [0, 1, 0, 2]},
  left: (o) => wall(o) - DEALT - 2 * behind(o) - 2 * first(o),
  kong: {
    cost: 2,
    needs: () => 2,
    most: () => KONGS,
    robs: ({robConcealed}) => (robConcealed === 'kokushi' ? 'kokushi' : undefined),
  },
  laidOut: {
    field: 'gari',
    is: isGari,
    cost: 0,
    optional: () => true,
    afterCall: ({gariAfterPung}) => gariAfterPung === true,
    robs: ({robGari}) => (robGari === 'kokushi' ? 'kokushi' : undefined),
  },
  dora: {behind, first, late: ({kanDora}) => kanDora === 'afterDiscardIfMelded'},
  chow: false,
  calls: {
    lastDiscard: ({lastDiscardCalls}) => lastDiscardCalls === true,
    bans: (call, {swapCalls}) => swapBans(call, swapCalls),
  },
  furiten: {win: ({furiten}) => (furiten === false ? undefined : 'furiten'), lifts: ['draw', 'call']},
  ready: readyWith(true),
  flags,
  settlingCites: {winners: 'RB-F4', won: 'RB-8', lost: 'RB-8', drawn: 'RB-8'},
  cites: {
    'no-chow': 'RB-2',
    'no-replacement': 'RB-F3',
    'too-many-kongs': 'RB-12',
    'swap-call': 'RB-F5',
    'not-laid-out': 'RB-20',
    'out-after-call': 'RB-F6',
    furiten: 'RB-F8',
    'riichi-furiten': 'RB-28',
    'ready-bound': 'RB-28',
    'ready-discard': 'RB-28',
    'ready-no-call': 'RB-28',
    'ready-no-kong': 'RB-28',
    'ready-twice': 'RB-28',
    'riichi-open': 'RB-28',
    'riichi-not-ready': 'RB-28',
    'riichi-draws': 'RB-28',
    'riichi-stick': 'RB-F9',
    'kong-changes-wait': 'RB-28',
    'rob-kong': 'RB-F12',
    'no-tile-left': 'RB-11',
    'dead-hand': 'RB-F13',
    'true-win': 'RB-F13',
    'tile-not-in-set': 'RB-3',
    // of the scorer
    incomplete: 'RB-2',
    'no-yaku': 'RB-2',
    'gari-in-hand': 'RB-21',
  },
};
