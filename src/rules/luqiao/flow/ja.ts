import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/ja.js';
import type {LuqiaoFlowOption} from '../flow-options.js';

export const text: FlowText<LuqiaoFlowOption> = {
  options: {
    rotations: {
      label: '周回数',
      help: '親が4回移ると1周です。0なら終わりを決めません。',
    },
    startPoints: {...flowWords.startPoints, choices: {0: '0', 500: '500'}},
    kongNeedsTwo: {
      label: '残り1枚でのカン',
      help: 'カンには2枚（補充牌と残す1枚）が必要です。',
    },
    lastDiscardCalls: {
      label: '最後の捨て牌への鳴き',
      help: '最後の捨て牌もチー・ポンできます。鳴いた人の打牌が新しい最後の捨て牌になります。',
    },
    swapCalls: {
      label: '喰い替え',
      help: '鳴いた直後に捨てられない牌を決めます。',
      choices: {free: '自由', sameTile: '同じ牌は不可', bothEnds: '同じ牌も反対側の牌も不可'},
    },
    discards: {
      label: '捨て牌の見せ方',
      help: '捨て牌を中央にまとめるか、各自の河に並べるかを決めます。',
      choices: {pool: '中央にまとめる', river: '各自の河'},
    },
    falseWin: {...flowWords.falseWin('流局にし、親はそのままです'), label: 'チョンボ'},
  },
};
