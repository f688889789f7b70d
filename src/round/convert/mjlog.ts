/**
 * Reads logs of tenhou.net as the server writes them, in XML (`mjlog`). A tile is a number from 0 to 135, four of each kind;
 * a set is packed into sixteen bits. With the rules of riichi mahjong for four players, the referee judges every move.
 */
import type {MeldKind} from '../../core/notation/hand.js';
import type {LineColumn} from '../../core/situation/place.js';
import {KINDS, RED, kindFrom, kindOf, rankOf, tileName, HONOR, type Tile} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import type {MoveText} from '../record/record.js';
import {LogBuilder} from './log-builder.js';
import {addedKong, calledSet, concealedKong} from './log-sets.js';
import type {LogHand} from './log-hand.js';
import {ESCAPED_MJLOG} from './formats.js';
import {cutOff, logFaultAt, logSource, unescaped, unread, type Source} from './log-texts.js';
import {hasNoReds, houseOfType, houseOptions, USUAL_TYPE} from './riichi-house.js';
import {isFew, pointsBySeat, riichiLogHand, seatingOf, type SeatsByPlayer} from './riichi-hand.js';
import {changedSign} from '../text/stray-log.js';
import {decoded} from '../../core/situation/decoded.js';

/** A tag, and where it stands. */
interface Tag {
  readonly name: string;
  readonly said: Readonly<Record<string, string>>;
  readonly at: number;
  readonly end: number;
}

/** Longer texts are not read. */
const LONGEST = 5_000_000;
const HELD = 13;
const COPIES = 4;
const HUNDRED = 100;

/** The bits of a game's type. */
const THREE = 0x10;

/** Why a hand is drawn, in the words of this format, as other logs name it. */
const DRAWN: Readonly<Record<string, string>> = {
  yao9: '九種九牌',
  kaze4: '四風連打',
  reach4: '四家立直',
  kan4: '四槓散了',
  ron3: '三家和了',
  nm: '流し満貫',
};

/**
 * Reads every hand of the games in a text; a hand that cannot be read comes back with its problem.
 * @param rules the id of the rules by which four players play; no rule set plays riichi with three
 */
export function fromMjlog(text: string, rules?: string): readonly LogHand[] {
  const whole = logSource(text);
  if (text.length > LONGEST) return [logFaultAt(whole, {start: LONGEST, end: LONGEST})];
  return handsIn(ESCAPED_MJLOG.test(text) ? unescaped(whole, 0, text.length) : whole, rules);
}

function handsIn(source: Source, rules: string | undefined): readonly LogHand[] {
  const {text} = source;
  const fault = (start: number, end: number): LogHand => {
    const quote = text.slice(start, end).search(UNQUOTED);
    const changed = quote < 0 ? undefined : changedSign(text, start + quote);
    return changed ? unread({source, fault: changed}, {start, end}) : logFaultAt(source, {start, end});
  };
  const hands: LogHand[] = [];
  let game: Game = {source, type: USUAL_TYPE, names: [], rules};
  let hand: HandReader | undefined;
  for (const tag of tagsIn(text)) {
    if (!tag.name) {
      hands.push(unread({source, fault: cutOff(text, {start: tag.at, end: tag.end})}));
      hand = undefined;
    } else if (tag.name === 'GO') game = {...game, type: countIn(tag.said.type) ?? USUAL_TYPE};
    else if (tag.name === 'UN' && tag.said.n3 !== undefined) game = {...game, names: namesOf(tag.said)};
    else if (tag.name === 'INIT') {
      if (hand) hands.push(hand.logHand());
      hand = HandReader.of(tag, game);
      if (!hand) hands.push(fault(tag.at, tag.end));
    } else if (hand && !hand.read(tag)) {
      hands.push(fault(tag.at, tag.end));
      hand = undefined;
    }
  }
  if (hand) hands.push(hand.logHand());
  return hands.length ? hands : [fault(0, text.length)];
}

interface Game {
  readonly source: Source;
  readonly type: number;
  readonly names: readonly string[];
  readonly rules: string | undefined;
}

const namesOf = ({n0 = '', n1 = '', n2 = '', n3 = ''}: Tag['said']): readonly string[] =>
  [n0, n1, n2, n3].map((name) => decoded(name) ?? name);

const countIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,7}$/.test(word) ? Number(word) : undefined;

/** Numbers with commas between them; undefined for anything else. */
function numbersIn(words: string | undefined): readonly number[] | undefined {
  if (words === undefined) return undefined;
  const list = words === '' ? [] : words.split(',');
  return list.every((word) => /^-?\d{1,6}$/.test(word)) ? list.map(Number) : undefined;
}

/** The tags of a text, in order. One that the text ends in has no name. */
function* tagsIn(text: string): Generator<Tag> {
  for (let at = text.indexOf('<'); at >= 0;) {
    const last = text.startsWith('<!--', at) ? '-->' : '>';
    const found = text.indexOf(last, at);
    const end = found < 0 ? text.length : found + last.length;
    const [, name = '', said = ''] = /^<(\w{1,20})\b([^]*?)\/?>$/.exec(text.slice(at, end)) ?? [];
    if (found < 0 && /\w/.test(text[at + 1] ?? '')) yield {name: '', said: {}, at, end};
    else if (name && !IGNORED.includes(name)) yield {name, said: saidIn(said), at, end};
    at = text.indexOf('<', end);
  }
}

/** Tags that tell nothing of a hand. */
const IGNORED = ['mjloggm', 'SHUFFLE', 'TAIKYOKU', 'BYE', 'CHAT', 'xml'];

/** Where an attribute has no quotation mark. */
const UNQUOTED = /(?<=\w=)[^\w"']/;

const saidIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/(?<!\w)(\w{1,20})=(["'])(.*?)\2/gs)].map(([, name, , value]) => [name, value]),
  );

const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

/** Reads one hand. */
class HandReader {
  private readonly log = new LogBuilder();
  /** The number of the tile that was drawn last. */
  private drawn = -1;

  private constructor(
    private readonly tag: Tag,
    private readonly game: Game,
    private readonly dealt: Dealt,
    private readonly seating: SeatsByPlayer,
  ) {}

  /** @returns undefined for a beginning that makes no sense */
  static of(tag: Tag, game: Game): HandReader | undefined {
    const {seed, ten, oya, hai0, hai1, hai2, hai3} = tag.said;
    const [kyoku, counters, sticks, , , marker] = numbersIn(seed) ?? [];
    const points = numbersIn(ten);
    const players = game.type & THREE || hai3 === '' ? 3 : 4;
    const hands = [hai0, hai1, hai2, hai3].slice(0, players).map((words) => tilesIn(words, game));
    const known = hands.filter((hand) => hand?.length === HELD) as (readonly Tile[])[];
    const indicator = tileOf(marker, game);
    const isDealt = known.length === players && points && points.length >= players && indicator !== undefined;
    if (
      !isDealt ||
      ![kyoku, counters, sticks].every(isFew) ||
      kyoku % COPIES >= players ||
      numbersIn(oya)?.[0] !== kyoku % COPIES
    )
      return undefined;
    const held = points.slice(0, players).map((n) => n * HUNDRED);
    const dealt = {kyoku, counters, sticks, points: held, hands: known};
    const reader = new HandReader(tag, game, dealt, seatingOf(kyoku, players));
    reader.log.indicators.push(indicator);
    return reader;
  }

  logHand(): LogHand {
    const {dealt, log, tag} = this;
    const {type, names, rules} = this.game;
    const at = this.placeOf(tag);
    const options = houseOptions(houseOfType(type));
    const deal = {
      ...{...dealt, names, foreign: {mjlog: {kyoku: dealt.kyoku, type}}},
      ...(options && {options}),
      ...(rules !== undefined && {rules}),
    };
    const isUnruled = rules !== '' && dealt.hands.length < COPIES;
    return {
      ...riichiLogHand(at, deal, log),
      ...(isUnruled && {fault: {code: 'three-players', message: '', ...at}}),
    };
  }

  private placeOf({at}: Tag): LineColumn {
    return this.game.source.placeOf(at);
  }

  /** Reads a tag. @returns whether it makes sense */
  read(tag: Tag): boolean {
    const {name, said} = tag;
    if (name === 'UN') return true;
    if (name === 'AGARI') return this.won(tag);
    if (name === 'RYUUKYOKU') return this.ended(tag);
    if (this.log.net) return false;
    if (name === 'DORA') return this.turned(said.hai);
    if (name === 'REACH' && said.step !== '1') return true;
    const player = this.playerOf(said.who);
    if (name === 'N' || name === 'REACH') {
      const move = name === 'N' ? this.setOf(said.m, player) : ({do: 'riichi'} as const);
      return player !== undefined && !!move && this.log.add(this.placeOf(tag), this.seatOf(player), move);
    }
    const [, letter = '', digits] = /^([T-WD-G])(\d{1,3})$/.exec(name) ?? [];
    return letter !== '' && this.tile(tag, letter, Number(digits));
  }

  private playerOf(word: string | undefined): number | undefined {
    const n = countIn(word);
    return n !== undefined && n < this.dealt.hands.length ? n : undefined;
  }

  private seatOf(player: number): Seat {
    return this.seating.seatOf(player);
  }

  private tile(tag: Tag, letter: string, n: number): boolean {
    const {log} = this;
    const tile = tileOf(n, this.game);
    const isDraw = DRAWS.includes(letter);
    const player = (isDraw ? DRAWS : DISCARDS).indexOf(letter);
    if (tile === undefined || player >= this.dealt.hands.length) return false;
    const [seat, at] = [this.seatOf(player), this.placeOf(tag)];
    if (!isDraw) return log.discard(at, seat, tile, log.shown.drawn?.seat === seat && this.drawn === n);
    this.drawn = n;
    return log.draw(at, seat, tile);
  }

  /** A set as a move; undefined where it makes no sense, and for a tile that does not lie open. */
  private setOf(m: string | undefined, player = 0): MoveText | undefined {
    const bits = countIn(m);
    const set = bits === undefined ? undefined : mjlogSet(bits, (n) => tileOf(n, this.game));
    if (!set) return undefined;
    const {turns, ...move} = set;
    const {open} = this.log.shown;
    const isOpen = open && this.seating.playerAt(open.seat) === (player + turns) % COPIES;
    return !turns || isOpen ? move : undefined;
  }

  private turned(hai: string | undefined): boolean {
    const tile = tileOf(countIn(hai), this.game);
    if (tile !== undefined) this.log.indicators.push(tile);
    return tile !== undefined;
  }

  /** Adds what each player wins or loses: points and change, in hundreds, for each player. */
  private pay(tag: Tag): boolean {
    const {kyoku, hands} = this.dealt;
    const numbers = numbersIn(tag.said.sc);
    if (!numbers || numbers.length < 2 * hands.length) return false;
    const net = hands.map((_, player) => HUNDRED * numbers[2 * player + 1]);
    return this.log.score(this.placeOf(tag), pointsBySeat(net, kyoku));
  }

  private won(tag: Tag): boolean {
    const {log} = this;
    const {who, fromWho, ten, yaku, yakuman, doraHaiUra} = tag.said;
    const [player, from] = [this.playerOf(who), this.playerOf(fromWho)];
    const under = tilesIn(doraHaiUra ?? '', this.game);
    if (player === undefined || from === undefined || !under) return false;
    const [seat, at] = [this.seatOf(player), this.placeOf(tag)];
    if (under.length) log.ura = under;
    const [fu, points] = numbersIn(ten) ?? [];
    const han = (numbersIn(yaku) ?? []).reduce((sum, n, i) => sum + (i % 2 ? n : 0), 0);
    if (points !== undefined)
      log.worth({
        ...{seat, points: [points], at},
        ...(yakuman === undefined && han && fu ? {fu, han} : {}),
      });
    return log.win(at, seat, this.seatOf(from)) && this.pay(tag);
  }

  private ended(tag: Tag): boolean {
    const {type} = tag.said;
    if (this.log.net) return false;
    const word = type !== undefined && Object.hasOwn(DRAWN, type) ? DRAWN[type] : type;
    return this.log.end(this.placeOf(tag), this.seating.seats, word) && this.pay(tag);
  }
}

interface Dealt {
  readonly kyoku: number;
  readonly counters: number;
  readonly sticks: number;
  readonly points: readonly number[];
  readonly hands: readonly (readonly Tile[])[];
}

/** The tile of a number; undefined where there is none. The first of the fives of a suit is red, if any is. */
function tileOf(n: number | undefined, {type}: Game): Tile | undefined {
  if (n === undefined || n < 0 || n >= COPIES * KINDS) return undefined;
  const kind = Math.floor(n / COPIES);
  const isFirst = n % COPIES === 0 && !hasNoReds(type);
  return isFirst && kindOf(kind) < HONOR && rankOf(kind) === 5 ? kind | RED : kind;
}

function tilesIn(words: string | undefined, game: Game): readonly Tile[] | undefined {
  const numbers = numbersIn(words);
  const tiles = numbers?.map((n) => tileOf(n, game)).filter((tile) => tile !== undefined);
  return tiles?.length === numbers?.length ? tiles : undefined;
}

// sets: which tiles, which of them was called, and from whom, in sixteen bits

const CHOW = 0x04;
const PUNG = 0x08;
const ADDED = 0x10;
const NORTH = 0x20;

/** A set as a move, and how many places to the right the player of the called tile sits; 0 for an own tile. */
export type MjlogSet = MoveText & {readonly turns: number};

/**
 * Reads a set; undefined where it makes no sense.
 * @param tileOf the tile of a number from 0 to 135
 */
export function mjlogSet(bits: number, tileOf: (n: number) => Tile | undefined): MjlogSet | undefined {
  const turns = bits & 3;
  if (bits & CHOW) return chow(bits, turns, tileOf);
  if (bits & (PUNG | ADDED)) return pung(bits, turns, tileOf);
  if (bits & NORTH) return {do: 'out', tile: tileName(kindFrom('z', 4)), turns: 0};
  return kong(bits, turns, tileOf);
}

type TileOf = (n: number) => Tile | undefined;

/** The tiles of numbers; undefined if one of them is none. */
function tilesOf(numbers: readonly number[], tileOf: TileOf): readonly Tile[] | undefined {
  const tiles = numbers.map(tileOf).filter((tile) => tile !== undefined);
  return tiles.length === numbers.length ? tiles : undefined;
}

function chow(bits: number, turns: number, tileOf: TileOf): MjlogSet | undefined {
  const packed = bits >> 10;
  const order = Math.floor(packed / 3);
  const first = Math.floor(order / 7) * 9 + (order % 7);
  const numbers = [0, 1, 2].map((i) => COPIES * (first + i) + ((bits >> (3 + 2 * i)) & 3));
  const tiles = first < 27 ? tilesOf(numbers, tileOf) : undefined;
  return tiles && called('chow', tiles, packed % 3, turns);
}

function pung(bits: number, turns: number, tileOf: TileOf): MjlogSet | undefined {
  const packed = bits >> 9;
  const kind = Math.floor(packed / 3);
  const other = (bits >> 5) & 3;
  const numbers = [0, 1, 2, 3].filter((n) => n !== other).map((n) => COPIES * kind + n);
  const tiles = tilesOf(numbers, tileOf);
  const fourth = tileOf(COPIES * kind + other);
  if (!tiles || fourth === undefined) return undefined;
  if (bits & ADDED) return {...addedKong(tiles, fourth), turns: 0};
  return turns ? called('pung', tiles, packed % 3, turns) : undefined;
}

function kong(bits: number, turns: number, tileOf: TileOf): MjlogSet | undefined {
  const n = bits >> 8;
  const kind = Math.floor(n / COPIES);
  const numbers = [0, 1, 2, 3].map((i) => COPIES * kind + i);
  const tiles = tilesOf(numbers, tileOf);
  if (!tiles) return undefined;
  return turns ? called('kong', tiles, n % COPIES, turns) : {...concealedKong(tiles), turns: 0};
}

const called = (kind: MeldKind, tiles: readonly Tile[], index: number, turns: number): MjlogSet => ({
  ...calledSet(kind, tiles[index], tiles.toSpliced(index, 1), turns),
  turns,
});
