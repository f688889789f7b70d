import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {ShiragikuOption, options as specs} from '../options.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../payments.js';
import type {ShiragikuRule} from '../rules.js';

export const title = '《しらぎく麻雀》的台湾麻将';

export const names = {
  menqing: {name: '门清', reading: 'mén qīng', also: ['門清', '门前清']},
  buqiu: {name: '不求', reading: 'bù qiú', also: ['不求人', '门清自摸']},
  mohu: {name: '摸胡', reading: 'mō hú', also: ['自摸']},
  qiangganghu: {name: '抢杠胡', reading: 'qiǎng gàng hú', also: ['搶槓胡', '抢杠和']},
  duting: {name: '独听', reading: 'dú tīng', also: ['独聴', '坎张', '边张', '单钓']},
  banqiu: {name: '半求', reading: 'bàn qiú', also: ['半求人']},
  gangshang: {name: '杠上开花', reading: 'gàng shàng kāi huā', also: ['槓上開花']},
  haidi: {name: '海底摸月', reading: 'hǎi dǐ mō yuè', also: ['海底捞月', '妙手回春']},
  hedi: {name: '河底捞鱼', reading: 'hé dǐ lāo yú', also: ['河底撈魚', '海底捞月']},
  fanpaiDragon: {name: '翻牌 中、发、白', reading: 'fān pái', also: ['三元牌', '箭刻']},
  fanpaiRound: {name: '庄风牌', reading: 'zhuāng fēng pái', also: ['荘風牌', '圈风刻']},
  fanpaiSeat: {name: '门风牌', reading: 'mén fēng pái', also: ['門風牌', '门风刻']},
  seatFlower: {name: '门风花', reading: 'mén fēng huā', also: ['門風花', '正花']},
  pinghu: {name: '平胡', reading: 'píng hú', also: ['平和']},
  quanqiu: {name: '全求', reading: 'quán qiú', also: ['全求人']},
  huagang: {name: '花杠', reading: 'huā gàng', also: ['花槓', '春夏秋冬', '梅兰竹菊']},
  sananke: {name: '三暗刻', reading: 'sān àn kè'},
  diting: {name: '地听', reading: 'dì tīng', also: ['地聴']},
  pengpenghu: {name: '碰碰胡', reading: 'pèng pèng hú', also: ['碰碰和', '对对胡']},
  xiaosanyuan: {name: '小三元', reading: 'xiǎo sān yuán'},
  hunyise: {name: '混一色', reading: 'hùn yī sè'},
  sianke: {name: '四暗刻', reading: 'sì àn kè'},
  tianting: {name: '天听', reading: 'tiān tīng', also: ['天聴']},
  dasanyuan: {name: '大三元', reading: 'dà sān yuán'},
  xiaosixi: {name: '小四喜', reading: 'xiǎo sì xǐ'},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  ziyise: {name: '字一色', reading: 'zì yī sè'},
  wuanke: {name: '五暗刻', reading: 'wǔ àn kè'},
  baxian: {name: '八仙过海', reading: 'bā xiān guò hǎi', also: ['八仙過海']},
  tianhu: {name: '天胡', reading: 'tiān hú', also: ['天和']},
  dihu: {name: '地胡', reading: 'dì hú', also: ['地和']},
  renhu: {name: '人胡', reading: 'rén hú', also: ['人和']},
  dasixi: {name: '大四喜', reading: 'dà sì xǐ'},
} as const satisfies Record<ShiragikuPattern, PatternName>;

export const conditions = {
  menqing: '没有吃、碰、明杠而和牌；暗杠无妨，自摸或点炮都算。',
  buqiu: '门清而自摸；门清另计。',
  mohu: '自摸和牌；有吃碰也算。',
  qiangganghu: '用别人加杠的那张牌和牌。',
  duting: '以坎张、边张或单钓和牌。',
  banqiu: '五组牌全部吃、碰、明杠亮出而自摸；有暗杠就不算。',
  gangshang: '用暗杠、加杠或补花后补进的牌自摸；大明杠之后不能和。',
  haidi: '用可以摸的最后一张牌自摸；补进的牌不算。',
  hedi: '和最后打出的一张牌，没有人和就会荒牌。',
  fanpaiDragon: '中、发、白的刻子或杠子，每组一台。',
  fanpaiRound: '圈风牌的刻子或杠子。',
  fanpaiSeat: '自己门风牌的刻子或杠子；与圈风相同时，连同庄风牌共两台。',
  seatFlower: '与自己门风相应的花牌，每张一台；八仙过海不计。',
  pinghu: '五组顺子加一对数牌，没有任何花牌，两面听，点炮和牌；可以吃牌。',
  quanqiu: '五组牌全部吃、碰、明杠亮出，点炮和牌；有暗杠就不算。',
  huagang: '春夏秋冬或梅兰菊竹四张到齐，每组两台；门风花另计。',
  sananke: '有三组暗刻或暗杠。',
  diting: '第一次摸牌前无人吃碰杠，闲家打出第一张牌时宣告听牌而后和牌。',
  pengpenghu: '五组牌全是刻子或杠子。',
  xiaosanyuan: '三元牌两种成刻、另一种作将；已含三元牌的两台。',
  hunyise: '只有一种花色的数牌和字牌。',
  sianke: '有四组暗刻或暗杠；成碰碰胡时另计。',
  tianting: '庄家打出第一张牌时宣告听牌而后和牌。',
  dasanyuan: '三元牌三种全是刻子或杠子；已含三元牌的三台。',
  xiaosixi: '四种风牌三种成刻、另一种作将；庄风牌和门风牌另计。',
  qingyise: '只有一种花色的数牌；有花牌也无妨。',
  ziyise: '全是字牌；三元牌、庄风牌、门风牌和碰碰胡另计。',
  wuanke: '有五组暗刻或暗杠；不另计碰碰胡。',
  baxian: '一人集齐八张花牌而宣告；不论手牌如何，按自摸计算。',
  tianhu: '庄家配好十七张就和牌；配牌后补完花才和也算。',
  dihu: '闲家和庄家打出的第一张牌。',
  renhu: '闲家第一次摸牌就和，在此之前没有吃、碰、杠，也没有摸牌后的补花。',
  dasixi: '四种风牌全是刻子或杠子；已含庄风牌和门风牌。',
} as const satisfies Record<ShiragikuPattern, string>;

export const options = {
  flowers: {label: '使用花牌', help: '加入春夏秋冬、梅兰菊竹八张，共 144 张。'},
  gameLength: {
    label: '一场的长度',
    help: '打到哪一圈为止。',
    choices: {hanchan: '东南两圈（半庄）', tonpu: '东风一圈', ichang: '四圈（一庄）'},
  },
  multiRon: {
    label: '一炮多响',
    help: '一张牌可以有两家以上和；否则只有顺序最近的一家和（截和）。',
  },
  firstTurn: {
    label: '第一巡和牌的名称',
    help: '地胡和人胡的范围，两者都是 16 台。',
    choices: {
      page: '和庄家打出的第一张牌为地胡，闲家第一次摸牌就和为人胡',
      game2020: '以上两者都是地胡，第一巡内和庄家以外打出的牌为人胡',
    },
  },
  dasixiIncludesPengpeng: {label: '大四喜含碰碰胡', help: '大四喜时不另计碰碰胡。'},
  dutingStrict: {label: '独听只限听一种牌', help: '除了听牌的形状，还须只听一种牌才算独听。'},
  tianhuAllowsDuting: {label: '天胡可加独听', help: '天胡也按所示和牌张的形状计独听。'},
  laZhuangOnTsumo: {
    label: '闲家自摸的拉庄点',
    help: '闲家自摸时，由谁付拉庄点。',
    choices: {all: '三家都付', dealerOnly: '只有庄家付'},
  },
  openKongThenFlowerWin: {
    label: '大明杠后补花可和',
    help: '大明杠补进的是花牌时，可以用再补的牌和牌。',
  },
  flowerOrder: {
    label: '花牌的顺序',
    help: '梅兰菊竹各与东南西北哪个门风相应。',
    choices: {梅蘭菊竹: '菊属西、竹属北', 梅蘭竹菊: '竹属西、菊属北'},
  },
  doubleWind: {
    label: '圈风兼门风的台数',
    help: '圈风和门风相同的刻子算几台。',
    choices: {2: '2 台', 1: '1 台'},
  },
  base: {label: '底（摸帯）', help: '只要和牌就有的基本点。'},
  taiValue: {label: '一台的点数', help: '每一台等于几点；庄家点、连庄点、拉庄点不乘。'},
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'SG-1': '使用三颗骰子；牌为 136 张，或加上春夏秋冬、梅兰菊竹共 144 张。',
  'SG-2': '没有宝牌、立直、起和限制和封顶。和牌只有一对加五组，没有八对半；唯一的例外是八仙过海。',
  'SG-3': '打出的牌（浮尸牌）不按顺序排列，也没有振听。',
  'SG-4': '手牌 16 张，庄家 17 张。配牌前庄家掷三颗骰子，点数所指的座位为东家，所以庄家不一定是东。',
  'SG-5': '配牌中的花牌，在庄家打出第一张牌之前，从庄家起依次亮出补牌。',
  'SG-6': '王牌留 16 张；每有一杠或补花，海底牌便移一张，始终留下 16 张。',
  'SG-7': '一场为东南两圈、东风一圈或四圈；台湾的标准是四圈。',
  'SG-8': '摸到的花牌放在手牌旁，从牌尾补一张；用补进的牌和牌算杠上开花。',
  'SG-9': '海底牌若是花牌，可以亮出但无牌可补，这一局荒牌。',
  'SG-10': '门风花：春、梅属东，夏、兰属南，秋、菊属西，冬、竹属北；没有圈风的花。',
  'SG-11': '不采用七抢一。',
  'SG-12': '可以吃、碰、杠。暗杠四张全扣，一局结束才揭开。',
  'SG-13': '大明杠后补进的牌不能和；杠上开花只限暗杠、加杠和补花之后。',
  'SG-14': '吃牌之后，不能打出同一张牌，也不能打出顺子另一端的牌。',
  'SG-15': '放过可碰的牌之后，到自己下次打牌（或加杠）为止，不能再碰同一种牌。',
  'SG-16':
    '过水：放过可和的牌之后，到自己下次打牌为止，同一种牌既不能点炮和也不能自摸，听的其他牌不受限。加杠视同打牌，可解除；暗杠和补花不能。',
  'SG-17': '抢杠只限加杠；暗杠不能抢。',
  'SG-18':
    '第一次摸牌之前无人吃碰杠时，可在打第一张牌时宣告听牌；此后只能摸打和补花，暗杠也不行。实际没有听牌则宣告无效；已经和牌时不能宣告。',
  'SG-19': '摸到海底牌不能开杠。',
  'SG-20': '一张牌有两家以上可和时，只有顺序最近的一家和。',
  'SG-21': '荒牌、四杠算了（一人开四杠也算）、四风连打都是平局，一律连庄；未听牌不罚。',
  'SG-22': '庄家和牌就连庄，连庄数加一；别家和牌则连庄数归零并换庄。',
  'SG-23': '和牌者或付款者是庄家时，加庄家点 1 点。',
  'SG-24': '连庄点：庄家和牌，每连一庄加 1 点。',
  'SG-25': '拉庄点：闲家和庄家打出的牌，或闲家自摸时，每连一庄加 1 点；闲家点炮给闲家不加。',
  'SG-26': '点炮者一人付；自摸则三家各付。金额是底 5 点、台数和上述各点的总和。',
  'SG-26b': '没有提到包牌。',
  'SG-26c':
    '画面上庄家的分数有黄框，宣告听牌者的门风旁标“听”字；打出的牌先亮在面前再推到中央；八仙过海与一般和牌一样选取。',
  'SG-27':
    '八仙过海在补进第八张花的补牌时成立。手牌没有和只算八仙过海，和了则加计花牌以外的台，按自摸向三家收。不宣告就作废。',
} as const satisfies Record<ShiragikuRule, string>;

export const payments = {
  base: '底',
  tai: '台数',
  dealer: '庄家点',
  counters: '连庄点、拉庄点',
} as const satisfies Record<ShiragikuPayment, string>;

export const presets = {};

export const text: RulesetText<ShiragikuPattern, ShiragikuOption, ShiragikuRule, never> = {
  title,
  names,
  conditions,
  options,
  rules,
  presets,
  payments,
};
