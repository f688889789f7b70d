// Written by `npm run words` from zh-Hant.ts.
import type {FlowText} from '../../../core/flow.js';
import type {RiichiFlowOption} from '../flow-options.js';

export const text: FlowText<RiichiFlowOption> = {
  options: {
    rounds: {
      label: '长度',
      help: '打几圈。',
      choices: {east: '东风战', eastSouth: '东南战'},
    },
    extension: {
      label: '无人达到返点',
      help: '最后一圈结束而无人达到返点时如何处理。',
      choices: {suddenDeath: '再打一圈，有人达到即结束', none: '结束'},
    },
    bust: {
      label: '击飞',
      help: '有人点数低于 0 时结束。',
    },
    dealerMayStop: {
      label: '和了止・听牌止',
      help: '最后一局的庄家和牌或听牌连庄，且以返点以上居首时结束。',
    },
    dealerStays: {
      label: '连庄条件',
      help: '庄家在什么情况下连庄。',
      choices: {ready: '和牌，或流局时听牌', won: '和牌时'},
    },
    startPoints: {
      label: '起始点数',
      help: '开始时各家的点数。',
    },
    returnPoints: {
      label: '返点',
      help: '结算所依据的点数。与起始点数的差额归第一名。',
    },
    goalPoints: {
      label: '结束所需的点数',
      help: '最后一场打完时，有人达到这个点数就结束。',
    },
    uma: {
      label: '顺位点',
      help: '各名次的点数，以千点计。',
      choices: {
        none: '无',
        '5-10': '5-10',
        '5-15': '5-15',
        '10-20': '10-20',
        '10-30': '10-30',
        '20-30': '20-30',
      },
    },
    sharedPlaces: {
      label: '同分均分',
      help: '同分的人均分各名次的加减分。不采用时，离起庄较近的人名次在前。',
    },
    leftSticks: {
      label: '终局时的立直棒',
      help: '终局时无人赢得的立直棒归谁。',
      choices: {leader: '第一名', nobody: '不归任何人'},
    },
    falseWinPays: {
      label: '诈和的支付',
      help: '诈和的人要付出什么。',
      choices: {nothing: '无', mangan: '赔满贯给其他三家', points: '最后成绩扣20分'},
    },
    severalWins: {
      label: '一炮多响',
      help: '同一张牌有多人可以和牌时如何处理。',
      choices: {all: '全部和牌', nearest: '截和'},
    },
    severalCounters: {
      label: '一炮多响的本场',
      help: '同一张牌有多人和牌时，谁收取本场的点数。',
      choices: {first: '只有最近的一家', each: '和牌的每一家'},
    },
    nagashi: {
      label: '流局满贯',
      help: '舍牌全为幺九牌且没有被吃碰杠而流局时，获得满贯。',
    },
    threeWins: {
      label: '三家和',
      help: '三人同时和同一张牌时如何处理。',
      choices: {drawn: '流局', paid: '三人皆和'},
    },
    nineOrphans: {
      label: '九种九牌',
      help: '第一巡摸牌后有 9 种以上幺九牌时可以流局。',
    },
    fourWinds: {
      label: '四风连打',
      help: '最初 4 张舍牌为同一种风牌时流局。',
    },
    fourRiichi: {
      label: '四家立直',
      help: '4 人都立直时流局。',
    },
    fourKongs: {
      label: '四开杠',
      help: '两人以上合计开杠 4 次时流局。',
    },
    kanDora: {
      label: '翻杠宝牌的时机',
      help: '明杠、加杠的新宝牌指示牌何时翻开。',
      choices: {atOnce: '立即', afterDiscardIfMelded: '明杠、加杠在打牌时'},
    },
    swapCalls: {
      label: '吃碰后换牌',
      help: '吃碰后不能立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同一张', bothEnds: '不可打同一张及筋牌'},
    },
    riichiNeedsDraws: {
      label: '立直所需余牌',
      help: '宣告立直时还要能摸的张数。',
      choices: {4: '4 张', 0: '无'},
    },
    riichiNeedsPoints: {
      label: '立直所需点数',
      help: '宣告立直需要 1,000 点。',
    },
    riichiKong: {
      label: '立直后的暗杠',
      help: '立直后可否以摸到的牌暗杠。',
      choices: {sameWaits: '听牌不变则可', sameSets: '听牌和面子都不变则可', never: '不可'},
    },
    robConcealed: {
      label: '抢暗杠',
      help: '国士无双可否抢暗杠。',
      choices: {never: '不可', kokushi: '国士无双可以'},
    },
    lastDiscardCalls: {
      label: '吃碰最后一张舍牌',
      help: '最后一张舍牌也可以吃碰。吃碰的人打出的牌成为最后一张。',
    },
    falseWin: {
      label: '诈和',
      help: '诈和时仅该家成为死牌，或全局结束。',
      choices: {deadHand: '该家死牌，继续进行', endsHand: '流局，庄家与本场不变'},
    },
  },
};
