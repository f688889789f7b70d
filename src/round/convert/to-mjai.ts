/** Writes records as a log of mjai, one event for each thing that happens; `from-mjai.ts` reads such logs. */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FACE_DOWN, tileName, type Tile} from '../../core/tiles/tile.js';
import type {BySeat} from '../../core/game/flow.js';
import type {Playing} from '../game/replay.js';
import type {RoundProblem} from '../record/problem.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import {meldIn, tileIn} from '../text/tiles.js';
import {drawReason} from './draw-names.js';
import type {MjaiRest} from './from-mjai.js';
import {eventOf, mjaiTile, mjaiTiles, type MjaiEvent} from './mjai-moves.js';
import {TilesShown} from './tiles-shown.js';
import {endOf} from './riichi-end.js';
import {mjaiHouseOf} from './riichi-house.js';
import {handNumberOf, madeIn, namesByPlayer, unwritable, type NumberedMove} from './riichi-hand.js';
import {HELD, dealtTo, pointsBefore, handToTell, turnedIn, type HandToTell} from './hand-to-tell.js';
import {isFault} from '../../core/situation/result.js';

const HANDS = 4;

/**
 * Writes records as the events of one log, hand after hand. A log is a text of one event a line:
 * `events.map((event) => JSON.stringify(event)).join('\n')`. The log of a hand that stops before its end stops there.
 * @param playedBy the rule set that a record names, with its flow; for records that name none, it is not asked
 * @returns the events, or the first thing that the format cannot say; its `move` is the number of the move in the record
 */
export function toMjai(
  records: readonly RoundRecord[],
  playedBy: (record: RoundRecord) => Playing = () => ({}),
): readonly MjaiEvent[] | RoundProblem {
  const events: MjaiEvent[] = [];
  for (const [i, record] of records.entries()) {
    const told = handToTell(record, playedBy(record));
    if (isFault(told)) return told;
    const hand = new HandWriter(told).events({isFirst: i === 0, isLast: i === records.length - 1});
    if (isFault(hand)) return hand;
    events.push(...hand);
  }
  return events;
}

/** Writes one hand. */
class HandWriter {
  private readonly rest: MjaiRest | undefined;

  constructor(private readonly told: HandToTell) {
    this.rest = told.record.foreign?.mjai as MjaiRest | undefined;
  }

  events(place: {isFirst: boolean; isLast: boolean}): readonly MjaiEvent[] | RoundProblem {
    const {rest, told} = this;
    const start = rest?.start ?? this.start();
    if (isFault(start)) return start;
    const moves = this.moves();
    if (isFault(moves)) return moves;
    const names = namesByPlayer(told.record, told.seating);
    const before =
      rest?.before ??
      (place.isFirst
        ? [{type: 'start_game', names, ...mjaiHouseOf(told.rules?.o ?? told.record.options)}]
        : []);
    return [...before, start, ...moves, ...(rest?.end ?? this.end(place.isLast))];
  }

  private player(seat: Seat): number {
    return this.told.seating.playerAt(seat);
  }

  private byPlayer<T>(of: (seat: Seat) => T): readonly T[] {
    const {seats, seatOf} = this.told.seating;
    return seats.map((_, player) => of(seatOf(player)));
  }

  /** The event that begins the hand. The fourteenth tile of a dealer who begins with it becomes his first draw. */
  private start(): MjaiEvent | RoundProblem {
    const {told} = this;
    const {start} = told.record;
    const kyoku = handNumberOf(told.record);
    const [marker] = wordsFor(turnedIn(told).indicators);
    const hands: (readonly string[])[] = [];
    for (const seat of this.byPlayer((one) => one)) {
      const words = mjaiTiles(dealtTo(told, seat) ?? HIDDEN);
      if (!words) return unwritable(WORDLESS, seat);
      hands.push(words.slice(0, HELD));
    }
    return {
      type: 'start_kyoku',
      bakaze: 'ESWN'.charAt(SEATS.indexOf(start.round ?? 'east')),
      dora_marker: marker ?? '?',
      kyoku: (kyoku % HANDS) + 1,
      honba: start.counters ?? 0,
      kyotaku: start.sticks ?? 0,
      oya: kyoku % HANDS,
      scores: this.byPlayer((seat) => pointsBefore(told, seat)),
      tehais: hands,
    };
  }

  private moves(): readonly MjaiEvent[] | RoundProblem {
    const {rest, told} = this;
    const {record} = told;
    const events: MjaiEvent[] = [];
    const shown = new TilesShown();
    const before = {shown, seating: told.seating, namesDrawn: !record.foreign};
    const turned = new MjaiTurned(wordsFor(turnedIn(told).indicators), told.rules);
    this.firstDraw(events, shown);
    const said = new Map(rest?.said);
    const made = madeIn(record);
    let beside = 0;
    for (const [i, numbered] of made.entries()) {
      const {move, index} = numbered;
      for (; beside <= index; beside++) events.push(...besideAt(rest, beside));
      if (move.do === 'win' || move.do === 'end') continue;
      const event = said.get(index) ?? eventOf(move, before);
      if (!event) return unwritable(faultOf(move), move.tile ?? move.meld ?? move.do, index);
      if (rest) events.push(event);
      else events.push(...turned.before(move), event, ...this.accepted(made, i));
      shown.follow(move);
    }
    for (; beside <= record.moves.length; beside++) events.push(...besideAt(rest, beside));
    if (!rest && made.at(-1)?.move.do !== 'win') events.push(...turned.left());
    return events;
  }

  /** The draw of a dealer who is dealt a tile more. */
  private firstDraw(events: MjaiEvent[], shown: TilesShown): void {
    const [dealer] = this.told.seating.seats;
    const tile = dealtTo(this.told, dealer)?.at(HELD);
    if (this.rest || tile === undefined) return;
    const actor = this.player(dealer);
    events.push({type: 'tsumo', actor, pai: mjaiTile(tile)});
    shown.follow({seat: dealer, do: 'draw', tile: tileName(tile)});
  }

  /** A riichi is accepted once nobody wins on its discard: where the record stops at that discard, nobody knows. */
  private accepted(made: readonly NumberedMove[], i: number): readonly MjaiEvent[] {
    const [declared, {move}, next] = [made.at(i - 1)?.move, made[i], made.at(i + 1)?.move];
    const isDeclared = i > 0 && declared?.do === 'riichi' && move.do === 'discard';
    return isDeclared && next && next.do !== 'win'
      ? [{type: 'reach_accepted', actor: this.player(move.seat)}]
      : [];
  }

  /** The result, and the end of the hand and of the game; nothing for a hand that stops before its end. */
  private end(isLast: boolean): readonly MjaiEvent[] {
    const {told} = this;
    const end = endOf(told);
    if (!end) return [];
    const over = [{type: 'end_kyoku'}, ...(isLast ? [{type: 'end_game'}] : [])];
    const {wins, net} = end;
    const deltas = (of: BySeat<number>): readonly number[] => this.byPlayer((seat) => of[seat] ?? 0);
    if (!wins.length) return [{type: 'ryukyoku', reason: drawReason(end), deltas: deltas(net)}, ...over];
    const ura = wordsFor(turnedIn(told).ura);
    const results = wins.map(({seat, from, tile, net: paidTo, result}) => {
      const won = tileIn(tile);
      const pai = won === undefined ? undefined : mjaiTile(won);
      const declared = told.played.positions.at(-1)?.seats[seat]?.ready !== undefined;
      return {
        ...{type: 'hora', actor: this.player(seat), target: this.player(from)},
        ...(pai === undefined ? {} : {pai}),
        ...(result && {hora_points: result.total}),
        ...{deltas: deltas(paidTo), ura_markers: declared ? ura : []},
      };
    });
    return [...results, ...over];
  }
}

const WORDLESS = 'tile-not-in-set';
/** A hidden hand. */
const HIDDEN: readonly Tile[] = [...Array(HELD).keys()].map(() => FACE_DOWN);

const wordsFor = (tiles: readonly Tile[]): readonly string[] => tiles.map((tile) => mjaiTile(tile) ?? '?');

/** Why the format has no word for a move. */
const faultOf = ({do: name, tile, meld}: RecordMove): RoundProblem['code'] =>
  tile !== undefined || meld !== undefined
    ? WORDLESS
    : name === 'discard' || name === 'draw'
      ? 'tile-expected'
      : 'unknown-word';

/** What the log that a record came from says between its moves. */
const besideAt = (rest: MjaiRest | undefined, after: number): readonly MjaiEvent[] =>
  rest?.beside.filter(([at]) => at === after).map(([, event]) => event) ?? [];

/**
 * Follows the kongs of a hand. Logs tell when their indicators are turned. The indicator of a concealed kong is turned
 * before its replacement is drawn; that of another one after it, with the discard that follows, or with the next kong.
 */
class MjaiTurned {
  /** How many indicators were told: the first one begins the hand. */
  private told = 1;
  /** Kongs whose indicator is turned with the next discard or kong. */
  private late = 0;
  /** Kongs that were declared, and are made with the draw of their replacement: nobody has won on the tile. */
  private declared: 'concealed' | 'open' | undefined;

  constructor(
    private readonly indicators: readonly string[],
    private readonly rules: RoundRules | undefined,
  ) {}

  /** The indicators that are turned before a move. */
  before({do: name, meld}: RecordMove): readonly MjaiEvent[] {
    if (name === 'kong') {
      const isConcealed = meldIn(meld)?.open === false;
      this.declared = isConcealed ? 'concealed' : 'open';
      // a kong that others can win on is made, and turns what is still to be turned, with the draw that follows
      return isConcealed ? this.turnLate() : [];
    }
    if (name === 'discard') return this.turnLate();
    return name === 'draw' ? this.left() : [];
  }

  /** The indicators of the kong that was declared last, once it is made. */
  left(): readonly MjaiEvent[] {
    const {declared, rules} = this;
    this.declared = undefined;
    if (!declared) return [];
    const isLate = declared === 'open' && (rules?.flow.dora?.late(rules.o) ?? true);
    const before = this.turnLate();
    if (!isLate) return [...before, ...this.turn(1)];
    this.late = 1;
    return before;
  }

  private turnLate(): readonly MjaiEvent[] {
    const {late} = this;
    this.late = 0;
    return this.turn(late);
  }

  private turn(many: number): readonly MjaiEvent[] {
    const turned = this.indicators.slice(this.told, this.told + many);
    this.told += many;
    return turned.map((marker) => ({type: 'dora', dora_marker: marker}));
  }
}
