/** 8台 and 10台. */
import {allOf, whole, type Match} from '../../../core/game/match.js';
import {ranks} from '../../../core/tiles/group.js';
import {flowerTiles} from '../../../core/patterns/flowers.js';
import {isHonorsOnly, isOneSuit} from '../../../core/patterns/flush.js';
import {bigThreeDragons, littleFourWinds} from '../../../core/patterns/honors.js';
import type {Pattern} from '../../../core/game/pattern.js';
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
} from '../../../core/game/traits.js';

/** One suit is 147, one 258, one 369. */
function isGuests({suited}: Match): boolean {
  const suits = [0, 9, 18].map((start) => (suited >> start) & ranks(123456789));
  return [147, 258, 369].every((apart) => suits.includes(ranks(apart)));
}

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
    when: (m) => allOf(m, m.shape === 'shiliubuda' && isGuests(m)),
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
