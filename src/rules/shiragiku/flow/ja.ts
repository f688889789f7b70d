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
      label: '誤和（錯和）',
      help: '和了でない和了を宣言したとき：その手が死ぬか、局が終わるか。',
      choices: {deadHand: '手が死に、局は続く', endsHand: '流局、親も本場も同じ'},
    },
  },
};
