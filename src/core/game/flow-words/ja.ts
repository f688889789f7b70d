/** The words of options that several flows share. */
import type {OptionText} from '../names.js';

/** By the name of the option; of a false win, for each rule set what ends the hand. */
export const flowWords = {
  noPungOfOwnDiscard: {
    label: '自分の捨て牌と同じ牌の碰',
    help: '直前に自分が捨てた牌と同じ種類は碰できません。',
  },
  lastDiscardCalls: {
    label: '最後の打牌への吃・碰',
    help: '最後の打牌も吃・碰できます。吃・碰した人の打牌が最後になります。',
  },
  startPoints: {label: '持ち点', help: '開始時に各自が持つ点です。'},
  /** @param endsHand what follows where a false win ends the hand */
  falseWin: (endsHand: string): OptionText => ({
    label: '錯和',
    help: '誤って和了を宣言したときに、その人だけが和了放棄になるか、局が終わるかを決めます。',
    choices: {deadHand: '和了放棄とし、局は続けます', endsHand},
  }),
};
