import type {FlowText} from '../../../core/game/flow.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: '流滿貫',
      help: '只打么九牌且未被鳴而流局，視為和牌。',
    },
    players: {
      label: '人數',
      help: '四人時輪流一人休息。',
      choices: {3: '3人', 4: '4人（一人休息）'},
    },
    kanDora: {
      label: '槓寶牌翻開時機',
      help: '明槓、加槓的新寶牌指示牌。',
      choices: {atOnce: '立即', afterDiscardIfMelded: '明槓、加槓於打牌後'},
    },
    swapCalls: {
      label: '喰替',
      help: '鳴牌後不可立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同張'},
    },
    gariAfterPung: {
      label: '碰後拔加里',
      help: '碰牌的這一巡也可拔加里。',
    },
    furiten: {
      label: '振聽',
      help: '自己打過或放過所聽的牌，即不可榮和。',
    },
    riichiNeedsDraws: {
      label: '立直所需剩牌',
      help: '立直時牌山須剩的張數。',
      choices: {3: '3張', 0: '不限'},
    },
    riichiKong: {
      label: '立直後的暗槓',
      help: '立直後以摸到的牌暗槓。',
      choices: {sameWaits: '聽牌不變即可', never: '不可'},
    },
    robConcealed: {
      label: '搶暗槓',
      help: '是否只許國士無雙搶暗槓。',
      choices: {never: '不可', kokushi: '限國士無雙'},
    },
    robGari: {
      label: '搶拔出的加里',
      help: '是否只許國士無雙以他人拔出的加里和牌。',
      choices: {never: '不可', kokushi: '限國士無雙'},
    },
    lastDiscardCalls: {
      label: '最後一張打牌可鳴',
      help: '最後一張打出的牌也可吃碰；鳴牌者打出的牌又是最後一張。',
    },
    falseWin: {
      label: '錯和',
      help: '宣告了不成立的和牌時：手牌作廢，或整局結束。',
      choices: {deadHand: '手牌作廢，繼續進行', endsHand: '流局，莊家與連莊不變'},
    },
  },
};
