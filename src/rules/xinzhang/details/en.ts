import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {XinzhangPreset} from '../presets.js';
import type {XinzhangRule} from '../rules.js';

const options = {
  di: {
    label: 'Base (di)',
    help: 'What every win is worth on top of its tai.',
    choices: {3: '3 tai', 4: '4 tai'},
  },
  minTai: {label: 'Minimum', help: 'How many tai a win needs.'},
  minTaiCountsDealer: {
    label: 'Dealer’s tai count for the minimum',
    help: 'The tai for the dealer and for repeats count towards the minimum if the winner or the discarder is the dealer, in whichever way they are paid; not on a self-draw of another player.',
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
    label: 'Dealer’s tai where one pays for all',
    help: 'How the tai for the dealer and for repeats enter the payment for a discard.',
    choices: {
      pairwise: 'Counted if winner or discarder is the dealer, and multiplied like the other tai',
      sumOfThree:
        'As the sum of three shares: the dealer’s share has them once, a dealer’s win three times; once in all where the payment is not three times the base',
    },
  },
  lianzhuangTai: {label: 'Tai for a repeat', help: 'How many tai each repeat of the dealer counts.'},
  dutingStrict: {
    label: 'Single wait for one kind only',
    help: 'If off, the form of an edge, closed or pair wait is enough, even if the hand waits for other tiles too.',
  },
  wuziwuhuaWithFlush: {
    label: 'No honors, no flowers with a flush',
    help: 'A full flush or all terminals without flowers scores “no honors, no flowers” too.',
  },
  undeclared71Huagang: {
    label: 'Flower kongs after an undeclared “seven rob one”',
    help: 'The page prints that two flower kongs may be added to any later win. With seven flowers only one set is complete. On a self-draw, from names the holder of the eighth flower; with another’s tile, seven flowers are enough.',
    choices: {actualSets: 'Only the sets that are complete', 2: 'Two'},
  },
  openKongThenFlowerWin: {
    label: 'Win after an open kong and a flower',
    help: 'Where an open kong is replaced by a flower, the tile that replaces the flower may be won on.',
  },
  flowerOrder: {
    label: 'Seats of the plants',
    help: 'Which of 梅, 蘭, 菊 and 竹 belongs to east, south, west and north.',
    choices: {梅蘭竹菊: 'From east on: 梅, 蘭, 竹, 菊', 梅蘭菊竹: 'From east on: 梅, 蘭, 菊, 竹'},
  },
  multiRon: {
    label: 'Several winners on one tile',
    help: 'If off, only the player nearest in turn after the discarder wins.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'XZ-1':
    'Played with 144 tiles, eight of them flowers, and hands of sixteen. A win is five sets and a pair, seven pairs and a triplet, sixteen unrelated tiles, or a declaration of flowers.',
  'XZ-2': 'A win needs two tai.',
  'XZ-3': 'The base is three or four tai.',
  'XZ-4': 'On a win by discard the discarder alone pays three times the sum of base and tai.',
  'XZ-5': 'On a self-draw each of the three others pays the sum of base and tai.',
  'XZ-6':
    'Sixteen tiles stay undrawn, three dice decide who is east, and flowers are laid out and replaced. A tile that replaces an open kong cannot be won on. The dealer stays after winning and after a draw.',
  'XZ-7': 'Unless something else is said, a pattern that another one cannot be without is not added to it.',
  'XZ-8':
    'Patterns that include only the concealed hand add the concealed self-draw: earthly and heavenly ready, both unrelated hands, seven pairs and a triplet, nine dragons, five concealed pungs.',
  'XZ-9':
    'Nine dragons has six forms: 1112223334567888, 2223334445678999, 1112345666777888, 2223456777888999, 1122233345678999, 1112345677788899. The other nine-sided waits do not count: five of the nine-gates form, 1112233445678999, 1112334455678999, 1112344556678999, 1112345566778999, 1112345667788999; and four with a tile that only makes seven pairs and a triplet, 1113334455667788, 2223334455667788, 2233445566777888, 2233445566777999.',
  'XZ-10':
    'Seven rob one: if the replacement tile does not complete the hand, the holder of the eighth flower pays as for a discard. If it does, that player pays the pattern three times, and all three pay the hand as a self-draw. Undeclared, two flower kongs may be added to a later win.',
  'XZ-11':
    'Eight immortals is paid by all three, with the hand if the replacement tile completes it. Undeclared, two flower kongs may be added to a later win.',
  'XZ-A6': 'All honors does not add terminals and honors, nor the outside hand.',
  'XZ-A8': 'Five concealed pungs does not add the concealed hand, but does add the concealed self-draw.',
  'XZ-A9': 'The last draw and a win on a replacement add the concealed self-draw to a concealed hand.',
  'XZ-A10': 'Earthly ready goes by your own first draw; calls of others before it do not count.',
  'XZ-A12': 'Where seven rob one completes the hand too, the base is paid once, with the hand.',
  'XZ-A13':
    'The two unrelated hands add no pattern of the hand but the concealed self-draw; the way of winning and flowers are added.',
} as const satisfies Record<XinzhangRule, string>;

/** Rules that the preset changes. */
const presetRules = {
  supercup: {
    'XZ-1':
      'Played with 144 tiles, eight of them flowers, and hands of sixteen. A win is five sets and a pair.',
    'XZ-2': 'There is no minimum.',
    'XZ-3': 'The base is three tai.',
    'XZ-4': 'On a win by discard the discarder alone pays the sum of base and tai.',
    'XZ-8': null,
    'XZ-9': null,
    'XZ-10': null,
    'XZ-11': null,
    'XZ-A6': null,
    'XZ-A8': 'Five concealed pungs does not add the concealed hand.',
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
