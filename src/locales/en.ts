import type {Strings} from './strings.js';
import {tileNamed} from './tile-name.js';

const seats = {east: 'East', south: 'South', west: 'West', north: 'North'};

const named = (tile: string) => tileNamed(en.tiles, tile);

export const en: Strings = {
  lang: 'en',

  tiles: {
    suits: [
      ['character', 'characters'],
      ['dot', 'dots'],
      ['bamboo', 'bamboo'],
    ],
    honors: [
      ['east', 'easts'],
      ['south', 'souths'],
      ['west', 'wests'],
      ['north', 'norths'],
      ['white dragon', 'white dragons'],
      ['green dragon', 'green dragons'],
      ['red dragon', 'red dragons'],
    ],
    flowers: ['spring', 'summer', 'autumn', 'winter', 'plum', 'orchid', 'chrysanthemum', 'bamboo flower'],
    back: 'face-down tile',
    suited: (ranks, [one, many]) => `${ranks.join(' ')} ${ranks.length === 1 && ranks[0] === 1 ? one : many}`,
    red: (tile) => `red ${tile}`,
    wild: (tile) => `${tile} (wild)`,
  },

  hand: {
    hand: (tiles, pieces) => `Hand of ${tiles} tiles: ${pieces.join('; ')}.`,
    meld: (kind, tiles, how) => {
      const group = `${kind} of ${tiles}`;
      return `${group}, ${how === 'added' ? 'open, the fourth tile added' : how}`;
    },
    group: (kind, tiles, wilds) =>
      (kind === 'single' || kind === 'knitted' ? tiles : `${kind} of ${tiles}`) +
      (wilds ? ` (${wilds} wild ${wilds === 1 ? 'tile' : 'tiles'})` : ''),
    held: (tiles) => `in hand ${tiles}`,
    win: (tile, by) =>
      `winning tile ${tile}` +
      (by === 'self' ? ', self-drawn' : by === 'discard' ? ' by discard' : by ? ' by robbing a kong' : ''),
    winMark: {discard: 'Discard', self: 'Self-draw', robbing: 'Robbed kong'},
    flowers: (tiles) => `flowers: ${tiles}`,
    gari: (tiles) => `gari: ${tiles}`,
    indicators: (tiles) => `dora indicators: ${tiles}`,
    uraIndicators: (tiles) => `ura dora indicators: ${tiles}`,
    wild: (tile) => `wild tile indicator: ${tile}`,
    passedTiles: (tiles) => `passed up: ${tiles}`,
    seat: (seat) => `seat ${seats[seat]}`,
    labels: {
      flowers: 'Flowers',
      gari: 'Gari',
      indicators: 'Dora indicator',
      dora: 'Dora',
      uraIndicators: 'Ura dora indicator',
      uraDora: 'Ura dora',
      wild: 'Wild',
      passedTiles: 'Passed up',
    },
    join: (parts) => parts.join(', '),
  },

  element: {
    unreadable: 'This hand cannot be read.',
  },

  score: {
    units: {hu: 'hu', tai: 'tai', hon: 'points (hon)', fan: 'fan', points: 'points'},
    amount: (n, unit) =>
      `${n} ${unit === 'hon' || unit === 'points' ? (n === 1 ? 'point' : 'points') : unit}`,
    caption: 'Score',
    pattern: 'Pattern',
    sum: 'Sum',
    total: 'Total',
    cap: 'cap',
    rounded: 'rounded up',
    doubled: (amount, times) =>
      times ? `${amount}, doubled ${times === 1 ? 'once' : `${times} times`}` : amount,
    excluded: 'Not counted',
    excludedBy: (name) => `included in ${name}`,
    status: {
      'no-win-yet': 'A hand that has not won',
      'not-a-win': 'Not a win',
      'not-allowed': 'The win is not allowed',
      invalid: 'Cannot be scored',
    },
    wouldBe: 'If it were allowed',
    mismatch: (expected, actual) => `The page says ${expected}; this comes to ${actual}`,
    provenance: {
      found: ['other source', 'From a source other than the rule page'],
      reconstructed: ['inferred', 'Not on the rule page; our interpretation'],
    },
    completed: 'with the winning tile',
    rules: 'Rules',
    changed: 'House rules',
    on: 'on',
    off: 'off',
    colon: ': ',
  },

  settlement: {
    caption: 'Settlement',
    seats: {east: 'East', south: 'South', west: 'West', north: 'North'},
    corner: 'Pays \\ gets',
    worth: 'Hand',
    net: 'Net',
    dealer: 'dealer',
    winner: 'winner',
    pays: (from, to) => `${from} pays ${to}`,
    base: 'base',
    paying: (names) => (names.length > 1 ? `${names.join(', ')} pay each` : `${names.join('')} pays`),
    why: {win: 'for the win', difference: 'difference', liable: 'liable'},
    otherwise: 'other payment',
    others: 'The other hands',
    zero: 'sums to 0',
    nobody: 'Nobody pays.',
  },

  situation: {
    fields: {
      from: 'From',
      seat: 'Seat',
      round: 'Round',
      dealer: 'Dealer',
      counters: 'Counters',
      liable: 'Liable',
      passedTotal: 'Value of the passed win',
    },
    seat: (seat) => `Seat ${seat}`,
    from: (seat) => `Off ${seat}’s discard`,
    wins: (seat, from, by) =>
      by === 'robbing' ? `${seat} wins by robbing ${from}’s kong` : `${seat} wins off ${from}’s discard`,
    counters: (n) => `${n} ${n === 1 ? 'counter' : 'counters'}`,
    join: (said) => said.join(', '),
    rounds: {east: 'East round', south: 'South round', west: 'West round', north: 'North round'},
    flags: {
      replacement: 'Kong replacement tile',
      flowerReplacement: 'Flower replacement tile',
      lastTile: 'Last tile',
      lastOfKind: 'Last of its kind',
      heavenly: 'Heavenly hand',
      earthly: 'Earthly hand',
      human: 'Human hand',
      readyFirst: 'Heavenly ready',
      readyEarly: 'Earthly ready',
      riichi: 'Riichi',
      doubleRiichi: 'Double riichi',
      openRiichi: 'Open riichi',
      ippatsu: 'Ippatsu',
      nagashi: 'Nagashi mangan',
      eightFlowers: 'Eight immortals',
      sevenFlowers: 'Seven rob one',
      liveTile: 'Dragon not discarded before',
      notReady: 'Discarder far from ready',
    },
  },

  problems: {
    empty: () => 'There are no tiles here.',
    'unknown-character': (c) => `“${c}” is not part of the notation.`,
    'missing-suit': (digits) =>
      `The suit after ${digits || 'the digits'} is missing: m characters, p dots, s bamboo.`,
    'no-such-tile': (tile) => `There is no tile ${tile}.`,
    'unclosed-meld': () => 'The meld is opened with “[” and not closed.',
    'unopened-meld': () => 'A “]” closes a meld that was not opened.',
    'not-a-meld': (tiles) =>
      tiles ? `[${tiles}] is not a chow, pung or kong.` : 'These tiles are not a chow, pung or kong.',
    'misplaced-mark': (mark) => `The mark “${mark}” cannot stand here.`,
    'missing-winning-tile': () => 'The winning tile is missing.',
    'two-winning-tiles': () => 'There is more than one winning tile.',
    'too-long': () => 'The text is too long to be a hand.',
    'bad-json': () => 'This line is not a situation in JSON.',
    'bad-field': (value) => `“${value}” is not a value for this field.`,
    'for-circle': (id) => `“${id}” takes its hand from this element: nothing can be shown from a circle.`,
    'unknown-rules': (id) => (id ? `The rule set “${id}” is not known.` : 'No rule set is named.'),
    'unknown-option': (name) => `The rule set has no option “${name}”.`,
    'bad-option': (name) => `The value of the option “${name}” is not possible.`,
    'unknown-flag': (flag) => `The rule set does not know the flag “${flag}”.`,
    'flag-conflict': (flag) => `The flag “${flag}” contradicts the rest of the situation.`,
    'bad-seat': (seat) => `Nobody can sit in seat “${seat}” here.`,
    'tile-not-in-set': (tile) => `The rule set plays without the tile ${named(tile)}.`,
    'five-of-a-kind': (tile, _, {count, hands} = {}) =>
      hands && count
        ? `With the ${hands.length > 1 ? 'hands' : 'hand'} of ${hands.map((seat) => seats[seat]).join(' and ')} there are ${count} of the tile ${named(tile)}.`
        : `The set does not have this many of the tile ${named(tile)}.`,
    'too-many-tiles': (n) =>
      n === '1'
        ? 'There is 1 tile too many.'
        : n
          ? `There are ${n} tiles too many.`
          : 'There are too many tiles.',
    'too-few-tiles': (n) =>
      n === '-1' ? '1 tile is missing.' : n ? `${n.slice(1)} tiles are missing.` : 'There are too few tiles.',
    'meld-not-allowed': (kind) => `The rule set has no such meld: ${kind}.`,
    'wild-in-meld': (tile) => `The wild tile ${named(tile)} cannot lie in an exposed meld.`,
    'face-down': () => 'A face-down tile can be shown but not scored.',
    'no-wild': () => 'The indicator of the wild tile is missing.',
    'by-without-tile': () => 'The hand says how it won, but names no winning tile.',
    'tile-without-by': () => 'The hand names a winning tile, but not how it came.',
    'from-needed': () => 'It is not said who discarded the winning tile.',
    'from-self': () => 'You cannot win on your own discard.',
    incomplete: () => 'The hand is not complete.',
    'below-minimum': (n, unit) => `The hand is below the minimum${n && unit ? ` of ${n} ${unit}` : ''}.`,
    'no-yaku': () => 'The hand has no yaku.',
    'wild-discard': () => 'A discarded wild tile cannot be won with.',
    'wild-single-wait': () => 'A hand that waits with a single wild tile wins by self-draw only.',
    'missed-win': () => 'The same win was passed up before.',
    'passed-tile': (tile) => `A win on the tile ${named(tile)} was passed up before.`,
    'white-as-wild': () => 'The white dragon cannot stand for the wild tile here.',
    'open-kong-replacement': () => 'The replacement tile of an open kong cannot be won with.',
    'gari-in-hand': (tile) =>
      `The tile ${tile ? `${named(tile)} ` : ''}is a gari and cannot be used in this hand.`,
    'not-checked': (what) => `Not checked, because the situation does not say it: ${what}.`,
    'four-kongs': () =>
      'Four kongs end the hand in a draw: only the replacement tile of the fourth can still be won with.',
    unanswerable: (ask) => `“${ask}” cannot be asked here.`,
    ambiguous: (tiles) => `${tiles} are equally good: say which is meant in “answer”.`,
  },
};
