/** 2台 and 3台. */
import {allOf, bitCount, whole, type Match} from '../../../core/game/match.js';
import {PLANTS, SEASONS, flowerSets, flowerTiles, flowersOf} from '../../../core/patterns/flowers.js';
import {windPungs} from '../../../core/patterns/honors.js';
import {alikeTwice, inARow, inThreeSuits, straight} from '../../../core/patterns/series.js';
import {allChows, atLeast} from '../../../core/patterns/sets.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {
  CHOWS_3,
  CONCEALED,
  EXPOSED,
  FLAGGED,
  FLOWERS,
  HIDDEN_2,
  NO_HONORS,
  PUNGS_3,
  RON,
  SELF,
  THREE_SUITS,
  TWIN_CHOWS,
  WIND_PUNG,
  withoutRanks,
} from '../../../core/game/traits.js';
import {wonByFlowers} from '../flower-wins.js';
import {isExposed} from '../forms.js';
import {optionsOf} from '../options.js';

/** The sets of flowers that are laid out; both of them after a 七搶一 that was not declared, as agreed (XZ-A11). */
const flowerKongs = (m: Match): number =>
  optionsOf(m).undeclared71Huagang === 2 && isUndeclared(m) ? SEASONS | PLANTS : flowerSets(m);

/**
 * 七搶一 is played and was not declared: seven flowers are laid out, and another player has the eighth. On a self-draw the
 * situation names who has it; with another's tile, seven flowers are taken to mean it.
 */
function isUndeclared(m: Match): boolean {
  const {flowers, from, seat} = m.position;
  if (!m.lists('qiqiangyi')) return false;
  const isKnown = m.ron || (from !== undefined && from !== seat);
  return isKnown && bitCount(flowers) === 7 && !m.has('sevenFlowers');
}

/** Five chows and a pair, no honors, no flowers; completed by another's tile at either end of a chow. */
const plainChows = (m: Match): number =>
  m.ron && !m.honors && !m.position.flowers && m.wait === 'two-sided' ? allChows(m) : 0;

/** Won on the replacement for a kong or a flower, with which flower wins are declared. */
const isReplacement = (m: Match): boolean =>
  m.self && (m.has('replacement') || m.has('flowerReplacement') || wonByFlowers(m.position, m));

export const from2 = [
  {
    id: 'haidilaoyue',
    native: '海底撈月',
    kind: 'win',
    value: 2,
    needs: FLAGGED | SELF,
    when: (m) => whole(m.self && m.has('lastTile')),
    includes: ['zimo'],
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'gangshangkaihua',
    native: '槓上開花',
    kind: 'win',
    value: 2,
    needs: FLAGGED | SELF,
    when: (m) => whole(isReplacement(m)),
    includes: ['zimo', 'haidilaoyue'],
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'huagang',
    native: '花槓',
    kind: 'bonus',
    value: 2,
    each: true,
    needs: FLOWERS,
    when: (m) => (m.position.flowers ? flowerKongs(m) : 0),
    tiles: (m, sets) => flowerTiles(m.position.flowers & flowersOf(sets)),
    includesOn: ['benhua'],
    cite: 'XZ-T2',
    provenance: 'reconstructed',
  },
  {
    id: 'sanxiangfeng',
    native: '三相逢',
    kind: 'sets',
    value: 2,
    needs: CHOWS_3 | THREE_SUITS,
    when: (m) => inThreeSuits(m, m.chows),
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'yiqitongguan',
    native: '一気通貫',
    kind: 'sets',
    value: 2,
    needs: CHOWS_3,
    when: straight,
    cite: 'XZ-T2',
    provenance: 'page',
  },
  {
    id: 'buqiuren',
    native: '不求人',
    kind: 'win',
    value: 3,
    needs: CONCEALED | SELF,
    when: (m) => whole(m.concealed && m.self),
    includes: ['zimo', 'menqianqing'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'dapinghu',
    native: '大平胡',
    kind: 'form',
    value: 3,
    needs: CHOWS_3 | NO_HONORS | RON,
    when: plainChows,
    includes: ['wuziwuhua', 'xiaopinghu'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sananke',
    native: '三暗刻',
    kind: 'sets',
    value: 3,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(m.concealedPungs, 3),
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'erbangao',
    native: '二般高',
    kind: 'sets',
    value: 3,
    needs: CHOWS_3 | TWIN_CHOWS,
    when: (m) => alikeTwice(m, m.chows),
    includes: ['yibangao'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sanfenghui',
    native: '三風會',
    kind: 'sets',
    value: 3,
    needs: WIND_PUNG | PUNGS_3,
    when: (m) => atLeast(windPungs(m), 3),
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'quanqiuren',
    native: '全求人',
    kind: 'win',
    value: 3,
    needs: EXPOSED | RON,
    when: (m) => whole(m.ron && isExposed(m)),
    includes: ['duting'],
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'sanlianke',
    native: '三連刻',
    kind: 'sets',
    value: 3,
    needs: PUNGS_3,
    when: (m) => inARow(m, m.pungs, 3),
    cite: 'XZ-T3',
    provenance: 'page',
  },
  {
    id: 'hunquandaiyao',
    native: '混全帶么',
    kind: 'tiles',
    value: 3,
    needs: withoutRanks(456),
    when: (m) => allOf(m, m.outside(m.all) === m.all),
    cite: 'XZ-T3',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
