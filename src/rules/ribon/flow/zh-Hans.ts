// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/game/flow.js';
import {flowWords} from '../../../core/game/flow-words/zh-Hans.js';
import type {RibonFlowOption} from '../flow-options.js';

export const text: FlowText<RibonFlowOption> = {
  options: {
    nagashi: {
      label: '流局满贯',
      help: '打出的全是幺九牌且没有被碰被杠，流局时视为和牌。',
    },
    players: {
      label: '人数',
      help: '四人时轮流一人休息。',
      choices: {3: '3人', 4: '4人（一人休息）'},
    },
    kanDora: {
      label: '杠宝牌翻开时机',
      help: '明杠、加杠的新宝牌指示牌。',
      choices: {atOnce: '立即', afterDiscardIfMelded: '明杠、加杠在打出牌之后'},
    },
    swapCalls: {
      label: '碰后不能打的牌',
      help: '刚碰完不能立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同张'},
    },
    gariAfterPung: {
      label: '碰后拔牌',
      help: '碰牌的这一巡也可拔牌。',
    },
    furiten: {
      label: '振听',
      help: '打过或放过所听的牌，就不能点和。',
    },
    riichiNeedsDraws: {
      label: '立直所需剩牌',
      help: '立直时牌墙须剩的张数。',
      choices: {3: '3张', 0: '不限'},
    },
    riichiKong: {
      label: '立直后的暗杠',
      help: '立直后以摸到的牌暗杠。',
      choices: {sameWaits: '听牌不变即可', never: '不可'},
    },
    robConcealed: {
      label: '抢暗杠',
      help: '是否只许国士无双抢暗杠。',
      choices: {never: '不可', kokushi: '限国士无双'},
    },
    robGari: {
      label: '抢拔出的牌',
      help: '是否只许国士无双以别家拔出的牌和牌。',
      choices: {never: '不可', kokushi: '限国士无双'},
    },
    lastDiscardCalls: {
      label: '最后打出的牌可碰',
      help: '最后打出的一张也可碰；碰的人打出的牌又成为最后一张。',
    },
    falseWin: flowWords.falseWin('流局，庄家与连庄不变'),
  },
};
