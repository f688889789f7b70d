/**
 * Reads logs of tenhou.net as the server writes them, in XML (`mjlog`). A tile is a number from 0 to 135, four of each kind;
 * a set is packed into sixteen bits. With the rules of riichi mahjong for four players, the referee judges every move.
 */
import {KINDS, RED, kindOf, rankOf, tileName, HONOR, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove} from '../record/record.js';
import {drawNote} from './draw-names.js';
import type {LogHand, LogWorth} from './log-hand.js';
import {ESCAPED_MJLOG} from './formats.js';
import {lineFinder} from './json-places.js';
import {logFaultAt, unescaped, type Source} from './log-texts.js';
import {mjlogSet} from './mjlog-sets.js';
import {hasNoReds, houseOfType, houseOptions} from './riichi-house.js';
import {riichiRecord, seatingOf, type SeatsByPlayer} from './riichi-hand.js';
import {isThreeWins} from './three-wins.js';

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
  ...{
    yao9: '九種九牌',
    kaze4: '四風連打',
    reach4: '四家立直',
    kan4: '四槓散了',
    ron3: '三家和了',
    nm: '流し満貫',
  },
};

/**
 * Reads every hand of the games in a text; a hand that cannot be read comes back with its problem.
 * @param rules the id of the rules by which four players play; no rule set plays riichi with three
 */
export function fromMjlog(text: string, rules?: string): readonly LogHand[] {
  const whole: Source = {text, placeOf: lineFinder(text), offsetOf: (offset) => offset};
  if (text.length > LONGEST) return [logFaultAt(whole, {start: LONGEST, end: LONGEST})];
  return handsIn(ESCAPED_MJLOG.test(text) ? unescaped(whole, 0, text.length) : whole, rules);
}

function handsIn(source: Source, rules: string | undefined): readonly LogHand[] {
  const {text, placeOf} = source;
  const fault = (start: number, end: number): LogHand => logFaultAt(source, {start, end});
  const hands: LogHand[] = [];
  let game: Game = {type: 0, names: [], rules};
  let hand: HandReader | undefined;
  for (const tag of tagsIn(text)) {
    if (tag.name === 'GO') game = {...game, type: countIn(tag.said.type) ?? 0};
    else if (tag.name === 'UN' && tag.said.n3 !== undefined) game = {...game, names: namesOf(tag.said)};
    else if (tag.name === 'INIT') {
      if (hand) hands.push(hand.logHand(placeOf));
      hand = HandReader.of(tag, game);
      if (!hand) hands.push(fault(tag.at, tag.end));
    } else if (hand && !hand.read(tag)) {
      hands.push(fault(tag.at, tag.end));
      hand = undefined;
    }
  }
  if (hand) hands.push(hand.logHand(placeOf));
  return hands.length ? hands : [fault(0, text.length)];
}

interface Game {
  readonly type: number;
  readonly names: readonly string[];
  readonly rules: string | undefined;
}

const namesOf = ({n0 = '', n1 = '', n2 = '', n3 = ''}: Tag['said']): readonly string[] =>
  [n0, n1, n2, n3].map((name) => {
    try {
      return decodeURIComponent(name);
    } catch {
      return name;
    }
  });

const countIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,7}$/.test(word) ? Number(word) : undefined;

/** Numbers with commas between them; undefined for anything else. */
function numbersIn(words: string | undefined): readonly number[] | undefined {
  if (words === undefined) return undefined;
  const list = words === '' ? [] : words.split(',');
  return list.every((word) => /^-?\d{1,7}$/.test(word)) ? list.map(Number) : undefined;
}

/** The tags of a text, in order. */
function* tagsIn(text: string): Generator<Tag> {
  for (let at = text.indexOf('<'); at >= 0;) {
    const close = text.indexOf('>', at);
    if (close < 0) return;
    const [, name = '', said = ''] = /^<(\w{1,20})\b([^]*?)\/?>$/.exec(text.slice(at, close + 1)) ?? [];
    if (name && !IGNORED.includes(name)) yield {name, said: saidIn(said), at, end: close + 1};
    at = text.indexOf('<', close);
  }
}

/** Tags that tell nothing of a hand. */
const IGNORED = ['mjloggm', 'SHUFFLE', 'TAIKYOKU', 'BYE', 'CHAT', 'xml'];

const saidIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/(?<!\w)(\w{1,20})="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

/** Reads one hand. */
class HandReader {
  private readonly moves: RecordMove[] = [];
  private readonly at: number[] = [];
  private readonly indicators: Tile[];
  private readonly values: (Omit<LogWorth, 'at'> & {readonly offset: number})[] = [];
  private readonly net: number[];
  private ura: readonly Tile[] = [];
  private drawn: {readonly player: number; readonly n: number} | undefined;
  private thrower = -1;
  private isOver = false;

  private constructor(
    private readonly tag: Tag,
    private readonly game: Game,
    private readonly dealt: Dealt,
    private readonly seating: SeatsByPlayer,
  ) {
    this.indicators = [dealt.marker];
    this.net = dealt.hands.map(() => 0);
  }

  /** @returns undefined for a beginning that makes no sense */
  static of(tag: Tag, game: Game): HandReader | undefined {
    const {seed, ten, oya, hai0, hai1, hai2, hai3} = tag.said;
    const [kyoku, counters, sticks, , , marker] = numbersIn(seed) ?? [];
    const points = numbersIn(ten);
    const players = game.type & THREE || hai3 === '' ? 3 : 4;
    const hands = [hai0, hai1, hai2, hai3].slice(0, players).map((words) => tilesIn(words, game));
    const known = hands.filter((hand) => hand?.length === HELD) as (readonly Tile[])[];
    const indicator = tileOf(marker, game);
    const isWhole = known.length === players && points && points.length >= players && indicator !== undefined;
    if (!isWhole || kyoku % COPIES >= players || numbersIn(oya)?.[0] !== kyoku % COPIES) return undefined;
    const dealt = {
      kyoku,
      counters,
      sticks,
      points: points.slice(0, players).map((n) => n * HUNDRED),
      hands: known,
    };
    return new HandReader(tag, game, {...dealt, marker: indicator}, seatingOf(kyoku, players));
  }

  logHand(placeOf: ReturnType<typeof lineFinder>): LogHand {
    const {game, moves, net, ura, indicators} = this;
    const {type, names, rules} = game;
    const {marker: _marker, ...dealt} = this.dealt;
    const options = houseOptions(houseOfType(type));
    const record = riichiRecord({
      ...{...dealt, names, moves, indicators, ura, foreign: {mjlog: {kyoku: dealt.kyoku, type}}},
      ...(this.isOver && {net}),
      ...(options && {options}),
      ...(rules !== undefined && {rules}),
    });
    const {at} = this.tag;
    const isUnruled = rules !== '' && dealt.hands.length < COPIES;
    return {
      record,
      line: placeOf(at).line,
      places: this.at.map(placeOf),
      values: this.values.map(({offset, ...value}) => ({...value, at: placeOf(offset)})),
      ...(isUnruled && {fault: {code: 'three-players', message: '', ...placeOf(at)}}),
    };
  }

  private add(tag: Tag, move: RecordMove): true {
    this.moves.push(move);
    this.at.push(tag.at);
    return true;
  }

  /** Reads a tag. @returns whether it makes sense */
  read(tag: Tag): boolean {
    const {name, said} = tag;
    if (name === 'UN') return true;
    if (name === 'AGARI') return this.won(tag);
    if (name === 'RYUUKYOKU') return this.ended(tag);
    if (this.isOver) return false;
    if (name === 'DORA') return this.turned(said.hai);
    const player = this.playerOf(said.who);
    if (name === 'N') return player !== undefined && this.melds(tag, player);
    if (name === 'REACH') {
      if (said.step !== '1') return true;
      return player !== undefined && this.add(tag, {seat: this.seating.seatOf(player), do: 'riichi'});
    }
    const [, letter = '', digits] = /^([T-WD-G])(\d{1,3})$/.exec(name) ?? [];
    return letter !== '' && this.tile(tag, letter, Number(digits));
  }

  private playerOf(word: string | undefined): number | undefined {
    const n = countIn(word);
    return n !== undefined && n < this.dealt.hands.length ? n : undefined;
  }

  private tile(tag: Tag, letter: string, n: number): boolean {
    const tile = tileOf(n, this.game);
    const isDraw = DRAWS.includes(letter);
    const player = (isDraw ? DRAWS : DISCARDS).indexOf(letter);
    if (tile === undefined || player >= this.dealt.hands.length) return false;
    const seat = this.seating.seatOf(player);
    const {drawn} = this;
    this.drawn = isDraw ? {player, n} : undefined;
    if (isDraw) return this.add(tag, {seat, do: 'draw', tile: tileName(tile)});
    this.thrower = player;
    const asDrawn = drawn?.player === player && drawn.n === n;
    return this.add(tag, {seat, do: 'discard', ...(asDrawn ? {} : {tile: tileName(tile)})});
  }

  private melds(tag: Tag, player: number): boolean {
    const bits = countIn(tag.said.m);
    const set = bits === undefined ? undefined : mjlogSet(bits, (n) => tileOf(n, this.game));
    if (!set) return false;
    const {turns, ...move} = set;
    if (turns && (player + turns) % COPIES !== this.thrower) return false;
    if (!turns) this.thrower = player;
    this.drawn = undefined;
    return this.add(tag, {seat: this.seating.seatOf(player), ...move});
  }

  private turned(hai: string | undefined): boolean {
    const tile = tileOf(countIn(hai), this.game);
    if (tile !== undefined) this.indicators.push(tile);
    return tile !== undefined;
  }

  /** Adds what each player wins or loses: points and change, in hundreds, for each player. */
  private pay(sc: string | undefined): boolean {
    const numbers = numbersIn(sc);
    if (!numbers || numbers.length < 2 * this.net.length) return false;
    for (const player of this.net.keys()) this.net[player] += HUNDRED * numbers[2 * player + 1];
    this.isOver = true;
    return true;
  }

  private won(tag: Tag): boolean {
    const {who, fromWho, ten, yaku, yakuman, doraHaiUra, sc} = tag.said;
    const [player, from] = [this.playerOf(who), this.playerOf(fromWho)];
    const isRight = player !== undefined && from !== undefined;
    if (!isRight || (player === from ? this.drawn?.player !== player : from !== this.thrower)) return false;
    const seat = this.seating.seatOf(player);
    const isSecond = this.moves.some((move) => move.do === 'win' && move.seat === seat);
    const under = tilesIn(doraHaiUra ?? '', this.game);
    if (isSecond || !under || !this.pay(sc)) return false;
    if (under.length) this.ura = under;
    const [fu, points] = numbersIn(ten) ?? [];
    const han = (numbersIn(yaku) ?? []).reduce((sum, n, i) => sum + (i % 2 ? n : 0), 0);
    if (points !== undefined)
      this.values.push({
        ...{seat, points: [points], offset: tag.at},
        ...(yakuman === undefined && han && fu ? {fu, han} : {}),
      });
    return this.add(tag, {seat, do: 'win'});
  }

  private ended(tag: Tag): boolean {
    const {type, sc} = tag.said;
    if (this.isOver || !this.pay(sc)) return false;
    const word = type === undefined ? '流局' : Object.hasOwn(DRAWN, type) ? DRAWN[type] : type;
    const said = drawNote(word);
    const note = said === undefined ? {} : {note: said};
    const {seats, playerAt} = this.seating;
    const others = seats.filter((seat) => isThreeWins(word) && playerAt(seat) !== this.thrower);
    for (const [i, seat] of others.entries()) this.add(tag, {seat, do: 'win', ...(i ? {} : note)});
    return others.length > 0 || this.add(tag, {seat: this.moves.at(-1)?.seat ?? 'east', do: 'end', ...note});
  }
}

interface Dealt {
  readonly kyoku: number;
  readonly counters: number;
  readonly sticks: number;
  readonly points: readonly number[];
  readonly hands: readonly (readonly Tile[])[];
  readonly marker: Tile;
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
