// Written by `npm run words` from zh-Hant.ts.
import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {XinzhangPreset} from '../presets.js';
import type {XinzhangRule} from '../rules.js';

const options = {
  di: {label: '底', help: '每次和牌在台数之外另加的底。', choices: {3: '3台', 4: '4台'}},
  minTai: {label: '起和台数', help: '和牌至少需要的台数。'},
  minTaiCountsDealer: {
    label: '庄家的台计入起和台数',
    help: '和牌者或点炮者是庄家时，庄家、连庄、拉庄的台计入起和台数，与怎样付款无关；闲家自摸时不计。',
  },
  minTaiCountsFlowers: {label: '花牌计入起和台数', help: '本花与花杠的台计入起和台数。'},
  ronFormula: {
    label: '点和的付法',
    help: '点炮者付多少。',
    choices: {
      '3x(di+tai)': '（底＋台）×3（全铳）',
      'di+3xtai': '底＋台×3',
      'di+tai': '底＋台（只付一份）',
    },
  },
  zenjuDealer: {
    label: '全铳时庄家的台',
    help: '点和的付款怎样加上庄家、连庄、拉庄的台。',
    choices: {
      pairwise: '和牌者或点炮者是庄家才加，与其他台一样加倍',
      sumOfThree: '当作三家合计，只加庄家那一份（庄家和牌则三份都加；底不乘三时一律只加一次）',
    },
  },
  lianzhuangTai: {label: '连庄、拉庄的台数', help: '每连庄一次的台数。'},
  dutingStrict: {
    label: '独听限听一种牌',
    help: '关闭时，只要形式上是边张、坎张或单钓，即使还听别的牌也计独听。',
  },
  wuziwuhuaWithFlush: {
    label: '清一色、清老头加计无字无花',
    help: '清一色与清老头没有花牌时，也加计无字无花。',
  },
  undeclared71Huagang: {
    label: '未宣告七抢一时的花杠',
    help: '网页载明之后和牌可加计花杠两组，但七张花只集齐一组。自摸时以 from 写明谁持有第八张花；点和时有七张花即适用。',
    choices: {actualSets: '只算实际集齐的', 2: '算两组'},
  },
  openKongThenFlowerWin: {
    label: '大明杠后补花可和',
    help: '大明杠补进的是花牌时，可以用再补的牌和牌。',
  },
  flowerOrder: {
    label: '花牌的方位',
    help: '梅、兰、菊、竹各是东、南、西、北哪一家的本花。',
    choices: {梅蘭竹菊: '由东起为梅、兰、竹、菊', 梅蘭菊竹: '由东起为梅、兰、菊、竹'},
  },
  multiRon: {
    label: '一炮多响',
    help: '同一张牌可以有几家和牌；否则只有点炮者下家起最近的一家和牌。',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'XZ-1':
    '使用含八张花的144张牌，手牌十六张，以五组加一对将共十七张和牌。另有八对半、十六不搭与千客万来，以及花牌的七抢一、八仙过海。',
  'XZ-2': '两台起和，不足两台不能和牌。',
  'XZ-3': '底是三台或四台。',
  'XZ-4': '点和采用全铳制，由点炮者一人付“底＋台”的三倍。',
  'XZ-5': '自摸时，三家各付“底＋台”。',
  'XZ-6':
    '牌尾留十六张；用三颗骰子决定东家（开门东）；花牌亮出后补牌。大明杠补到的牌不能和。庄家和牌或流局则连庄。',
  'XZ-7': '没有特别说明时，必定包含在别的牌型之中的牌型不另计。',
  'XZ-8':
    '只含门前清的牌型（地听、天听、十六不搭、千客万来、八对半、九龙飞天、五暗刻），自摸时可加计不求人。',
  'XZ-9':
    '九龙飞天的听牌形共有六种：1112223334567888、2223334445678999、1112345666777888、2223456777888999、1122233345678999、1112345677788899。其他的九面听是五种九莲宝灯形（1112233445678999、1112334455678999、1112344556678999、1112345566778999、1112345667788999），以及四种有一张只能和八对半的牌形（1113334455667788、2223334455667788、2233445566777888、2233445566777999），这些都不算。',
  'XZ-10':
    '七抢一：补牌后手牌未成和牌形，由持有另一张花的那家比照点和付款；已成和牌形，则那家付七抢一的三倍，三家再按自摸付手牌的部分。未宣告时，之后和牌可加计花杠两组。',
  'XZ-11': '八仙过海由三家付款；补牌后手牌也成和牌形，则加上手牌的部分。未宣告时，之后和牌可加计花杠两组。',
  'XZ-A6': '字一色不加计混老头、混全带幺。',
  'XZ-A8': '五暗刻不加计门前清；自摸时加计不求人。',
  'XZ-A9': '门前清的海底捞月、杠上开花可加计不求人。',
  'XZ-A10': '地听只看自己实际的第一次摸牌，之前有人吃碰也可以。',
  'XZ-A12': '七抢一而手牌也成和牌形时，底只在手牌的部分计一次。',
  'XZ-A13': '十六不搭与千客万来不加计其他手牌的牌型，只加计不求人、和牌方式的牌型与花牌。',
} as const satisfies Record<XinzhangRule, string>;

/** Rules that the preset changes. */
const presetRules = {
  supercup: {
    'XZ-1': '使用含八张花的144张牌，手牌十六张，以五组加一对将共十七张和牌。',
    'XZ-2': '没有起和台数的限制。',
    'XZ-3': '底是三台。',
    'XZ-4': '点和时，由点炮者一人付“底＋台”。',
    'XZ-8': null,
    'XZ-9': null,
    'XZ-10': null,
    'XZ-11': null,
    'XZ-A6': null,
    'XZ-A8': '五暗刻不加计门清。',
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
