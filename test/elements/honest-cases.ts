/** Situations in which each attribute of the elements has an effect. */
import {LEDGER_CASES} from './honest-ledger.js';

export type Attributes = Readonly<Record<string, string>>;

const LUQIAO = {rules: 'luqiao', by: 'self', hand: '[FFF] [234m] 456m 78m 99m +6m', expect: '1'};
const RIBON = {rules: 'ribon', by: 'self', seat: 'south', hand: '234p 678p 234s 78s 66s +6s', expect: '1'};
const MCR = {rules: 'mcr', by: 'discard', from: 'west', hand: '[EEE][456m] 789m 234p 5s +5s', expect: '1'};
const SHIRAGIKU = {rules: 'shiragiku', by: 'self', hand: '[111p] 234m 567m 123s 99s 34p +5p', expect: '1'};
const XINZHANG = {rules: 'xinzhang', by: 'discard', hand: '[111p] 234m 567m 123s 99s 34p +5p', expect: '1'};
const STRAIGHT = {rules: 'mcr', by: 'discard', from: 'west', hand: '123m 456m 789m 13p 99s +2p'};
const DISCARD = {...LUQIAO, by: 'discard', from: 'west'};
const TABLE = {rules: 'mcr'};
const OTHERS = {...LUQIAO, seat: 'south', 'others-east': '[2222p] 1m 6m 9m 2s 4s 6s 8s W N E'};
const TILES = {tiles: '12m'};
const READY = {rules: 'luqiao', hand: '[FFF] [234m] 456m 78m 99m'};
const RIICHI = {...RIBON, flags: 'riichi', indicators: '9m'};
const FURITEN = {rules: 'riichi', by: 'discard', from: 'west', hand: '[234p] 678p 234s 78s 66s +6s'};
const LAID = {text: 'E: 123m | 1m 2m^\nS: | 3m'};
const PLAYED = {text: 'turn=E E: | 1m play: E: +5p -9m @a S: +1s -1s'};
const ASKED = {rules: 'mcr', text: 'turn=E W: 99m 123p 456s 789s 1s 2p | play: E: +W -9m'};
const PLAY = {rules: 'luqiao', seed: '7'};
const GB = '[123m,1][456m,1]789m234p5s5s|EE0000';

/**
 * For each attribute: the other attributes with which it has an effect, and a value that changes something. Several
 * cases for elements that differ.
 */
export const CASES: Readonly<Record<string, readonly (readonly [Attributes, string])[]>> = {
  theme: [
    [LAID, 'dark'],
    [LUQIAO, 'dark'],
    [TILES, 'dark'],
  ],
  'tile-theme': [
    [LAID, 'dark'],
    [LUQIAO, 'dark'],
    [OTHERS, 'dark'],
    [TILES, 'dark'],
    [READY, 'dark'],
    [{rules: 'ribon'}, 'dark'],
  ],
  index: [
    [LAID, ''],
    [LUQIAO, ''],
    [OTHERS, ''],
    [TILES, ''],
    [READY, ''],
    [{rules: 'ribon'}, ''],
  ],
  size: [
    [LAID, 'huge'],
    [LUQIAO, 'huge'],
    // a hand in its sets is never wider than its page
    [LUQIAO, 'small'],
    [OTHERS, 'huge'],
    [TILES, 'huge'],
  ],
  names: [
    [PLAYED, 'ja'],
    [LUQIAO, 'ja'],
    [OTHERS, 'ja'],
    [TILES, 'ja'],
    [{...LUQIAO, ask: 'groups'}, 'ja'],
    [{...LUQIAO, target: 'text'}, 'ja'],
    [{rules: 'ribon'}, 'ja'],
  ],
  cite: [[LUQIAO, '']],
  for: [
    [{}, 'source'],
    [{}, 'board'],
  ],
  rules: [
    [{}, 'mcr'],
    [LUQIAO, 'mcr'],
  ],
  options: [
    [LUQIAO, 'laziCap:40'],
    [{rules: 'luqiao', ...LAID}, 'discards:river'],
  ],
  hand: [
    [LUQIAO, '12m'],
    [{text: 'turn=E E: | 1m play: E: +5p -9m === turn=E E: | 2m play: E: +6p -9m'}, '2'],
  ],
  tiles: [[TILES, '9s']],
  notation: [[{rules: 'mcr', by: 'discard', hand: GB}, 'gb']],
  by: [
    [LUQIAO, 'discard'],
    [MCR, 'self'],
    [{...READY, hand: '[FFF] [234m] 456m 78m 99m +6m'}, 'robbing'],
  ],
  from: [
    [STRAIGHT, 'south'],
    [{...MCR, hand: '[123m][456m] 789m 234p 5s +5s'}, 'south'],
    [MCR, 'south'],
    [XINZHANG, 'south'],
  ],
  seat: [
    [LUQIAO, 'south'],
    [MCR, 'south'],
    [{...READY, rules: 'luqiao', hand: '[EEE] [234m] 456m 78m 99m'}, 'south'],
  ],
  round: [
    [MCR, 'south'],
    [STRAIGHT, 'south'],
    [{rules: 'mcr', hand: '[EEE][456m] 789m 234p 5s'}, 'south'],
  ],
  dealer: [
    [LUQIAO, 'south'],
    [SHIRAGIKU, 'south'],
    [XINZHANG, 'south'],
  ],
  patterns: [
    [{rules: 'mcr', count: '3'}, 'hunyise'],
    [{...STRAIGHT, ask: 'lines'}, 'shisanyao'],
  ],
  scope: [
    [{rules: 'mcr', count: '3', ask: 'lines', patterns: 'hunyise'}, 'menqianqing wuzi'],
    [{...STRAIGHT, ask: 'lines'}, 'hunyise'],
  ],
  count: [[{rules: 'mcr', ask: 'win'}, '3']],
  free: [[{}, '']],
  'test-out': [[{}, '']],
  keep: [
    [{}, 'honest'],
    [{rules: 'mcr', ask: 'win'}, 'honest'],
  ],
  review: [[{rules: 'mcr', ask: 'win'}, '']],
  label: [[LUQIAO, 'The label']],
  counters: [
    [SHIRAGIKU, '2'],
    [RIBON, '2'],
    [XINZHANG, '2'],
  ],
  wild: [
    [LUQIAO, '9m'],
    [READY, '9m'],
    [TILES, '2m'],
  ],
  flowers: [[STRAIGHT, '1f']],
  gari: [[RIBON, 'N']],
  indicators: [[RIBON, '3p']],
  'ura-indicators': [[RIICHI, '3p']],
  'passed-tiles': [
    [{...DISCARD, options: 'missedWin:sameTileBanned'}, '6m'],
    [XINZHANG, '5p'],
    [RIBON, '6s'],
    [{...RIBON, by: 'discard', from: 'west'}, '6s'],
  ],
  river: [
    [FURITEN, '9s'],
    [FURITEN, '99999s'],
  ],
  'passed-total': [
    [{...DISCARD, options: 'missedWin:mustScoreMore'}, '500'],
    [{...READY, options: 'missedWin:mustScoreMore'}, '500'],
    [{...LUQIAO, by: 'discard', from: 'west'}, '500'],
    [{...XINZHANG, from: 'west'}, '500'],
    [{...SHIRAGIKU, by: 'discard', from: 'west'}, '500'],
    [{...RIBON, by: 'discard', from: 'west'}, '500'],
    [MCR, '500'],
  ],
  flags: [[MCR, 'lastTile']],
  liable: [
    [MCR, 'south'],
    [LUQIAO, 'south'],
    [RIBON, 'west'],
    [SHIRAGIKU, 'south'],
    [XINZHANG, 'south'],
  ],
  'others-east': [[{...LUQIAO, seat: 'south'}, '99m']],
  'others-south': [[LUQIAO, '99m']],
  'others-west': [[LUQIAO, '99m']],
  'others-north': [[LUQIAO, '99m']],
  at: [[PLAYED, '1']],
  boards: [[PLAYED, '@a']],
  bottom: [[LAID, 'south']],
  seen: [[LAID, 'none']],
  numbers: [[LAID, '']],
  mark: [[LAID, '1m']],
  edge: [[LAID, 'none']],
  show: [[ASKED, 'may']],
  sticks: [[LAID, '2']],
  points: [[LAID, 'E50,S30']],
  players: [[LAID, 'A,B,C,D']],
  sitsout: [[LAID, 'D']],
  dice: [[LAID, '3,1']],
  wall: [[{rules: 'mcr'}, '1m']],
  seed: [[{rules: 'mcr'}, 'mj']],
  left: [[LAID, '20']],
  kongs: [[{rules: 'ribon', indicators: '1p2p3p'}, '1']],
  turn: [[LAID, 'south']],
  start: [[{rules: 'mcr', turn: 'south'}, 'deal']],
  discards: [[LAID, 'pool']],
  expect: [[LUQIAO, '7']],
  view: [
    [LUQIAO, 'total'],
    [LUQIAO, 'list'],
  ],
  views: [[LUQIAO, 'settlement']],
  reading: [
    [{...LUQIAO, lang: 'ja'}, 'ruby'],
    [{...LUQIAO, lang: 'ja'}, 'none'],
    [{...LUQIAO, lang: 'ja', all: '', steps: 'lines'}, 'none'],
  ],
  'show-excluded': [[{...MCR, hand: '[123m][456m] 789m 234p 5s +5s'}, 'off']],
  sort: [
    [TABLE, '-name'],
    [{hand: '9m1m'}, ''],
  ],
  ask: [[LUQIAO, 'payments']],
  choices: [[LUQIAO, '4']],
  attempts: [[{...LUQIAO, value: '1'}, '1']],
  hint: [[LUQIAO, '']],
  reveal: [[LUQIAO, 'never']],
  answer: [[{...MCR, by: 'self', hand: '123m 456m 789m 13p 99s +8s', ask: 'discard'}, 'C']],
  arrange: [[{for: 'source'}, '']],
  'concealed-kong': [[{hand: '[[1111m]]'}, 'all']],
  'group-by': [[TABLE, 'kind']],
  filter: [[TABLE, 'lianliu']],
  level: [[TABLE, '2']],
  columns: [[TABLE, 'value']],
  search: [[TABLE, 'pung']],
  'show-rules': [[{rules: 'luqiao'}, '']],
  loadable: [[TABLE, '']],
  targets: [[LUQIAO, 'md']],
  target: [[LUQIAO, 'text']],
  base: [[{...LUQIAO, target: 'iframe', targets: 'iframe'}, 'https://example.org/']],
  href: [[{...LUQIAO, target: 'link'}, 'https://example.org/']],
  script: [[LUQIAO, 'https://example.org/all.js']],
  name: [
    [LUQIAO, 'field'],
    [{...LUQIAO, value: '1'}, 'field'],
  ],
  value: [
    [LUQIAO, '64'],
    [{rules: 'luqiao'}, '12m'],
    [{rules: 'luqiao'}, 'laziCap:40'],
  ],
  steps: [[MCR, 'total']],
  vary: [[MCR, 'by']],
  step: [
    [MCR, '3'],
    [PLAYED, '1'],
  ],
  all: [[MCR, '']],
  required: [[{rules: 'luqiao'}, '']],
  disabled: [[LUQIAO, '']],
  readonly: [[LUQIAO, '']],
};

/** Cases for one element alone, which replace the common ones. */
export const OWN_CASES: Readonly<Record<string, Readonly<Record<string, readonly [Attributes, string]>>>> = {
  'mj-ledger': LEDGER_CASES,
  // its own text is no rule, and no more is that of the example of the other cases
  'mj-ruleset': {for: [{}, 'nowhere']},
  // inside a comparison: it shows the comparison's hand, by its own rules
  'mj-variant': {notation: [{...MCR, own: GB}, 'gb']},
  // before the answer, a question only shows what is right among the choices
  'mj-quiz': {
    options: [{...LUQIAO, choices: '4'}, 'laziCap:40'],
    'ura-indicators': [{...RIICHI, choices: '4'}, '3p'],
  },
  'mj-play': {
    ...{rules: [PLAY, 'mcr'], options: [PLAY, 'discards:river'], seat: [PLAY, 'south'], seed: [PLAY, '8']},
    ...{
      dealer: [PLAY, 'south'],
      round: [{...PLAY, rules: 'mcr'}, 'south'],
      level: [PLAY, '9'],
      speed: [PLAY, 'slow'],
      hands: [PLAY, '4'],
      goal: [PLAY, 'win'],
      position: [PLAY, 'left=40 turn=south wild=5s S: 123m 456m 78m EE 99m 2p +W'],
      hints: [PLAY, 'none'],
      explain: [{...PLAY, seat: 'west'}, 'always'],
      strict: [PLAY, ''],
    },
    ...{
      theme: [PLAY, 'dark'],
      'tile-theme': [PLAY, 'dark'],
      index: [PLAY, ''],
      size: [PLAY, 'huge'],
      names: [PLAY, 'ja'],
    },
  },
  'mj-whatif': {
    counters: [{...SHIRAGIKU, vary: 'counters'}, '2'],
    flags: [{...MCR, vary: 'win'}, 'lastTile'],
    flowers: [{...STRAIGHT, vary: 'win'}, '1f'],
    gari: [{...RIBON, vary: 'win'}, 'N'],
    indicators: [{...RIBON, vary: 'win'}, '3p'],
    'ura-indicators': [{...RIICHI, vary: 'win'}, '3p'],
    round: [{...MCR, hand: '[EEE][456m] 789m 234p 5s +5s', vary: 'seat'}, 'south'],
    sort: [LUQIAO, 'worth'],
  },
};

/**
 * Attributes whose effect is seen only later: the tiles under the indicators once somebody has won, the answer once
 * it was asked for.
 */
export const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  'mj-board': ['ura'],
  'mj-round': ['ura'],
  'mj-quiz': ['reveal'],
  // until the table is there, only its text is
  'mj-variant': ['theme'],
};
