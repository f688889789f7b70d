import type {FlowText} from '../../../core/game/flow.js';
import type {XinzhangFlowOption} from '../flow-options.js';

export const text: FlowText<XinzhangFlowOption> = {
  options: {
    gameLength: {
      label: '対局の長さ',
      help: '何風戦か。',
      choices: {ichang: '一荘（四圏）', hanchan: '半荘（二圏）', tonpu: '東風（一圏）'},
    },
    falseWinPays: {
      label: 'チョンボの支払い',
      help: 'チョンボした人がほかの三人に払う台数。底は付かない。',
    },
    fourKongDraw: {
      label: '四槓算了',
      help: '四つ目の槓のあとの打牌で流局にする。',
    },
    fourWindDraw: {
      label: '四風子連打',
      help: '初めの四枚の捨て牌が同じ風なら流局にする。',
    },
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
