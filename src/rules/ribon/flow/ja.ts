import type {FlowText} from '../../../core/game/flow.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: '流し満貫',
      help: '么九牌だけを捨て、鳴かれずに流局すると和了とする。',
    },
    players: {
      label: '人数',
      help: '四人なら一人が抜け番になる。',
      choices: {3: '3人', 4: '4人（抜け番あり）'},
    },
    kanDora: {
      label: 'カンドラをめくる時',
      help: '明槓・加槓の新しいドラ表示牌。',
      choices: {atOnce: 'すぐ', afterDiscardIfMelded: '明槓・加槓は打牌後'},
    },
    swapCalls: {
      label: '喰い替え',
      help: '鳴いた直後に捨ててはならない牌。',
      choices: {free: '自由', sameTile: '同じ牌は不可'},
    },
    gariAfterPung: {
      label: 'ポンの後のガリ',
      help: 'ポンした手番にもガリを抜ける。',
    },
    furiten: {
      label: 'フリテン',
      help: '自分の捨て牌や見逃しでロンできなくなる。',
    },
    riichiNeedsDraws: {
      label: 'リーチに要る残り',
      help: 'リーチの時に残っていなければならないツモの数。',
      choices: {3: '3枚', 0: 'なし'},
    },
    riichiKong: {
      label: 'リーチ後の暗槓',
      help: 'リーチの後に引いた牌での暗槓。',
      choices: {sameWaits: '待ちが変わらなければ可', never: '不可'},
    },
    robConcealed: {
      label: '暗槓への搶槓',
      help: '国士無双に限り暗槓を搶槓できるか。',
      choices: {never: '不可', kokushi: '国士無双のみ'},
    },
    robGari: {
      label: '抜いたガリでのロン',
      help: '国士無双に限り抜いたガリで和了できるか。',
      choices: {never: '不可', kokushi: '国士無双のみ'},
    },
    lastDiscardCalls: {
      label: '最後の捨て牌への鳴き',
      help: '最後の捨て牌をチー・ポンできる。鳴いた人の打牌がまた最後になる。',
    },
    falseWin: {
      label: 'チョンボ',
      help: '誤って和了を宣言したとき、その人だけが和了放棄になるか、局が終わるか。',
      choices: {deadHand: '和了放棄で局は続く', endsHand: '流局にし、親も本場も変わらない'},
    },
  },
};
