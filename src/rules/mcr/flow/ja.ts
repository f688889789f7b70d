import type {FlowText} from '../../../core/game/flow.js';
import type {McrFlowOption} from '../flow-options.js';

export const text: FlowText<McrFlowOption> = {
  options: {
    tablePoints: {
      label: '順位点',
      help: '順位により4・2・1・0点。同点は分ける。',
    },
    flowersMayBeDiscarded: {
      label: '花牌を捨てる',
      help: '花牌を手に残し、捨ててもよい。捨てた花牌は鳴けない。',
    },
    allFlowersValue: {
      label: '八枚の花の点',
      help: '八花で和了するときの点。花の8点が加わる。',
    },
    concealedKong: {
      label: '暗槓の見せ方',
      help: '暗槓の四枚のうち表にする牌。',
      choices: {middleUp: '中の二枚が表', endsUp: '端の二枚が表', hidden: '全部伏せる'},
    },
    falseWin: {
      label: 'チョンボ',
      help: '誤って和了を宣言したとき、その人だけが和了放棄になるか、局が終わるか。',
      choices: {deadHand: '和了放棄で局は続く', endsHand: '流局にし、親も本場も変わらない'},
    },
  },
};
