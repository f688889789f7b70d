/** The words of options that several flows share. */
import type {OptionText} from '../names.js';

/** By the name of the option; of a false win, for each rule set what ends the hand. */
export const flowWords = {
  noPungOfOwnDiscard: {label: '碰自己剛打的牌', help: '不可碰自己剛打過的同種牌。'},
  lastDiscardCalls: {
    label: '最後打出的牌可吃碰',
    help: '最後打出的一張也可吃碰；吃碰的人打出的牌又成為最後一張。',
  },
  startPoints: {label: '起始點數', help: '開始時各人的點數。'},
  /** @param endsHand what follows where a false win ends the hand */
  falseWin: (endsHand: string): OptionText => ({
    label: '詐胡',
    help: '胡牌不成立時：手牌作廢，或整局結束。',
    choices: {deadHand: '手牌作廢，繼續進行', endsHand},
  }),
};
