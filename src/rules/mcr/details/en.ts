import type {OptionTexts, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {McrRule} from '../rules.js';

const options = {
  twoConcealedKongs: {
    label: 'Two concealed kongs',
    help: 'What two concealed kongs score: 8 fan by the rules of 2006, 6 fan by the rules of 1998.',
    choices: {8: '8 fan', 6: '6 fan'},
  },
  mixedKongs: {
    label: 'One melded and one concealed kong',
    help: 'How one melded and one concealed kong are scored.',
    choices: {
      6: 'Two Melded Kongs 4 and Concealed Kong 2: 6 fan',
      5: 'Concealed Kong and Melded Kong, 5 fan',
      3: 'Melded Kong 1 and Concealed Kong 2: 3 fan',
    },
  },
  selfDrawSpecial: {
    label: 'Self-draw of special hands',
    help: 'What a self-drawn Seven Pairs, Thirteen Orphans, Nine Gates or hand of knitted tiles and honors adds. Four Concealed Pungs and Seven Shifted Pairs always add Self-Drawn.',
    choices: {fullyConcealed: 'Fully Concealed Hand, 4 fan', selfDrawn: 'Self-Drawn, 1 fan'},
  },
  nineGatesYaojiuke: {
    label: 'Terminal pungs in Nine Gates',
    help: 'Whether pungs of 1s and 9s score in addition to Nine Gates. Pungs that do not count are listed under “Not counted”.',
    choices: {0: 'Not counted', 1: 'All but one count'},
  },
  strict98: {
    label: 'Strict rules of 1998',
    help: 'One Voided Suit is not added to Big or Little Three Dragons, to the fans of four sets in one suit, or to Big Three Winds.',
  },
  knittedStraightWaits: {
    label: 'Waits inside a knitted straight',
    help: 'If the winning tile also fits the knitted straight, still counts the edge, closed or single wait that it completes elsewhere.',
  },
  falseWinPenalty: {
    label: 'Penalty for a false win',
    help: 'How many points a false win costs, paid to each of the other three. It does not change the score of any hand.',
  },
  allFlowersWin: {
    label: 'All flowers win',
    help: 'A local rule. A player who gets all eight flowers wins at once with any hand. Chicken Hand (8) and Flower Tiles (8) are paid as a self-draw. There is no winning tile.',
  },
  lastDiscardCalls: {
    label: 'Calls on the last discard',
    help: 'Whether players may also claim the last discard for a chow, pung or kong. It does not affect scoring.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'MC-1':
    'The game uses 144 tiles: 108 of three suits, 16 winds, 12 dragons, 8 flowers. Four players draw winds for their seats. East deals first.',
  'MC-2':
    'Each wall has 18 stacks. East rolls two dice to choose a wall. The owner of that wall rolls again to find where it is broken. East takes 14 tiles, the others 13.',
  'MC-3':
    'Players set aside the flowers of the deal, starting with East, and replace them from the end of the wall.',
  'MC-4':
    'East discards first, and play goes counterclockwise. A player who claims a tile takes the next turn.',
  'MC-5': 'You may claim a chow only from the player on your left. You announce the chow and meld it.',
  'MC-6': 'You may claim a pung from anyone. You then discard, and the player on your right follows.',
  'MC-7':
    'You make a kong with a discard, with four concealed tiles, or by adding a tile that you drew (never a discard) to a melded pung. Then you take a replacement tile from the end of the wall. Four concealed tiles may still be used in other sets until the kong is declared.',
  'MC-8':
    'Customs differ on how a concealed kong lies: middle tiles up and ends down, the other way round, or all down until the end. This only affects how it is shown.',
  'MC-9': 'You may claim a discard for the pair only to win. A hand has one pair.',
  'MC-10':
    'A win has priority over a pung or kong, and these over a chow. If two players can win, only the first one to the discarder’s right wins.',
  'MC-11': 'You set a flower aside and replace it at once. By a local rule, all eight flowers win at once.',
  'MC-12': 'A hand one tile short is ready. Players do not declare it, and there is no furiten.',
  'MC-13': 'There is no dead wall: the hand is played to the last tile.',
  'MC-14': 'The deal passes on after every hand, won or drawn. The dealer never repeats.',
  'MC-15':
    'Four rounds, East, South, West and North, make 16 hands. The players change seats between rounds.',
  'MC-16': 'A win needs 8 fan without flowers. All fan are added up, and only the winner scores.',
  'MC-17':
    'On a win by discard each opponent pays 8, and the discarder also pays the hand’s fan: 24 plus the fan in all.',
  'MC-18': 'On a self-draw each opponent pays 8 plus the hand’s fan.',
  'MC-19':
    'Each flower adds 1 fan to the hand. Flowers do not count towards the minimum. A win on the replacement tile of a flower is Self-Drawn, not Out with Replacement Tile.',
  'MC-20':
    'A false win is a win declared below 8 fan or with an incomplete hand. The player pays 10 to each opponent, and that hand is dead.',
  'MC-21': 'Nobody is ever liable for another player, and no hand has two winners.',
  'MC-P1': 'Non-repeat: a fan that is always implied by another counted fan is not counted.',
  'MC-P2': 'Non-separation: sets that have been combined for a fan may not be rearranged for another fan.',
  'MC-P3': 'Non-identical: a set used for a fan may not be combined with another set for the same fan again.',
  'MC-P4': 'High-versus-low: if there are several ways to count, take the highest.',
  'MC-P5':
    'Account-once: after some sets have been combined for a fan, each remaining set may be combined once with one of them. Four chows therefore score at most three two-chow fans.',
  'MC-A5': 'Triple Pung may be added to All Terminals. Double Pung may not.',
  'MC-A7': 'One Voided Suit is not added to Reversible Tiles.',
  'MC-A8': 'Two Terminal Chows and Short Straight are not added to Four Pure Shifted Chows.',
  'MC-A9': 'The page’s “dead wall” (王牌) only means tiles from the end of the wall.',
  'MC-A10': 'Another source reserves 14 tiles. We follow the page: the last tile is played.',
  'MC-A13': 'A hand below the minimum shows its fan and flowers, but may not win.',
  'MC-A14':
    'If the shape waits for several kinds, Edge, Closed and Single Wait do not count, even if you hold all copies of the other kinds.',
} as const satisfies Record<McrRule, string>;

export const details: RulesetDetails<keyof typeof specs, McrRule> = {options, rules};
