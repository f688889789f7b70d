/** 1台. */
import {TERMINAL_BITS} from '../../../core/tiles/group.js';
import {allOf, whole, type Match} from '../../../core/game/match.js';
import {flowerTiles, flowersOf, ownFlowers, seatFlowers} from '../../../core/patterns/flowers.js';
import {dragonPungs} from '../../../core/patterns/honors.js';
import {alike} from '../../../core/patterns/series.js';
import {allChows} from '../../../core/patterns/sets.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {
  TWIN_CHOWS,
  CHOWS_3,
  CONCEALED,
  DRAGON_PUNG,
  EXPOSED,
  FLAGGED,
  FLOWERS,
  NARROW,
  NO_HONORS,
  RON,
  SELF,
  SETS,
  WIND_PUNG,
  withoutRanks,
} from '../../../core/game/traits.js';
import {isExposed} from '../forms.js';
import {optionsOf} from '../options.js';

/** The triplet of one wind; that of 八對半 is none. */
const windPung = (m: Match, kind: number): number =>
  m.honors && m.shape === 'sets' ? m.ofKind(m.pungs, kind) : 0;

/** 天胡, where that is played: no tile is known to have come last. */
const isHeavenly = (m: Match): boolean => m.lists('tianhu') && m.has('heavenly');

/** 邊張, 中洞, 單吊: the only tile that the hand waited for, unless the form alone is agreed to be enough (XZ-A5). */
function singleWait(m: Match): number {
  if (m.shape !== 'sets' || isHeavenly(m)) return 0;
  const {wait} = m;
  if (wait !== 'edge' && wait !== 'closed' && wait !== 'pair') return 0;
  return !optionsOf(m).dutingStrict || m.waited.length === 1 ? 1 << m.winAt : 0;
}

/** No honor and no flower. */
const noHonorNoFlower = (m: Match): boolean => !m.honors && !m.position.flowers;

export const from1 = [
  {
    id: 'menqianqing',
    native: '門前清',
    kind: 'win',
    value: 1,
    needs: CONCEALED | RON,
    when: (m) => whole(m.concealed && m.ron),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'zimo',
    native: '自摸',
    kind: 'win',
    value: 1,
    needs: SELF,
    when: (m) => whole(m.self),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'duting',
    native: '獨聽',
    kind: 'win',
    value: 1,
    needs: NARROW | SETS,
    when: singleWait,
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'banqiuren',
    native: '半求人',
    kind: 'win',
    value: 1,
    needs: EXPOSED | SELF,
    when: (m) => whole(m.self && isExposed(m)),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'qianggang',
    native: '搶槓',
    kind: 'win',
    value: 1,
    needs: RON,
    when: (m) => whole(m.position.by === 'robbing'),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'quanfeng',
    native: '圈風',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG | SETS,
    when: (m) => windPung(m, m.roundWind),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'menfeng',
    native: '門風',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG | SETS,
    when: (m) => windPung(m, m.seatWind),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'sanyuanpai',
    native: '三元牌',
    kind: 'sets',
    value: 1,
    each: true,
    needs: DRAGON_PUNG | SETS,
    when: (m) => (m.shape === 'sets' ? dragonPungs(m) : 0),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'benhua',
    native: '本花',
    kind: 'bonus',
    value: 1,
    each: true,
    needs: FLOWERS,
    when: (m) => (m.position.flowers ? seatFlowers(m, optionsOf(m).flowerOrder) : 0),
    tiles: (m, sets) => flowerTiles(ownFlowers(m, optionsOf(m).flowerOrder) & flowersOf(sets)),
    cite: 'XZ-T1',
    provenance: 'reconstructed',
  },
  {
    id: 'wuziwuhua',
    native: '無字無花',
    kind: 'tiles',
    value: 1,
    needs: NO_HONORS,
    when: (m) => allOf(m, noHonorNoFlower(m)),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'duanyaojiu',
    native: '断么九',
    kind: 'tiles',
    value: 1,
    needs: withoutRanks(19) | NO_HONORS,
    when: (m) => allOf(m, !m.honors && !(m.suited & TERMINAL_BITS)),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'yibangao',
    native: '一般高',
    kind: 'sets',
    value: 1,
    needs: TWIN_CHOWS,
    when: (m) => alike(m, m.chows, 2),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'hedilaoyu',
    native: '河底撈魚',
    kind: 'win',
    value: 1,
    needs: FLAGGED | RON,
    when: (m) => whole(m.has('lastTile') && m.position.by === 'discard'),
    cite: 'XZ-T1',
    provenance: 'page',
  },
  {
    id: 'xiaopinghu',
    native: '小平胡',
    kind: 'form',
    value: 1,
    needs: CHOWS_3 | SETS,
    when: allChows,
    cite: 'XZ-T1',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
