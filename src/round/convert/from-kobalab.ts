/**
 * Reads 牌譜 of majiang (電脳麻将), as its library majiang-core writes them. With the rules of riichi mahjong, the referee judges
 * every move and the result.
 */
import {SEATS} from '../../core/situation/situation.js';
import {tileName, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove} from '../record/record.js';
import type {LogHand, LogWorth} from './log-hand.js';
import {plainOf, type Json} from './json-places.js';
import {drawNote} from './draw-names.js';
import {isThreeWins} from './three-wins.js';
import {oneTile, setMove, tilesOfHand} from './kobalab-tiles.js';
import {logFaultAt, logTexts, type Source} from './log-texts.js';
import {namesOfLog, riichiRecord} from './riichi-hand.js';
import {bySeat} from '../state/rules.js';

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
    if (!log.json) return [logFaultAt(source, log.fault)];
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
const isIndex = (n: unknown): n is number => isCount(n) && n >= 0 && n < PLAYERS;
const isCounts = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.length === PLAYERS && list.every(isCount);

/** What is said in one step. */
type Said = Readonly<Record<string, unknown>>;

interface Step {
  readonly json: Json;
  readonly name: string;
  readonly said: Said;
}

/** Reads one hand: a list of steps. */
class HandReader {
  private readonly moves: RecordMove[] = [];
  private readonly at: Json[] = [];
  private readonly indicators: Tile[] = [];
  private readonly values: LogWorth[] = [];
  private ura: readonly Tile[] = [];
  private net: readonly number[] | undefined;
  private drawn: Tile | undefined;
  private drawer = -1;
  private thrower = -1;
  private isOver = false;
  private paidAt: Json | undefined;

  constructor(
    private readonly hand: Json,
    private readonly game: Game,
  ) {}

  logHand(): LogHand {
    const {hand, game} = this;
    const {source} = game;
    const steps = hand.is === 'list' ? hand.items.map(stepOf) : [];
    const odd = steps.find((step) => !('name' in step));
    if (odd) return logFaultAt(source, odd.json.at, hand.at);
    const [first, ...rest] = steps as readonly Step[];
    if (first?.name !== 'qipai') return logFaultAt(source, (first?.json ?? hand).at, hand.at);
    const dealt = this.dealt(first.said);
    if (!dealt) return logFaultAt(source, first.json.at, hand.at);
    const wrong = rest.find((step) => !this.step(step));
    if (wrong) return logFaultAt(source, wrong.json.at, hand.at);
    const {kyoku, counters, sticks, points, hands} = dealt;
    const {net, values, moves, at, indicators, ura} = this;
    // players are numbered from the first dealer on, seats from the dealer on
    const byPlayer = <T>(of: readonly T[]): readonly T[] =>
      SEATS.map((_, n) => of[(n - (kyoku % PLAYERS) + PLAYERS) % PLAYERS]);
    const record = riichiRecord({
      ...{kyoku, counters, sticks, moves, indicators, ura, names: game.names},
      ...{points: byPlayer(points), hands: byPlayer(hands)},
      ...(net && {net: byPlayer(net)}),
      ...(game.rules !== undefined && {rules: game.rules}),
      foreign: {kobalab: {kyoku, title: game.title}},
    });
    const placeOf = (json: Json): {line: number; column: number} => source.placeOf(json.at.start);
    const paid = net && this.paidAt && {net: bySeat(SEATS, (_, n) => net[n]), at: placeOf(this.paidAt)};
    return {record, line: placeOf(hand).line, places: at.map(placeOf), values, ...(paid && {paid})};
  }

  /** Reads the deal; undefined where it makes no sense. */
  private dealt({zhuangfeng, jushu, changbang, lizhibang, defen, baopai, shoupai}: Said): Dealt | undefined {
    const marker = typeof baopai === 'string' ? oneTile(baopai) : undefined;
    if (!isIndex(zhuangfeng) || !isIndex(jushu) || !marker || !isCounts(defen)) return undefined;
    if (!isCount(changbang) || changbang < 0 || !isCount(lizhibang) || lizhibang < 0) return undefined;
    if (!Array.isArray(shoupai) || shoupai.length !== PLAYERS) return undefined;
    const hands = shoupai.map((word) => handOf(word));
    if (hands.includes('wrong')) return undefined;
    this.indicators.push(marker.tile);
    return {
      ...{kyoku: PLAYERS * zhuangfeng + jushu, counters: changbang, sticks: lizhibang, points: defen},
      hands: hands.map((hand) => (typeof hand === 'string' ? undefined : hand)),
    };
  }

  /** Reads a step. @returns whether it makes sense */
  private step(step: Step): boolean {
    const {name, said} = step;
    const {l} = said;
    if (name === 'kaigang') return this.turned(said.baopai);
    if (name === 'pingju') return this.ended(step);
    if (!isIndex(l)) return false;
    if (name === 'hule') return this.won(step, l);
    if (this.isOver) return false;
    if (name === 'zimo' || name === 'gangzimo') return this.draws(step, l);
    if (name === 'dapai') return this.discards(step, l);
    return (name === 'fulou' || name === 'gang') && this.melds(step, l);
  }

  private add({json}: Step, move: RecordMove): true {
    this.moves.push(move);
    this.at.push(json);
    return true;
  }

  private turned(baopai: unknown): boolean {
    const marker = typeof baopai === 'string' ? oneTile(baopai) : undefined;
    if (marker) this.indicators.push(marker.tile);
    return marker !== undefined;
  }

  private draws(step: Step, l: number): boolean {
    const {p} = step.said;
    const read = typeof p === 'string' ? oneTile(p) : undefined;
    const isHidden = p === '' || p === '_';
    if (!read && !isHidden) return false;
    this.drawn = read?.tile;
    this.drawer = l;
    return this.add(step, {seat: SEATS[l], do: 'draw', tile: read ? tileName(read.tile) : 'X'});
  }

  private discards(step: Step, l: number): boolean {
    const {p} = step.said;
    const read = typeof p === 'string' ? oneTile(p) : undefined;
    if (!read) return false;
    const {tile, asDrawn, riichi} = read;
    if (asDrawn && (this.drawer !== l || (this.drawn !== undefined && this.drawn !== tile))) return false;
    if (riichi) this.add(step, {seat: SEATS[l], do: 'riichi'});
    const isDrawn = asDrawn && this.drawn !== undefined;
    this.thrower = l;
    this.drawer = -1;
    return this.add(step, {seat: SEATS[l], do: 'discard', ...(isDrawn ? {} : {tile: tileName(tile)})});
  }

  private melds(step: Step, l: number): boolean {
    const {m} = step.said;
    const read = typeof m === 'string' ? setMove(m) : undefined;
    if (!read) return false;
    const {turns, ...move} = read;
    // a set that takes a discard says whose, and stands in a step of another name than a kong of one's own
    const isCall = turns !== undefined;
    if (isCall !== (step.name === 'fulou') || (isCall && (l + turns) % PLAYERS !== this.thrower))
      return false;
    if (!isCall) this.thrower = l;
    this.drawer = -1;
    return this.add(step, {seat: SEATS[l], ...move});
  }

  private won(step: Step, l: number): boolean {
    const {baojia, fubaopai, fu, fanshu, defen, fenpei} = step.said;
    const own = baojia === null || baojia === undefined;
    if (own ? this.drawer !== l : baojia !== this.thrower) return false;
    if (this.moves.some(({do: name, seat}) => name === 'win' && seat === SEATS[l])) return false;
    if (!isCounts(fenpei)) return false;
    const under = Array.isArray(fubaopai) ? fubaopai.map((word) => oneTile(String(word))?.tile) : [];
    const known = under.filter((tile) => tile !== undefined);
    if (known.length !== under.length) return false;
    if (known.length) this.ura = known;
    this.pay(fenpei, step);
    if (isCount(defen))
      this.values.push({
        seat: SEATS[l],
        ...(isCount(fu) && isCount(fanshu) ? {fu, han: fanshu} : {}),
        ...{points: [defen], at: this.game.source.placeOf(step.json.at.start)},
      });
    return this.add(step, {seat: SEATS[l], do: 'win'});
  }

  private ended(step: Step): boolean {
    const {name, fenpei} = step.said;
    if (this.isOver || typeof name !== 'string' || (fenpei !== undefined && !isCounts(fenpei))) return false;
    this.pay(fenpei ?? [0, 0, 0, 0], step);
    const said = drawNote(name);
    const note = said === undefined ? {} : {note: said};
    const three = isThreeWins(name);
    const winners = SEATS.filter((_, l) => three && l !== this.thrower);
    for (const [i, seat] of winners.entries()) this.add(step, {seat, do: 'win', ...(i ? {} : note)});
    return (
      winners.length > 0 || this.add(step, {seat: this.moves.at(-1)?.seat ?? 'east', do: 'end', ...note})
    );
  }

  private pay(fenpei: readonly number[], {json, name}: Step): void {
    const said = json.is === 'object' ? json.fields.get(name) : undefined;
    this.paidAt ??= (said?.is === 'object' ? said.fields.get('fenpei') : undefined) ?? json;
    const {net} = this;
    this.net = fenpei.map((n, l) => n + (net?.[l] ?? 0));
    this.isOver = true;
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
