import type {OptionTexts, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {LuqiaoRule} from '../rules.js';

const options = {
  laziAt: {
    label: 'Where the limit begins',
    help: 'Whether a hand of exactly the limit is a limit hand (lazi). Non-dealers pay each other a limit hand in full.',
    choices: {gte100: 'At the limit', gt100: 'Only above the limit'},
  },
  laziCap: {
    label: 'Limit (lazi)',
    help: 'The most that one hand can score: 100 hu in Luqiao. If the limit is odd, half of it is rounded up.',
  },
  nonWinnerCaishenNatural: {
    label: 'Wild tiles in losing hands',
    help: 'Pairs and pungs of wild tiles in a losing hand count as the printed tile.',
  },
  caishenInKong: {
    label: 'Wild tiles in a kong',
    help: 'Whether wild tiles may stand for other tiles in a declared kong. The kong then scores as the tile it stands for.',
  },
  qiandangWithWild: {
    label: 'Closed wait next to a wild tile',
    help: 'A closed wait counts even if a wild tile is one of its two neighbours.',
  },
  qiandangStrictSingleWait: {
    label: 'Closed wait on one kind only',
    help: 'A closed wait counts only if the hand waits for a single kind of tile.',
  },
  allHonors: {
    label: 'Hand of honors only',
    help: 'What a winning hand of honors alone scores.',
    choices: {hunyise: 'Half flush (1 tai)', qingyise: 'Full flush (3 tai)', none: 'Nothing'},
  },
  missedWin: {
    label: 'Passing a win',
    help: 'What you may win on by discard after passing a win, until your next turn. Give the passed tiles with the hand.',
    choices: {
      sameTileBanned: 'Not on the tile that you passed',
      mustScoreMore: 'Only if it scores more than the win you passed',
      off: 'Not restricted',
    },
  },
  caishenTanki: {
    label: 'Waiting with a lone wild tile',
    help: 'Whether a hand that any tile completes may win on a discard.',
    choices: {
      tsumoOnly: 'Self-draw only',
      mustScoreMore: 'Only if it scores more than the tile you discarded would have scored as a self-draw',
    },
  },
  baoCovers: {
    label: 'What the liable player pays',
    help: 'Which payments the liable discarder makes for the others.',
    choices: {
      allPayments: 'All payments of the hand, including those between losers',
      winnerOnly: 'Only the payments to the winner',
    },
  },
  baoDragonCountsAngang: {
    label: 'Concealed kongs count for dragon liability',
    help: 'A concealed kong counts as one of the two dragon sets needed for liability.',
  },
  baoOnRobKong: {
    label: 'Liability for a robbed kong',
    help: 'A player whose kong is robbed can be liable too.',
  },
  sifenghuiqi: {
    label: 'All four winds',
    help: 'Whether the pattern is played, and in which forms. Most players do not accept it.',
    choices: {
      off: 'Not played',
      daOnly: 'Four pungs of winds only',
      xiaoToo: 'Three pungs and a pair too',
      xiaoOwnPair: 'Three pungs and a pair of your own wind too',
    },
  },
  sifenghuiqiTai: {label: 'Tai for all four winds', help: 'What the pattern scores for the winner.'},
  sifenghuiqiNonWinnerTai: {
    label: 'Tai for all four winds in a losing hand',
    help: 'What the pattern scores in a losing hand.',
    choices: {13: '13 tai', 4: '4 tai'},
  },
  wildMaxFourCopies: {
    label: 'Four of a kind at most',
    help: 'A wild tile may not stand for a fifth tile of a kind. A lone wild tile then waits only for tiles of which you hold fewer than four.',
  },
  ronOnWhiteAsCaishen: {
    label: 'Winning on a white dragon as the wild tile’s own kind',
    help: 'A discarded white dragon may complete a hand as the kind of tile that is wild.',
  },
  roundUpToTen: {
    label: 'Simplified points',
    help: 'Points are rounded up to the next ten before the players pay. A hand that reaches 100 by rounding is not a limit hand.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'TZ-0':
    'These are the 13-tile rules of Luqiao in Taizhou. Huangyan, Jiaojiang (cuohu) and Ninghai also play with 13 tiles. Jiaojiang’s fanbaiban, Wenling and Yuhuan play with 16.',
  'TZ-1': 'The game uses 136 tiles, without flowers, and two dice.',
  'TZ-2':
    'The smallest amount is one point. Each player has about 500 points in chips, or the players keep score on paper.',
  'TZ-3':
    'A dealer who wins stays dealer. Otherwise the player on the dealer’s right deals next, also after a draw.',
  'TZ-4':
    'The dealer is East, the player on the right South, the one opposite West, the one on the left North. There is no prevailing wind.',
  'TZ-5':
    'The dealer rolls two dice to pick a player, and that player rolls them again. Count the sum of both rolls from the right end of that player’s wall and break the wall there.',
  'TZ-6':
    'The dealer gets 14 tiles and the others 13. The dealer takes the last two tiles from the tops of two stacks, skipping the stack between them.',
  'TZ-7':
    'The bottom tile left there is turned face up on the end of the wall. It is not used in play. The other three of its kind are wild.',
  'TZ-8':
    'Only in a winning hand, a wild tile can stand for any tile, and a white dragon can stand for the wild kind or for itself.',
  'TZ-9':
    'If the indicator is a white dragon, the other three white dragons are wild, and the rule that white dragons stand in for the wild kind does not apply.',
  'TZ-10':
    'You show a discard in front of you and then push it to the middle, in no order. There is no furiten, and melds do not show whose discard was called.',
  'TZ-11':
    'You can call chows, pungs and kongs. You can call a chow only from the player on your left, and the called tile lies sideways.',
  'TZ-12': 'A concealed kong lies face down, with one end tile turned up.',
  'TZ-13':
    'The replacement tile for a kong comes from the very end of the wall, the lower tile of a stack before the upper.',
  'TZ-14': 'No wild tile can be part of a called chow, pung or kong.',
  'TZ-15': 'You can call a pung of white dragons. A called white dragon always counts as a white dragon.',
  'TZ-16':
    'If you pass a pung, you cannot pung that tile again until your next turn. A turn skipped by a pung or kong counts.',
  'TZ-17': 'A winning hand is four sets and a pair, and nothing else.',
  'TZ-18':
    'You can win by self-draw, on a discard, on the replacement tile of a kong or by robbing a kong. A robbed kong scores as a melded pung.',
  'TZ-19': 'If several players could win on one discard, only the nearest in turn after the discarder wins.',
  'TZ-20': 'You cannot win on a discarded wild tile, but a discard may complete a set that contains one.',
  'TZ-21':
    'After you pass a win, your wins by discard are restricted until your next turn: as agreed, you may not win on the same tile, or you may win only with more points. You may always win by self-draw.',
  'TZ-22':
    'A hand waiting with a lone wild tile can win on any tile. As agreed, it may win only by self-draw, or on a discard only if that scores more than a self-draw of the tile that you discarded.',
  'TZ-23': 'A win ends the hand, and all four players count their points.',
  'TZ-24':
    'If 14 tiles are left, the hand is a draw without payments. Each kong leaves one more tile undrawn, so it reduces the 68 draws by two.',
  'TZ-25': 'Points are the sum of all hu, doubled once for each tai: 14 hu with 2 tai are 56 hu.',
  'TZ-26': 'No player scores more than the limit, lazi. It is 100 hu in Luqiao.',
  'TZ-27': 'The winner uses wild tiles and white dragons in the way that scores most.',
  'TZ-28':
    'Each of the other three pays the winner: all of it if either is the dealer, half of it otherwise. Everybody pays a limit hand in full.',
  'TZ-29':
    'The three losers settle in pairs. The lower score pays the higher one the difference, or half of it if neither is the dealer.',
  'TZ-30':
    'A player who discards the third dragon while it is still live (nobody has discarded it before), to a player with two dragon pungs or kongs who wins on it, pays for everyone.',
  'TZ-31':
    'A player who deals in to a full flush, when the winner had melded three or more sets of that suit (concealed kongs aside), pays for everyone, even if the tile was not live.',
  'TZ-32':
    'A player who is more than one tile from ready, discards a live dragon and deals in pays for everyone.',
  'TZ-33':
    'Simplified points: every score is rounded up to the next ten before the players pay. Players with the same rounded score pay each other nothing.',
  'TZ-34': 'A score that becomes 100 by rounding is not a limit hand.',
} as const satisfies Record<LuqiaoRule, string>;

export const details: RulesetDetails<keyof typeof specs, LuqiaoRule> = {options, rules};
