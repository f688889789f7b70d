import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {options as specs} from '../options.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../payments.js';
import type {LuqiaoRule} from '../rules.js';

export const title = '台州路橋麻將';

export const names = {
  hudi: {name: '胡底', reading: 'hú dǐ', also: ['和底', '底和']},
  pairOwnWind: {name: '自風對子', reading: 'zì fēng duìzi', also: ['門風對子', '本風對']},
  pairDragon: {name: '中發白對子', reading: 'zhōng fā bái duìzi', also: ['三元牌對子', '箭牌對']},
  mingke: {name: '明刻', reading: 'míng kè', also: ['碰', '明刻子']},
  anke: {name: '暗刻', reading: 'àn kè', also: ['暗刻子', '坎']},
  minggang: {name: '明槓', reading: 'míng gàng', also: ['大明槓', '加槓']},
  angang: {name: '暗槓', reading: 'àn gàng'},
  duiduihu: {name: '對對胡', reading: 'duì duì hú', also: ['対対胡', '碰碰胡', '對對和']},
  qiandang: {name: '嵌檔', reading: 'qiàn dàng', also: ['嵌張', '坎張', '中洞']},
  zimo: {name: '自摸', reading: 'zì mō'},
  ownWindPung: {name: '自風刻子、槓子', reading: 'zì fēng kèzi, gàngzi', also: ['門風刻', '本風']},
  dragonPung: {name: '中發白刻子、槓子', reading: 'zhōng fā bái kèzi, gàngzi', also: ['三元牌', '箭刻']},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  hunyise: {name: '混一色', reading: 'hùn yī sè', also: ['湊一色']},
  sifenghuiqi: {
    name: '四風會齊',
    reading: 'sì fēng huì qí',
    also: ['四風会斉', '四風齊', '大四喜', '小四喜'],
  },
} as const satisfies Record<LuqiaoPattern, PatternName>;

export const conditions = {
  hudi: '只要和牌就有，不論牌的內容與形狀。',
  pairOwnWind: '自己門風的對子；沒有和牌的人，手中每一對都算。',
  pairDragon: '中、發、白的對子；沒有和牌的人，手中每一對都算。',
  mingke: '碰出的刻子，或和牌者靠別人打出的牌湊成的刻子；2～8 為 2 胡，1、9、字牌為 4 胡。',
  anke: '手中的刻子，或和牌者自摸湊成的刻子；2～8 為 4 胡，1、9、字牌為 8 胡，沒有開槓的四張只算一組刻子。',
  minggang: '亮出的槓子（大明槓、加槓）；2～8 為 8 胡，1、9、字牌為 16 胡。',
  angang: '四張都由自己摸到而開的槓；2～8 為 16 胡，1、9、字牌為 32 胡。',
  duiduihu: '和牌者的四組牌全是刻子或槓子；加的是胡，不是台。',
  qiandang: '和的是手中順子中間的那張；邊張與單吊不算。',
  zimo: '以自己從牌牆摸到的牌和牌。',
  ownWindPung: '自己門風的刻子或槓子；只有和牌者可以用財神湊成。',
  dragonPung: '中、發、白的刻子或槓子，每組一台；只有和牌者可以用財神湊成。',
  qingyise: '連同財神與白板所代替的牌，整副只有一種花色；碰出白板就只算混一色。',
  hunyise: '連同財神與白板所代替的牌，整副只有一種花色和字牌。',
  sifenghuiqi: '手中湊齊東南西北四種風牌（約定採用時才算）；小四喜的牌型是否承認，由約定決定。',
} as const satisfies Record<LuqiaoPattern, string>;

export const options = {
  laziAt: {
    label: '辣子的界線',
    help: '恰好等於上限時是否算辣子；算辣子時，閒家之間也不減半。',
    choices: {gte100: '達到上限就算辣子', gt100: '超過上限才算辣子'},
  },
  laziCap: {label: '辣子（點數上限）', help: '一手牌的點數上限，路橋為 100 胡。'},
  nonWinnerCaishenNatural: {
    label: '未和牌者的財神',
    help: '未和牌者手中的財神對子、刻子，按牌面本身計算。',
  },
  caishenInKong: {
    label: '槓子裡的財神',
    help: '是否承認含財神的槓；因為財神不能用來吃碰槓，所以不影響點數。',
  },
  qiandangWithWild: {label: '旁邊是財神的嵌檔', help: '和牌張旁邊是財神的順子，也算嵌檔。'},
  qiandangStrictSingleWait: {label: '嵌檔只限聽一種牌', help: '只在聽牌僅有一種時才算嵌檔。'},
  allHonors: {
    label: '全是字牌的手牌',
    help: '只用字牌和牌時，算哪一種台。',
    choices: {hunyise: '混一色（1 台）', qingyise: '清一色（3 台）', none: '不算'},
  },
  missedWin: {
    label: '放過和牌',
    help: '放過和牌之後，到下次輪到自己為止，對和別人打出的牌的限制。',
    choices: {
      sameTileBanned: '不能和與放過的相同的牌',
      mustScoreMore: '點數必須比放過的那次高',
      off: '不限制',
    },
  },
  caishenTanki: {
    label: '財神單吊',
    help: '單吊財神、什麼牌都能和時，能否和別人打出的牌。',
    choices: {tsumoOnly: '只能自摸', mustScoreMore: '點數高於以自己打出的那張自摸時才可以'},
  },
  baoCovers: {
    label: '包的範圍',
    help: '包牌的人要代付哪些款項。',
    choices: {allPayments: '這一手的全部支付（包括未和牌者之間的）', winnerOnly: '只有付給和牌者的部分'},
  },
  baoDragonCountsAngang: {
    label: '三元牌的包計入暗槓',
    help: '判斷是否已亮出兩種三元牌時，暗槓也算在內。',
  },
  baoOnRobKong: {label: '搶槓的包', help: '被搶槓的人也適用包。'},
  sifenghuiqi: {
    label: '四風會齊',
    help: '是否採用四風會齊，以及承認哪些牌型；不承認的人較多。',
    choices: {
      off: '不採用',
      daOnly: '只限大四喜牌型',
      xiaoToo: '小四喜牌型也承認',
      xiaoOwnPair: '小四喜牌型只在對子是自風時承認',
    },
  },
  sifenghuiqiTai: {label: '四風會齊的台數', help: '和牌者的四風會齊台數。'},
  sifenghuiqiNonWinnerTai: {
    label: '未和牌時四風會齊的台數',
    help: '未和牌者的四風會齊台數。',
    choices: {13: '13 台', 4: '4 台'},
  },
  wildMaxFourCopies: {label: '同一種牌最多四張', help: '連同財神代替的牌，手中同一種牌最多四張。'},
  ronOnWhiteAsCaishen: {
    label: '以打出的白板代替財神牌面和牌',
    help: '可以把別人打出的白板當作財神的牌面來和牌。',
  },
  roundUpToTen: {
    label: '點數簡化',
    help: '點數進位到整十再結算；因進位而成為 100 胡的不算辣子。',
  },
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'TZ-0':
    '這是台州市路橋區的十三張打法。黃岩、椒江（搓胡）、寧海也是十三張；椒江的翻白板、溫嶺、玉環為十六張。',
  'TZ-1': '使用不含花牌的 136 張牌與兩顆骰子。',
  'TZ-2': '最小結算單位是 1 點；每人準備約 500 點的籌碼，或用紙筆記帳。',
  'TZ-3': '莊家和牌就連莊；否則由莊家的下家接莊，流局也要換莊。',
  'TZ-4': '門風：莊家東、下家南、對家西、上家北；沒有圈風。',
  'TZ-5': '莊家擲兩顆骰子，點數和所指的人再擲兩顆；從第一次選中者牌牆的右端數兩次點數的總和，在該處開牌。',
  'TZ-6': '莊家配 14 張，閒家 13 張，莊家最後跳牌拿兩張上層牌。',
  'TZ-7': '跳牌留下的下層牌翻開，放在牌牆末端附近作指示牌；它不參與遊戲，同種的其餘三張就是財神。',
  'TZ-8': '只有和牌的手牌可以把財神當作任何牌，也可以把白板當作財神的牌面或白板本身。',
  'TZ-9': '指示牌若是白板，其餘三張白板就是財神，白板代替牌面的規則便不適用。',
  'TZ-10': '打出的牌先亮在自己面前，再推到中央，不排順序；沒有振聽，也不標示吃碰自誰。',
  'TZ-11': '可以吃、碰、槓；只能吃上家的牌，吃進的牌橫放。',
  'TZ-12': '暗槓四張蓋著亮出，只翻開一端的一張。',
  'TZ-13': '槓後補牌從牌牆末端倒著拿，同一墩先拿下層再拿上層。',
  'TZ-14': '不能用財神吃、碰、槓。',
  'TZ-15': '白板可以碰，但碰出的白板永遠是白板，不能再代替財神的牌面。',
  'TZ-16': '放過碰之後，輪到自己之前不能再碰同一種牌；被碰、槓跳過也算輪到過。',
  'TZ-17': '和牌牌型只有四組面子加一對。',
  'TZ-18': '自摸、別人打出的牌、槓後補牌、搶槓都能和牌；被搶的槓視為沒有成立，仍按明刻計算。',
  'TZ-19': '一張牌有兩人以上能和時，只有離放槍者順序最近的一人和牌。',
  'TZ-20': '不能和別人打出的財神；但可以靠別人打出的牌湊成含財神的面子而和牌。',
  'TZ-21':
    '放過和牌後，到下次輪到自己為止，和別人打出的牌受限制：要嘛不能和同一種牌，要嘛點數必須更高，事先約定。自摸不受限制。',
  'TZ-22': '財神單吊：要嘛只能自摸，要嘛點數高於以自己打出的那張自摸時，才可以和別人打出的牌。',
  'TZ-23': '有人和牌，這一手就結束，四家都計算點數。',
  'TZ-24': '牌牆剩 7 墩 14 張時流局，不收付；每開一槓，保留的牌多一張，可正常摸的牌由 68 張減少兩張。',
  'TZ-25': '點數＝胡數總和，按台數總和逐次加倍。14 胡 2 台就是 56 胡。',
  'TZ-26': '點數上限叫辣子，路橋為 100 胡，適用於所有人的點數。',
  'TZ-27': '和牌者以能使點數最高的方式使用財神與白板。',
  'TZ-28': '其餘三家各自付給和牌者：任一方是莊家付全數，否則付一半；辣子時閒家之間也付全數。',
  'TZ-29': '未和牌的三家兩兩結算，點數低的付給高的：任一方是莊家付全部差額，否則付差額的一半。',
  'TZ-30': '對已碰、槓兩種三元牌的人打出第三種的生張而被和，由打牌者包；若該牌已有人打過，就不包。',
  'TZ-31': '對亮出三組以上（暗槓不計）同一花色的人打出該花色而被和清一色，即使不是生張，也由打牌者包。',
  'TZ-32': '自己既未聽牌也非一向聽，卻打出生張的中、發、白而被和，由打牌者包。',
  'TZ-33': '點數簡化：算出的點數進位到整十，再計算付給和牌者與各家之間的款項；進位後相同就算同點。',
  'TZ-34': '因進位而成為 100 胡的，不當作辣子。',
} as const satisfies Record<LuqiaoRule, string>;

export const presets = {};

export const payments = {
  liable: '包',
  baoDragon2: '包三元',
  baoQingyise: '包清一色',
  baoLiveDragon: '包生張箭牌',
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
