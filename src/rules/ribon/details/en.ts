import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {RibonPreset} from '../presets.js';
import type {RibonRule} from '../rules.js';

const options = {
  redTiles: {
    label: 'Red tiles',
    help: 'How many tiles of each kind are replaced by red ones; 0 for White where there is no red one.',
  },
  notenPool: {
    label: 'Penalty for not being ready',
    help: 'What those who are not ready pay together when a hand is drawn: the page’s summary says 20, its text 40.',
    choices: {20: '20 in all (two pay 10 each)', 40: '40 in all (two pay 20 each)'},
  },
  banban: {label: 'Banban', help: 'What is added to every win.'},
  redDora: {
    label: 'Red tile under an indicator',
    help: 'Whether a red tile that an indicator points at stays at three.',
    choices: {fixed3: 'Always three', base3PlusIndicators: 'Three, and one for each indicator'},
  },
  setMultiplied: {
    label: 'Multiply sets of gari',
    help: 'The eight for four gari of a kind are multiplied too where an indicator multiplies gari.',
  },
  nogariWithYakuman: {
    label: 'No gari with yakuman',
    help: 'What a hand without gari gets is added to a yakuman too.',
  },
  yakumanStack: {label: 'Several yakuman', help: 'Yakuman that come together are added up.'},
  openRiichiRonYakumanIfRiichi: {
    label: 'Deal-in by a player in riichi',
    help: 'A deal-in to an open riichi is a yakuman even if the discarder is in riichi and had no choice.',
  },
  dobonPrizeOnTsumo: {
    label: 'Bust prize by self-draw',
    help: 'The prize for a bust is paid after a self-draw too.',
  },
  topTie: {
    label: 'Tie for first place',
    help: 'Who is first when players have the same number of sticks.',
    choices: {firstDealerOrder: 'Whoever sits nearer the first dealer', shared: 'They share the result'},
  },
  renhou: {label: 'Human hand', help: 'A win on a discard before the first draw is a yakuman.'},
  junchan: {
    label: 'Terminals in every group',
    help: 'Whether it is worth three (two with an open hand) or five, as the outside hand is in Tohtenko.',
    choices: {3: 'Three (two when open)', 5: 'Five, open too'},
  },
  doraIndicators: {
    label: 'Dora indicators at the start',
    help: 'How many indicators are turned up before the hand begins.',
    choices: {1: 'One', 2: 'Two (Tohtenko)'},
  },
  northInTsuuiisou: {
    label: 'North in all honors',
    help: 'In which form a hand of all honors may use North, which is a gari.',
    choices: {always: 'In sets and in seven pairs', sevenPairs: 'In seven pairs only'},
  },
  gariFiveMan: {label: '5m as gari', help: 'Four 5m, one of them red, are gari too; 112 tiles.'},
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'RB-1': 'Three or four players; with four, one always sits out and East, South and West play.',
  'RB-2': 'A hand needs a yaku; dora and gari are none. There is no chow, and the round wind is always East.',
  'RB-3': '108 tiles: 1m and 9m, 1 to 9 of dots and bamboo, and the seven honors, four of each.',
  'RB-4': 'One 3p, 3s, 5p, 5s and White are red; without a red White, four plain ones are used.',
  'RB-5':
    'A stick of 100 is 1, of 500 is 5, of 1000 is 10. One die is used, the first dealer’s marker moves with the deal, and counters are shown with sticks of 10.',
  'RB-6':
    'Everybody starts with 50 and settles against 60. The game ends when somebody has 0 or less, and debts are settled too.',
  'RB-7': 'All but the first get their sticks less 60; the first gets what makes the sum zero.',
  'RB-8':
    'The first dealer is chosen in any way, later the winner deals. A dealer among two winners goes on; if the dealer dealt in, the upstream winner deals; after a draw the dealer goes on, and each repeat adds a counter.',
  'RB-9':
    'With four players the discarder sits out, after a self-draw the player left of the winner, after a draw West. The one left of the dealer is West; if the one on the right sits out, the opposite one is South.',
  'RB-10':
    'The dealer’s die says whose wall is opened: 1 and 4 the own one, 2 and 5 South’s, 3 and 6 West’s.',
  'RB-11':
    'The dora indicator is in the ninth stack from the break. The tile before the last indicator is the last to be drawn, so that the dead wall depends on the kongs.',
  'RB-12': 'No hand is abandoned, and there are four kongs at most in all.',
  'RB-13':
    'Whoever is bust by a discard pays 10 to each winner. Whoever is bust by not being ready pays 10 to each who is.',
  'RB-14':
    'The tile after the indicator is dora, one each; kongs turn up more, and riichi the ones underneath.',
  'RB-15':
    'After West comes East; otherwise 9 is followed by 1, and East–South–West and the dragons go round.',
  'RB-16': 'If the indicator is 1m, 9m or North there is no dora, and gari count double.',
  'RB-17': 'If the indicator is a red tile there is no dora, and gari count three times.',
  'RB-18': '5p and 5s are always dora; with 4p or 4s as the indicator they are worth two.',
  'RB-19': 'Every red tile is always worth three.',
  'RB-20': 'The twelve tiles 1m, 9m and North are gari.',
  'RB-21':
    'Each is worth one and may not be used in the hand, except North in all honors and four winds, 1m and 9m in all terminals, and all three in thirteen orphans.',
  'RB-22':
    'On one’s turn any number may be laid out and replaced from the dead wall. That is part of the draw and breaks neither ippatsu nor a heavenly or earthly hand.',
  'RB-23':
    'A gari as indicator multiplies gari by two, a red tile by three; several add up, so that two of the first make three, one of each four, two of the second five.',
  'RB-24': 'Four gari of a kind are a set and count 8 instead of 4.',
  'RB-25': 'A win without gari gets 20, or 10 with an open hand.',
  'RB-26':
    'The discarder pays the whole; after a self-draw both others pay the whole each. All is added, nothing doubled.',
  'RB-27': 'Those who are not ready pay 20 together by the page’s summary, 40 by its text; two share it.',
  'RB-28':
    'Riichi costs one stick and brings the dora underneath. Open riichi shows the whole hand, not in furiten: one more by self-draw, a yakuman by discard.',
  'RB-29': 'Nagashi mangan is a yakuman by self-draw, even if gari were laid out.',
  'RB-30': 'Seven pairs may have four of a kind as two pairs, with one more for each.',
  'RB-31': 'A yakuman is 40. Dora do not count, but the extras and the gari do.',
  'RB-32': 'The winner calls yaku and extras one by one and counts them out with face-down tiles.',
  'RB-33': 'Nobody is liable for another’s payment, and nothing is rounded.',
  'RB-A6': 'What a hand without gari gets is never multiplied.',
  'RB-A10': 'The ninth stack is where the indicator is, not where the deal begins.',
  'RB-A11': 'A hand that is both seven pairs and twice pure double chow takes the higher total.',
  'RB-A13': 'Riichi sticks stay on the table after a draw, for the next winner.',
  'RB-A14':
    'Nagashi mangan is paid by both others, with banban, dealer, counters and gari added, and the concealed hand if it is one.',
  'RB-Y':
    'A yakuman hand that is worth more as an ordinary one is scored as that, and then has patterns such as terminals and honors, three concealed pungs or three kongs although it has the form of all honors or four concealed pungs.',
} as const satisfies Record<RibonRule, string>;

/** Rules that the preset changes. */
const presetRules = {
  tohtenko: {
    'RB-4': 'One 5p and one 5s are red; there is no red 3p, 3s or White.',
    'RB-6':
      'Everybody starts with 200 or 300 and plays until an agreed time, or until somebody gives up. Hands may also be settled one by one.',
    'RB-7': 'There is no first place.',
    'RB-11':
      'Two dora indicators are turned up, in the ninth stack from the break, or the eleventh with the 112 tiles that include 5m. The tile before the last indicator is the last to be drawn, so that the dead wall depends on the kongs.',
    'RB-13': null,
    'RB-16':
      'If the indicator is 1m, 9m or North (with 112 tiles 5m too) there is no dora, and gari count double.',
    'RB-20': 'The twelve tiles 1m, 9m and North are gari; with 112 tiles so are four 5m, one of them red.',
    'RB-21':
      'Each is worth one and may not be used in the hand, except North in four winds (which then get no all honors beside them) and in all honors as seven pairs, 1m and 9m in all terminals, and all three in thirteen orphans.',
    'RB-25': 'A win without gari, called “crow”, gets 20, or 10 with an open hand.',
    'RB-30': 'Seven pairs may not have four of a kind.',
    'RB-31':
      'A yakuman is 50, a value that is found elsewhere. Dora do not count, but the extras and the gari do.',
    'RB-A11': null,
  },
} as const satisfies Record<RibonPreset, PresetRules<RibonRule>>;

export const details: RulesetDetails<keyof typeof specs, RibonRule, RibonPreset> = {
  options,
  rules,
  presetRules,
};
