// Written by `npm run words` from zh-Hant.ts.
/** The words of options that several flows share. */
import type {OptionText} from '../names.js';

/** By the name of the option; of a false win, for each rule set what ends the hand. */
export const flowWords = {
  noPungOfOwnDiscard: {label: '碰自己刚打的牌', help: '不可碰自己刚打过的同种牌。'},
  lastDiscardCalls: {
    label: '最后打出的牌可吃碰',
    help: '最后打出的一张也可吃碰；吃碰的人打出的牌又成为最后一张。',
  },
  startPoints: {label: '起始点数', help: '开始时各人的点数。'},
  /** @param endsHand what follows where a false win ends the hand */
  falseWin: (endsHand: string): OptionText => ({
    label: '错和',
    help: '和牌不成立时：手牌作废，或整局结束。',
    choices: {deadHand: '手牌作废，继续进行', endsHand},
  }),
};
