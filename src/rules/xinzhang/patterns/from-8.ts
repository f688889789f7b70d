/** 8台 and 10台. */
import type {Match} from '../../../core/match.js';
import {flowerTiles} from '../../../core/patterns/flowers.js';
import {isHonorsOnly, isOneSuit} from '../../../core/patterns/flush.js';
import {bigThreeDragons, littleFourWinds} from '../../../core/patterns/honors.js';
import type {Pattern} from '../../../core/pattern.js';
import {
  DRAGON_PUNG,
  FLAGGED,
  NO_HONORS,
  ONE_SUIT,
  PUNGS_3,
  SELF,
  SPECIAL,
  WIND_PUNG,
  withoutRanks,
} from '../../../core/traits.js';
import {allOf, whole} from '../forms.js';

/** Every number of the three suits taken together: with 十六不搭 they are 147, 258 and 369. */
const everyRank = ({suited}: Match): boolean => ((suited | (suited >> 9) | (suited >> 18)) & 0x1ff) === 0x1ff;

export const from8 = [
  {
    id: 'qiqiangyi',
    native: '七搶一',
    kind: 'bonus',
    value: 8,
    loose: true,
    needs: FLAGGED | SELF,
    when: (m) => whole(m.self && m.has('sevenFlowers')),
    tiles: (m) => flowerTiles(m.position.flowers),
    includes: ['benhua', 'huagang'],
    cite: 'XZ-10',
    provenance: 'page',
  },
  {
    id: 'baxianguohai',
    native: '八仙過海',
    kind: 'bonus',
    value: 8,
    loose: true,
    needs: FLAGGED | SELF,
    when: (m) => whole(m.self && m.has('eightFlowers')),
    tiles: (m) => flowerTiles(m.position.flowers),
    includes: ['benhua', 'huagang'],
    cite: 'XZ-11',
    provenance: 'page',
  },
  {
    id: 'tianting',
    native: '天聽',
    kind: 'win',
    value: 8,
    needs: FLAGGED,
    when: (m) => whole(m.has('readyFirst')),
    includes: ['menqianqing'],
    cite: 'XZ-T8',
    provenance: 'page',
  },
  {
    id: 'baduiban',
    native: '八對半',
    kind: 'form',
    value: 8,
    needs: SPECIAL,
    when: (m) => allOf(m, m.shape === 'baduiban'),
    includes: ['menqianqing'],
    cite: 'XZ-T8',
    provenance: 'page',
  },
  {
    id: 'dasanyuan',
    native: '大三元',
    kind: 'sets',
    value: 8,
    needs: DRAGON_PUNG | PUNGS_3,
    when: bigThreeDragons,
    includes: ['sanyuanpai'],
    cite: 'XZ-T8',
    provenance: 'reconstructed',
  },
  {
    id: 'qiankewanlai',
    native: '千客萬來',
    kind: 'form',
    value: 10,
    needs: SPECIAL,
    when: (m) => allOf(m, m.shape === 'shiliubuda' && everyRank(m)),
    includes: ['shiliubuda', 'menqianqing'],
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'ziyise',
    native: '字一色',
    kind: 'tiles',
    value: 10,
    needs: withoutRanks(123456789),
    when: (m) => allOf(m, isHonorsOnly(m)),
    // XZ-A6: neither 混老頭 nor 混全帶么
    includes: ['hunquandaiyao'],
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'qingyise',
    native: '清一色',
    kind: 'tiles',
    value: 10,
    needs: ONE_SUIT | NO_HONORS,
    when: (m) => allOf(m, isOneSuit(m)),
    cite: 'XZ-T10',
    provenance: 'page',
  },
  {
    id: 'xiaosixi',
    native: '小四喜',
    kind: 'sets',
    value: 10,
    needs: WIND_PUNG | PUNGS_3,
    when: littleFourWinds,
    includes: ['sanfenghui'],
    cite: 'XZ-T10',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
