import type {FlowText} from '../../../core/game/flow.js';
import type {ShiragikuFlowOption} from '../flow-options.js';

export const text: FlowText<ShiragikuFlowOption> = {
  options: {
    noPungOfOwnDiscard: {
      label: '自分の捨て牌と同じ牌の碰',
      help: '直前に自分が捨てた種類は碰できない。',
    },
    lastDiscardCalls: {
      label: '最後の捨て牌への鳴き',
      help: '最後の捨て牌をチー・ポンできる。鳴いた人の打牌がまた最後になる。',
    },
    startPoints: {
      label: '持ち点',
      help: '開始時に各自が持つ点。',
    },
    falseWin: {
      label: 'チョンボ',
      help: '誤って和了を宣言したとき、その人だけが和了放棄になるか、局が終わるか。',
      choices: {deadHand: '和了放棄で局は続く', endsHand: '流局にし、親も本場も変わらない'},
    },
  },
};
