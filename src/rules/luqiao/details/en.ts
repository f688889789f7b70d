import type {OptionTexts, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {LuqiaoRule} from '../rules.js';

const options = {
  laziAt: {
    label: 'Where the limit begins',
    help: 'Whether a hand of exactly the cap is a limit hand (lazi), which is paid in full between non-dealers too.',
    choices: {gte100: 'At the cap', gt100: 'Only above the cap'},
  },
  laziCap: {
    label: 'Limit (lazi)',
    help: 'The most that one hand is worth; 100 hu in Luqiao. Halves of an odd one are rounded up to whole hu.',
  },
  nonWinnerCaishenNatural: {
    label: 'Wild tiles of those who did not win',
    help: 'Pairs and triplets of wild tiles in a hand that has not won count as the tiles they show.',
  },
  caishenInKong: {
    label: 'Wild tiles in a kong',
    help: 'Whether wild tiles may stand for others in a declared kong, which is then worth what it stands for.',
  },
  qiandangWithWild: {
    label: 'Closed wait beside a wild tile',
    help: 'A closed wait counts although a wild tile stands beside the winning tile.',
  },
  qiandangStrictSingleWait: {
    label: 'Closed wait on one kind only',
    help: 'A closed wait counts only where the hand waits for a single kind of tile.',
  },
  allHonors: {
    label: 'Hand of honors only',
    help: 'What a winning hand of honors alone is worth.',
    choices: {hunyise: 'Half flush (1 tai)', qingyise: 'Full flush (3 tai)', none: 'Nothing'},
  },
  missedWin: {
    label: 'Passing a win',
    help: 'How wins by discard are restricted from a passed win until your next turn. The tiles that were passed are named with the hand.',
    choices: {
      sameTileBanned: 'Not on the tile that was passed',
      mustScoreMore: 'Only for more than the passed win',
      off: 'Not restricted',
    },
  },
  caishenTanki: {
    label: 'Single wait on a wild tile',
    help: 'Whether a hand that any tile completes may win on a discard.',
    choices: {
      tsumoOnly: 'Self-draw only',
      mustScoreMore: 'Only for more than a self-draw of your own discard would have been worth',
    },
  },
  baoCovers: {
    label: 'What the liable player pays',
    help: 'Which payments the liable discarder takes over.',
    choices: {
      allPayments: 'All payments of the hand, those among the losers too',
      winnerOnly: 'Only those to the winner',
    },
  },
  baoDragonCountsAngang: {
    label: 'Concealed kongs count for dragon liability',
    help: 'A concealed kong is one of the two dragon sets that make the discarder of the third liable.',
  },
  baoOnRobKong: {
    label: 'Liability for a robbed kong',
    help: 'A player whose kong is robbed can be liable too.',
  },
  sifenghuiqi: {
    label: 'All four winds',
    help: 'Whether the pattern is played, and in which forms; most players do not accept it.',
    choices: {
      off: 'Not played',
      daOnly: 'Four pungs of winds only',
      xiaoToo: 'Three pungs and a pair too',
      xiaoOwnPair: 'Three pungs and a pair of your own wind too',
    },
  },
  sifenghuiqiTai: {label: 'Tai for all four winds', help: 'What the pattern is worth to the winner.'},
  sifenghuiqiNonWinnerTai: {
    label: 'Tai for all four winds without winning',
    help: 'What the pattern is worth in a hand that has not won.',
    choices: {13: '13 tai', 4: '4 tai'},
  },
  wildMaxFourCopies: {
    label: 'Four of a kind at most',
    help: 'A wild tile may not stand for a fifth tile of a kind. A hand that waits on anything then waits on the kinds that this leaves.',
  },
  ronOnWhiteAsCaishen: {
    label: 'Winning on 白 as the wild tile’s face',
    help: 'A discarded 白 may complete a hand as the face that the wild tiles show.',
  },
  roundUpToTen: {
    label: 'Simplified points',
    help: 'Points are rounded up to the next ten before they are paid. A hand that reaches 100 by rounding is not a limit hand.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'TZ-0':
    'These are the 13-tile rules of Luqiao in Taizhou. Huangyan, Jiaojiang (cuohu) and Ninghai play with 13 tiles too; Jiaojiang’s fanbaiban, Wenling and Yuhuan with 16.',
  'TZ-1': 'Played with 136 tiles, without flowers, and two dice.',
  'TZ-2': 'The smallest amount is one point: about 500 points in chips for each player, or pencil and paper.',
  'TZ-3':
    'A dealer who wins stays dealer. Otherwise the deal passes to the player on the right, after a draw too.',
  'TZ-4':
    'The dealer is East, the player on the right South, the one opposite West, the one on the left North. There is no prevailing wind.',
  'TZ-5':
    'The dealer rolls two dice to pick a player, who rolls again. The wall is broken as many stacks from the right end of that player’s wall as both rolls add up to.',
  'TZ-6':
    'The dealer gets 14 tiles and the others 13; the dealer’s last two are upper tiles with a stack between them.',
  'TZ-7':
    'The lower tile that this leaves over is turned up and laid on the end of the wall. It is out of play, and the other three of its kind are wild.',
  'TZ-8':
    'In a winning hand alone, a wild tile stands for any tile, and a 白 for the kind of the wild tiles or for itself.',
  'TZ-9':
    'If the indicator is a 白, the other three 白 are wild and there is nothing else that they stand for.',
  'TZ-10':
    'A discard is shown in front of the player and then pushed to the middle, in no order. Your own discards do not bar a win, and nobody marks whom a set was called from.',
  'TZ-11':
    'Chows, pungs and kongs can be called, a chow only from the player on the left; its called tile lies sideways.',
  'TZ-12': 'A concealed kong lies face down, with one end tile turned up.',
  'TZ-13':
    'The replacement for a kong comes from the very end of the wall, the lower tile of a stack before the upper.',
  'TZ-14': 'No wild tile can be part of a called chow, pung or kong.',
  'TZ-15': 'A 白 can be called for a pung, and then stays a 白 for good.',
  'TZ-16':
    'Whoever passes a pung cannot call the same tile until their turn has come; being skipped by a pung or kong counts as a turn.',
  'TZ-17': 'A winning hand is four sets and a pair, and nothing else.',
  'TZ-18':
    'A win can come by self-draw, on a discard, on a kong replacement or by robbing a kong. A robbed kong counts as not made: it stays an exposed pung.',
  'TZ-19': 'If several could win on one discard, only the one nearest in turn after the discarder does.',
  'TZ-20':
    'A discarded wild tile cannot be won on. A set that holds a wild tile can be completed by a discard.',
  'TZ-21':
    'After passing a win, until your turn comes, wins by discard are restricted: either not on the same tile, or only for more points, as agreed. A self-draw is always free.',
  'TZ-22':
    'A hand that waits on anything with a wild tile either wins by self-draw only, or on a discard only for more than it would have scored with the tile its owner threw.',
  'TZ-23': 'A win ends the hand, and all four players count their points.',
  'TZ-24':
    'The hand is drawn, without payments, when 14 tiles are left. Each kong adds one tile to those that stay, and takes two from the 68 ordinary draws.',
  'TZ-25': 'Points are the sum of all hu, doubled once for each tai: 14 hu with 2 tai are 56.',
  'TZ-26': 'The limit, lazi, is 100 hu in Luqiao, for everybody’s points.',
  'TZ-27': 'The winner uses wild tiles and 白 in the way that scores most.',
  'TZ-28':
    'Each of the other three pays the winner: all of it if either is the dealer, half of it otherwise. A limit hand is paid in full by everybody.',
  'TZ-29':
    'The three others settle in pairs: the lower pays the higher the difference, or half of it if neither is the dealer.',
  'TZ-30':
    'Whoever discards the third dragon, never discarded before, to a player with pungs or kongs of two of them and is won on, is liable for all payments.',
  'TZ-31':
    'Whoever discards a tile of the suit in which a player shows three sets or more (concealed kongs aside), and is won on with a full flush, is liable, live tile or not.',
  'TZ-32':
    'Whoever is neither ready nor one tile away from it, discards a dragon never discarded before and is won on, is liable.',
  'TZ-33':
    'Simplified points: every score is rounded up to the next ten before anything is paid; equal rounded scores are equal.',
  'TZ-34': 'A score that becomes 100 by rounding is not a limit hand.',
} as const satisfies Record<LuqiaoRule, string>;

export const details: RulesetDetails<keyof typeof specs, LuqiaoRule> = {options, rules};
