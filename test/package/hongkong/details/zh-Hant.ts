import type {OptionTexts, RulesetDetails} from 'mahjong-elements/core/names.js';
import type {options as specs} from '../options.js';
import type {HongkongRule} from '../rules.js';

const options = {
  minimum: {label: '起糊', help: '最少多少番才可以糊。'},
  limit: {label: '爆棚', help: '一手牌最多計多少番。', choices: {8: '8番', 10: '10番', 13: '13番'}},
  doubling: {
    label: '番數計法',
    help: '四番以上如何計分。',
    choices: {half: '半辣上（每兩番加倍）', full: '全辣上（每番加倍）'},
  },
  discarderPays: {
    label: '出銃',
    help: '糊別家打出的牌，誰付多少。',
    choices: {double: '半銃：出銃付雙份，其餘付單份', all: '全銃：出銃一家全付'},
  },
  flowers: {label: '花牌', help: '是否加入八隻花牌。'},
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'HK-1': '一副牌136隻，可加八隻花。',
  'HK-2': '三番起糊，或另行約定。',
  'HK-3': '各項番數相加，以爆棚為上限。',
  'HK-4': '四番以下每番加倍，四番以上每兩番加倍：16、24、32、48、64。',
  'HK-5': '自摸時三家各付雙份。',
  'HK-6': '出銃者付雙份，其餘兩家付單份；或由出銃者全付。',
  'HK-7': '包牌者付全部。',
  'HK-8': '全銃的局多為全辣上、八番爆棚。',
} as const satisfies Record<HongkongRule, string>;

export const details: RulesetDetails<keyof typeof specs, HongkongRule> = {options, rules};
