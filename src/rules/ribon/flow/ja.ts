import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/ja.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: '流し満貫',
      help: '捨て牌がすべて么九牌で、1枚も鳴かれずに流局したら和了とします。',
    },
    players: {
      label: '人数',
      help: '4人なら1人が抜け番になります。',
      choices: {3: '3人', 4: '4人（抜け番あり）'},
    },
    kanDora: {
      label: 'カンドラをめくる時',
      help: '明槓・加槓の新しいドラ表示牌をめくる時を決めます。',
      choices: {atOnce: 'すぐ', afterDiscardIfMelded: '明槓・加槓は打牌後'},
    },
    swapCalls: {
      label: '喰い替え',
      help: '鳴いた直後に捨てられない牌を決めます。',
      choices: {free: '自由', sameTile: '同じ牌は不可'},
    },
    gariAfterPung: {
      label: 'ポンの後のガリ',
      help: 'ポンした手番にもガリを抜けます。',
    },
    furiten: {
      label: 'フリテン',
      help: '待ち牌を自分で捨てたり見逃したりしていると、ロンできません。',
    },
    riichiNeedsDraws: {
      label: 'リーチに必要な残りツモ',
      help: 'リーチを宣言するときに必要な残りツモの枚数です。',
      choices: {3: '3枚', 0: 'なし'},
    },
    riichiKong: {
      label: 'リーチ後の暗槓',
      help: 'リーチの後に引いた牌での暗槓を認めるかどうかを決めます。',
      choices: {sameWaits: '待ちが変わらなければ可', never: '不可'},
    },
    robConcealed: {
      label: '暗槓への搶槓',
      help: '国士無双に限り、暗槓の搶槓を認めるかどうかを決めます。',
      choices: {never: '不可', kokushi: '国士無双のみ'},
    },
    robGari: {
      label: '抜いたガリでのロン',
      help: '国士無双に限り、抜いたガリでの和了を認めるかどうかを決めます。',
      choices: {never: '不可', kokushi: '国士無双のみ'},
    },
    lastDiscardCalls: {
      label: '最後の捨て牌のポン',
      help: '最後の捨て牌もポンできます。ポンした人の打牌が新しい最後の捨て牌になります。',
    },
    falseWin: {...flowWords.falseWin('流局とし、親も本場も変えません'), label: 'チョンボ'},
  },
};
