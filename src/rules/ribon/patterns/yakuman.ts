/** 役満: 40 each and additive; yaku and dora are not counted beside them (RB-31, RB-A7). */
import {bitCount, whole} from '../../../core/game/match.js';
import type {Match} from '../../../core/game/match.js';
import {bigFourWinds, bigThreeDragons, littleFourWinds} from '../../../core/patterns/honors.js';
import {atLeast} from '../../../core/patterns/sets.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {
  CONCEALED,
  DRAGON_PUNG,
  FLAGGED,
  HIDDEN_2,
  KONGS,
  NO_HONORS,
  ONE_SUIT,
  PUNGS_3,
  RON,
  SPECIAL,
  WIND_PUNG,
  withoutRanks,
} from '../../../core/game/traits.js';
import {allGreen, allHonors, allTerminals, nineGates, openDealIn} from '../forms.js';
import {optionsOf} from '../options.js';
import {additions, extras} from './extras.js';
import {yaku} from './yaku.js';

const DORA: readonly string[] = ['dora', 'kandora', 'uradora'];

/** What a yakuman takes the place of. */
const ordinary = [...extras.filter(({id}) => DORA.includes(id)), ...yaku, ...additions].map(({id}) => id);

/** A yakuman counts in the second reading alone, so that an ordinary one may be worth more. */
const limit = (when: (m: Match) => number): Pick<Pattern, 'value' | 'when' | 'includes' | 'cite'> => ({
  value: 40,
  when: (m) => (m.reading ? when(m) : 0),
  includes: ordinary,
  cite: 'RB-31',
});

export const yakuman = [
  {
    id: 'kokushi',
    native: '国士無双',
    kind: 'form',
    needs: SPECIAL,
    ...limit((m) => (m.shape === 'thirteenOrphans' ? m.all : 0)),
    provenance: 'page',
  },
  {
    id: 'suuankou',
    native: '四暗刻',
    kind: 'sets',
    needs: HIDDEN_2 | PUNGS_3,
    ...limit((m) => atLeast(m.concealedPungs, 4)),
    provenance: 'reconstructed',
  },
  {
    id: 'daisangen',
    native: '大三元',
    kind: 'sets',
    needs: DRAGON_PUNG | PUNGS_3,
    ...limit(bigThreeDragons),
    provenance: 'reconstructed',
  },
  {
    id: 'shousuushii',
    native: '小四喜',
    kind: 'sets',
    needs: WIND_PUNG | PUNGS_3,
    ...limit(littleFourWinds),
    provenance: 'page',
  },
  {
    id: 'daisuushii',
    native: '大四喜',
    kind: 'sets',
    needs: WIND_PUNG | PUNGS_3,
    ...limit(bigFourWinds),
    provenance: 'page',
  },
  {
    id: 'tsuuiisou',
    native: '字一色',
    kind: 'tiles',
    needs: withoutRanks(123456789),
    ...limit(allHonors),
    provenance: 'page',
  },
  {
    id: 'chinroutou',
    native: '清老頭',
    kind: 'tiles',
    needs: withoutRanks(2345678) | NO_HONORS,
    ...limit(allTerminals),
    provenance: 'page',
  },
  {
    id: 'ryuuiisou',
    native: '緑一色',
    kind: 'tiles',
    needs: withoutRanks(1579),
    ...limit(allGreen),
    provenance: 'reconstructed',
  },
  {
    id: 'chuuren',
    native: '九蓮宝燈',
    kind: 'form',
    needs: ONE_SUIT | NO_HONORS | CONCEALED,
    ...limit(nineGates),
    provenance: 'reconstructed',
  },
  {
    id: 'suukantsu',
    native: '四槓子',
    kind: 'sets',
    needs: KONGS | PUNGS_3,
    ...limit((m) => (bitCount(m.kongs) === 4 ? m.kongs : 0)),
    provenance: 'reconstructed',
  },
  {
    id: 'tenhou',
    native: '天和',
    kind: 'win',
    needs: FLAGGED,
    ...limit((m) => whole(m.has('heavenly'))),
    provenance: 'page',
  },
  {
    id: 'chiihou',
    native: '地和',
    kind: 'win',
    needs: FLAGGED,
    ...limit((m) => whole(m.has('earthly'))),
    provenance: 'page',
  },
  {
    id: 'renhou',
    native: '人和',
    kind: 'win',
    needs: FLAGGED,
    ...limit((m) => whole(m.has('human') && optionsOf(m).renhou)),
    provenance: 'reconstructed',
  },
  {
    id: 'openRiichiRon',
    native: 'オープンリーチへの放銃',
    kind: 'win',
    needs: FLAGGED | RON,
    ...limit((m) => whole(openDealIn(m))),
    provenance: 'page',
  },
  {
    id: 'nagashi',
    native: '流し満貫',
    kind: 'win',
    value: 40,
    loose: true,
    needs: FLAGGED,
    when: (m) => whole(m.shape === 'loose' && m.has('nagashi')),
    includes: ordinary,
    cite: 'RB-29',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
