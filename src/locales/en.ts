import type {Unanswerable, UnanswerableClauses} from '../core/situation/problem.js';
import type {Strings} from './strings.js';
import {Instead} from './instead.js';
import {honorWords, onlyTile, tileNamed} from './tile-name.js';
import {FLOWER, HONOR, isRed, kindOf, rankOf, suitOf} from '../core/tiles/tile.js';

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const seats = {east: 'East', south: 'South', west: 'West', north: 'North'};

const punctuation: Strings['punctuation'] = {
  colon: ': ',
  aside: (remark) => ` (${remark})`,
  starting: (clause) => clause.charAt(0).toUpperCase() + clause.slice(1),
  sentence: (clause) => `${punctuation.starting(clause)}${/[?…]$/.test(clause) ? '' : '.'}`,
  sentences: (list) => list.join(' '),
};

const instead = new Instead({
  list: (words) => words.join(', '),
  or: (others, last) => `${others} or ${last}`,
  choose: (list) => `. Write ${list}`,
  thereAre: (list) => `. There are ${list}`,
  wholeNumber: '. Write a whole number',
  meant: (word) => `. Did you mean ${word}?`,
});

const named = (tile: string) => tileNamed(en.tiles, tile);

/** All copies of a tile: "3s of dots", "green dragons". */
function copiesOf(notation: string): string {
  const tile = onlyTile(notation);
  if (tile === undefined) return notation;
  const kind = kindOf(tile);
  const {suits, flowers} = en.tiles;
  if (kind >= HONOR) return kind < FLOWER ? honorWords(en.tiles, kind)[1] : flowers[kind - FLOWER];
  return `${isRed(tile) ? 'red ' : ''}${rankOf(kind)}s of ${suits[suitOf(kind)][1]}`;
}

/** Why a question cannot be asked. */
const UNASKED: UnanswerableClauses = {
  far: (n) => `the hand is ${n} ${n === 1 ? 'tile' : 'tiles'} from ready`,
  minimum: (n, unit) => `no waiting tile reaches ${n} ${unit ?? ''}`.trim(),
  barred: () => 'the hand cannot win on any tile that completes it',
  'no-score': () => 'the hand is not a win',
  'one-unit': () => 'all patterns of the hand count in one unit',
  alike: () => 'all discards are equally good',
  'no-sets': () => 'the hand is not made of sets and a pair',
  'no-payment': () => 'nobody pays anything',
  'no-table': () =>
    'the question has no table: put `<mj-board>` or `<mj-round>` inside, or name one with `for`',
  'no-rules': () => 'the table has no rule set',
  nobody: () => 'no player with a known hand can act now',
  'not-over': () => 'the hand is not over',
  'no-waits': () => 'no known hand is ready',
  'no-choice': () => 'no player with a known hand has to choose a move that the round then shows',
  'none-drawn': () => 'no such hand can be drawn',
  'not-kept': () => 'a review needs `keep`, the name under which wrong answers are kept',
};

/** How often a tile is there: a number before its name would be taken for its rank. */
const SEVERAL: Readonly<Record<number, string>> = {2: 'twice', 3: 'three times', 4: 'four times'};

export const en: Strings = {
  lang: 'en',
  punctuation,

  tiles: {
    suits: [
      ['character', 'characters'],
      ['dot', 'dots'],
      ['bamboo', 'bamboos'],
    ],
    honors: [
      ['East wind', 'East winds'],
      ['South wind', 'South winds'],
      ['West wind', 'West winds'],
      ['North wind', 'North winds'],
      ['white dragon', 'white dragons'],
      ['green dragon', 'green dragons'],
      ['red dragon', 'red dragons'],
    ],
    flowers: ['spring', 'summer', 'autumn', 'winter', 'plum', 'orchid', 'chrysanthemum', 'bamboo flower'],
    back: 'face-down tile',
    suited: (ranks, [one, many]) => `${ranks.join(' ')} ${ranks.length === 1 && ranks[0] === 1 ? one : many}`,
    ranked: (ranks, [, many]) =>
      ranks.length === 1
        ? `${ranks[0]} of ${many}`
        : `${ranks.slice(0, -1).join(', ')} and ${ranks.at(-1) ?? ''} ${many}`,
    the: (tile) => `the ${tile}`,
    several: (n, [one]) => `${one} ${SEVERAL[n] ?? `${n} times`}`,
    red: (tile) => `red ${tile}`,
    wild: (tile) => `${tile} (wild)`,
  },

  hand: {
    hand: (tiles, pieces) => `Hand of ${tiles} ${tiles === 1 ? 'tile' : 'tiles'}: ${pieces.join('; ')}.`,
    meld: (kind, tiles, how) => {
      const group = `${kind} of ${tiles}`;
      return `${group}, ${how === 'added' ? 'melded, the fourth tile added' : how === 'open' ? 'melded' : how}`;
    },
    group: (kind, tiles, wilds) =>
      (kind === 'single' || kind === 'knitted' ? tiles : `${kind} of ${tiles}`) +
      (wilds ? ` (${wilds} wild ${wilds === 1 ? 'tile' : 'tiles'})` : ''),
    held: (tiles) => `in hand ${tiles}`,
    win: (tile, by) =>
      `winning tile ${tile}` +
      (by === 'self'
        ? ', self-drawn'
        : by === 'discard'
          ? ', won by discard'
          : by
            ? ', won by robbing a kong'
            : ''),
    winMark: {discard: 'Discard', self: 'Self-draw', robbing: 'Robbed kong'},
    wonFrom: (seat) => `from ${seat}`,
    called: 'called',
    ways: {discard: 'discard', self: 'self-draw', robbing: 'robbing a kong'},
    wonBy: (way) => `won by ${way}`,
    flowers: (tiles) => `flowers: ${tiles}`,
    gari: (tiles) => `gari: ${tiles}`,
    indicators: (tiles) => `dora indicators: ${tiles}`,
    uraIndicators: (tiles) => `ura dora indicators: ${tiles}`,
    wild: (tile) => `wild tile indicator: ${tile}`,
    passedTiles: (tiles) => `passed: ${tiles}`,
    river: (tiles) => `discards: ${tiles}`,
    seat: (seat) => `seat ${seats[seat]}`,
    labels: {
      flowers: 'Flowers',
      gari: 'Gari',
      indicators: 'Dora indicator',
      dora: 'Dora',
      uraIndicators: 'Ura dora indicator',
      uraDora: 'Ura dora',
      wild: 'Wild',
      passedTiles: 'Passed',
      river: 'Discards',
    },
    join: (parts) => parts.join(', '),
    and: (parts) =>
      parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}` : parts.join(''),
  },

  element: {
    unreadable: 'This hand cannot be read.',
  },

  score: {
    units: {hu: 'hu', tai: 'tai', hon: 'points', fan: 'fan', points: 'points'},
    amount: (n, unit) =>
      `${n} ${unit === 'hon' || unit === 'points' ? (n === 1 ? 'point' : 'points') : unit}`,
    caption: 'Score',
    pattern: 'Pattern',
    sum: 'Sum',
    total: 'Total',
    cap: 'cap',
    least: 'at least',
    rounded: 'rounded up',
    byTable: 'by the table',
    doubled: (amount, times) =>
      times ? `${amount}, doubled ${times === 1 ? 'once' : `${times} times`}` : amount,
    excluded: 'Not counted',
    excludedCount: (n) => `${n} not counted`,
    excludedBy: (name) => `included in ${name}`,
    status: {
      'no-win-yet': 'Not a win yet',
      'not-a-win': 'Not a win',
      'not-allowed': 'The win is not allowed',
      invalid: 'Cannot be scored',
    },
    wouldBe: 'If the win were allowed',
    mismatch: (expected, actual) => `The page says ${expected}, but the hand scores ${actual}`,
    provenance: {
      found: ['other source', 'From a source other than the rule page'],
      reconstructed: ['inferred', 'The rule page does not state this. It is our reading.'],
    },
    completed: 'with the winning tile',
    rules: 'Rules',
    ofPage: (unread) =>
      `rules by this page${unread ? `, ${unread} ${unread === 1 ? 'place' : 'places'} to correct` : ''}`,
    changed: 'Changed rules',
    on: 'on',
    off: 'off',
  },

  settlement: {
    caption: 'Settlement',
    seats: {east: 'East', south: 'South', west: 'West', north: 'North'},
    corner: 'Payer \\ receiver',
    worth: 'Hand value',
    net: 'Net',
    dealer: 'dealer',
    winner: 'winner',
    pays: (from, to) => `${from} pays ${to}`,
    base: 'base',
    counters: 'repeat counters',
    paying: (names) => (names.length > 1 ? `${names.join(', ')} pay each` : `${names.join('')} pays`),
    why: {win: 'win', difference: 'difference in points', liable: 'liable player'},
    otherwise: 'other payment',
    others: 'Values of the other hands',
    zero: 'sums to 0',
    nobody: 'Nobody pays.',
  },

  situation: {
    fields: {
      from: 'From',
      seat: 'Seat',
      round: 'Round',
      dealer: 'Dealer',
      counters: 'Repeat counters',
      liable: 'Liable',
      passedTotal: 'Score of the win you passed',
    },
    says: {
      dealer: (value) => `dealer: ${value}`,
      liable: (value) => `liable: ${value}`,
      passedTotal: (value) => `score of the passed win: ${value}`,
    },
    seat: (seat) => `seat ${seat}`,
    from: (seat) => `on ${seat}’s discard`,
    eighthFlower: (seat) => `${seat} has the eighth flower`,
    wins: (seat, from, by) =>
      by === 'robbing' ? `${seat} wins by robbing ${from}’s kong` : `${seat} wins on ${from}’s discard`,
    counters: (n) => (n === 1 ? '1 repeat counter' : `${n} repeat counters`),
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
      sevenFlowers: 'Seven robbing one',
      liveTile: 'Live dragon',
      notReady: 'Discarder more than one tile from ready',
    },
  },

  idle: {
    unread: (rules, field) => `${rules} does not use ${field}`,
    nothing: (field) => `${field} changes nothing for this hand`,
    with: (field, other) => `${field} does not go with ${other}`,
  },
  problems: {
    sentence: punctuation.sentence,
    empty: () => 'no tiles are given',
    'unknown-character': (c) => `“${c}” is not a tile or a mark`,
    'missing-suit': (digits) =>
      `the suit after ${digits || 'the digits'} is missing: m characters, p dots, s bamboos`,
    'no-such-tile': (tile) => `there is no tile ${tile}`,
    'unclosed-meld': () => 'this “[” has no matching “]”',
    'unopened-meld': () => 'this “]” has no matching “[”',
    'not-a-meld': (tiles) => `${tiles || 'this set'} is not a chow, pung or kong`,
    'misplaced-mark': (mark) => `“${mark}” is not allowed here`,
    'missing-winning-tile': () => 'mark the winning tile with “+”, for example “5s +5s”',
    'two-winning-tiles': () => 'only one tile can be the winning tile',
    'too-long': () => 'the text is too long to be a hand',
    'bad-json': () => 'this line is not valid JSON',
    'player-count': (given, _, details) =>
      `the number of players must be ${instead.choice(details?.allowed)}, not ${given}. Write commas between their names`,
    'bad-field': (value, _, details) => `“${value}” is not allowed here${instead.after(details)}`,
    'for-circle': (id) =>
      `“${id}” takes its hand from this element and this element takes its hand from “${id}”, so there is no hand to show`,
    'too-deep': (most) => `more than ${most} elements of this library stand in one another here`,
    'too-many-boards': (most) => `no more than ${most} positions can be printed`,
    'unknown-rules': (id, _, details) =>
      !id
        ? 'name a rule set: rules="…"'
        : details?.isElsewhere
          ? `there is a rule set “${id}”, but this page has not registered it`
          : `there is no rule set “${id}”${instead.meant(details)}`,
    'rules-not-here': (id) => `no element of this page has the id “${id}”, which should have the rules`,
    'rules-unread': (id, _, details) =>
      `the rules in “${id}” must be corrected${instead.told(details?.says?.[en.lang], ': ')}`,
    'rules-changed': (then, _, details) =>
      `these rules have changed. “${then}” was meant, and they are “${details?.rules ?? ''}” now. To score by them as they are, leave out what stands from “@” on`,
    'no-flow': (id) => `“${id}” scores hands, but does not say how they are played`,
    'unknown-option': (name, _, details) =>
      `there is no option “${name}” in ${details?.rules ?? 'this rule set'}${instead.thereAre(details)}`,
    'bad-option': (name, _, details) =>
      details?.allowed
        ? `the option “${name}” must be ${instead.choice(details.allowed)}`
        : `the option “${name}” cannot have this value`,
    'option-without-colon': (_name, _, details) =>
      `write name:value, for example ${details?.allowed?.[0] ?? 'name:8'}`,
    'unknown-field': (name, _, details) => `a situation has no field “${name}”${instead.meant(details)}`,
    'unknown-flag': (flag, _, details) =>
      `there is no flag “${flag}” in ${details?.rules ?? 'this rule set'}${instead.thereAre(details)}`,
    'flag-conflict': (flag) => `the flag “${flag}” contradicts the rest of the situation`,
    'bad-seat': (seat, _, details = {}) => {
      if (details.sitter === 'dealer') return `the dealer is always East in this game, not “${seat}”`;
      if (details.sitter === 'other') return `the winner sits in “${seat}”, so no other player does`;
      return `there is no seat “${seat}” in this game${instead.after(details)}`;
    },
    'liable-winner': () => 'the winner cannot be liable for this win',
    'liable-unfed': () =>
      'nobody can be liable: the hand has not called the last set of big three dragons or big four winds, nor a fourth kong where that counts too',
    'tile-not-in-set': (tile) => `this rule set does not use ${named(tile)}`,
    'five-of-a-kind': (tile, _, {count, hands, isRobbed} = {}) =>
      isRobbed
        ? `you hold ${named(tile)} yourself, so nobody can add it to a pung`
        : hands && count
          ? `together with ${hands.map((seat) => `${seats[seat]}’s`).join(' and ')} ${hands.length > 1 ? 'hands' : 'hand'} there would be ${NUMBERS[count] ?? count} ${copiesOf(tile)}`
          : `the set does not have this many ${copiesOf(tile)}`,
    'red-needed': (tile) => `one of these must be ${named(tile)}. Write it as ${tile}`,
    'too-many-tiles': (n) =>
      n === '1'
        ? 'there is 1 tile too many'
        : n
          ? `there are ${n} tiles too many`
          : 'there are too many tiles',
    'too-few-tiles': (n) =>
      n === '-1' ? '1 tile is missing' : n ? `${n.slice(1)} tiles are missing` : 'there are too few tiles',
    'meld-not-allowed': (kind) => `this rule set has no ${kind}s`,
    'wild-in-meld': (tile) => `${named(tile)} is wild and cannot be part of a melded set`,
    'face-down': () => 'a face-down tile can be shown but not scored',
    'no-wild': () => 'the indicator of the wild tile is missing',
    'by-without-tile': () => 'the way of winning is given, but no tile is marked with “+”',
    'tile-without-by': () => 'say how the winning tile came: discard, self or robbing',
    'from-needed': () => 'say who discarded the winning tile (from)',
    'from-self': () => 'you cannot win on your own discard',
    incomplete: () => 'the hand is not complete',
    'below-minimum': (n, unit) => `the hand is below the minimum${n && unit ? ` of ${n} ${unit}` : ''}`,
    'no-yaku': () => 'the hand has no yaku',
    'wild-discard': () => 'you cannot win on a discarded wild tile',
    'wild-single-wait': () => 'a hand that waits on a lone wild tile can win by self-draw only',
    'missed-win': () => 'you passed this win',
    'passed-tile': (tile) => `you passed a win on ${named(tile)} and cannot win on it yet`,
    'furiten-river': (tile) => `furiten: the hand waits for ${named(tile)}, which is among its discards`,
    'furiten-passed': (tile) => `furiten until the next draw: a win on ${named(tile)} was passed`,
    'furiten-riichi': (tile) =>
      `furiten until the hand ends: a win on ${named(tile)} was passed after riichi`,
    'white-as-wild': () => 'the white dragon cannot stand in for the wild tile here',
    'open-kong-replacement': () => 'you cannot win on the replacement tile of a melded kong',
    'gari-in-hand': (tile) => `${tile ? named(tile) : 'this tile'} is a gari and cannot be used in this hand`,
    'not-checked': (what) => `not stated, so not checked: ${what}`,
    'four-kongs': () => 'after four kongs the hand is a draw, unless the fourth kong’s replacement tile wins',
    unanswerable: (why, unit, {count = 0} = {}) =>
      `this question cannot be asked${why in UNASKED ? `: ${UNASKED[why as Unanswerable](count, unit)}` : ''}`,
    ambiguous: (tiles) => `${tiles} are equally good. Name one of them in “answer”`,
    'which-waits': (won, _, {count = 0} = {}) =>
      `${count} kinds complete the hand, and it can win on ${won} only. Say in “answer” which are meant, “winning” or “completing”`,
  },
};
