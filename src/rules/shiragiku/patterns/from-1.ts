/** 1台. */
import {whole, type Match} from '../../../core/game/match.js';
import {flowerTiles, ownFlowers, seatFlowers} from '../../../core/patterns/flowers.js';
import {dragonPungs} from '../../../core/patterns/honors.js';
import {hasOwnKong} from '../../../core/patterns/kongs.js';
import type {Pattern} from '../../../core/game/pattern.js';
import {
  CONCEALED,
  DRAGON_PUNG,
  EXPOSED,
  FLAGGED,
  FLOWERS,
  NARROW,
  RON,
  SELF,
  WIND_PUNG,
} from '../../../core/game/traits.js';
import {allCalled} from '../forms.js';
import {optionsOf} from '../options.js';

/** 独聴: by the shape that was completed; of 天胡 too, or where one kind is waited for alone, as agreed (SG-A3, SG-A4). */
function singleWait(m: Match): number {
  const {wait} = m;
  if (wait !== 'closed' && wait !== 'edge' && wait !== 'pair') return 0;
  const {dutingStrict, tianhuAllowsDuting} = optionsOf(m);
  if (m.has('heavenly') && !tianhuAllowsDuting) return 0;
  if (dutingStrict && m.waited.length !== 1) return 0;
  return 1 << m.winAt;
}

/** 槓上開花: the tile replaced one of a kong that may be won on (SG-13), or a flower. */
const onReplacement = (m: Match): boolean =>
  m.has('flowerReplacement') || m.has('eightFlowers') || (m.has('replacement') && hasOwnKong(m.position));

export const from1 = [
  {
    id: 'menqing',
    native: '門清',
    kind: 'win',
    value: 1,
    needs: CONCEALED,
    when: (m) => whole(m.concealed),
    cite: 'SG-Y1',
    provenance: 'page',
  },
  {
    id: 'buqiu',
    native: '不求',
    kind: 'win',
    value: 1,
    needs: CONCEALED | SELF,
    when: (m) => whole(m.concealed && m.self),
    cite: 'SG-Y2',
    provenance: 'page',
  },
  {
    id: 'mohu',
    native: '摸胡',
    kind: 'win',
    value: 1,
    needs: SELF,
    when: (m) => whole(m.self),
    cite: 'SG-Y3',
    provenance: 'page',
  },
  {
    id: 'qiangganghu',
    native: '搶槓胡',
    kind: 'win',
    value: 1,
    needs: RON,
    when: (m) => whole(m.position.by === 'robbing'),
    cite: 'SG-Y4',
    provenance: 'page',
  },
  {
    id: 'duting',
    native: '独聴',
    kind: 'win',
    value: 1,
    needs: NARROW,
    when: singleWait,
    cite: 'SG-Y5',
    provenance: 'page',
  },
  {
    id: 'banqiu',
    native: '半求',
    kind: 'win',
    value: 1,
    needs: EXPOSED | SELF,
    when: (m) => (m.self ? allCalled(m) : 0),
    cite: 'SG-Y6',
    provenance: 'page',
  },
  {
    id: 'gangshang',
    native: '槓上開花',
    kind: 'win',
    value: 1,
    needs: SELF | FLAGGED,
    when: (m) => whole(m.self && onReplacement(m)),
    includes: ['haidi'],
    cite: 'SG-Y7',
    provenance: 'page',
  },
  {
    id: 'haidi',
    native: '海底摸月',
    kind: 'win',
    value: 1,
    needs: SELF | FLAGGED,
    when: (m) => whole(m.self && m.has('lastTile')),
    cite: 'SG-Y8',
    provenance: 'page',
  },
  {
    id: 'hedi',
    native: '河底撈魚',
    kind: 'win',
    value: 1,
    needs: RON | FLAGGED,
    when: (m) => whole(m.ron && m.has('lastTile')),
    cite: 'SG-Y9',
    provenance: 'page',
  },
  {
    id: 'fanpaiDragon',
    native: '翻牌 中・發・白',
    kind: 'sets',
    value: 1,
    each: true,
    needs: DRAGON_PUNG,
    when: dragonPungs,
    cite: 'SG-Y10',
    provenance: 'page',
  },
  {
    id: 'fanpaiRound',
    native: '荘風牌',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG,
    when: (m) => m.ofKind(m.pungs, m.roundWind),
    cite: 'SG-Y11',
    provenance: 'page',
  },
  {
    id: 'fanpaiSeat',
    native: '門風牌',
    kind: 'sets',
    value: 1,
    needs: WIND_PUNG,
    when: (m) => m.ofKind(m.pungs, m.seatWind),
    cite: 'SG-Y12',
    provenance: 'page',
  },
  {
    id: 'seatFlower',
    native: '門風花',
    kind: 'bonus',
    value: 1,
    each: true,
    loose: true,
    needs: FLOWERS,
    when: (m) => seatFlowers(m, optionsOf(m).flowerOrder),
    tiles: (m) => flowerTiles(ownFlowers(m, optionsOf(m).flowerOrder)),
    cite: 'SG-Y13',
    provenance: 'page',
  },
] as const satisfies readonly Pattern[];
