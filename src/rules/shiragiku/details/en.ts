import type {OptionTexts, RulesetDetails} from '../../../core/game/names.js';
import type {ShiragikuOption, options as specs} from '../options.js';
import type {ShiragikuRule} from '../rules.js';

const options = {
  flowers: {label: 'Flowers', help: 'Play with the eight flowers, 144 tiles in all.'},
  gameLength: {
    label: 'Length of a game',
    help: 'How many rounds are played.',
    choices: {hanchan: 'East and South', tonpu: 'East only', ichang: 'All four'},
  },
  multiRon: {
    label: 'Several winners',
    help: 'One discard can have several winners. If off, only the nearest in turn wins.',
  },
  firstTurn: {
    label: 'Names of wins in the first turn',
    help: 'Which first-turn wins are called Earthly hand and which Human hand. Both are 16 tai.',
    choices: {
      page: 'Earthly on the dealer’s first discard, human on a non-dealer’s first draw',
      game2020: 'Earthly on both, human on a non-dealer’s discard in the first turn',
    },
  },
  dasixiIncludesPengpeng: {
    label: 'Big four winds include all pungs',
    help: 'All pungs is not added to Big four winds.',
  },
  dutingStrict: {
    label: 'Single wait on one kind only',
    help: 'A single wait counts only if no other kind of tile completes the hand.',
  },
  tianhuAllowsDuting: {
    label: 'Single wait with a heavenly hand',
    help: 'A Heavenly hand can score Single wait, judged by the tile marked as the winning tile.',
  },
  laZhuangOnTsumo: {
    label: 'Repeat counters on a non-dealer’s self-draw',
    help: 'Who pays for the dealer’s repeat counters if a non-dealer wins by self-draw.',
    choices: {all: 'All three', dealerOnly: 'Only the dealer'},
  },
  openKongThenFlowerWin: {
    label: 'Win after a melded kong and a flower',
    help: 'If the replacement tile of a melded kong is a flower, you may win on the tile that replaces the flower.',
  },
  flowerOrder: {
    label: 'Order of the flowers',
    help: 'Which plant belongs to which seat.',
    choices: {
      梅蘭菊竹: 'Chrysanthemum to West, bamboo to North',
      梅蘭竹菊: 'Bamboo to West, chrysanthemum to North',
    },
  },
  concealedBesideSpecial: {
    label: 'Concealed hand with ready and first-turn wins',
    help: 'Adds Concealed hand and Concealed self-draw to Heavenly and Earthly ready, and these and Self-draw to Heavenly, Earthly and Human hands. The page does not exclude them. The game’s program does.',
  },
  doubleWind: {
    label: 'Tai for a double wind',
    help: 'What a pung of a wind that is both round and seat wind is worth. The game gives 2. The page’s wording could also mean 1.',
    choices: {2: '2 tai', 1: '1 tai'},
  },
  base: {label: 'Base', help: 'The points that every win scores.'},
  taiValue: {
    label: 'Points for one tai',
    help: 'How many points each tai is worth. Does not apply to the points for dealer and repeat counters.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'SG-1': 'The game uses three dice and 136 tiles, or 144 with the eight flowers.',
  'SG-2':
    'There are no bonus tiles, no riichi, no minimum and no limit. A win is five sets and a pair. There is no seven-pairs hand. The only special win is Eight immortals.',
  'SG-3': 'Discards are not kept in order, and there is no furiten.',
  'SG-4':
    'Hands have 16 tiles, the dealer’s has 17. Before the deal, the dealer rolls three dice. The seat they point to is East, so the dealer is not always East.',
  'SG-5':
    'Before the dealer’s first discard, all players set aside the flowers of the deal and replace them, starting with the dealer.',
  'SG-6':
    'The last sixteen tiles are not drawn. Each kong or flower uses one tile from the end, so the wall ends one tile earlier.',
  'SG-7': 'A game is the East and South rounds, the East round alone, or all four, as is usual in Taiwan.',
  'SG-8':
    'You set a drawn flower aside next to the hand and take a replacement tile from the end of the wall. A win on that tile is Win on a replacement.',
  'SG-9':
    'If the last tile is a flower, you can set it aside, but there is no replacement tile. The hand is a draw.',
  'SG-10':
    'Seat flowers: spring and plum belong to East, summer and orchid to South, autumn and chrysanthemum to West, winter and bamboo to North. The round wind has no flower.',
  'SG-11': 'Seven robbing one is not played.',
  'SG-12':
    'You can call chows, pungs and kongs. All four tiles of a concealed kong lie face down until the hand is over.',
  'SG-13':
    'You cannot win on the replacement tile of a melded kong. Win on a replacement needs a concealed kong, an added kong or a flower.',
  'SG-14':
    'After a chow, you may not discard the tile you called, nor the tile at the other end of the chow.',
  'SG-15': 'If you pass a pung, you cannot pung that tile until after your next discard or added kong.',
  'SG-16':
    'If you pass a win, you cannot win on that tile, not even by self-draw, until after your next discard. Other tiles are free. An added kong ends this, as a discard does. A concealed kong or a flower does not.',
  'SG-17': 'You can rob only an added kong, never a concealed one.',
  'SG-18':
    'With the first discard, if nobody has called or made a kong before, a player may declare ready. After that the player discards every drawn tile, sets flowers aside, and makes no kongs. If the hand was not ready, the declaration is void. It cannot be declared with a complete hand.',
  'SG-19': 'You cannot make a kong with the last tile.',
  'SG-20': 'If several players could win on one discard, only the nearest in turn wins.',
  'SG-21':
    'The hand is a draw if the wall runs out, after four kongs (even by one player), or if the first four discards are the same wind. The dealer stays. Players who are not ready pay no penalty.',
  'SG-22':
    'A dealer who wins stays and gets one more repeat counter. If somebody else wins, the repeat counters go back to 0 and the deal passes.',
  'SG-23': '1 point is added if the winner or the payer is the dealer.',
  'SG-24': 'A dealer who wins gets 1 point more for each repeat counter.',
  'SG-25':
    'A non-dealer who wins on the dealer’s discard, or by self-draw, gets 1 point more for each repeat counter. On another non-dealer’s discard there is no such point.',
  'SG-26':
    'On a win by discard only the discarder pays. On a self-draw all three others pay. The amount is the base of 5, the tai, and the points above.',
  'SG-26b': 'Nobody is liable for another player’s payment.',
  'SG-26c':
    'On the game’s screen the dealer’s score has a yellow frame, and a sign (聴) next to the seat wind marks a player who declared ready. A discard is shown first and then moved to the middle. Eight immortals is chosen like any win.',
  'SG-27':
    'Eight immortals can be declared once the eighth flower has been replaced. If the hand is not complete, only Eight immortals scores. If it is complete, all patterns except flowers are added. All three players pay, as on a self-draw. If it is not declared then, it is lost.',
} as const satisfies Record<ShiragikuRule, string>;

export const details: RulesetDetails<ShiragikuOption, ShiragikuRule> = {options, rules};
