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
    help: 'One discard can have several winners; otherwise only the nearest in turn wins.',
  },
  firstTurn: {
    label: 'Names of wins in the first turn',
    help: 'What counts as an earthly and what as a human hand; both are 16 tai.',
    choices: {
      page: 'Earthly on the dealer’s first discard, human on a non-dealer’s first draw',
      game2020: 'Earthly on both; human on another discard of the first turn that is not the dealer’s',
    },
  },
  dasixiIncludesPengpeng: {
    label: 'Big four winds include all pungs',
    help: 'All pungs do not count beside big four winds.',
  },
  dutingStrict: {
    label: 'Single wait on one kind only',
    help: 'A single wait counts only where no other kind of tile completes the hand.',
  },
  tianhuAllowsDuting: {
    label: 'Single wait with a heavenly hand',
    help: 'A heavenly hand has a single wait by the tile that is marked as the winning one.',
  },
  laZhuangOnTsumo: {
    label: 'Counters on a non-dealer’s self-draw',
    help: 'Who pays for the dealer’s repeats when a non-dealer wins by self-draw.',
    choices: {all: 'All three', dealerOnly: 'The dealer alone'},
  },
  openKongThenFlowerWin: {
    label: 'Win after an open kong and a flower',
    help: 'Where an open kong is replaced by a flower, the tile that replaces the flower may be won on.',
  },
  flowerOrder: {
    label: 'Order of the flowers',
    help: 'Which of the plants belongs to which seat.',
    choices: {梅蘭菊竹: '菊 to West, 竹 to North', 梅蘭竹菊: '竹 to West, 菊 to North'},
  },
  concealedBesideSpecial: {
    label: 'Concealed hand beside ready and first-turn wins',
    help: 'Concealed hand and concealed self-draw count beside heavenly and earthly ready, and with the self-draw beside heavenly, earthly and human hands. The page does not exclude them, the game’s program does.',
  },
  doubleWind: {
    label: 'Tai for a double wind',
    help: 'What a pung is worth whose wind is both the round’s and the seat’s. The game gives 2; the page’s 「組数分」 may also mean 1.',
    choices: {2: '2 tai', 1: '1 tai'},
  },
  base: {label: 'Base', help: 'The points that every win has (摸帯).'},
  taiValue: {label: 'Points for one tai', help: 'Not applied to the points for the dealer and the counters.'},
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'SG-1': 'Three dice, and 136 tiles, or 144 with the eight flowers.',
  'SG-2':
    'No bonus tiles, no riichi, no minimum and no limit. A win is a pair and five sets, never pairs; the one special form is eight immortals.',
  'SG-3': 'Discards are not kept in order, and your own do not bar a win.',
  'SG-4':
    'Hands of 16 tiles, the dealer’s of 17. The seat that the dealer’s three dice point to before the deal is East, so that the dealer need not be.',
  'SG-5':
    'Flowers of the deal are laid out and replaced before the dealer’s first discard, beginning with the dealer.',
  'SG-6':
    'Sixteen tiles are never drawn; each kong or flower moves the last tile by one, so that sixteen stay.',
  'SG-7': 'A game is the East and South rounds, the East round alone, or all four, as is usual in Taiwan.',
  'SG-8':
    'A drawn flower is laid beside the hand and replaced from the wall’s end; a win on that tile is a win on a replacement.',
  'SG-9': 'A flower drawn as the last tile can be laid out, but not replaced: the hand is drawn.',
  'SG-10':
    'Seat flowers: 春 and 梅 East, 夏 and 蘭 South, 秋 and 菊 West, 冬 and 竹 North. The round’s wind has no flower.',
  'SG-11': 'Seven robbing one is not played.',
  'SG-12':
    'Chows, pungs and kongs can be called. A concealed kong lies face down, all four tiles, until the hand is over.',
  'SG-13':
    'No win on the tile that replaces an open kong; a win on a replacement is after a concealed kong, an added kong or a flower.',
  'SG-14': 'After a chow, neither the tile just called nor the one at the chow’s other end may be discarded.',
  'SG-15':
    'Whoever passes a pung cannot call the same tile until after their own next discard or added kong.',
  'SG-16':
    'Whoever passes a win cannot win on the same tile, not by self-draw either, until their own next discard; other tiles are free. An added kong lifts this as a discard does, a concealed kong or a flower does not.',
  'SG-17': 'Only an added kong can be robbed, never a concealed one.',
  'SG-18':
    'With the first discard, if nobody has called or made a kong before, a player may declare ready; from then on they discard what they draw, lay out flowers, and make no kong. The declaration is void if the hand is not ready, and not allowed if it is complete already.',
  'SG-19': 'The last tile makes no kong.',
  'SG-20': 'If several could win on one discard, only the nearest in turn does.',
  'SG-21':
    'An exhausted wall, four kongs (by one player too) and four equal winds as first discards are draws, and the dealer stays after each. There is no penalty for not being ready.',
  'SG-22':
    'A dealer who wins stays, with one more counter. If somebody else wins, the counters go back to 0 and the deal passes.',
  'SG-23': 'One point more if the winner or the payer is the dealer.',
  'SG-24': 'A winning dealer gets one point more for each counter.',
  'SG-25':
    'A non-dealer who wins on the dealer’s discard, or by self-draw, gets one point more for each counter; not on another non-dealer’s discard.',
  'SG-26':
    'The discarder alone pays, or on a self-draw each of the three: the base of 5, the tai, and the points above.',
  'SG-26b': 'Nobody is liable for another’s payment.',
  'SG-26c':
    'On the game’s screen the dealer’s score has a yellow frame, and 聴 beside the seat wind marks a declared ready hand. Discards are shown first and then thrown to the middle, and eight immortals are chosen like any win.',
  'SG-27':
    'Eight immortals stand when the eighth flower has been replaced. An incomplete hand has them alone, a complete one all other patterns that are not of flowers too; all three pay as for a self-draw. Not declared, they are lost for the hand.',
} as const satisfies Record<ShiragikuRule, string>;

export const details: RulesetDetails<ShiragikuOption, ShiragikuRule> = {options, rules};
