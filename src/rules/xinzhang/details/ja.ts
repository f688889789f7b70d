import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {XinzhangPreset} from '../presets.js';
import type {XinzhangRule} from '../rules.js';

const options = {
  di: {label: '底', help: 'アガリごとに台に加える、基本の台数。', choices: {3: '3台', 4: '4台'}},
  minTai: {label: '縛り', help: 'アガるのに必要な台数。'},
  minTaiCountsDealer: {
    label: '縛りに莊家の台を数える',
    help: '莊家・連莊・拉莊の台を縛りの台数に数えます。子のツモアガリでは数えません。',
  },
  minTaiCountsFlowers: {label: '縛りに花牌を数える', help: '本花と花槓の台を縛りの台数に数えます。'},
  ronFormula: {
    label: 'ロンアガリの支払い',
    help: '放銃者が払う点の計算。',
    choices: {
      '3x(di+tai)': '（底＋台）×3（全銃）',
      'di+3xtai': '底＋台×3',
      'di+tai': '底＋台（1人分だけ）',
    },
  },
  zenjuDealer: {
    label: '全銃での莊家の台',
    help: 'ロンアガリの支払いに、莊家・連莊・拉莊の台をどう加えるか。',
    choices: {
      pairwise: 'アガった人か放銃者が莊家のときに加え、ほかの台と同じく倍にする',
      sumOfThree: '3人分の合計として、莊家の分を1人分だけ加える（莊家のアガリでは3人とも）',
    },
  },
  lianzhuangTai: {label: '連莊・拉莊の台', help: '連莊1回につき付く台数。'},
  dutingStrict: {
    label: '獨聽は1種類待ちに限る',
    help: '切ると、ほかの待ちがあっても、邊張・嵌張・單騎と取れる形なら獨聽を数えます。',
  },
  wuziwuhuaWithFlush: {
    label: '清一色・清老頭と無字無花の複合',
    help: '字牌のない清一色と清老頭にも、花牌がなければ無字無花を加算します。',
  },
  undeclared71Huagang: {
    label: '宣言しなかった七搶一の花槓',
    help: '七搶一を宣言せずに後でツモアガったときの花槓の組数。',
    choices: {actualSets: '実際にそろった組だけ', 2: '2組とする'},
  },
  flowerOrder: {
    label: '花牌と席の対応',
    help: '梅・蘭・菊・竹が、東・南・西・北のどの席の本花になるか。',
    choices: {梅蘭竹菊: '東から順に梅・蘭・竹・菊', 梅蘭菊竹: '東から順に梅・蘭・菊・竹'},
  },
  multiRon: {
    label: 'ダブルロン',
    help: '同じ牌で複数の人がアガることを認めます。認めなければ、放銃者の次の順番に近い1人だけがアガります。',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'XZ-1':
    '花牌8枚を含む144枚を使い、手牌は16枚、5面子1雀頭の17枚でアガります。ほかに八對半、十六不搭・千客萬來と、花牌による七搶一・八仙過海があります。',
  'XZ-2': '2台縛りです。2台なければアガれません。',
  'XZ-3': '底は1台の3倍、または4倍です。',
  'XZ-4': 'ロンアガリは全銃制で、放銃者が底と台の和の3倍を1人で払います。',
  'XZ-5': 'ツモアガリでは、3人がそれぞれ底と台の和を払います。',
  'XZ-6':
    '王牌は16枚を残し、サイコロ3つの目で東家を決め（開門東）、花牌は抜いて補充します。大明槓の補充牌ではアガれません。莊家がアガるか荒牌になれば連莊です。',
  'XZ-7': '特に断りがなければ、ほかの役に必ず含まれる役は加算しません。',
  'XZ-8':
    '門前清だけを含む役（地聽・天聽・十六不搭・千客萬來・八對半・九龍飛天・五暗刻）は、ツモアガリなら不求人を加算できます。',
  'XZ-9':
    '九龍飛天の聽牌形は6通りです。9門張には、ほかに九蓮宝燈形の5通りと、八對半にしかならない待ちのある4通りがありますが、これらは認められません。',
  'XZ-10':
    '七搶一は、補充牌で手牌がアガリ形にならなければ、1枚持つ他家がロンアガリと同じく払います。アガリ形になれば、その人が七搶一の3倍を、3人全員が手牌の点数をツモアガリとして払います。宣言しなかったときは、後のアガリに花槓を加算できます。',
  'XZ-11':
    '八仙過海は3人が払い、補充牌で手牌もアガリ形になれば手牌の点数を加えます。宣言しなかったときは、後のアガリに花槓2組を加算できます。',
  'XZ-A6': '字一色に混老頭・混全帶么は加算しません。',
  'XZ-A8': '五暗刻に門前清は加算せず、ツモアガリなら不求人を加算します。',
  'XZ-A9': '海底撈月・槓上開花は、門前なら不求人を加算できます。',
  'XZ-A10': '地聽は自分の実質の第1ツモであればよく、それまでに鳴きが入っていてもかまいません。',
  'XZ-A12': '七搶一で手牌もアガリ形になったとき、底は手牌の分に1回だけ付きます。',
  'XZ-A13': '十六不搭・千客萬來には、手牌の役を加算せず、不求人と状況による役、花牌だけを加算します。',
} as const satisfies Record<XinzhangRule, string>;

/** What the preset changes. */
const presetRules = {
  supercup: {
    'XZ-1': '花牌8枚を含む144枚を使い、手牌は16枚、5面子1雀頭の17枚でアガります。',
    'XZ-2': '縛りはありません。',
    'XZ-3': '底は1台の3倍です。',
    'XZ-4': 'ロンアガリは、放銃者が底と台の和を1人で払います。',
    'XZ-8': null,
    'XZ-9': null,
    'XZ-10': null,
    'XZ-11': null,
    'XZ-A6': null,
    'XZ-A8': '五暗刻に門清は加算しません。',
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
