/** 2台 to 5台. */
import {allOf, type Match} from '../../../core/game/match.js';
import {flowerSets, flowerTiles, flowersOf} from '../../../core/patterns/flowers.js';
import {isOneSuitWithHonors} from '../../../core/patterns/flush.js';
import {littleThreeDragons} from '../../../core/patterns/honors.js';
import {allChows, allPungs, atLeast} from '../../../core/patterns/sets.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {
  DRAGON_PUNG,
  EXPOSED,
  FLAGGED,
  FLOWERS,
  HIDDEN_2,
  HONORS,
  NO_HONORS,
  ONE_SUIT,
  PUNGS_3,
  RON,
  SETS,
} from '../../../core/game/traits.js';
import {allCalled, flagged} from '../forms.js';

/** 平胡: chows and a pair of numbers, completed on both sides by another's tile, and no flower. */
const plainHand = (m: Match): number =>
  isNumberPair(m) && m.ron && m.position.flowers === 0 && m.wait === 'two-sided' ? allChows(m) : 0;

const isNumberPair = (m: Match): boolean => m.within(m.pair, ~0, 0) !== 0;

export const from2 = [
  {
    id: 'pinghu',
    native: '平胡',
    kind: 'form',
    value: 2,
    needs: NO_HONORS | RON,
    when: plainHand,
    includes: ['duting'],
    cite: 'SG-Y14',
    provenance: 'found',
  },
  {
    id: 'quanqiu',
    native: '全求',
    kind: 'win',
    value: 2,
    needs: EXPOSED | RON,
    when: (m) => (m.ron ? allCalled(m) : 0),
    cite: 'SG-Y15',
    provenance: 'found',
  },
  {
    id: 'huagang',
    native: '花槓',
    kind: 'bonus',
    value: 2,
    each: true,
    loose: true,
    needs: FLOWERS,
    when: flowerSets,
    tiles: (m) => flowerTiles(flowersOf(flowerSets(m))),
    cite: 'SG-Y16',
    provenance: 'found',
  },
  {
    id: 'sananke',
    native: '三暗刻',
    kind: 'sets',
    value: 2,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(m.concealedPungs, 3),
    cite: 'SG-Y17',
    provenance: 'found',
  },
  {
    id: 'diting',
    native: '地聴',
    kind: 'win',
    value: 4,
    needs: FLAGGED,
    when: flagged('readyEarly'),
    cite: 'SG-Y18',
    provenance: 'page',
  },
  {
    id: 'pengpenghu',
    native: '碰碰胡',
    kind: 'form',
    value: 4,
    needs: PUNGS_3 | SETS,
    when: allPungs,
    cite: 'SG-Y19',
    provenance: 'page',
  },
  {
    id: 'xiaosanyuan',
    native: '小三元',
    kind: 'sets',
    value: 4,
    needs: DRAGON_PUNG,
    when: littleThreeDragons,
    includes: ['fanpaiDragon'],
    cite: 'SG-Y20',
    provenance: 'page',
  },
  {
    id: 'hunyise',
    native: '混一色',
    kind: 'tiles',
    value: 4,
    needs: ONE_SUIT | HONORS,
    when: (m) => allOf(m, isOneSuitWithHonors(m)),
    cite: 'SG-Y21',
    provenance: 'page',
  },
  {
    id: 'sianke',
    native: '四暗刻',
    kind: 'sets',
    value: 5,
    needs: HIDDEN_2 | PUNGS_3,
    when: (m) => atLeast(m.concealedPungs, 4),
    includes: ['sananke'],
    cite: 'SG-Y22',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
