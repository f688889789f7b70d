import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {XinzhangPreset} from '../presets.js';
import type {XinzhangRule} from '../rules.js';

const options = {
  di: {
    label: 'Base (di)',
    help: 'The tai that every win adds to its own.',
    choices: {3: '3 tai', 4: '4 tai'},
  },
  minTai: {label: 'Minimum', help: 'How many tai a win needs.'},
  minTaiCountsDealer: {
    label: 'Dealer’s tai count for the minimum',
    help: 'If the winner or the discarder is the dealer, the tai for the dealer and for repeats count towards the minimum, however they are paid. They do not count on a non-dealer’s self-draw.',
  },
  minTaiCountsFlowers: {
    label: 'Flowers count for the minimum',
    help: 'Seat flowers and flower kongs count towards the minimum.',
  },
  ronFormula: {
    label: 'Payment for a discard',
    help: 'What the discarder pays.',
    choices: {
      '3x(di+tai)': 'Three times the sum of base and tai',
      'di+3xtai': 'The base and three times the tai',
      'di+tai': 'The sum of base and tai once',
    },
  },
  zenjuDealer: {
    label: 'Dealer’s tai if the discarder pays for all',
    help: 'How the payment for a discard includes the tai for the dealer and for repeats.',
    choices: {
      pairwise: 'Added if the winner or the discarder is the dealer, and multiplied like the other tai',
      sumOfThree:
        'Added up as three shares: once if the dealer is one of the losers, three times if the dealer wins. If the payment is not three times the base, once.',
    },
  },
  lianzhuangTai: {label: 'Tai for a repeat', help: 'How many tai each repeat counter scores.'},
  dutingStrict: {
    label: 'Single wait for one kind only',
    help: 'If off, the form of an edge, closed or pair wait is enough, even if the hand waits for other tiles too.',
  },
  wuziwuhuaWithFlush: {
    label: 'No honors, no flowers with a flush',
    help: 'Full flush or All terminals without flowers also scores “No honors, no flowers”.',
  },
  undeclared71Huagang: {
    label: 'Flower kongs after an undeclared Seven robbing one',
    help: 'The page says that two flower kongs may be added to any later win. With seven flowers only one set is complete. On a self-draw, give the holder of the eighth flower in “from”. On a win by discard seven flowers are enough.',
    choices: {actualSets: 'Only the sets that are complete', 2: 'Two'},
  },
  openKongThenFlowerWin: {
    label: 'Win after a melded kong and a flower',
    help: 'If the replacement tile of a melded kong is a flower, you may win on the tile that replaces the flower.',
  },
  flowerOrder: {
    label: 'Seats of the plants',
    help: 'Which of plum, orchid, chrysanthemum and bamboo belongs to East, South, West and North.',
    choices: {
      梅蘭竹菊: 'From East on: plum, orchid, bamboo, chrysanthemum',
      梅蘭菊竹: 'From East on: plum, orchid, chrysanthemum, bamboo',
    },
  },
  multiRon: {
    label: 'Several winners on one tile',
    help: 'If off, only the player nearest in turn after the discarder wins.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'XZ-1':
    'The game uses 144 tiles, eight of them flowers, and hands of sixteen. A win is five sets and a pair, seven pairs and a pung, sixteen unrelated tiles, or a declaration of flowers.',
  'XZ-2': 'A win needs 2 tai.',
  'XZ-3': 'The base is 3 or 4 tai.',
  'XZ-4': 'On a win by discard the discarder alone pays three times the sum of base and tai.',
  'XZ-5': 'On a self-draw each of the three others pays the sum of base and tai.',
  'XZ-6':
    'The last sixteen tiles are not drawn. Three dice decide who is East. Players set flowers aside and replace them. You cannot win on the replacement tile of a melded kong. The dealer stays after winning and after a draw.',
  'XZ-7': 'Unless stated otherwise, a pattern is not added if another counted pattern always implies it.',
  'XZ-8':
    'Patterns that include only Concealed hand add Concealed self-draw: Earthly and Heavenly ready, both unrelated hands, Seven pairs and a pung, Nine dragons, Five concealed pungs.',
  'XZ-9':
    'Nine dragons has six forms: 1112223334567888, 2223334445678999, 1112345666777888, 2223456777888999, 1122233345678999, 1112345677788899. The other nine-sided waits do not count. Five have the Nine Gates form: 1112233445678999, 1112334455678999, 1112344556678999, 1112345566778999, 1112345667788999. Four have a tile that only makes seven pairs and a pung: 1113334455667788, 2223334455667788, 2233445566777888, 2233445566777999.',
  'XZ-10':
    'Seven robbing one: if the replacement tile does not complete the hand, the holder of the eighth flower pays as for a discard. If it does, that player pays the pattern three times, and all three pay the hand as a self-draw. If it is not declared, two flower kongs may be added to a later win.',
  'XZ-11':
    'All three players pay Eight immortals. If the replacement tile completes the hand, they pay the hand too. If it is not declared, two flower kongs may be added to a later win.',
  'XZ-A6': 'All honors does not add Terminals and honors, nor Outside hand.',
  'XZ-A8': 'Five concealed pungs does not add Concealed hand. On a self-draw it adds Concealed self-draw.',
  'XZ-A9': 'Last draw and Win on a replacement add Concealed self-draw to a concealed hand.',
  'XZ-A10': 'Earthly ready needs your own first draw. Calls of others before it do not matter.',
  'XZ-A12': 'If Seven robbing one also completes the hand, the base is paid once, with the hand.',
  'XZ-A13': 'To the two unrelated hands only Concealed self-draw, the way of winning and flowers are added.',
} as const satisfies Record<XinzhangRule, string>;

/** Rules that the preset changes. */
const presetRules = {
  supercup: {
    'XZ-1':
      'The game uses 144 tiles, eight of them flowers, and hands of sixteen. A win is five sets and a pair.',
    'XZ-2': 'There is no minimum.',
    'XZ-3': 'The base is 3 tai.',
    'XZ-4': 'On a win by discard the discarder alone pays the sum of base and tai.',
    'XZ-8': null,
    'XZ-9': null,
    'XZ-10': null,
    'XZ-11': null,
    'XZ-A6': null,
    'XZ-A8': 'Five concealed pungs does not add Concealed hand.',
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
