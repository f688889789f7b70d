/** Writes hands as the server of tenhou.net does: each of the 136 tiles has a number, a set is packed into sixteen bits. */
import {SEATS, type Seat} from '../../src/core/situation/situation.js';
import {isFault} from '../../src/core/situation/result.js';
import {HONOR, isRed, kindOf, rankOf, type Kind, type Tile} from '../../src/core/tiles/tile.js';
import {drawName} from '../../src/round/convert/draw-names.js';
import {
  dealtTo,
  handToTell,
  pointsBefore,
  turnedIn,
  type HandToTell,
} from '../../src/round/convert/hand-to-tell.js';
import {endOf, type LoggedWin} from '../../src/round/convert/riichi-end.js';
import {handNumberOf, madeIn} from '../../src/round/convert/riichi-hand.js';
import {withGains} from '../../src/round/record/points.js';
import type {Playing} from '../../src/round/game/replay.js';
import type {RecordMove, RoundRecord} from '../../src/round/record/record.js';
import {meldIn, tileIn} from '../../src/round/text/tiles.js';

const COPIES = 4;
const SUIT = 9;
/** Tags for the draws and discards of each player. */
const DRAW = 'TUVW';
const DISCARD = 'DEFG';

const DRAWN: Readonly<Record<string, string>> = {
  九種九牌: 'yao9',
  四風連打: 'kaze4',
  四家立直: 'reach4',
  四槓散了: 'kan4',
  三家和了: 'ron3',
  流し満貫: 'nm',
};

interface Numbered {
  readonly seat: Seat;
  readonly id: number;
}

/** Writes one hand; `riichi` of the game's type says whether fives are red. */
class MjlogWriter {
  private readonly out: string[] = [];
  private readonly used = new Set<number>();
  private readonly held: Record<Seat, number[]> = {east: [], south: [], west: [], north: []};
  /** The bits of each called pung that may become a kong, by seat and kind. */
  private readonly pungs = new Map<string, number>();
  private readonly hasReds: boolean;
  private drawn: Numbered | undefined;
  private open: Numbered | undefined;
  private declares = false;

  constructor(private readonly told: HandToTell) {
    const {redTiles} = told.rules?.o ?? {};
    this.hasReds = Object.values((redTiles ?? {}) as Record<string, number>).some((n) => n > 0);
  }

  /** The number of a tile that has not been seen: the first of the fives of a suit is red. */
  private number(tile: Tile): number {
    const kind = kindOf(tile);
    const isSplit = this.hasReds && kind < HONOR && rankOf(kind) === 5;
    const copies = isRed(tile) ? [0] : isSplit ? [1, 2, 3] : [0, 1, 2, 3];
    const id = copies.map((n) => COPIES * kind + n).find((n) => !this.used.has(n));
    if (id === undefined) throw new Error(`no number for ${tile}`);
    this.used.add(id);
    return id;
  }

  private isNumberOf(id: number, tile: Tile): boolean {
    const kind = kindOf(tile);
    const isSplit = this.hasReds && kind < HONOR && rankOf(kind) === 5;
    return id >> 2 === kind && (!isSplit || (id % COPIES === 0) === isRed(tile));
  }

  /** Takes a tile out of a hand; of two alike the one that was not drawn just now. */
  private take(seat: Seat, tile: Tile): number {
    const held = this.held[seat];
    const own = held.filter((id) => this.isNumberOf(id, tile));
    const id = own.find((one) => one !== this.drawn?.id) ?? own[0];
    held.splice(held.indexOf(id), 1);
    return id;
  }

  private player(seat: Seat): number {
    return this.told.seating.playerAt(seat);
  }

  private byPlayer(of: (seat: Seat) => unknown): string {
    return SEATS.map((_, n) => of(this.told.seating.seatOf(n))).join();
  }

  text(type: number): string {
    const {told} = this;
    const {record} = told;
    const {start} = record;
    const {indicators, ura} = turnedIn(told);
    const turned = indicators.map((tile) => this.number(tile));
    const under = ura.map((tile) => this.number(tile));
    const dealt = new Map(SEATS.map((seat) => [seat, dealtTo(told, seat)!.map((tile) => this.number(tile))]));
    for (const [seat, ids] of dealt) this.held[seat] = ids.slice(0, 13);
    const kyoku = handNumberOf(record);
    const counts = [start.counters ?? 0, start.sticks ?? 0];
    const hands = SEATS.map((_, n) => `hai${n}="${this.held[told.seating.seatOf(n)].join()}"`).join(' ');
    const points = this.byPlayer((seat) => pointsBefore(told, seat) / 100);
    this.out.push(
      `<mjloggm ver="2.3"><GO type="${type}" lobby="0"/><UN n0="A" n1="B" n2="C" n3="D"/><TAIKYOKU oya="0"/>`,
      `<INIT seed="${[kyoku, ...counts, 0, 0, turned[0]].join()}" ten="${points}" oya="${kyoku % 4}" ${hands}/>`,
    );
    const first = dealt.get('east')?.at(13);
    if (first !== undefined) this.draw('east', first);
    const made = madeIn(record);
    for (const [i, {move}] of made.entries()) this.move(move, made.at(i + 1)?.move);
    for (const id of turned.slice(1)) this.out.push(`<DORA hai="${id}"/>`);
    this.end(`ba="${counts.join()}"`, turned, under);
    return `${this.out.join('')}</mjloggm>`;
  }

  private draw(seat: Seat, id: number): void {
    this.out.push(`<${DRAW[this.player(seat)]}${id}/>`);
    this.held[seat].push(id);
    this.drawn = {seat, id};
  }

  private move(move: RecordMove, next: RecordMove | undefined): void {
    const {seat, do: name} = move;
    const who = this.player(seat);
    if (name === 'draw') this.draw(seat, this.number(tileIn(move.tile)!));
    else if (name === 'discard') this.discard(move, next);
    else if (name === 'riichi') {
      this.declares = true;
      this.out.push(`<REACH who="${who}" step="1"/>`);
    } else if (move.meld !== undefined) {
      this.out.push(`<N who="${who}" m="${this.set(seat, move.meld)}"/>`);
      this.drawn = undefined;
    }
  }

  private discard({seat, tile: text}: RecordMove, next: RecordMove | undefined): void {
    const {drawn} = this;
    const tile = tileIn(text);
    const isDrawn =
      drawn?.seat === seat &&
      (tile === undefined || (!this.told.record.foreign && this.isNumberOf(drawn.id, tile)));
    const id = isDrawn
      ? this.held[seat].splice(this.held[seat].indexOf(drawn.id), 1)[0]
      : this.take(seat, tile!);
    this.out.push(`<${DISCARD[this.player(seat)]}${id}/>`);
    this.open = {seat, id};
    this.drawn = undefined;
    if (this.declares && next && next.do !== 'win')
      this.out.push(`<REACH who="${this.player(seat)}" step="2"/>`);
    this.declares = false;
  }

  private set(seat: Seat, text: string): number {
    const {tiles, kind, open, added, called = 0} = meldIn(text)!;
    const lowest: Kind = Math.min(...tiles.map(kindOf));
    const key = `${seat} ${lowest}`;
    if (added) {
      const id = this.take(seat, tiles[3]);
      this.open = {seat, id};
      return (this.pungs.get(key)! & ~0x68) | 0x10 | ((id % COPIES) << 5);
    }
    if (!open) {
      const ids = tiles.map((tile) => this.take(seat, tile));
      this.open = {seat, id: ids[0]};
      return Math.min(...ids) << 8;
    }
    const {seat: from, id: taken} = this.open!;
    const turns = (this.player(from) - this.player(seat) + 4) % 4;
    const own = tiles.toSpliced(called, 1).map((tile) => this.take(seat, tile));
    const ids = [...own, taken].sort((a, b) => a - b);
    this.open = undefined;
    if (kind === 'kong') return turns | (taken << 8);
    const index = ids.indexOf(taken);
    if (kind === 'chow') {
      const order = 7 * Math.floor(lowest / SUIT) + (lowest % SUIT);
      const copies = ids.reduce((bits, id, i) => bits | ((id % COPIES) << (3 + 2 * i)), 0);
      return turns | 0x04 | copies | ((3 * order + index) << 10);
    }
    const other = [0, 1, 2, 3].find((n) => !ids.includes(COPIES * lowest + n))!;
    const bits = turns | 0x08 | (other << 5) | ((3 * lowest + index) << 9);
    this.pungs.set(key, bits);
    return bits;
  }

  private end(ba: string, turned: readonly number[], under: readonly number[]): void {
    const {told} = this;
    const end = endOf(told);
    if (!end) return;
    let points = told.played.positions.at(-1)!.frame.points;
    const paid = (net: LoggedWin['net']): string => {
      const sc = this.byPlayer((seat) => `${(points[seat] ?? 0) / 100},${(net[seat] ?? 0) / 100}`);
      points = withGains(points, net);
      return `${ba} sc="${sc}"`;
    };
    if (!end.wins.length) {
      const name = drawName(end);
      this.out.push(`<RYUUKYOKU ${name === undefined ? '' : `type="${DRAWN[name]}" `}${paid(end.net)}/>`);
    }
    for (const {seat, from, result, situation, net} of end.wins) {
      const {fu = 0, yakuman = 0} = result?.sums ?? {};
      const han = result?.lines.filter(({unit}) => unit === 'han').map(({value}) => `1,${value}`);
      const ready = told.played.positions.at(-1)?.seats[seat]?.ready;
      const said = [
        ...[paid(net), `ten="${fu === 25 ? fu : 10 * Math.ceil(fu / 10)},${result?.total},0"`],
        ...[yakuman ? 'yakuman="39"' : `yaku="${han?.join()}"`, `doraHai="${turned.join()}"`],
        ...(ready ? [`doraHaiUra="${under.join()}"`] : []),
        ...[`who="${this.player(seat)}"`, `fromWho="${this.player(from)}"`],
        ...(situation?.liable ? [`paoWho="${this.player(situation.liable)}"`] : []),
      ];
      this.out.push(`<AGARI ${said.join(' ')}/>`);
    }
  }
}

/** The bits of a game's type: against people, no red fives, no open all simples, two rounds. */
function typeOf({rules}: HandToTell): number {
  const {redTiles, openTanyao, rounds} = rules?.o ?? {};
  const noReds = Object.values((redTiles ?? {}) as Record<string, number>).every((n) => n === 0);
  return 1 | (noReds ? 2 : 0) | (openTanyao === false ? 4 : 0) | (rounds === 'east' ? 0 : 8);
}

export function mjlogOf(record: RoundRecord, playing: Playing): string {
  const told = handToTell(record, playing);
  if (isFault(told)) throw new Error(`mjlog: ${told.message}`);
  return new MjlogWriter(told).text(typeOf(told));
}
