/**
 * The house rules of a lobby of Tenhou, as its logs have them: `rule` as a list, whose third part has the flags of a log in
 * XML, and `csrule`, two sets of flags and then numbers. Tenhou does not document `csrule`. Three programs that read or write
 * it name the flags alike: the editor of a league's lobbies, a bot for tournaments, and InjusticeJudge; where the bot names
 * the pair of both winds otherwise, the editor is followed, with which a lobby without flags plays as Tenhou does. Flags that
 * none of them names, those for the clock and those for three players say nothing here.
 */
import {houseOfType, type RiichiHouse} from './riichi-house.js';

/** Settings of a lobby that are no option of the rule set. */
const LOBBY_SETTINGS = [
  'noDora',
  'noKanDora',
  'noUraDora',
  'noKanUraDora',
  'noIppatsu',
  'stopsOnce',
  'passesAfterWin',
  'rounded',
  'shortRounds',
  'liability',
  'target',
  'stick',
  'counters',
  'noten',
  'uma',
] as const;
/** A setting of {@link LOBBY_SETTINGS}. */
export type LobbySetting = (typeof LOBBY_SETTINGS)[number];

/** What a lobby plays. */
interface Lobby {
  readonly options: Readonly<Record<string, unknown>>;
  /** What it plays otherwise than the rule set can. */
  readonly unread: readonly LobbySetting[];
}

/** What a flag stands for: options, or a setting that is none. */
type Flag = readonly [bit: number, means: Readonly<Record<string, unknown>> | LobbySetting];

const FIRST: readonly Flag[] = [
  [0x1, {nagashi: false}],
  [0x2, {kiriageMangan: true}],
  [0x4, {bust: false}],
  [0x8, {kanDora: 'atOnce'}],
  [0x10, 'noDora'],
  [0x20, 'noKanDora'],
  [0x40, 'noUraDora'],
  [0x80, 'noKanUraDora'],
  [0x100, {fourWinds: false}],
  [0x200, {fourKongs: false}],
  [0x400, {fourRiichi: false}],
  [0x800, {nineOrphans: false}],
  [0x1000, {threeWins: 'paid'}],
  [0x2000, {severalWins: 'nearest'}],
  [0x1_0000, 'passesAfterWin'],
  [0x2_0000, {dealerStays: 'won'}],
  [0x4_0000, 'rounded'],
  [0x8_0000, 'noIppatsu'],
  [0x10_0000, 'shortRounds'],
  [0x20_0000, {extension: 'none'}],
  [0x100_0000, {renhou: 'mangan'}],
  [0x200_0000, {riichiNeedsDraws: 0}],
];

/** The dealer of the last hand does not stop after a win, and not when ready. */
const NO_STOP = 0xc000;

const SECOND: readonly Flag[] = [
  [0x1, {doubleWindPair: 2}],
  [0x2, {sharedPlaces: true}],
  [0x4, {leftSticks: 'nobody'}],
  [0x8, 'liability'],
  [0x10, {countedYakuman: false}],
];

/** Where numbers stand that are options, and what they are if nothing stands there. */
const NUMBERS = [
  [4, 'startPoints', 25_000],
  [5, 'goalPoints', 30_000],
  [6, 'returnPoints', 30_000],
] as const;

/** Numbers that are no options: where they stand, what they are if nothing stands there, and what they set. */
const OTHERS: readonly (readonly [at: number, usual: number, setting: LobbySetting])[] = [
  [7, 0, 'target'],
  [10, 1000, 'stick'],
  [11, 100, 'counters'],
  [16, 1000, 'noten'],
  [17, 1500, 'noten'],
  [18, 3000, 'noten'],
];

/** Where the points for the second, third and fourth place stand, once for each number of players who have less than they began with. */
const UMA_FROM = 21;
const UMA_TIMES = 5;
const UMA_USUAL = [10, -10, -20] as const;
/** The pairs of points that are a choice of the option `uma`. */
const UMA_CHOICES: readonly string[] = ['5-10', '5-15', '10-20', '10-30', '20-30'];

/** The parts of a list, or of a text with commas. */
const partsOf = (said: unknown): readonly string[] =>
  typeof said === 'string' ? said.split(',') : Array.isArray(said) ? said.map(String) : [];

/** A whole number to the base 16; 0 for anything else. */
const flagsIn = (text = ''): number => (/^[0-9a-f]{1,8}$/i.test(text) ? Number.parseInt(text, 16) : 0);

/** What `rule` says as a list: the third part is a number to the base 16, with the flags of a log in XML. */
export function houseOfRuleList(rule: unknown): RiichiHouse | undefined {
  const type = Array.isArray(rule) ? partsOf(rule).at(2) : undefined;
  return type ? houseOfType(flagsIn(type)) : undefined;
}

/** What `csrule` says; undefined where there is none. */
export function lobbyOf(csrule: unknown): Lobby | undefined {
  const parts = partsOf(csrule);
  if (!parts.some(Boolean)) return undefined;
  const [first, second] = parts.map(flagsIn);
  const said = [...meant(FIRST, first), ...meant(SECOND, second), ...stopsIn(first), ...numbersIn(parts)];
  return {
    options: Object.assign({}, ...said.filter((one) => typeof one === 'object')) as Lobby['options'],
    unread: LOBBY_SETTINGS.filter((setting) => said.includes(setting)),
  };
}

const meant = (flags: readonly Flag[], said: number): Flag[1][] =>
  flags.filter(([bit]) => said & bit).map(([, means]) => means);

function stopsIn(first: number): Flag[1][] {
  const said = first & NO_STOP;
  return said === NO_STOP ? [{dealerMayStop: false}] : said ? ['stopsOnce'] : [];
}

function numbersIn(parts: readonly string[]): Flag[1][] {
  const at = (place: number, usual: number): number =>
    /^-?\d{1,6}$/.test(parts[place] ?? '') ? Number(parts[place]) : usual;
  const uma = [...Array(UMA_TIMES).keys()].map((times) =>
    UMA_USUAL.map((usual, place) => at(UMA_FROM + UMA_USUAL.length * times + place, usual)).join(),
  );
  return [
    ...NUMBERS.filter(([place, , usual]) => at(place, usual) !== usual).map(([place, name, usual]) => ({
      [name]: at(place, usual),
    })),
    ...OTHERS.filter(([place, usual]) => at(place, usual) !== usual).map(([, , setting]) => setting),
    ...umaOf(uma),
  ];
}

/** The option `uma`, if the places are worth the same however the players stand; nothing where it is as usual. */
function umaOf(rows: readonly string[]): Flag[1][] {
  const [row] = rows;
  if (rows.every((one) => one === UMA_USUAL.join())) return [];
  const [second, third, fourth] = row.split(',').map(Number);
  const choice = `${second}-${-fourth}`;
  if (rows.some((one) => one !== row) || third !== -second) return ['uma'];
  if (!second && !fourth) return [{uma: 'none'}];
  return UMA_CHOICES.includes(choice) ? [{uma: choice}] : ['uma'];
}
