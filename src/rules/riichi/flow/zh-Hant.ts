import type {FlowText} from '../../../core/flow.js';
import type {RiichiFlowOption} from '../flow-options.js';

export const text: FlowText<RiichiFlowOption> = {
  options: {
    rounds: {
      label: '長度',
      help: '打幾圈。',
      choices: {east: '東風戰', eastSouth: '東南戰'},
    },
    extension: {
      label: '無人達到返點',
      help: '最後一圈結束而無人達到返點時如何處理。',
      choices: {suddenDeath: '再打一圈，有人達到即結束', none: '結束'},
    },
    bust: {
      label: '擊飛',
      help: '有人點數低於 0 時結束。',
    },
    dealerMayStop: {
      label: '胡牌止・聽牌止',
      help: '最後一局的莊家胡牌或聽牌連莊，且以返點以上居首時結束。',
    },
    dealerStays: {
      label: '連莊條件',
      help: '莊家在什麼情況下連莊。',
      choices: {ready: '胡牌，或流局時聽牌', won: '胡牌時'},
    },
    startPoints: {
      label: '起始點數',
      help: '開始時各家的點數。',
    },
    returnPoints: {
      label: '返點',
      help: '結算所依據的點數。與起始點數的差額歸第一名。',
    },
    goalPoints: {
      label: '結束所需的點數',
      help: '最後一場打完時，有人達到這個點數就結束。',
    },
    uma: {
      label: '順位點',
      help: '各名次的點數，以千點計。',
      choices: {
        none: '無',
        '5-10': '5-10',
        '5-15': '5-15',
        '10-20': '10-20',
        '10-30': '10-30',
        '20-30': '20-30',
      },
    },
    sharedPlaces: {
      label: '同分均分',
      help: '同分的人均分各名次的加減分。不採用時，離起莊較近的人名次在前。',
    },
    leftSticks: {
      label: '終局時的立直棒',
      help: '終局時無人贏得的立直棒歸誰。',
      choices: {leader: '第一名', nobody: '不歸任何人'},
    },
    falseWinPays: {
      label: '詐胡的支付',
      help: '詐胡的人要付出什麼。',
      choices: {nothing: '無', mangan: '賠滿貫給其他三家', points: '最後成績扣20分'},
    },
    severalWins: {
      label: '一炮多響',
      help: '同一張牌有多人可以胡牌時如何處理。',
      choices: {all: '全部胡牌', nearest: '截胡'},
    },
    severalCounters: {
      label: '一炮多響的本場',
      help: '同一張牌有多人胡牌時，誰收取本場的點數。',
      choices: {first: '只有最近的一家', each: '胡牌的每一家'},
    },
    nagashi: {
      label: '流局滿貫',
      help: '捨牌全為么九牌且沒有被吃碰槓而流局時，獲得滿貫。',
    },
    threeWins: {
      label: '三家和',
      help: '三人同時胡同一張牌時如何處理。',
      choices: {drawn: '流局', paid: '三人皆胡'},
    },
    nineOrphans: {
      label: '九種九牌',
      help: '第一巡摸牌後有 9 種以上么九牌時可以流局。',
    },
    fourWinds: {
      label: '四風連打',
      help: '最初 4 張捨牌為同一種風牌時流局。',
    },
    fourRiichi: {
      label: '四家立直',
      help: '4 人都立直時流局。',
    },
    fourKongs: {
      label: '四開槓',
      help: '兩人以上合計開槓 4 次時流局。',
    },
    kanDora: {
      label: '翻槓寶牌的時機',
      help: '明槓、加槓的新寶牌指示牌何時翻開。',
      choices: {atOnce: '立即', afterDiscardIfMelded: '明槓、加槓在打牌時'},
    },
    swapCalls: {
      label: '吃碰後換牌',
      help: '吃碰後不能立即打出的牌。',
      choices: {free: '自由', sameTile: '不可打同一張', bothEnds: '不可打同一張及筋牌'},
    },
    riichiNeedsDraws: {
      label: '立直所需餘牌',
      help: '宣告立直時還要能摸的張數。',
      choices: {4: '4 張', 0: '無'},
    },
    riichiNeedsPoints: {
      label: '立直所需點數',
      help: '宣告立直需要 1,000 點。',
    },
    riichiKong: {
      label: '立直後的暗槓',
      help: '立直後可否以摸到的牌暗槓。',
      choices: {sameWaits: '聽牌不變則可', sameSets: '聽牌和面子都不變則可', never: '不可'},
    },
    robConcealed: {
      label: '搶暗槓',
      help: '國士無雙可否搶暗槓。',
      choices: {never: '不可', kokushi: '國士無雙可以'},
    },
    lastDiscardCalls: {
      label: '吃碰最後一張捨牌',
      help: '最後一張捨牌也可以吃碰。吃碰的人打出的牌成為最後一張。',
    },
    falseWin: {
      label: '詐胡',
      help: '詐胡時僅該家成為死牌，或全局結束。',
      choices: {deadHand: '該家死牌，繼續進行', endsHand: '流局，莊家與本場不變'},
    },
  },
};
