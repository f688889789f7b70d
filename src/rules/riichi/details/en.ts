import type {OptionTexts, RulesetDetails} from '../../../core/names.js';
import type {options as specs} from '../options.js';
import type {RiichiPreset} from '../presets.js';
import type {RiichiRule} from '../rules.js';

const options = {
  redTiles: {label: 'Red tiles', help: 'How many fives of each suit are red.'},
  openTanyao: {label: 'Open all simples', help: 'All simples also counts in a melded hand (kuitan).'},
  doubleWindPair: {
    label: 'Fu of a double wind pair',
    help: 'The fu of a pair that is both the round wind and your seat wind.',
    choices: {2: '2 fu', 4: '4 fu'},
  },
  kiriageMangan: {label: 'Rounded-up mangan', help: '30 fu with 4 han and 60 fu with 3 han are a mangan.'},
  countedYakuman: {
    label: 'Counted yakuman',
    help: '13 han or more are a yakuman. Otherwise they are a sanbaiman.',
  },
  yakumanStack: {label: 'Several yakuman', help: 'Yakuman in one hand are added up.'},
  doubleYakuman: {
    label: 'Double yakuman',
    help: 'Big four winds, four concealed pungs on the pair, thirteen waits and true nine gates count as two yakuman.',
  },
  renhou: {
    label: 'Human hand',
    help: 'What a win by discard before your first draw is worth.',
    choices: {
      none: 'Nothing',
      fiveHan: 'Five han, with all else',
      mangan: 'Mangan alone',
      yakuman: 'Yakuman',
    },
  },
  liability: {
    label: 'Liability',
    help: 'The player who let another call the last set of big three dragons or big four winds pays for the yakuman.',
  },
  liabilityFor: {
    label: 'What the liable player pays for',
    help: 'A hand can have other yakuman besides the one that was fed.',
    choices: {yakuman: 'The yakuman that was fed', hand: 'The whole hand'},
  },
  liabilityCounters: {
    label: 'Repeat counters with liability',
    help: 'Who pays for repeat counters when the liable player and the discarder share.',
    choices: {discarder: 'The discarder', liable: 'The liable player'},
  },
  kongLiability: {
    label: 'Liability for four kongs',
    help: 'A player who let another call a fourth kong is liable for four kongs.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'RC-1':
    'Four players sit East, South, West and North. East deals. The round wind is East first, then South.',
  'RC-2':
    'There are 136 tiles without flowers. The last 14 are the dead wall, which nobody draws from except after a kong.',
  'RC-3': 'A hand wins with four sets and a pair, with seven different pairs, or with thirteen orphans.',
  'RC-4': 'One five of each suit is red, unless you agree otherwise.',
  'RC-5': 'You may chow a discard of the player to your left. You may pung or kong a discard of any player.',
  'RC-6':
    'The tile after a dora indicator is dora: 9 is followed by 1, North by East, red dragon by white. Each kong turns one more indicator. If you win after riichi, the indicators underneath count too.',
  'RC-7': 'A hand is scored by its fu and its han.',
  'RC-8':
    'Fu are added up and rounded up to the next ten. Seven pairs always have 25 fu. Pinfu by self-draw has 20 fu, and a melded hand without other fu has 30.',
  'RC-9':
    'The base is fu × 2 to the power of (2 + han). The discarder pays four times the base, or six times to a dealer. After a self-draw each player pays the base once and the dealer twice. All pay a dealer twice. Each payment is rounded up to hundreds.',
  'RC-10':
    'A base of 2,000 is the limit mangan, which 5 han always reach. 6 and 7 han are a haneman of 3,000, 8 to 10 a baiman of 4,000, 11 and 12 a sanbaiman of 6,000, 13 a yakuman of 8,000.',
  'RC-11': 'Every win needs at least one yaku. Dora are no yaku.',
  'RC-12':
    'The han of all yaku are added up. Some yaku lose one han in a melded hand, and some need a concealed hand.',
  'RC-13':
    'The last draw, the last discard, the replacement of a kong and a robbed kong are worth one han each.',
  'RC-14': 'A yakuman takes the place of all other yaku, fu and dora.',
  'RC-15': 'Several yakuman in one hand are added up. Four of them may count as two.',
  'RC-16':
    'With a concealed ready hand you may declare riichi and pay a stick of 1,000 points, if the wall has four tiles left. You then discard every tile you draw, unless you win or declare a kong that leaves the waits as they are.',
  'RC-17':
    'If the wall runs out and all your discards were terminals or honors that nobody called, you are paid a mangan by self-draw.',
  'RC-18':
    'A player is liable who discards the tile for a called third dragon set or fourth wind set. The liable player pays the whole yakuman after a self-draw, and half of it after another player’s discard.',
  'RC-19':
    'Each repeat counter adds 300 points: from the discarder, or 100 from each player after a self-draw. The winner also takes the riichi sticks on the table.',
  'RC-20':
    'You are furiten if you have discarded a tile that you wait for, or have passed a win since your last draw. You then cannot win by discard. If you pass a win after riichi, you stay furiten.',
  'RC-21': 'After a call you may not discard the tile you called, nor the tile at the other end of the chow.',
  'RC-22':
    'If two players win on one discard, both are paid. If three win, the hand is drawn, unless you agreed otherwise.',
  'RC-23':
    'After a kong you draw a replacement from the dead wall. There are four kongs at most. The tile added to a pung can be robbed. Thirteen orphans may rob a concealed kong.',
  'RC-24': 'If the wall runs out, the players who are not ready pay 3,000 points to the ready players.',
  'RC-25':
    'The hand is drawn at once if a player declares nine kinds of terminals and honors on the first turn, if the first four discards are the same wind, if all four declare riichi, or if different players make four kongs.',
  'RC-26':
    'The dealer stays after winning, or after a draw if the dealer is ready. A repeat counter is added then, and after every drawn hand.',
  'RC-27':
    'The game ends after the South round, when somebody has less than 0 points, or when the dealer of the last hand wins or is ready and leads. If nobody has 30,000 points, the West round follows.',
  'RC-28':
    'Everybody starts with 25,000 points and settles against 30,000. The first gets the difference, and places are worth points of their own.',
  'RC-29': 'A player who declares a false win can no longer win, call or declare anything in this hand.',
} as const satisfies Record<RiichiRule, string>;

export const details: RulesetDetails<keyof typeof specs, RiichiRule, RiichiPreset> = {options, rules};
