import type {FlowText} from '../../../core/game/flow.js';
import type {XinzhangFlowOption} from '../flow-options.js';

export const text: FlowText<XinzhangFlowOption> = {
  options: {
    gameLength: {
      label: '一將的長度',
      help: '打幾圈。',
      choices: {ichang: '一將（四圈）', hanchan: '半莊（兩圈）', tonpu: '東風（一圈）'},
    },
    falseWinPays: {
      label: '詐胡賠付',
      help: '詐胡者賠三家各幾台，不含底。',
    },
    fourKongDraw: {
      label: '四槓流局',
      help: '第四個槓之後打出的牌若無人胡，即流局。',
    },
    fourWindDraw: {
      label: '四風連打',
      help: '開局最先打出的四張是同一種風牌，即流局。',
    },
    noPungOfOwnDiscard: {
      label: '碰自己剛打的牌',
      help: '不可碰自己剛打過的同種牌。',
    },
    lastDiscardCalls: {
      label: '最後打出的牌可吃碰',
      help: '最後打出的一張也可吃碰；吃碰的人打出的牌又成為最後一張。',
    },
    startPoints: {
      label: '起始點數',
      help: '開始時各人的點數。',
    },
    falseWin: {
      label: '詐胡',
      help: '胡牌不成立時：手牌作廢，或整局結束。',
      choices: {deadHand: '手牌作廢，繼續進行', endsHand: '流局，莊家與連莊不變'},
    },
  },
};
