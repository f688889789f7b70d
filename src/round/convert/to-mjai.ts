/** Writes records as a log of mjai, one event for each thing that happens; `from-mjai.ts` reads such logs. */
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {tilesIn} from '../../core/notation/parse.js';
import {FACE_DOWN, tileName, type Tile} from '../../core/tiles/tile.js';
import type {BySeat} from '../../core/game/flow.js';
import {isFault} from '../../core/reading/read.js';
import {replay, type Playing, type Replay} from '../game/replay.js';
import type {RoundProblem} from '../record/problem.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {indicatorsTurned} from '../state/at.js';
import {rulesOfRecord, type RoundRules} from '../state/rules.js';
import {tileIn} from '../text/tiles.js';
import {drawReason} from './draw-names.js';
import type {MjaiRest} from './from-mjai.js';
import {MjaiTable, eventOf, type MjaiEvent} from './mjai-moves.js';
import {mjaiTile, mjaiTiles} from './mjai-tiles.js';
import {endOf} from './riichi-end.js';
import {
  handNumberOf,
  madeIn,
  namesByPlayer,
  seatingOf,
  unwritable,
  type SeatsByPlayer,
} from './riichi-hand.js';

const HANDS = 4;
const HELD = 13;

/**
 * Writes records as the events of one log, hand after hand. A log is a text of one event a line:
 * `events.map((event) => JSON.stringify(event)).join('\n')`.
 * @param playedBy the rule set that a record names, with its flow; for records that name none, it is not asked
 * @returns the events, or the first thing that the format cannot say; its `move` is the number of the move in the record
 */
export function toMjai(
  records: readonly RoundRecord[],
  playedBy: (record: RoundRecord) => Playing = () => ({}),
): readonly MjaiEvent[] | RoundProblem {
  const events: MjaiEvent[] = [];
  for (const [i, record] of records.entries()) {
    const hand = new HandWriter(record, playedBy(record)).events({
      isFirst: i === 0,
      isLast: i === records.length - 1,
    });
    if ('code' in hand) return hand;
    events.push(...hand);
  }
  return events;
}

/** Writes one hand. */
class HandWriter {
  private readonly seating: SeatsByPlayer;
  private readonly rest: MjaiRest | undefined;
  private readonly rules: RoundRules | undefined;
  private readonly played: Replay;

  constructor(
    private readonly record: RoundRecord,
    private readonly playing: Playing,
  ) {
    this.rest = record.foreign?.mjai as MjaiRest | undefined;
    this.seating = seatingOf(handNumberOf(record), record.options?.seats === 3 ? 3 : SEATS.length);
    const rules =
      record.rules === undefined ? undefined : rulesOfRecord(record, playing.ruleset, playing.flow);
    this.rules = rules && !isFault(rules) ? rules : undefined;
    this.played = replay(record, record.rules === undefined ? {} : playing);
  }

  events(place: {isFirst: boolean; isLast: boolean}): readonly MjaiEvent[] | RoundProblem {
    const {rest} = this;
    const start = rest?.start ?? this.start();
    if ('code' in start) return start as RoundProblem;
    const moves = this.moves();
    if ('code' in moves) return moves;
    const before =
      rest?.before ??
      (place.isFirst ? [{type: 'start_game', names: namesByPlayer(this.record, this.seating)}] : []);
    const end = rest?.end ?? [
      ...this.end(),
      {type: 'end_kyoku'},
      ...(place.isLast ? [{type: 'end_game'}] : []),
    ];
    return [...before, start, ...moves, ...end];
  }

  private byPlayer<T>(of: (seat: Seat) => T): readonly T[] {
    return this.seating.seats.map((_, player) => of(this.seating.seatOf(player)));
  }

  /** The event that begins the hand. The fourteenth tile of a dealer who begins with it becomes his first draw. */
  private start(): MjaiEvent | RoundProblem {
    const {start} = this.record;
    const kyoku = handNumberOf(this.record);
    const [marker] = this.indicators();
    const odd = this.seating.seats.find((seat) => start.seats?.[seat]?.river?.length);
    if (odd) return unwritable('wrong-hand-size', odd);
    const hands: (readonly string[])[] = [];
    for (const seat of this.byPlayer((one) => one)) {
      const words = mjaiTiles(this.dealt(seat));
      if (!words) return unwritable(WORDLESS, seat);
      if (words.length < HELD) return unwritable('wrong-hand-size', seat);
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
      scores: this.byPlayer(
        (seat) => start.points?.[seat] ?? this.played.positions[0]?.frame.points[seat] ?? 0,
      ),
      tehais: hands,
    };
  }

  /** The tiles that a seat is dealt, as the record or its first position has them. */
  private dealt(seat: Seat): readonly Tile[] {
    const hand = this.record.start.seats?.[seat]?.hand;
    if (hand !== undefined) return tilesIn(hand);
    const {held, drawn} = this.played.positions[0]?.seats[seat] ?? {};
    if (!held) return Array.from({length: HELD}, () => FACE_DOWN);
    return [...held, ...(drawn === undefined ? [] : [drawn])];
  }

  private indicators(): readonly string[] {
    const {indicators} = this.record.start;
    const tiles = indicators === undefined ? this.played.positions[0]?.frame.indicators : tilesIn(indicators);
    return (tiles ?? []).map((tile) => mjaiTile(tile) ?? '?');
  }

  private moves(): readonly MjaiEvent[] | RoundProblem {
    const {record, rest, seating} = this;
    const events: MjaiEvent[] = [];
    const table = new MjaiTable(!record.foreign);
    this.firstDraw(events, table);
    const said = new Map(rest?.said);
    let told = 0;
    for (const {move, index} of madeIn(record)) {
      for (; told <= index; told++) events.push(...this.between(told));
      if (move.do === 'win' || move.do === 'end') continue;
      const actor = seating.playerAt(move.seat);
      const event = said.get(index) ?? eventOf(actor, move, table);
      if (!event) return unwritable(faultOf(move), move.tile ?? move.meld ?? move.do, index);
      events.push(event);
      table.follow(actor, move);
    }
    for (; told <= record.moves.length; told++) events.push(...this.between(told));
    return events;
  }

  /** The draw of a dealer who is dealt a tile more. */
  private firstDraw(events: MjaiEvent[], table: MjaiTable): void {
    const [dealer] = this.seating.seats;
    const tile = this.dealt(dealer).at(HELD);
    if (this.rest || tile === undefined) return;
    const actor = this.seating.playerAt(dealer);
    events.push({type: 'tsumo', actor, pai: mjaiTile(tile)});
    table.follow(actor, {seat: dealer, do: 'draw', tile: tileName(tile)});
  }

  /** What happens before a move of the record: as its log said; or a riichi is accepted, an indicator is turned. */
  private between(i: number): readonly MjaiEvent[] {
    const {rest, rules, seating} = this;
    if (rest) return besideAt(rest, i);
    const {positions} = this.played;
    const [before, now] = [positions.at(i - 1), positions.at(i)];
    if (!rules || i === 0 || !before || !now) return [];
    const events: MjaiEvent[] = [];
    const all = this.indicators();
    const turned = indicatorsTurned(rules, now);
    for (let n = indicatorsTurned(rules, before); n < turned; n++)
      if (all[n] !== undefined) events.push({type: 'dora', dora_marker: all[n]});
    const payer = seating.seats.find((seat) => paid(before.frame.points, now.frame.points, seat));
    if (payer) events.push({type: 'reach_accepted', actor: seating.playerAt(payer)});
    return events;
  }

  private end(): readonly MjaiEvent[] {
    const {record, seating, playing} = this;
    const {wins, net, note, drawn} = endOf(record, seating.seats, playing);
    const deltas = (of: BySeat<number>): readonly number[] => this.byPlayer((seat) => of[seat] ?? 0);
    if (!wins.length) return [{type: 'ryukyoku', reason: drawReason(drawn, note), deltas: deltas(net)}];
    const ura = this.ura();
    return wins.map(({seat, from, tile, net: paidTo, result}) => {
      const won = tileIn(tile);
      const pai = won === undefined ? undefined : mjaiTile(won);
      const declared = this.played.positions.at(-1)?.seats[seat]?.ready !== undefined;
      return {
        ...{type: 'hora', actor: seating.playerAt(seat), target: seating.playerAt(from)},
        ...(pai === undefined ? {} : {pai}),
        ...(result && {hora_points: result.total}),
        ...{deltas: deltas(paidTo), ura_markers: declared ? ura : []},
      };
    });
  }

  private ura(): readonly string[] {
    const {ura} = this.record.start;
    const tiles = ura === undefined ? this.played.positions.at(-1)?.frame.ura : tilesIn(ura);
    const {rules} = this;
    const last = this.played.positions.at(-1);
    const shown = rules && last ? indicatorsTurned(rules, last) : undefined;
    return (tiles ?? []).slice(0, shown).map((tile) => mjaiTile(tile) ?? '?');
  }
}

const WORDLESS = 'tile-not-in-set';

/** Why the format has no word for a move. */
const faultOf = ({do: name, tile, meld}: RecordMove): RoundProblem['code'] =>
  tile !== undefined || meld !== undefined
    ? WORDLESS
    : name === 'discard' || name === 'draw'
      ? 'tile-expected'
      : 'unknown-word';

const besideAt = ({beside}: MjaiRest, after: number): readonly MjaiEvent[] =>
  beside.filter(([at]) => at === after).map(([, event]) => event);

/** Whether a seat has paid for its riichi. */
const paid = (before: BySeat<number>, now: BySeat<number>, seat: Seat): boolean =>
  (now[seat] ?? 0) < (before[seat] ?? 0);
