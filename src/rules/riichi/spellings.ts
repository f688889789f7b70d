/** Other names of patterns, in any language, for searching. */
import type {RiichiPattern} from './patterns.js';

/** Other names by pattern. */
export const spellings: Readonly<Partial<Record<RiichiPattern, readonly string[]>>> = {
  riichi: ['reach'],
  daburuRiichi: ['Wリーチ', 'ダブリー', 'double reach', '双立直', '雙立直'],
  tsumo: ['メンゼンツモ', 'menzenchin tsumohou'],
  pinfu: ['平胡', 'no-points hand'],
  tanyao: ['クイタン', 'tanyaochuu'],
  iipeikou: ['一般高'],
  ryanpeikou: ['両盃口', '兩盃口', '两杯口'],
  bakaze: ['場風牌', '圈風', 'prevailing wind', 'yakuhai'],
  jikaze: ['自風牌', '門風', 'own wind', 'yakuhai'],
  haku: ['翻牌', 'yakuhai', '白板'],
  hatsu: ['翻牌', 'yakuhai', '青發', '发财'],
  chun: ['翻牌', 'yakuhai', '紅中', '红中'],
  rinshan: ['after a kong', '杠上开花'],
  ittsuu: ['一通', 'イッツー', 'ikkitsuukan', '清龍'],
  junchan: ['純チャン'],
  chiitoitsu: ['niconico'],
  toitoi: ['碰碰和', '対対和'],
  honitsu: ['ホンイツ'],
  chinitsu: ['チンイツ'],
  dora: ['ドラ表示牌'],
  akadora: ['赤5', '赤牌'],
  kokushi: ['十三幺', '十三么九'],
  nagashi: ['流満'],
};
