/** 13台 to 24台. */
import {ranks} from '../../../core/tiles/group.js';
import {allOf, whole, type Match} from '../../../core/game/match.js';
import {isOneSuit} from '../../../core/patterns/flush.js';
import {bigFourWinds} from '../../../core/patterns/honors.js';
import {alike, inARow} from '../../../core/patterns/series.js';
import {atLeast} from '../../../core/patterns/sets.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {GREEN, HONOR, SUIT_STARTS, suitOf} from '../../../core/tiles/tile.js';
import {
  CHOWS_3,
  FLAGGED,
  HIDDEN_2,
  KONGS,
  NO_HONORS,
  ONE_SUIT,
  PUNGS_3,
  SETS,
  TWIN_CHOWS,
  WIND_PUNG,
  withoutRanks,
} from '../../../core/game/traits.js';
import {isTerminals} from '../forms.js';
import {isNineSided, wasNineSided} from '../nine-sided.js';

/** 2s3s4s6s8s and 發. */
const GREEN_SUITED = ranks(23468) << 18;
const isGreen = (m: Match): boolean => !(m.suited & ~GREEN_SUITED) && !(m.honors & ~(1 << (GREEN - HONOR)));

/** With 天胡 no tile is known to have come last (XZ-9). */
function nineSided(m: Match): boolean {
  if (m.shape !== 'sets' || m.position.melds.length || !isOneSuit(m)) return false;
  const start = SUIT_STARTS[suitOf(m.position.win)];
  return m.has('heavenly') ? wasNineSided(m.position.counts, start) : isNineSided(m.position.held, start);
}

export const from13 = [
  {
    id: 'wulianke',
    native: '五連刻',
    kind: 'sets',
    value: 13,
    needs: PUNGS_3,
    when: (m) => inARow(m, m.pungs, 5),
    includes: ['duiduihu', 'sanlianke', 'silianke'],
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'sigangzi',
    native: '四槓子',
    kind: 'sets',
    value: 13,
    needs: KONGS | PUNGS_3,
    when: (m) => atLeast(m.kongs, 4),
    includes: ['sangangzi'],
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'lvyise',
    native: '綠一色',
    kind: 'tiles',
    value: 13,
    needs: withoutRanks(1579),
    when: (m) => allOf(m, isGreen(m)),
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'wuanke',
    native: '五暗刻',
    kind: 'sets',
    value: 13,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(m.concealedPungs, 5),
    includes: ['duiduihu', 'sananke', 'sianke', 'menqianqing'],
    cite: 'XZ-T13',
    provenance: 'page',
  },
  {
    id: 'dihu',
    native: '地胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: (m) => whole(m.has('earthly')),
    includes: ['buqiuren', 'tianting', 'diting'],
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'renhu',
    native: '人胡',
    kind: 'win',
    value: 16,
    needs: FLAGGED,
    when: (m) => whole(m.has('human')),
    includes: ['menqianqing', 'tianting', 'diting'],
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'dasixi',
    native: '大四喜',
    kind: 'sets',
    value: 16,
    needs: WIND_PUNG | PUNGS_3,
    when: bigFourWinds,
    includes: ['quanfeng', 'menfeng', 'sanfenghui'],
    cite: 'XZ-T16',
    provenance: 'page',
  },
  {
    id: 'jiulongfeitian',
    native: '九龍飛天',
    kind: 'form',
    value: 20,
    needs: ONE_SUIT | NO_HONORS | SETS,
    when: (m) => allOf(m, nineSided(m)),
    includes: ['qingyise', 'menqianqing'],
    cite: 'XZ-9',
    provenance: 'page',
  },
  {
    id: 'qinglaotou',
    native: '清老頭',
    kind: 'tiles',
    value: 20,
    needs: withoutRanks(2345678) | NO_HONORS,
    when: (m) => allOf(m, isTerminals(m)),
    includes: ['hunlaotou', 'hunquandaiyao', 'chunquandaiyao'],
    cite: 'XZ-T20',
    provenance: 'page',
  },
  {
    id: 'siliantaibao',
    native: '四連太寶',
    kind: 'sets',
    value: 20,
    needs: CHOWS_3 | TWIN_CHOWS,
    when: (m) => alike(m, m.chows, 4),
    includes: ['yibangao', 'yisesantongshun', 'erbangao'],
    cite: 'XZ-T20',
    provenance: 'page',
  },
  {
    id: 'wugangzi',
    native: '五槓子',
    kind: 'sets',
    value: 24,
    needs: KONGS | PUNGS_3,
    when: (m) => atLeast(m.kongs, 5),
    includes: ['duting', 'duiduihu', 'sangangzi', 'sigangzi'],
    cite: 'XZ-T24',
    provenance: 'page',
  },
  {
    id: 'tianhu',
    native: '天胡',
    kind: 'win',
    value: 24,
    needs: FLAGGED,
    when: (m) => whole(m.has('heavenly')),
    includes: ['buqiuren', 'zhuangjia'],
    cite: 'XZ-T24',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
