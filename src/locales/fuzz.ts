/** The words of `mj round --fuzz`, in all languages: the command alone needs them. */
import type {Lang} from '../core/game/names.js';

/** The words of random play. */
interface FuzzWords {
  /** The heads of the columns. */
  readonly ending: string;
  readonly rule: string;
  readonly hands: string;
  /** How hands end. */
  readonly endings: Readonly<
    Record<
      | 'self'
      | 'discard'
      | 'robbing'
      | 'several'
      | 'flowers'
      | 'nagashi'
      | 'exhausted'
      | 'lastFlower'
      | 'fourKongs'
      | 'fourWinds'
      | 'fourRiichi'
      | 'nineOrphans'
      | 'threeWins'
      | 'falseWin',
      string
    >
  >;
}

/** The words of random play by language. */
export const fuzzWords: Readonly<Record<Lang, FuzzWords>> = {
  en: {
    ending: 'Ending',
    rule: 'Rule',
    hands: 'Hands',
    endings: {
      self: 'self-draw',
      discard: 'win by discard',
      robbing: 'robbed kong',
      several: 'several winners',
      flowers: 'win by flowers',
      nagashi: 'nagashi mangan',
      exhausted: 'drawn: the wall was used up',
      lastFlower: 'drawn: the last tile was a flower',
      fourKongs: 'drawn: four kongs',
      fourWinds: 'drawn: four winds',
      fourRiichi: 'drawn: four riichi',
      nineOrphans: 'drawn: nine terminals and honors',
      threeWins: 'drawn: three winners',
      falseWin: 'drawn: false win',
    },
  },
  ja: {
    ending: '終わり方',
    rule: '規則',
    hands: '局数',
    endings: {
      self: 'ツモ和了',
      discard: 'ロン和了',
      robbing: '槍槓',
      several: '複数人の和了',
      flowers: '花牌の和了',
      nagashi: '流し満貫',
      exhausted: '荒牌流局',
      lastFlower: '最後の牌が花牌で流局',
      fourKongs: '四槓の流局',
      fourWinds: '四風連打の流局',
      fourRiichi: '四家立直の流局',
      nineOrphans: '九種九牌の流局',
      threeWins: '三家和の流局',
      falseWin: '誤った和了の宣言による流局',
    },
  },
  'zh-Hant': {
    ending: '結局',
    rule: '規則',
    hands: '局數',
    endings: {
      self: '自摸',
      discard: '食胡',
      robbing: '搶槓',
      several: '多家胡牌',
      flowers: '花胡',
      nagashi: '流局滿貫',
      exhausted: '流局：牌已摸完',
      lastFlower: '流局：最後一張是花牌',
      fourKongs: '流局：四槓',
      fourWinds: '流局：四風連打',
      fourRiichi: '流局：四家立直',
      nineOrphans: '流局：九種九牌',
      threeWins: '流局：三家和',
      falseWin: '流局：詐胡',
    },
  },
  'zh-Hans': {
    ending: '结局',
    rule: '规则',
    hands: '局数',
    endings: {
      self: '自摸',
      discard: '点和',
      robbing: '抢杠',
      several: '多家和牌',
      flowers: '花和',
      nagashi: '流局满贯',
      exhausted: '流局：牌已摸完',
      lastFlower: '流局：最后一张是花牌',
      fourKongs: '流局：四杠',
      fourWinds: '流局：四风连打',
      fourRiichi: '流局：四家立直',
      nineOrphans: '流局：九种九牌',
      threeWins: '流局：三家和',
      falseWin: '流局：错和',
    },
  },
};
