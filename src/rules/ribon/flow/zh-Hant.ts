import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hant.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: '流局滿貫',
      help: '打出的全是么九牌且沒有被碰被槓，流局時視為胡牌。',
    },
    players: {
      label: '人數',
      help: '四人時輪流一人休息。',
      choices: {3: '3人', 4: '4人（一人休息）'},
    },
    kanDora: {
      label: '槓寶牌翻開時機',
      help: '明槓、加槓的新寶牌指示牌。',
      choices: {atOnce: '立即', afterDiscardIfMelded: '明槓、加槓在打出牌之後'},
    },
    swapCalls: {
      label: '碰後不能打的牌',
      help: '剛碰完不能立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同張'},
    },
    gariAfterPung: {
      label: '碰後拔牌',
      help: '碰牌的這一巡也可拔牌。',
    },
    furiten: {
      label: '振聽',
      help: '打過或放過所聽的牌，就不能胡別家的牌。',
    },
    riichiNeedsDraws: {
      label: '立直所需剩牌',
      help: '立直時牌牆須剩的張數。',
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
      label: '搶拔出的牌',
      help: '是否只許國士無雙以別家拔出的牌胡牌。',
      choices: {never: '不可', kokushi: '限國士無雙'},
    },
    lastDiscardCalls: {
      label: '最後打出的牌可碰',
      help: '最後打出的一張也可碰；碰的人打出的牌又成為最後一張。',
    },
    falseWin: flowWords.falseWin('流局，莊家與連莊不變'),
  },
};
