/** Asks majiang-core, a scorer of others, about a situation of riichi mahjong. */
import Majiang from '@kobalab/majiang-core';
import type {Seat, Situation} from '../../../src/core/situation/situation.js';
import type {RiichiOptions} from '../../../src/rules/riichi/options.js';
import type {RiichiPattern} from '../../../src/rules/riichi/patterns.js';
import {kindOfName, namesIn, partsOf, seatOf} from '../drawn.js';

const NAMES: Readonly<Record<string, RiichiPattern>> = {
  立直: 'riichi',
  ダブル立直: 'daburuRiichi',
  一発: 'ippatsu',
  海底摸月: 'haitei',
  河底撈魚: 'houtei',
  嶺上開花: 'rinshan',
  槍槓: 'chankan',
  門前清自摸和: 'tsumo',
  平和: 'pinfu',
  断幺九: 'tanyao',
  一盃口: 'iipeikou',
  三色同順: 'sanshokuDoujun',
  一気通貫: 'ittsuu',
  混全帯幺九: 'chanta',
  七対子: 'chiitoitsu',
  対々和: 'toitoi',
  三暗刻: 'sanankou',
  三槓子: 'sankantsu',
  三色同刻: 'sanshokuDoukou',
  混老頭: 'honroutou',
  小三元: 'shousangen',
  混一色: 'honitsu',
  純全帯幺九: 'junchan',
  二盃口: 'ryanpeikou',
  清一色: 'chinitsu',
  ドラ: 'dora',
  赤ドラ: 'akadora',
  裏ドラ: 'uradora',
  天和: 'tenhou',
  地和: 'chiihou',
  国士無双: 'kokushi',
  国士無双十三面: 'kokushi13',
  四暗刻: 'suuankou',
  四暗刻単騎: 'suuankouTanki',
  大三元: 'daisangen',
  小四喜: 'shousuushii',
  大四喜: 'daisuushii',
  字一色: 'tsuuiisou',
  緑一色: 'ryuuiisou',
  清老頭: 'chinroutou',
  四槓子: 'suukantsu',
  九蓮宝燈: 'chuuren',
  純正九蓮宝燈: 'junseiChuuren',
  '翻牌 白': 'haku',
  '翻牌 發': 'hatsu',
  '翻牌 中': 'chun',
};

function idOf(name: string): RiichiPattern {
  if (name.startsWith('場風')) return 'bakaze';
  if (name.startsWith('自風')) return 'jikaze';
  const id = NAMES[name] as RiichiPattern | undefined;
  if (!id) throw new Error(`majiang-core knows ${name}`);
  return id;
}

/** A tile as majiang-core writes it: `m5`, `m0` for the red one, `z1`. */
function theirs(name: string): string {
  const kind = kindOfName(name);
  if (kind > 26) return `z${kind - 26}`;
  return `${'mps'[Math.floor(kind / 9)]}${name.startsWith('r') ? 0 : (kind % 9) + 1}`;
}

/** Tiles of one suit in a meld, with a sign for the player from whom a tile was called: `p12-3`, `z555=`. */
function meldText(names: readonly string[], how: 'called' | 'added' | 'concealed', from: string): string {
  const tiles = names.map(theirs);
  const ranks = tiles.map(([, rank]) => rank);
  const [[suit]] = tiles;
  if (how === 'concealed') return suit + ranks.join('');
  if (how === 'added') return `${suit}${ranks.slice(0, 3).join('')}${from}${ranks[3]}`;
  return `${suit}${ranks.join('')}${ranks[0] === ranks[1] ? from : '-'}`;
}

/** What majiang-core says: the han or yakuman of each yaku, fu, points, and what each seat gets. */
export interface Theirs {
  readonly yaku: Readonly<Record<string, number>>;
  /** Undefined for a yakuman. */
  readonly fu: number | undefined;
  readonly total: number;
  readonly net: readonly number[];
}

/** The question to majiang-core, which reads the hand from text and scores it each time that it is asked. */
export function made(
  situation: Situation,
  options: RiichiOptions,
): () => ReturnType<typeof Majiang.Util.hule> {
  const {melds, held, win = ''} = partsOf(situation.hand);
  const {by, from = 'east', flags = [], counters = 0, indicators, uraIndicators, liable} = situation;
  const seat = seatOf(situation.seat);
  const selfDraw = by === 'self';
  const shown = [...held, ...(selfDraw ? [win] : [])].map(theirs);
  const signOf = (other: Seat): string => ['', '+', '=', '-'][(seatOf(other) - seat + 4) % 4];
  // whoever is liable discarded all tiles of the melded triplets, the last one among them
  const laid = melds.map(({tiles, how}) => `,${meldText(tiles, how, liable ? signOf(liable) : '-')}`);
  const has = (flag: string): boolean => flags.includes(flag);
  const param = Majiang.Util.hule_param({
    rule: Majiang.rule({
      クイタンあり: options.openTanyao,
      連風牌は2符: options.doubleWindPair === 2,
      切り上げ満貫あり: options.kiriageMangan,
      数え役満あり: options.countedYakuman,
      役満の複合あり: options.yakumanStack,
      ダブル役満あり: options.doubleYakuman,
      役満パオあり: liable !== undefined && options.liability,
    }),
    zhuangfeng: seatOf(situation.round),
    menfeng: seat,
    lizhi: has('doubleRiichi') ? 2 : has('riichi') ? 1 : 0,
    yifa: has('ippatsu'),
    qianggang: by === 'robbing',
    lingshang: has('replacement'),
    haidi: has('lastTile') ? (selfDraw ? 1 : 2) : 0,
    tianhu: has('heavenly') ? 1 : has('earthly') ? 2 : 0,
    baopai: namesIn(indicators ?? '').map(theirs),
    fubaopai: uraIndicators ? namesIn(uraIndicators).map(theirs) : undefined,
    changbang: counters,
  });
  const text = shown.join('') + laid.join('');
  const tile = selfDraw ? null : theirs(win) + signOf(from);
  return () => Majiang.Util.hule(Majiang.Shoupai.fromString(text), tile, param);
}

/** @returns undefined for a hand without a yaku, or without the form of a win */
export function asked(situation: Situation, options: RiichiOptions): Theirs | undefined {
  const found = made(situation, options)();
  if (!found?.hupai?.length) return undefined;
  const yaku = found.hupai.map(({name, fanshu}) => [
    idOf(name),
    typeof fanshu === 'string' ? fanshu.length : fanshu,
  ]);
  return {
    yaku: Object.fromEntries(yaku) as Record<string, number>,
    fu: found.damanguan === undefined ? found.fu : undefined,
    total: found.defen,
    net: found.fenpei,
  };
}
