/** 胡 of 路橋. */
import {CHOW, DRAGON_BITS, lowestOf, typeOf, wildsOf} from '../../../core/tiles/group.js';
import {Match, bitCount, whole} from '../../../core/game/match.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {allPungs} from '../../../core/patterns/sets.js';
import {HONORS, KONGS, NARROW, PUNGS, PUNGS_3, SELF, SETS} from '../../../core/game/traits.js';
import {scored, triplets} from '../forms.js';
import {optionsOf} from '../options.js';

/** 1, 9 and honors are worth twice the others; in a triplet or kong. */
const doubled = (simple: number): Pick<Pattern, 'value' | 'shown' | 'sum'> => ({
  value: simple,
  shown: {simple, outside: 2 * simple},
  sum: (m, bits) => simple * (bitCount(bits) + bitCount(m.outside(bits))),
});

/** 嵌檔: the winning tile is the middle one of a concealed chow (TZ-A4). */
function closedWait(m: Match): number {
  const code = m.groups[m.winAt];
  if (typeOf(code) !== CHOW || m.winKind !== lowestOf(code) + 1) return 0;
  const options = optionsOf(m);
  if (!options.qiandangWithWild && wildsOf(code) & 0b101) return 0;
  if (options.qiandangStrictSingleWait && m.waited.length !== 1) return 0;
  return 1 << m.winAt;
}

export const hu = [
  {
    id: 'hudi',
    native: '胡底',
    kind: 'bonus',
    unit: 'hu',
    value: 10,
    when: () => Match.whole,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'pairOwnWind',
    native: '自分の風の対子',
    kind: 'sets',
    unit: 'hu',
    value: 2,
    loose: true,
    each: true,
    needs: HONORS,
    when: (m) => m.ofKind(scored(m, m.pair), m.seatWind),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'pairDragon',
    native: '中發白の対子',
    kind: 'sets',
    unit: 'hu',
    value: 2,
    loose: true,
    each: true,
    needs: HONORS,
    when: (m) => m.within(scored(m, m.pair), 0, DRAGON_BITS),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'mingke',
    native: '明刻',
    kind: 'sets',
    unit: 'hu',
    ...doubled(2),
    loose: true,
    each: true,
    needs: PUNGS,
    when: (m) => triplets(m) & ~m.kongs & m.open,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'anke',
    native: '暗刻',
    kind: 'sets',
    unit: 'hu',
    ...doubled(4),
    loose: true,
    each: true,
    needs: PUNGS,
    when: (m) => triplets(m) & ~m.kongs & ~m.open,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'minggang',
    native: '明槓',
    kind: 'sets',
    unit: 'hu',
    ...doubled(8),
    loose: true,
    each: true,
    needs: KONGS,
    when: (m) => m.kongs & m.open,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'angang',
    native: '暗槓',
    kind: 'sets',
    unit: 'hu',
    ...doubled(16),
    loose: true,
    each: true,
    needs: KONGS,
    when: (m) => m.kongs & ~m.open,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'duiduihu',
    native: '対対胡',
    kind: 'form',
    unit: 'hu',
    value: 4,
    needs: PUNGS_3 | SETS,
    when: allPungs,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'qiandang',
    native: '嵌檔',
    kind: 'win',
    unit: 'hu',
    value: 2,
    needs: NARROW,
    when: closedWait,
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'zimo',
    native: '自摸',
    kind: 'win',
    unit: 'hu',
    value: 2,
    needs: SELF,
    when: (m) => whole(m.self),
    cite: 'TZ-25',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
