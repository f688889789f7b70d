import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {ShiragikuOption, options as specs} from '../options.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../payments.js';
import type {ShiragikuRule} from '../rules.js';

export const title = '「しらぎく麻雀」的台灣麻將';

export const names = {
  menqing: {name: '門清', reading: 'mén qīng', also: ['門前清']},
  buqiu: {name: '不求', reading: 'bù qiú', also: ['不求人', '門清自摸']},
  mohu: {name: '摸胡', reading: 'mō hú', also: ['自摸']},
  qiangganghu: {name: '搶槓胡', reading: 'qiǎng gàng hú', also: ['搶槓']},
  duting: {name: '獨聽', reading: 'dú tīng', also: ['独聴', '中洞', '邊張', '單吊']},
  banqiu: {name: '半求', reading: 'bàn qiú', also: ['半求人']},
  gangshang: {name: '槓上開花', reading: 'gàng shàng kāi huā', also: ['槓開']},
  haidi: {name: '海底摸月', reading: 'hǎi dǐ mō yuè', also: ['海底撈月']},
  hedi: {name: '河底撈魚', reading: 'hé dǐ lāo yú'},
  fanpaiDragon: {name: '翻牌 中、發、白', reading: 'fān pái', also: ['三元牌', '箭牌']},
  fanpaiRound: {name: '莊風牌', reading: 'zhuāng fēng pái', also: ['荘風牌', '圈風']},
  fanpaiSeat: {name: '門風牌', reading: 'mén fēng pái', also: ['門風']},
  seatFlower: {name: '門風花', reading: 'mén fēng huā', also: ['正花', '花牌']},
  pinghu: {name: '平胡', reading: 'píng hú', also: ['平和']},
  quanqiu: {name: '全求', reading: 'quán qiú', also: ['全求人']},
  huagang: {name: '花槓', reading: 'huā gàng', also: ['春夏秋冬', '梅蘭竹菊']},
  sananke: {name: '三暗刻', reading: 'sān àn kè', also: ['三暗坎']},
  diting: {name: '地聽', reading: 'dì tīng', also: ['地聴']},
  pengpenghu: {name: '碰碰胡', reading: 'pèng pèng hú', also: ['對對胡']},
  xiaosanyuan: {name: '小三元', reading: 'xiǎo sān yuán'},
  hunyise: {name: '混一色', reading: 'hùn yī sè', also: ['湊一色']},
  sianke: {name: '四暗刻', reading: 'sì àn kè', also: ['四暗坎']},
  tianting: {name: '天聽', reading: 'tiān tīng', also: ['天聴']},
  dasanyuan: {name: '大三元', reading: 'dà sān yuán'},
  xiaosixi: {name: '小四喜', reading: 'xiǎo sì xǐ'},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  ziyise: {name: '字一色', reading: 'zì yī sè'},
  wuanke: {name: '五暗刻', reading: 'wǔ àn kè', also: ['五暗坎']},
  baxian: {name: '八仙過海', reading: 'bā xiān guò hǎi'},
  tianhu: {name: '天胡', reading: 'tiān hú'},
  dihu: {name: '地胡', reading: 'dì hú'},
  renhu: {name: '人胡', reading: 'rén hú'},
  dasixi: {name: '大四喜', reading: 'dà sì xǐ'},
} as const satisfies Record<ShiragikuPattern, PatternName>;

export const conditions = {
  menqing: '沒有吃、碰、明槓而胡牌；暗槓無妨，自摸或胡別人的牌都算。',
  buqiu: '門清而自摸；門清另計。',
  mohu: '自摸胡牌；有吃碰也算。',
  qiangganghu: '以別人加槓的那張牌胡牌。',
  duting: '以中洞、邊張或單吊胡牌。',
  banqiu: '五組牌全部吃、碰、明槓亮出而自摸；有暗槓就不算。',
  gangshang: '以暗槓、加槓或補花後的補牌自摸；大明槓之後不能胡。',
  haidi: '以可以摸的最後一張牌自摸；補牌不算。',
  hedi: '胡最後一張打出的牌，沒有人胡就會流局。',
  fanpaiDragon: '中、發、白的刻子或槓子，每組一台。',
  fanpaiRound: '圈風牌的刻子或槓子。',
  fanpaiSeat: '自己門風牌的刻子或槓子；與圈風相同時，連同莊風牌共兩台。',
  seatFlower: '與自己門風相應的花牌，每張一台；八仙過海不計。',
  pinghu: '五組順子加一對數牌，沒有任何花牌，兩面聽，胡別人打出的牌；可以吃牌。',
  quanqiu: '五組牌全部吃、碰、明槓亮出，單吊別人打出的牌；有暗槓就不算。',
  huagang: '春夏秋冬或梅蘭菊竹四張到齊，每組兩台；門風花另計。',
  sananke: '有三組暗刻或暗槓。',
  diting: '第一次摸牌前無人吃碰槓，閒家打出第一張牌時宣告聽牌而後胡牌。',
  pengpenghu: '五組牌全是刻子或槓子。',
  xiaosanyuan: '三元牌兩種成刻、另一種作對；已含三元牌的兩台。',
  hunyise: '只有一種花色的數牌和字牌。',
  sianke: '有四組暗刻或暗槓；成碰碰胡時另計。',
  tianting: '莊家打出第一張牌時宣告聽牌而後胡牌。',
  dasanyuan: '三元牌三種全是刻子或槓子；已含三元牌的三台。',
  xiaosixi: '四種風牌三種成刻、另一種作對；莊風牌與門風牌另計。',
  qingyise: '只有一種花色的數牌；有花牌也無妨。',
  ziyise: '全是字牌；三元牌、莊風牌、門風牌與碰碰胡另計。',
  wuanke: '有五組暗刻或暗槓；不另計碰碰胡。',
  baxian: '一人集齊八張花牌而宣告；不論手牌如何，按自摸計算。',
  tianhu: '莊家配好十七張就胡牌；配牌後補完花才胡也算。',
  dihu: '閒家胡莊家打出的第一張牌。',
  renhu: '閒家第一次摸牌就胡，在此之前沒有吃、碰、槓，也沒有摸牌後的補花。',
  dasixi: '四種風牌全是刻子或槓子；已含莊風牌與門風牌。',
} as const satisfies Record<ShiragikuPattern, string>;

export const options = {
  flowers: {label: '使用花牌', help: '加入春夏秋冬、梅蘭菊竹八張，共 144 張。'},
  gameLength: {
    label: '一場的長度',
    help: '打到哪一圈為止。',
    choices: {hanchan: '東南兩圈（半莊）', tonpu: '東風一圈', ichang: '四圈（一將）'},
  },
  multiRon: {
    label: '一炮多響',
    help: '一張牌可以有兩家以上胡；否則只有順序最近的一家胡。',
  },
  firstTurn: {
    label: '第一巡胡牌的名稱',
    help: '地胡與人胡的範圍，兩者都是 16 台。',
    choices: {
      page: '胡莊家第一張打出的牌為地胡，閒家第一次摸牌就胡為人胡',
      game2020: '以上兩者都是地胡，第一巡內胡莊家以外打出的牌為人胡',
    },
  },
  dasixiIncludesPengpeng: {label: '大四喜含碰碰胡', help: '大四喜時不另計碰碰胡。'},
  dutingStrict: {label: '獨聽只限聽一種牌', help: '除了聽牌的形狀，還須只聽一種牌才算獨聽。'},
  tianhuAllowsDuting: {label: '天胡可加獨聽', help: '天胡也依所示胡牌張的形狀計獨聽。'},
  laZhuangOnTsumo: {
    label: '閒家自摸的拉莊點',
    help: '閒家自摸時，由誰付拉莊點。',
    choices: {all: '三家都付', dealerOnly: '只有莊家付'},
  },
  openKongThenFlowerWin: {
    label: '大明槓後補花可胡',
    help: '大明槓補進的是花牌時，可以用再補的牌胡牌。',
  },
  flowerOrder: {
    label: '花牌的順序',
    help: '梅蘭菊竹各與東南西北哪個門風相應。',
    choices: {梅蘭菊竹: '菊屬西、竹屬北', 梅蘭竹菊: '竹屬西、菊屬北'},
  },
  doubleWind: {
    label: '圈風兼門風的台數',
    help: '圈風與門風相同的刻子算幾台。',
    choices: {2: '2 台', 1: '1 台'},
  },
  base: {label: '底（摸帯）', help: '只要胡牌就有的基本點。'},
  taiValue: {label: '一台的點數', help: '每一台等於幾點；莊家點、連莊點、拉莊點不乘。'},
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'SG-1': '使用三顆骰子；牌為 136 張，或加上春夏秋冬、梅蘭菊竹共 144 張。',
  'SG-2': '沒有寶牌、立直、起胡限制與封頂。胡牌只有一對加五組，沒有八對半；唯一的例外是八仙過海。',
  'SG-3': '打出的牌（浮屍牌）不依序排列，也沒有振聽。',
  'SG-4': '手牌 16 張，莊家 17 張。配牌前莊家擲三顆骰子，點數所指的座位為東家，所以莊家不一定是東。',
  'SG-5': '配牌中的花牌，在莊家打出第一張牌之前，從莊家起依序亮出補牌。',
  'SG-6': '王牌留 16 張；每有一槓或補花，海底牌便移一張，始終留下 16 張。',
  'SG-7': '一場為東南兩圈、東風一圈或四圈；台灣的標準是一將四圈。',
  'SG-8': '摸到的花牌放在手牌旁，從牌尾補一張；以補進的牌胡牌算槓上開花。',
  'SG-9': '海底牌若是花牌，可以亮出但無牌可補，該局流局。',
  'SG-10': '門風花：春、梅屬東，夏、蘭屬南，秋、菊屬西，冬、竹屬北；沒有圈風的花。',
  'SG-11': '不採用七搶一。',
  'SG-12': '可以吃、碰、槓。暗槓四張全蓋，該局結束才揭開。',
  'SG-13': '大明槓後的補牌不能胡；槓上開花只限暗槓、加槓與補花之後。',
  'SG-14': '吃牌之後，不能打出同一張牌，也不能打出順子另一端的牌。',
  'SG-15': '放過可碰的牌之後，到自己下次打牌（或加槓）為止，不能再碰同一種牌。',
  'SG-16':
    '過水：放過可胡的牌之後，到自己下次打牌為止，同一種牌既不能胡別人的也不能自摸，聽的其他牌不受限。加槓視同打牌，可解除；暗槓與補花不能。',
  'SG-17': '搶槓只限加槓；暗槓不能搶。',
  'SG-18':
    '第一次摸牌之前無人吃碰槓時，可在打第一張牌時宣告聽牌；此後只能摸打與補花，暗槓也不行。實際沒有聽牌則宣告無效；已經胡牌時不能宣告。',
  'SG-19': '摸到海底牌不能開槓。',
  'SG-20': '一張牌有兩家以上可胡時，只有順序最近的一家胡。',
  'SG-21': '荒牌、四槓算了（一人開四槓也算）、四風連打都是平局，一律連莊；未聽牌不罰。',
  'SG-22': '莊家胡牌就連莊，連莊數加一；別家胡牌則連莊數歸零並換莊。',
  'SG-23': '胡牌者或付款者是莊家時，加莊家點 1 點。',
  'SG-24': '連莊點：莊家胡牌，每連一莊加 1 點。',
  'SG-25': '拉莊點：閒家胡莊家打出的牌，或閒家自摸時，每連一莊加 1 點；閒家放槍給閒家不加。',
  'SG-26': '放槍者一人付；自摸則三家各付。金額是底 5 點、台數與上述各點的總和。',
  'SG-26b': '沒有提到包牌。',
  'SG-26c':
    '畫面上莊家的分數有黃框，宣告聽牌者的門風旁標「聽」字；打出的牌先亮在面前再推到中央；八仙過海與一般胡牌一樣選取。',
  'SG-27':
    '八仙過海在補進第八張花的補牌時成立。手牌沒有胡只算八仙過海，胡了則加計花牌以外的台，按自摸向三家收。不宣告就作廢。',
} as const satisfies Record<ShiragikuRule, string>;

export const payments = {
  base: '底',
  tai: '台數',
  dealer: '莊家點',
  counters: '連莊點、拉莊點',
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
