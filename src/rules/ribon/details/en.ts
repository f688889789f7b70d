import type {OptionTexts, PresetRules, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {RibonPreset} from '../presets.js';
import type {RibonRule} from '../rules.js';

const options = {
  redTiles: {
    label: 'Red tiles',
    help: 'How many tiles of each kind are red. Give 0 for White if you have no red White.',
  },
  notenPool: {
    label: 'Noten payment',
    help: 'Total noten payment when the hand is drawn. The page says 20 in its summary and 40 in its text.',
    choices: {20: '20 in all (two players pay 10 each)', 40: '40 in all (two players pay 20 each)'},
  },
  banban: {label: 'Banban', help: 'The points that are added to every win.'},
  redDora: {
    label: 'Red tile under an indicator',
    help: 'Whether a red tile pointed at by an indicator is still worth 3.',
    choices: {fixed3: 'Always 3', base3PlusIndicators: '3, and 1 more for each indicator'},
  },
  setMultiplied: {
    label: 'Multiply sets of gari',
    help: 'If an indicator multiplies gari, also multiplies the 8 points for four gari of a kind.',
  },
  nogariWithYakuman: {
    label: 'No gari with yakuman',
    help: 'Adds the “No gari” points to a yakuman too.',
  },
  yakumanStack: {label: 'Several yakuman', help: 'Adds up the yakuman if a hand has several.'},
  openRiichiRonYakumanIfRiichi: {
    label: 'Deal-in by a player in riichi',
    help: 'A deal-in to an open riichi is a yakuman even if the discarder is in riichi and had no choice.',
  },
  dobonPrizeOnTsumo: {
    label: 'Bust prize by self-draw',
    help: 'The bust prize is also paid if a self-draw makes a player bust.',
  },
  topTie: {
    label: 'Tie for first place',
    help: 'Who is first if players have the same number of sticks.',
    choices: {firstDealerOrder: 'The player nearer the first dealer', shared: 'They share the result'},
  },
  renhou: {label: 'Human hand', help: 'A win on a discard before the first draw is a yakuman.'},
  junchan: {
    label: 'Terminals in every set',
    help: 'Whether it scores 3 (2 in a melded hand) or 5, as the outside hand does in Tohtenko.',
    choices: {3: '3 (2 in a melded hand)', 5: '5, also in a melded hand'},
  },
  doraIndicators: {
    label: 'Dora indicators at the start',
    help: 'How many indicators are turned up before the hand begins.',
    choices: {1: 'One', 2: 'Two (Tohtenko)'},
  },
  northInTsuuiisou: {
    label: 'North in all honors',
    help: 'In which forms of All honors you may use North, which is a gari.',
    choices: {always: 'In sets and in seven pairs', sevenPairs: 'In seven pairs only'},
  },
  gariFiveMan: {
    label: '5 of characters as gari',
    help: 'The four 5s of characters, one of them red, are gari too. The game then has 112 tiles.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'RB-1': 'Three or four players. With four, one always sits out, and East, South and West play.',
  'RB-2':
    'A hand needs a yaku. Dora and gari are not yaku. There is no chow, and the round wind is always East.',
  'RB-3':
    'The game uses 108 tiles: the 1 and 9 of characters, 1 to 9 of dots and bamboos, and the seven honors, four of each.',
  'RB-4':
    'One tile each of the 3 and 5 of dots, the 3 and 5 of bamboos, and White is red. If you have no red White, use four ordinary ones.',
  'RB-5':
    'A stick of 100 is 1, of 500 is 5, of 1000 is 10. The players use one die. The first dealer’s marker moves with the deal. Sticks of 10 show the repeat counters.',
  'RB-6':
    'Everybody starts with 50. The target is 60. The game ends when somebody has 0 or less. Debts are settled too.',
  'RB-7':
    'Every player except the first scores their sticks less 60. The first scores what makes the sum zero.',
  'RB-8':
    'The players choose the first dealer in any way. Later the winner deals. If the dealer is one of two winners, the dealer stays. If the dealer deals in to both others, the first of them in turn order deals next. After a draw the dealer stays. Each repeat adds a repeat counter.',
  'RB-9':
    'With four players, the discarder sits out. After a self-draw the player to the winner’s left sits out, after a draw West. The player to the dealer’s left is West. If the player on the right sits out, the player opposite is South.',
  'RB-10':
    'The dealer’s die says whose wall is opened: with 1 or 4 the dealer’s own, with 2 or 5 South’s, with 3 or 6 West’s.',
  'RB-11':
    'The dora indicator is in the ninth stack from the break. The last tile drawn is the one before the last indicator, so the size of the dead wall depends on the number of kongs.',
  'RB-12': 'There are no abortive draws. At most four kongs can be declared in a hand.',
  'RB-13':
    'A player who goes bust on a discard pays each winner 10. A player who goes bust by the noten payment pays 10 to each ready player.',
  'RB-14':
    'The tile after the indicator is dora, 1 point each. Each kong turns up another indicator. A win in riichi also turns up the indicators below.',
  'RB-15':
    'If the indicator is West, the dora is East. Otherwise the next tile in order is dora: 1 follows 9, and the winds and the dragons each go round.',
  'RB-16': 'If the indicator is the 1 or 9 of characters or North, there is no dora, and gari count double.',
  'RB-17': 'If the indicator is a red tile, there is no dora, and gari count three times.',
  'RB-18':
    'The 5s of dots and of bamboos are always dora. If the indicator is the 4 of the same suit, they are worth 2.',
  'RB-19': 'Every red tile is always worth 3.',
  'RB-20': 'The four 1s and four 9s of characters and the four Norths are gari.',
  'RB-21':
    'Each gari is worth 1 and may not be used in the hand, except North in All honors and four winds, the 1 and 9 of characters in All terminals, and all three in Thirteen orphans.',
  'RB-22':
    'On your turn you may set aside any number of gari and replace them from the dead wall. That is part of the draw and breaks neither ippatsu nor a Heavenly or Earthly hand.',
  'RB-23':
    'A gari as indicator multiplies gari by 2, a red tile by 3. Multipliers combine: ×2 and ×2 make ×3, ×2 and ×3 make ×4, ×3 and ×3 make ×5.',
  'RB-24': 'Four gari of a kind are a set and count 8 in place of 4.',
  'RB-25': 'A win without gari scores 20 more if the hand is concealed, 10 more if it is melded.',
  'RB-26':
    'The discarder pays everything. On a self-draw each of the other two pays the full amount. Everything is added. Nothing is doubled.',
  'RB-27':
    'The players who are not ready pay 20 in all by the page’s summary, 40 by its text. Two such players share the payment.',
  'RB-28':
    'Riichi costs one stick and adds ura dora. In open riichi the whole hand is shown. You may not declare it in furiten. It adds 1 on a self-draw and is a yakuman on a discard.',
  'RB-29': 'Nagashi mangan is a yakuman by self-draw, even if you set aside gari.',
  'RB-30': 'Seven pairs may use four of a kind as two pairs. Each adds 1.',
  'RB-31': 'A yakuman is 40. Dora are not added, but the extras and the gari are.',
  'RB-32': 'The winner calls yaku and extras one by one and counts them out with face-down tiles.',
  'RB-33': 'Nobody is liable for another player’s payment, and nothing is rounded.',
  'RB-A6': 'The points for a hand without gari are never multiplied.',
  'RB-A10': 'The ninth stack is where the indicator is, not where the deal begins.',
  'RB-A11': 'A hand that is both Seven pairs and Twice pure double chow takes the higher total.',
  'RB-A13': 'After a draw, riichi sticks stay on the table for the next winner.',
  'RB-A14':
    'Both other players pay Nagashi mangan. Banban, dealer, repeat counters and gari are added. Concealed hand is added if the hand is concealed.',
  'RB-Y':
    'If a yakuman hand scores more as an ordinary hand, it is scored as one. It can then also have patterns such as Terminals and honors, Three concealed pungs or Three kongs.',
} as const satisfies Record<RibonRule, string>;

/** Rules that the preset changes. */
const presetRules = {
  tohtenko: {
    'RB-4': 'One 5 of dots and one 5 of bamboos are red. There is no red 3 and no red White.',
    'RB-6':
      'Everybody starts with 200 or 300 and plays until an agreed time, or until somebody gives up. The players may also settle after each hand.',
    'RB-7': 'There is no first place.',
    'RB-11':
      'Two dora indicators are turned up, in the ninth stack from the break, or in the eleventh with the 112 tiles that include the 5s of characters. The last tile drawn is the one before the last indicator, so the size of the dead wall depends on the number of kongs.',
    'RB-13': null,
    'RB-16':
      'If the indicator is the 1 or 9 of characters or North (with 112 tiles the 5 of characters too), there is no dora, and gari count double.',
    'RB-20':
      'The four 1s and four 9s of characters and the four Norths are gari. With 112 tiles, the four 5s of characters (one of them red) are gari too.',
    'RB-21':
      'Each gari is worth 1 and may not be used in the hand, except North in four winds (which then do not add All honors) and in All honors as seven pairs, the 1 and 9 of characters in All terminals, and all three in Thirteen orphans.',
    'RB-25':
      'A win without gari, called “crow”, scores 20 more if the hand is concealed, 10 more if it is melded.',
    'RB-30': 'Seven pairs may not use four of a kind.',
    'RB-31':
      'A yakuman is 50 (the page gives no value, so this one is from another source). Dora are not added, but the extras and the gari are.',
    'RB-A11': null,
  },
} as const satisfies Record<RibonPreset, PresetRules<RibonRule>>;

export const details: RulesetDetails<keyof typeof specs, RibonRule, RibonPreset> = {
  options,
  rules,
  presetRules,
};
