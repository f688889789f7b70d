import type {FlowText} from '../../../core/game/flow.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: '周回数',
      help: '親が四回移ると一周。0は打ち切りなし。',
    },
    startPoints: {
      label: '持ち点',
      help: '開始時に各自が持つ点。',
      choices: {0: '0', 500: '500'},
    },
    kongNeedsTwo: {
      label: '残り1枚での槓',
      help: '槓には二枚（補充牌と残す一枚）が要る。',
    },
    lastDiscardCalls: {
      label: '最後の捨て牌への鳴き',
      help: '最後の捨て牌をチー・ポンできる。鳴いた人の打牌がまた最後になる。',
    },
    swapCalls: {
      label: '喰い替え',
      help: '鳴いた直後に捨ててはならない牌。',
      choices: {free: '自由', sameTile: '同じ牌は不可', bothEnds: '同じ牌も筋も不可'},
    },
    discards: {
      label: '捨て牌の見せ方',
      help: '中央にまとめるか、各自の河に並べるか。',
      choices: {pool: '中央にまとめる', river: '各自の河'},
    },
    falseWin: {
      label: 'チョンボ',
      help: '誤って和了を宣言したとき、その人だけが和了放棄になるか、局が終わるか。',
      choices: {deadHand: '和了放棄で局は続く', endsHand: '流局にし、親も本場も変わらない'},
    },
  },
};
