import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {XinzhangPreset} from '../presets.js';
import type {XinzhangRule} from '../rules.js';

const options = {
  di: {label: '底', help: '每次胡牌在台數之外另加的底。', choices: {3: '3台', 4: '4台'}},
  minTai: {label: '起胡台數', help: '胡牌至少需要的台數。'},
  minTaiCountsDealer: {
    label: '莊家的台計入起胡台數',
    help: '胡牌者或放槍者是莊家時，莊家、連莊、拉莊的台計入起胡台數，與怎樣付款無關；閒家自摸時不計。',
  },
  minTaiCountsFlowers: {label: '花牌計入起胡台數', help: '本花與花槓的台計入起胡台數。'},
  ronFormula: {
    label: '放槍的付法',
    help: '放槍者付多少。',
    choices: {
      '3x(di+tai)': '（底＋台）×3（全銃）',
      'di+3xtai': '底＋台×3',
      'di+tai': '底＋台（只付一份）',
    },
  },
  zenjuDealer: {
    label: '全銃時莊家的台',
    help: '放槍的付款怎樣加上莊家、連莊、拉莊的台。',
    choices: {
      pairwise: '胡牌者或放槍者是莊家才加，與其他台一樣加倍',
      sumOfThree: '當作三家合計，只加莊家那一份（莊家胡牌則三份都加；底不乘三時一律只加一次）',
    },
  },
  lianzhuangTai: {label: '連莊、拉莊的台數', help: '每連莊一次的台數。'},
  dutingStrict: {
    label: '獨聽限聽一種牌',
    help: '關閉時，只要形式上是邊張、中洞或單吊，即使還聽別的牌也計獨聽。',
  },
  wuziwuhuaWithFlush: {
    label: '清一色、清老頭加計無字無花',
    help: '清一色與清老頭沒有花牌時，也加計無字無花。',
  },
  undeclared71Huagang: {
    label: '未宣告七搶一時的花槓',
    help: '網頁載明之後胡牌可加計花槓兩組，但七張花只集齊一組。自摸時以 from 寫明誰持有第八張花；胡別人的牌時，有七張花即適用。',
    choices: {actualSets: '只算實際集齊的', 2: '算兩組'},
  },
  openKongThenFlowerWin: {
    label: '大明槓後補花可胡',
    help: '大明槓補進的是花牌時，可以用再補的牌胡牌。',
  },
  flowerOrder: {
    label: '花牌的方位',
    help: '梅、蘭、菊、竹各是東、南、西、北哪一家的本花。',
    choices: {梅蘭竹菊: '由東起為梅、蘭、竹、菊', 梅蘭菊竹: '由東起為梅、蘭、菊、竹'},
  },
  multiRon: {
    label: '一炮多響',
    help: '同一張牌可以有幾家胡牌；否則只有放槍者下家起最近的一家胡牌。',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'XZ-1':
    '使用含八張花的144張牌，手牌十六張，以五組加一對眼共十七張胡牌。另有八對半、十六不搭與千客萬來，以及花牌的七搶一、八仙過海。',
  'XZ-2': '兩台起胡，不足兩台不能胡牌。',
  'XZ-3': '底是三台或四台。',
  'XZ-4': '胡他家的牌採全銃制，由放槍者一人付「底＋台」的三倍。',
  'XZ-5': '自摸時，三家各付「底＋台」。',
  'XZ-6':
    '牌尾留十六張；以三顆骰子決定東家（開門東）；花牌亮出後補牌。大明槓補到的牌不能胡。莊家胡牌或流局則連莊。',
  'XZ-7': '沒有特別說明時，必定包含在別的牌型之中的牌型不另計。',
  'XZ-8':
    '只含門前清的牌型（地聽、天聽、十六不搭、千客萬來、八對半、九龍飛天、五暗刻），自摸時可加計不求人。',
  'XZ-9':
    '九龍飛天的聽牌形共有六種：1112223334567888、2223334445678999、1112345666777888、2223456777888999、1122233345678999、1112345677788899。其他的九面聽是五種九蓮寶燈形（1112233445678999、1112334455678999、1112344556678999、1112345566778999、1112345667788999），以及四種有一張只能胡八對半的牌形（1113334455667788、2223334455667788、2233445566777888、2233445566777999），這些都不算。',
  'XZ-10':
    '七搶一：補牌後手牌未成胡牌形，由持有另一張花的那家比照放槍付款；已成胡牌形，則那家付七搶一的三倍，三家再以自摸付手牌的部分。未宣告時，之後胡牌可加計花槓兩組。',
  'XZ-11': '八仙過海由三家付款；補牌後手牌也成胡牌形，則加上手牌的部分。未宣告時，之後胡牌可加計花槓兩組。',
  'XZ-A6': '字一色不加計混老頭、混全帶么。',
  'XZ-A8': '五暗刻不加計門前清；自摸時加計不求人。',
  'XZ-A9': '門前清的海底撈月、槓上開花可加計不求人。',
  'XZ-A10': '地聽只看自己實際的第一次摸牌，之前有人吃碰也可以。',
  'XZ-A12': '七搶一而手牌也成胡牌形時，底只在手牌的部分計一次。',
  'XZ-A13': '十六不搭與千客萬來不加計其他手牌的牌型，只加計不求人、胡牌方式的牌型與花牌。',
} as const satisfies Record<XinzhangRule, string>;

/** Rules that the preset changes. */
const presetRules = {
  supercup: {
    'XZ-1': '使用含八張花的144張牌，手牌十六張，以五組加一對眼共十七張胡牌。',
    'XZ-2': '沒有起胡台數的限制。',
    'XZ-3': '底是三台。',
    'XZ-4': '胡他家的牌時，由放槍者一人付「底＋台」。',
    'XZ-8': null,
    'XZ-9': null,
    'XZ-10': null,
    'XZ-11': null,
    'XZ-A6': null,
    'XZ-A8': '五暗刻不加計門清。',
    'XZ-A9': null,
    'XZ-A10': null,
    'XZ-A12': null,
    'XZ-A13': null,
  },
} as const satisfies Record<XinzhangPreset, PresetRules<XinzhangRule>>;

export const details: RulesetDetails<keyof typeof specs, XinzhangRule, XinzhangPreset> = {
  options,
  rules,
  presetRules,
};
