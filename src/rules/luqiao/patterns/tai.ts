/** 台 of 路橋. */
import {DRAGON_BITS, WIND_BITS} from '../../../core/tiles/group.js';
import {allOf, type Match} from '../../../core/game/match.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {isHonorsOnly, isOneSuit, isOneSuitWithHonors} from '../../../core/patterns/flush.js';
import {EAST, WHITE} from '../../../core/tiles/tile.js';
import {DRAGON_PUNG, HONORS, PUNGS_3, WIND_PUNG} from '../../../core/game/traits.js';
import {scored, triplets} from '../forms.js';
import {optionsOf} from '../options.js';

const WINDS = Array.from({length: WHITE - EAST}, (_, i) => EAST + i);

/** 清一色; a hand of honors alone where that is agreed (TZ-A5). */
const fullFlush = (m: Match): boolean =>
  isOneSuit(m) || (isHonorsOnly(m) && optionsOf(m).allHonors === 'qingyise');

const halfFlush = (m: Match): boolean =>
  isOneSuitWithHonors(m) || (isHonorsOnly(m) && optionsOf(m).allHonors === 'hunyise');

/** How many of the four winds are among the groups; 財神 may make a second triplet of one. */
const windsIn = (m: Match, of: number): number => WINDS.filter((kind) => m.ofKind(of, kind)).length;

/** 四風会斉, as agreed (TZ-A10): all four winds as triplets, or three and a pair of the fourth. */
function fourWinds(m: Match): number {
  const {sifenghuiqi} = optionsOf(m);
  if (sifenghuiqi === 'off') return 0;
  const pungs = m.within(triplets(m), 0, WIND_BITS);
  const winds = windsIn(m, pungs);
  if (winds === 4) return pungs;
  if (winds < 3 || sifenghuiqi === 'daOnly') return 0;
  const pairs = m.within(scored(m, m.pair), 0, WIND_BITS);
  if (windsIn(m, pungs | pairs) < 4) return 0;
  return sifenghuiqi === 'xiaoOwnPair' && !m.ofKind(pairs, m.seatWind) ? 0 : pungs | pairs;
}

export const tai = [
  {
    id: 'ownWindPung',
    native: '自分の風の刻子・槓子',
    kind: 'sets',
    unit: 'tai',
    value: 1,
    loose: true,
    needs: WIND_PUNG,
    when: (m) => m.ofKind(triplets(m), m.seatWind),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'dragonPung',
    native: '中發白の刻子・槓子',
    kind: 'sets',
    unit: 'tai',
    value: 1,
    loose: true,
    each: true,
    needs: DRAGON_PUNG,
    when: (m) => m.within(triplets(m), 0, DRAGON_BITS),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'qingyise',
    native: '清一色',
    kind: 'tiles',
    unit: 'tai',
    value: 3,
    when: (m) => allOf(m, fullFlush(m)),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'hunyise',
    native: '混一色',
    kind: 'tiles',
    unit: 'tai',
    value: 1,
    needs: HONORS,
    when: (m) => allOf(m, halfFlush(m)),
    cite: 'TZ-25',
    provenance: 'page',
  },
  {
    id: 'sifenghuiqi',
    native: '四風会斉',
    kind: 'sets',
    unit: 'tai',
    value: (m) => (m.shape === 'loose' ? optionsOf(m).sifenghuiqiNonWinnerTai : optionsOf(m).sifenghuiqiTai),
    shown: (options) => {
      const {sifenghuiqiTai: winner, sifenghuiqiNonWinnerTai: others} = optionsOf({options});
      return {winner, others};
    },
    loose: true,
    needs: WIND_PUNG | PUNGS_3,
    when: fourWinds,
    cite: 'TZ-A10',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
