import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {options as specs} from '../options.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../payments.js';
import type {LuqiaoRule} from '../rules.js';

export const title = '台州路桥麻将';

export const names = {
  hudi: {name: '胡底', reading: 'hú dǐ', also: ['和底', '底和']},
  pairOwnWind: {name: '自风对子', reading: 'zì fēng duìzi', also: ['门风对子', '本风对']},
  pairDragon: {name: '中发白对子', reading: 'zhōng fā bái duìzi', also: ['三元牌对子', '箭牌对']},
  mingke: {name: '明刻', reading: 'míng kè', also: ['碰', '明刻子']},
  anke: {name: '暗刻', reading: 'àn kè', also: ['暗刻子', '坎']},
  minggang: {name: '明杠', reading: 'míng gàng', also: ['明槓', '直杠', '补杠']},
  angang: {name: '暗杠', reading: 'àn gàng', also: ['暗槓']},
  duiduihu: {name: '对对胡', reading: 'duì duì hú', also: ['対対胡', '碰碰和', '对对和']},
  qiandang: {name: '嵌档', reading: 'qiàn dàng', also: ['嵌檔', '坎张', '嵌张']},
  zimo: {name: '自摸', reading: 'zì mō'},
  ownWindPung: {name: '自风刻子、杠子', reading: 'zì fēng kèzi, gàngzi', also: ['门风刻', '本风']},
  dragonPung: {name: '中发白刻子、杠子', reading: 'zhōng fā bái kèzi, gàngzi', also: ['三元牌', '箭刻']},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  hunyise: {name: '混一色', reading: 'hùn yī sè'},
  sifenghuiqi: {
    name: '四风会齐',
    reading: 'sì fēng huì qí',
    also: ['四風会斉', '四风齐', '大四喜', '小四喜'],
  },
} as const satisfies Record<LuqiaoPattern, PatternName>;

export const conditions = {
  hudi: '只要和牌就有，不论牌的内容和形状。',
  pairOwnWind: '自己门风的对子；没有和牌的人，手里每一对都算。',
  pairDragon: '中、发、白的对子；没有和牌的人，手里每一对都算。',
  mingke: '碰出的刻子，或和牌者靠别人打出的牌凑成的刻子；2～8 为 2 胡，1、9、字牌为 4 胡。',
  anke: '手里的刻子，或和牌者自摸凑成的刻子；2～8 为 4 胡，1、9、字牌为 8 胡，没有开杠的四张只算一组刻子。',
  minggang: '亮出的杠子（直杠、补杠）；2～8 为 8 胡，1、9、字牌为 16 胡。',
  angang: '四张都由自己摸到而开的杠；2～8 为 16 胡，1、9、字牌为 32 胡。',
  duiduihu: '和牌者的四组牌全是刻子或杠子；加的是胡，不是台。',
  qiandang: '和的是手里顺子中间的那张；边张和单吊不算。',
  zimo: '用自己从牌墙摸到的牌和牌。',
  ownWindPung: '自己门风的刻子或杠子；只有和牌者可以用财神凑成。',
  dragonPung: '中、发、白的刻子或杠子，每组一台；只有和牌者可以用财神凑成。',
  qingyise: '连同财神和白板所代替的牌，整副只有一种花色；碰出白板就只算混一色。',
  hunyise: '连同财神和白板所代替的牌，整副只有一种花色和字牌。',
  sifenghuiqi: '手里凑齐东南西北四种风牌（约定采用时才算）；小四喜的牌型是否承认，由约定决定。',
} as const satisfies Record<LuqiaoPattern, string>;

export const options = {
  laziAt: {
    label: '辣子的界线',
    help: '恰好等于上限时是否算辣子；算辣子时，闲家之间也不减半。',
    choices: {gte100: '达到上限就算辣子', gt100: '超过上限才算辣子'},
  },
  laziCap: {label: '辣子（点数上限）', help: '一手牌的点数上限，路桥为 100 胡。'},
  nonWinnerCaishenNatural: {
    label: '未和牌者的财神',
    help: '未和牌者手里的财神对子、刻子，按牌面本身计算。',
  },
  caishenInKong: {
    label: '杠子里的财神',
    help: '是否承认含财神的杠；因为财神不能用来吃碰杠，所以不影响点数。',
  },
  qiandangWithWild: {label: '旁边是财神的嵌档', help: '和牌张旁边是财神的顺子，也算嵌档。'},
  qiandangStrictSingleWait: {label: '嵌档只限听一种牌', help: '只在听牌仅有一种时才算嵌档。'},
  allHonors: {
    label: '全是字牌的手牌',
    help: '只用字牌和牌时，算哪一种台。',
    choices: {hunyise: '混一色（1 台）', qingyise: '清一色（3 台）', none: '不算'},
  },
  missedWin: {
    label: '放过和牌',
    help: '放过和牌之后，到下次轮到自己为止，对点炮和牌的限制。',
    choices: {
      sameTileBanned: '不能和与放过的相同的牌',
      mustScoreMore: '点数必须比放过的那次高',
      off: '不限制',
    },
  },
  caishenTanki: {
    label: '财神单吊',
    help: '单吊财神、什么牌都能和时，能否点炮和牌。',
    choices: {tsumoOnly: '只能自摸', mustScoreMore: '点数高于用自己打出的那张自摸时才可以'},
  },
  baoCovers: {
    label: '包的范围',
    help: '包牌的人要代付哪些款项。',
    choices: {allPayments: '这一局的全部支付（包括未和牌者之间的）', winnerOnly: '只有付给和牌者的部分'},
  },
  baoDragonCountsAngang: {
    label: '三元牌的包计入暗杠',
    help: '判断是否已亮出两种三元牌时，暗杠也算在内。',
  },
  baoOnRobKong: {label: '抢杠的包', help: '被抢杠的人也适用包。'},
  sifenghuiqi: {
    label: '四风会齐',
    help: '是否采用四风会齐，以及承认哪些牌型；不承认的人较多。',
    choices: {
      off: '不采用',
      daOnly: '只限大四喜牌型',
      xiaoToo: '小四喜牌型也承认',
      xiaoOwnPair: '小四喜牌型只在对子是自风时承认',
    },
  },
  sifenghuiqiTai: {label: '四风会齐的台数', help: '和牌者的四风会齐台数。'},
  sifenghuiqiNonWinnerTai: {
    label: '未和牌时四风会齐的台数',
    help: '未和牌者的四风会齐台数。',
    choices: {13: '13 台', 4: '4 台'},
  },
  wildMaxFourCopies: {label: '同一种牌最多四张', help: '连同财神代替的牌，手里同一种牌最多四张。'},
  ronOnWhiteAsCaishen: {
    label: '用打出的白板代替财神牌面和牌',
    help: '可以把别人打出的白板当作财神的牌面来和牌。',
  },
  roundUpToTen: {
    label: '点数简化',
    help: '点数进位到整十再结算；因进位而成为 100 胡的不算辣子。',
  },
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'TZ-0':
    '这是台州市路桥区的十三张打法。黄岩、椒江（搓胡）、宁海也是十三张；椒江的翻白板、温岭、玉环为十六张。',
  'TZ-1': '使用不含花牌的 136 张牌和两颗骰子。',
  'TZ-2': '最小结算单位是 1 点；每人准备约 500 点的筹码，或用纸笔记账。',
  'TZ-3': '庄家和牌就连庄；否则由庄家的下家接庄，流局也要换庄。',
  'TZ-4': '门风：庄家东、下家南、对家西、上家北；没有圈风。',
  'TZ-5': '庄家掷两颗骰子，点数和所指的人再掷两颗；从第一次选中者牌墙的右端数两次点数的总和，在该处开牌。',
  'TZ-6': '庄家配 14 张，闲家 13 张，庄家最后跳牌拿两张上层牌。',
  'TZ-7': '跳牌留下的下层牌翻开，放在牌墙末端附近作指示牌；它不参与游戏，同种的其余三张就是财神。',
  'TZ-8': '只有和牌的手牌可以把财神当作任何牌，也可以把白板当作财神的牌面或白板本身。',
  'TZ-9': '指示牌若是白板，其余三张白板就是财神，白板代替牌面的规则便不适用。',
  'TZ-10': '打出的牌先亮在自己面前，再推到中央，不排顺序；没有振听，也不标示吃碰自谁。',
  'TZ-11': '可以吃、碰、杠；只能吃上家的牌，吃进的牌横放。',
  'TZ-12': '暗杠四张扣着亮出，只翻开一端的一张。',
  'TZ-13': '杠后补牌从牌墙末端倒着拿，同一墩先拿下层再拿上层。',
  'TZ-14': '不能用财神吃、碰、杠。',
  'TZ-15': '白板可以碰，但碰出的白板永远是白板，不能再代替财神的牌面。',
  'TZ-16': '放过碰之后，轮到自己之前不能再碰同一种牌；被碰、杠跳过也算轮到过。',
  'TZ-17': '和牌牌型只有四组面子加一对。',
  'TZ-18': '自摸、点炮、杠后补牌、抢杠都能和牌；被抢的杠视为没有成立，仍按明刻计算。',
  'TZ-19': '一张牌有两人以上能和时，只有离点炮者顺序最近的一人和牌。',
  'TZ-20': '不能和别人打出的财神；但可以靠别人打出的牌凑成含财神的面子而和牌。',
  'TZ-21':
    '放过和牌后，到下次轮到自己为止，点炮和牌受限制：要么不能和同一种牌，要么点数必须更高，事先约定。自摸不受限制。',
  'TZ-22': '财神单吊：要么只能自摸，要么点数高于用自己打出的那张自摸时，才可以点炮和牌。',
  'TZ-23': '有人和牌，这一局就结束，四家都计算点数。',
  'TZ-24': '牌墙剩 7 墩 14 张时流局，不收付；每开一杠，保留的牌多一张，可正常摸的牌由 68 张减少两张。',
  'TZ-25': '点数＝胡数总和，按台数总和逐次加倍。14 胡 2 台就是 56 胡。',
  'TZ-26': '点数上限叫辣子，路桥为 100 胡，适用于所有人的点数。',
  'TZ-27': '和牌者以能使点数最高的方式使用财神和白板。',
  'TZ-28': '其余三家各自付给和牌者：任一方是庄家付全数，否则付一半；辣子时闲家之间也付全数。',
  'TZ-29': '未和牌的三家两两结算，点数低的付给高的：任一方是庄家付全部差额，否则付差额的一半。',
  'TZ-30': '对已碰、杠两种三元牌的人打出第三种的生张而被和，由打牌者包；若该牌已有人打过，就不包。',
  'TZ-31': '对亮出三组以上（暗杠不计）同一花色的人打出该花色而被和清一色，即使不是生张，也由打牌者包。',
  'TZ-32': '自己既未听牌也非一向听，却打出生张的中、发、白而被和，由打牌者包。',
  'TZ-33': '点数简化：算出的点数进位到整十，再计算付给和牌者与各家之间的款项；进位后相同就算同点。',
  'TZ-34': '因进位而成为 100 胡的，不当作辣子。',
} as const satisfies Record<LuqiaoRule, string>;

export const presets = {};

export const payments = {
  liable: '包',
  baoDragon2: '包三元',
  baoQingyise: '包清一色',
  baoLiveDragon: '包生张箭牌',
} as const satisfies Record<Exclude<LuqiaoPayment, 'win' | 'difference'>, string>;

export const cap = '辣子';

export const text: RulesetText<LuqiaoPattern, keyof typeof specs, LuqiaoRule, never> = {
  title,
  names,
  conditions,
  options,
  rules,
  presets,
  payments,
  cap,
};
