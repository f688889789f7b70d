import type {OptionTexts, RulesetDetails} from '../../../core/game/names.js';
import type {options as specs} from '../options.js';
import type {McrRule} from '../rules.js';

const options = {
  twoConcealedKongs: {
    label: 'Two concealed kongs',
    help: 'What two concealed kongs are worth: 8 by the rules of 2006, 6 by those of 1998.',
    choices: {8: '8 points', 6: '6 points'},
  },
  mixedKongs: {
    label: 'One melded and one concealed kong',
    help: 'How one kong of each sort is counted.',
    choices: {
      6: 'Two Melded Kongs 4 and Concealed Kong 2',
      5: 'A fan of its own, 5',
      3: 'Melded Kong 1 and Concealed Kong 2',
    },
  },
  selfDrawSpecial: {
    label: 'Self-draw of special hands',
    help: 'What a self-drawn Seven Pairs, Thirteen Orphans, Nine Gates or hand of knitted tiles and honors adds. Four Concealed Pungs and Seven Shifted Pairs always add Self-Drawn.',
    choices: {fullyConcealed: 'Fully Concealed Hand, 4', selfDrawn: 'Self-Drawn, 1'},
  },
  nineGatesYaojiuke: {
    label: 'Terminal pungs in Nine Gates',
    help: 'Whether pungs of 1 and 9 count beside Nine Gates. What does not is listed as left out for it.',
    choices: {0: 'Not counted', 1: 'All but one count'},
  },
  strict98: {
    label: 'Strict rules of 1998',
    help: 'One Voided Suit is not added to Big or Little Three Dragons, to the fans of four sets in one suit, or to Big Three Winds.',
  },
  knittedStraightWaits: {
    label: 'Waits inside a knitted straight',
    help: 'Counts an edge, closed or single wait that the winning tile closes elsewhere, though it is a tile of the knitted straight too.',
  },
  falseWinPenalty: {
    label: 'Penalty for a false win',
    help: 'What a false win costs, paid to each of the other three. It belongs to the round: it changes the score of no hand.',
  },
  allFlowersWin: {
    label: 'All flowers win',
    help: 'A local rule: who holds all eight flowers wins at once, whatever the hand. Chicken Hand 8 and Flower Tiles 8 are paid as by self-draw; such a hand has no winning tile.',
  },
  lastDiscardCalls: {
    label: 'Calls on the last discard',
    help: 'Whether the last discard may be claimed for anything but a win. It is a rule of play and leaves scoring as it is.',
  },
} as const satisfies OptionTexts<typeof specs>;

const rules = {
  'MC-1':
    '144 tiles: 108 of three suits, 16 winds, 12 dragons, 8 flowers. Four players draw winds for their seats; East deals first.',
  'MC-2':
    'Walls of 18 stacks each. East throws two dice for the wall, its owner throws again for the place to break it; East takes 14 tiles, the others 13.',
  'MC-3': 'Flowers in the deal are exposed, from East on, and replaced from the end of the wall.',
  'MC-4': 'East discards first and play goes counter-clockwise; a claim moves the turn to the claimer.',
  'MC-5': 'A chow may be claimed only from the player on your left; it is announced and exposed.',
  'MC-6': 'A pung may be claimed from anyone; the claimer discards, and the player on the right follows.',
  'MC-7':
    'A kong is made with a discard, of four concealed tiles, or by adding a tile you have drawn — never a discard — to an exposed pung. It is replaced from the end of the wall; four concealed tiles may be used otherwise until they are declared.',
  'MC-8':
    'How a concealed kong lies differs: middle tiles up and ends down, the other way round, or all down until the end. It is a matter of display.',
  'MC-9': 'A discard may complete a pair only to win; a hand has one pair.',
  'MC-10':
    "A win goes before a pung or kong, and that before a chow. Of two winners only the one nearest to the discarder's right wins.",
  'MC-11': 'A flower is exposed and replaced at once. By a local rule, all eight of them win at once.',
  'MC-12': 'A hand one tile short is ready. Nothing is declared, and there is no furiten.',
  'MC-13': 'There is no dead wall: the hand is played to the last tile.',
  'MC-14': 'After every hand, won or drawn, the deal passes on; a dealer never repeats.',
  'MC-15':
    'Four rounds, East, South, West and North, make 16 hands. The players change seats between rounds.',
  'MC-16': 'A win needs 8 points without flowers. The fans are added up, and the winner alone scores.',
  'MC-17':
    "Won by a discard, each opponent pays 8 and the discarder the hand's points as well: 24 and the hand in all.",
  'MC-18': "Self-drawn, each opponent pays 8 and the hand's points.",
  'MC-19':
    'A flower is worth 1, outside the minimum, and is added to the hand. A win on its replacement is a self-draw, not 槓上開花.',
  'MC-20': 'A false win, below 8 points or incomplete, costs 10 to each opponent, and that hand is dead.',
  'MC-21': 'Nobody is ever liable for another, and no hand has two winners.',
  'MC-P1': 'Non-repeat: what another counted fan always contains is not counted.',
  'MC-P2': 'Non-separation: sets that have been combined for a fan are not re-arranged for another.',
  'MC-P3': 'Non-identical: a set used for a fan is not combined with another set for the same fan again.',
  'MC-P4': 'High-versus-low: of several ways to count, take the highest.',
  'MC-P5':
    'Account-once: a set that is left over is combined once with one that has been combined. Four chows make three fans of two chows at most.',
  'MC-A5': 'Triple Pung may be added to All Terminals, Double Pung may not.',
  'MC-A7': 'One Voided Suit is not added to Reversible Tiles.',
  'MC-A8': 'Two Terminal Chows and Short Straight are not added to Four Pure Shifted Chows.',
  'MC-A9': 'The “王牌” of the page are simply tiles from the end of the wall.',
  'MC-A10': 'Another text keeps 14 tiles back; here the page holds, and the last tile is played.',
  'MC-A13': 'A hand below the minimum shows its fans and flowers, but may not win.',
  'MC-A14':
    'A wait that is formally several tiles stays several, even where your own hand has used up all but one: no edge, closed or single wait.',
} as const satisfies Record<McrRule, string>;

export const details: RulesetDetails<keyof typeof specs, McrRule> = {options, rules};
