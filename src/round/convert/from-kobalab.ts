/**
 * Reads 牌譜 of majiang (電脳麻将), as its library majiang-core writes them. With the rules of riichi mahjong, the referee judges
 * every move and the result. Tiles are `m1` to `s9`, `m0` a red five, `z1`–`z7` honors; sets are `m1-23`, `p2222`, `s555=5`.
 */
import type {LineColumn} from '../../core/situation/place.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {isWhole} from '../../core/situation/value.js';
import {FACE_DOWN, RED, kindFrom, type Tile} from '../../core/tiles/tile.js';
import type {MoveText} from '../record/record.js';
import {bySeat} from '../state/rules.js';
import {LogBuilder} from './log-builder.js';
import type {LogHand} from './log-hand.js';
import {isCounts, plainOf, type Json} from './json-places.js';
import {addedKong, calledSet, concealedKong, isSet} from './log-sets.js';
import {logFaultAt, logTexts, unread, type Source} from './log-texts.js';
import {isFew, namesOfLog, riichiLogHand} from './riichi-hand.js';

const PLAYERS = 4;
const HELD = 13;

/** A game: who plays, who deals first, and what is said of it. */
interface Game {
  readonly source: Source;
  readonly title: unknown;
  /** The names from the first dealer on. */
  readonly names: readonly string[];
  readonly rules: string | undefined;
}

/**
 * Reads every hand of 牌譜: of one, of a list of them, or of one a line. A hand that cannot be read comes back with its
 * problem.
 * @param rules the id of the rules by which the hands are judged
 */
export const fromKobalab = (text: string, rules?: string): readonly LogHand[] =>
  logTexts(text).flatMap((log) => {
    const {source} = log;
    if (!log.json) return [unread(log)];
    const games = log.json.is === 'list' ? log.json.items : [log.json];
    return games.flatMap((json) => handsOf(source, json, rules));
  });

function handsOf(source: Source, json: Json, rules: string | undefined): readonly LogHand[] {
  const fields = json.is === 'object' ? json.fields : undefined;
  const hands = fields?.get('log');
  if (hands?.is !== 'list') return [logFaultAt(source, hands?.at ?? json.at)];
  const {title, player, qijia = 0} = plainOf(json) as Readonly<Record<string, unknown>>;
  const first = fields?.get('qijia');
  if (!isIndex(qijia)) return [logFaultAt(source, (first ?? json).at)];
  const named = namesOfLog(player);
  const names = named.map((_, n) => named[(qijia + n) % named.length]);
  return hands.items.map((hand) => new HandReader(hand, {source, title, names, rules}).logHand());
}

const isCount = (n: unknown): n is number => Number.isSafeInteger(n);
const isIndex = (n: unknown): n is number => isWhole(n, 0, PLAYERS - 1);

/** What is said in one step. */
type Said = Readonly<Record<string, unknown>>;

interface Step {
  readonly json: Json;
  readonly name: string;
  readonly said: Said;
}

/** Reads one hand: a list of steps. */
class HandReader {
  private readonly log = new LogBuilder();

  constructor(
    private readonly hand: Json,
    private readonly game: Game,
  ) {}

  logHand(): LogHand {
    const {hand, game, log} = this;
    const {source, names, rules, title} = game;
    const steps = hand.is === 'list' ? hand.items.map(stepOf) : [];
    const odd = steps.find((step) => !('name' in step));
    if (odd) return logFaultAt(source, odd.json.at, hand.at);
    const [first, ...rest] = steps as readonly Step[];
    if (first?.name !== 'qipai') return logFaultAt(source, (first?.json ?? hand).at, hand.at);
    const dealt = this.dealt(first.said);
    if (!dealt) return logFaultAt(source, first.json.at, hand.at);
    const wrong = rest.find((step) => !this.step(step));
    if (wrong) return logFaultAt(source, wrong.json.at, hand.at);
    const {kyoku, points, hands} = dealt;
    // players are numbered from the first dealer on, seats from the dealer on
    const byPlayer = <T>(of: readonly T[]): readonly T[] =>
      SEATS.map((_, n) => of[(n - (kyoku % PLAYERS) + PLAYERS) % PLAYERS]);
    const deal = {
      ...{...dealt, points: byPlayer(points), hands: byPlayer(hands), names},
      ...(rules !== undefined && {rules}),
      foreign: {kobalab: {kyoku, title}},
    };
    return riichiLogHand(this.placeOf(hand), deal, log);
  }

  private placeOf({at}: Json): LineColumn {
    return this.game.source.placeOf(at.start);
  }

  /** Reads the deal; undefined where it makes no sense. */
  private dealt({zhuangfeng, jushu, changbang, lizhibang, defen, baopai, shoupai}: Said): Dealt | undefined {
    if (!isIndex(zhuangfeng) || !isIndex(jushu) || !this.turned(baopai) || !isCounts(defen, PLAYERS))
      return undefined;
    if (!isFew(changbang) || !isFew(lizhibang)) return undefined;
    if (!Array.isArray(shoupai) || shoupai.length !== PLAYERS) return undefined;
    const hands = shoupai.map((word) => handOf(word));
    if (hands.includes('wrong')) return undefined;
    return {
      ...{kyoku: PLAYERS * zhuangfeng + jushu, counters: changbang, sticks: lizhibang, points: defen},
      hands: hands.map((hand) => (typeof hand === 'string' ? undefined : hand)),
    };
  }

  /** Reads a step. @returns whether it makes sense */
  private step(step: Step): boolean {
    const {name, said, json} = step;
    const {l} = said;
    if (name === 'kaigang') return this.turned(said.baopai);
    if (name === 'pingju') return this.ended(step);
    if (!isIndex(l)) return false;
    const [seat, at] = [SEATS[l], this.placeOf(json)];
    if (name === 'hule') return this.won(step, at, seat);
    if (this.log.net) return false;
    if (name === 'zimo' || name === 'gangzimo') return this.draws(said, at, seat);
    if (name === 'dapai') return this.discards(said, at, seat);
    return (name === 'fulou' || name === 'gang') && this.melds(step, at, l);
  }

  private turned(baopai: unknown): boolean {
    const marker = oneTile(baopai);
    if (marker) this.log.indicators.push(marker.tile);
    return marker !== undefined;
  }

  private draws({p}: Said, at: LineColumn, seat: Seat): boolean {
    const tile = p === '' || p === '_' ? FACE_DOWN : oneTile(p)?.tile;
    return tile !== undefined && this.log.draw(at, seat, tile);
  }

  private discards({p}: Said, at: LineColumn, seat: Seat): boolean {
    const read = oneTile(p);
    if (!read) return false;
    if (read.riichi) this.log.add(at, seat, {do: 'riichi'});
    return this.log.discard(at, seat, read.tile, read.asDrawn);
  }

  private melds({name, said: {m}}: Step, at: LineColumn, l: number): boolean {
    const read = typeof m === 'string' ? setMove(m) : undefined;
    if (!read) return false;
    const {turns, ...move} = read;
    // a set that takes a discard says whose, and stands in a step of another name than a kong of one's own
    const isCall = turns !== undefined;
    const isOpen = !isCall || this.log.shown.open?.seat === SEATS[(l + turns) % PLAYERS];
    return isCall === (name === 'fulou') && isOpen && this.log.add(at, SEATS[l], move);
  }

  private won(step: Step, at: LineColumn, seat: Seat): boolean {
    const {log} = this;
    const {baojia, fubaopai, fu, fanshu, defen, fenpei} = step.said;
    const from = baojia ?? SEATS.indexOf(seat);
    if (!isIndex(from) || !log.win(at, seat, SEATS[from]) || !isCounts(fenpei, PLAYERS)) return false;
    const under = Array.isArray(fubaopai) ? fubaopai.map((word) => oneTile(word)?.tile) : [];
    const known = under.filter((tile) => tile !== undefined);
    if (known.length !== under.length) return false;
    if (known.length) log.ura = known;
    if (isCount(defen))
      log.worth({
        ...{seat, ...(isCount(fu) && isCount(fanshu) && {fu, han: fanshu})},
        ...{points: [defen], at},
      });
    return this.pay(fenpei, step);
  }

  private ended(step: Step): boolean {
    const {json, said} = step;
    const {name, fenpei = [0, 0, 0, 0]} = said;
    if (this.log.net || typeof name !== 'string' || !isCounts(fenpei, PLAYERS)) return false;
    return this.log.end(this.placeOf(json), SEATS, name) && this.pay(fenpei, step);
  }

  private pay(fenpei: readonly number[], {json, name}: Step): true {
    const said = json.is === 'object' ? json.fields.get(name) : undefined;
    const at = (said?.is === 'object' ? said.fields.get('fenpei') : undefined) ?? json;
    return this.log.score(
      this.placeOf(at),
      bySeat(SEATS, (_, n) => fenpei[n]),
    );
  }
}

interface Dealt {
  readonly kyoku: number;
  readonly counters: number;
  readonly sticks: number;
  readonly points: readonly number[];
  readonly hands: readonly (readonly Tile[] | undefined)[];
}

function handOf(word: unknown): readonly Tile[] | 'hidden' | 'wrong' {
  if (typeof word !== 'string') return 'wrong';
  if (/^_*$/.test(word)) return 'hidden';
  const tiles = tilesOfHand(word);
  return tiles?.length === HELD ? tiles : 'wrong';
}

/** The only field of a step names it. */
function stepOf(json: Json): Step | {readonly json: Json} {
  const [entry, more] = json.is === 'object' ? [...json.fields] : [];
  const said = entry && !more && entry[1].is === 'object' ? plainOf(entry[1]) : undefined;
  return said ? {json, name: entry[0], said: said as Said} : {json};
}

/** The tile of a suit and a digit; undefined where there is none. */
function tileOf(suit: string, digit: string): Tile | undefined {
  if (digit === '0') return suit === 'z' ? undefined : kindFrom(suit, 5) | RED;
  const kind = kindFrom(suit, Number(digit));
  return kind < 0 ? undefined : kind;
}

/** A discard or a draw: `m5`, `m5_` as drawn, `m5_*` with riichi. */
interface OneTile {
  readonly tile: Tile;
  readonly asDrawn: boolean;
  readonly riichi: boolean;
}

/** Reads one tile with its marks; undefined for other words. */
function oneTile(word: unknown): OneTile | undefined {
  if (typeof word !== 'string') return undefined;
  const [, suit, digit, drawn, riichi] = /^([mpsz])(\d)(_?)(\*?)$/.exec(word) ?? [];
  const tile = suit === undefined ? undefined : tileOf(suit, digit);
  return tile === undefined ? undefined : {tile, asDrawn: drawn !== '', riichi: riichi !== ''};
}

/** Reads the tiles of a hand; undefined for other words, and for hands with melds. */
function tilesOfHand(word: string): readonly Tile[] | undefined {
  if (!/^(?:[mpsz]\d+)+$/.test(word)) return undefined;
  const tiles = [...word.matchAll(/([mpsz])(\d+)/g)].flatMap(([, suit, digits]) =>
    [...digits].map((digit) => tileOf(suit, digit)),
  );
  const known = tiles.filter((tile) => tile !== undefined);
  return known.length === tiles.length ? known : undefined;
}

/** How many places to the right the player of a called tile sits, by the sign behind the tile. */
const TURNS: Readonly<Record<string, number>> = {'+': 1, '=': 2, '-': 3};

/** Reads a set as a move; undefined for what is no set. */
function setMove(word: string): (MoveText & {readonly turns?: number}) | undefined {
  const [, suit, before, sign, behind] = /^([mpsz])(\d+)([-=+]?)(\d*)$/.exec(word) ?? [];
  if (suit === undefined) return undefined;
  const said = [...(before + behind)].map((digit) => tileOf(suit, digit));
  const tiles = said.filter((tile) => tile !== undefined);
  if (tiles.length !== said.length || tiles.length < 3 || tiles.length > 4) return undefined;
  const isFour = tiles.length === 4;
  const isSame = isSet('pung', tiles);
  if (isFour && isSame && !sign) return concealedKong(tiles);
  // a fourth tile behind the sign was added to a pung
  if (isFour && isSame && behind) return addedKong(tiles.slice(0, 3), tiles[3]);
  const kind = isFour ? 'kong' : isSame ? 'pung' : 'chow';
  if (!sign || !isSet(kind, tiles)) return undefined;
  const [turns, at] = [TURNS[sign], before.length - 1];
  return {...calledSet(kind, tiles[at], tiles.toSpliced(at, 1), turns), turns};
}
