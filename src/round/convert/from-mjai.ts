/**
 * Reads logs of mjai, one event a line. With the rules of riichi mahjong for four players the referee judges every move
 * and the result. What a record has no place for is kept in its `foreign`, so that `toMjai` writes the same log again.
 */
import {FACE_DOWN, tileName, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {houseOfMjai, houseOptions} from './riichi-house.js';
import type {LogHand, LogWorth} from './log-hand.js';
import {drawNote} from './draw-names.js';
import {plainOf, type Json} from './json-places.js';
import {logFaultAt, logTexts, misread, type Misread, type Source} from './log-texts.js';
import {isThreeWins} from './three-wins.js';
import {MjaiTable, eventOf, isAction, isEvent, moveOf, type MjaiEvent} from './mjai-moves.js';
import {tileOfMjai} from './mjai-tiles.js';
import {namesOfLog, netBySeat, riichiRecord, seatingOf, type SeatsByPlayer} from './riichi-hand.js';
import {isFault, type Result} from '../../core/situation/result.js';

/** The parts of a log that a record has no place for. */
export interface MjaiRest {
  /** Which hand of the game it is, from 0, four for each round. */
  readonly kyoku: number;
  /** The events before the hand. */
  readonly before: readonly MjaiEvent[];
  /** The event that begins the hand. */
  readonly start: MjaiEvent;
  /** Events for moves that have more in them than the move, by the number of the move. */
  readonly said: readonly (readonly [move: number, event: MjaiEvent])[];
  /** Events that are no moves, after so many moves. */
  readonly beside: readonly (readonly [after: number, event: MjaiEvent])[];
  /** The result, the end of the hand, and the end of the game. */
  readonly end: readonly MjaiEvent[];
}

/** An event and where it stands. */
interface Placed {
  readonly event: MjaiEvent;
  readonly json: Json;
  readonly source: Source;
}

/**
 * Reads every hand of a log; a hand that cannot be read, or a text that is no log, comes back with its problem.
 * @param text events, one a line, or lists of events
 * @param rules the id of the rules by which four players play
 */
export function fromMjai(text: string, rules?: string): readonly LogHand[] {
  const hands: LogHand[] = [];
  let names: readonly string[] = [];
  let options: Game['options'];
  let before: Placed[] = [];
  let hand: Placed[] | undefined;
  const close = (): void => {
    if (!hand) return;
    hands.push(
      new HandReader(hand, {before: before.map(({event}) => event), names, rules, options}).logHand(),
    );
    before = [];
    hand = undefined;
  };
  for (const log of logTexts(text)) {
    const {source} = log;
    if (!log.json) {
      close();
      hands.push(logFaultAt(source, log.fault));
      break;
    }
    for (const json of log.json.is === 'list' ? log.json.items : [log.json]) {
      const event = plainOf(json);
      const placed = isEvent(event) ? {event, json, source} : undefined;
      if (placed && BEGINS.includes(placed.event.type)) close();
      if (!placed || (!hand && belongsToHand(placed.event))) {
        hand = undefined;
        hands.push(logFaultAt(source, json.at));
      } else if (placed.event.type === 'start_kyoku') hand = [placed];
      else if (hand) hand.push(placed);
      else {
        before.push(placed);
        if (placed.event.type === 'start_game') {
          names = namesOfLog(placed.event.names);
          options = houseOptions(houseOfMjai(placed.event));
        }
      }
    }
  }
  close();
  return hands.length ? hands : before.slice(0, 1).map(({source, json}) => logFaultAt(source, json.at));
}

/** Whether an event can only be told within a hand. */
const belongsToHand = (event: MjaiEvent): boolean =>
  isAction(event) || ['hora', 'ryukyoku', 'dora', 'reach_accepted', 'end_kyoku'].includes(event.type);

const BEGINS = ['start_game', 'start_kyoku'];
const HELD = 13;
const PLAYERS = 4;
const WINDS = 'ESWN';

/** An event of the log, or a field of it, that is not what it should be. */
interface MisreadEvent extends Misread {
  readonly source: Source;
}

function misreadEvent({json, source}: Placed, field?: string): MisreadEvent {
  const part = field !== undefined && json.is === 'object' ? json.fields.get(field) : undefined;
  return {...misread((part ?? json).at), source};
}

/** What the event at the beginning of a hand says. */
interface Start {
  readonly kyoku: number;
  readonly counters: number;
  readonly sticks: number;
  readonly points?: readonly number[];
  readonly marker: Tile;
  readonly hands: readonly (readonly Tile[] | undefined)[];
}

/** Reads one hand. */
class HandReader {
  private readonly moves: RecordMove[] = [];
  private readonly at: Placed[] = [];
  private readonly said: [number, MjaiEvent][] = [];
  private readonly beside: [number, MjaiEvent][] = [];
  private readonly indicators: Tile[] = [];
  private readonly values: LogWorth[] = [];
  private readonly end: MjaiEvent[] = [];
  private ura: readonly Tile[] = [];
  private net: number[] | undefined;
  private paidAt: Placed | undefined;

  constructor(
    private readonly events: readonly Placed[],
    private readonly game: Game,
  ) {}

  logHand(): LogHand {
    const [first] = this.events;
    const {before, names, rules, options} = this.game;
    const start = readStart(first);
    if (isFault(start)) return logFaultAt(start.source, start.at, first.json.at);
    const seating = seatingOf(start.kyoku, start.hands.length);
    const wrong = this.read(start, seating);
    if (wrong) return logFaultAt(wrong.source, wrong.at, first.json.at);
    const {kyoku, counters, sticks, points, hands} = start;
    const {said, beside, end, moves, at} = this;
    const rest: MjaiRest = {kyoku, before, start: first.event, said, beside, end};
    const record = riichiRecord({
      ...{kyoku, counters, sticks, hands, moves, ura: this.ura, foreign: {mjai: rest}},
      ...(points && {points}),
      ...(this.net && {net: this.net}),
      indicators: [start.marker, ...this.indicators],
      ...{names, ...(rules !== undefined && {rules})},
      ...(options && {options}),
    });
    return {
      record,
      line: placeOf(first).line,
      places: at.map((one) => placeOf(one)),
      values: this.values,
      ...(this.net &&
        this.paidAt && {paid: {net: netBySeat(this.net, kyoku), at: placeOf(this.paidAt, 'deltas')}}),
    };
  }

  private read(start: Start, seating: SeatsByPlayer): MisreadEvent | undefined {
    const table = new MjaiTable(false);
    for (const placed of this.events.slice(1)) {
      const {actor} = placed.event;
      const player = start.hands.findIndex((_, n) => n === actor);
      const told = {placed, player, seating, table};
      const wrong = isAction(placed.event) ? this.action(told) : this.other(told);
      if (wrong) return wrong;
    }
    return undefined;
  }

  /** Reads what a player does. */
  private action({placed, player, seating, table}: Told): MisreadEvent | undefined {
    const {event} = placed;
    const move = this.end.length ? undefined : moveOf(event, player, table.target);
    if (player < 0 || !move) return misreadEvent(placed);
    if (event.target !== undefined && event.target !== table.target) return misreadEvent(placed, 'target');
    const asDrawn = event.tsumogiri === true;
    const thrown = asDrawn ? tileOfMjai(event.pai) : undefined;
    const isHidden = table.drawn === FACE_DOWN;
    if (asDrawn && (table.drawer !== player || (!isHidden && thrown !== table.drawn)))
      return misreadEvent(placed, 'tsumogiri');
    // of a hidden draw, the discard says which tile it was
    const tile = isHidden && thrown !== undefined ? {tile: tileName(thrown)} : {};
    const made: RecordMove = {seat: seating.seatOf(player), ...move, ...tile};
    const said = eventOf(player, made, table);
    if (JSON.stringify(said) !== JSON.stringify(event)) this.said.push([this.moves.length, event]);
    this.add(made, placed);
    table.follow(player, made);
    return undefined;
  }

  private add(move: RecordMove, at: Placed): void {
    this.moves.push(move);
    this.at.push(at);
  }

  /** Reads an event that is no move of a player in his turn. */
  private other(told: Told): MisreadEvent | undefined {
    const {placed} = told;
    const {event} = placed;
    if (!OTHERS.includes(event.type)) return misreadEvent(placed, 'type');
    const wrong = this.result(told);
    if (wrong) return wrong;
    if (event.type === 'dora') {
      const tile = tileOfMjai(event.dora_marker);
      if (tile === undefined || tile === FACE_DOWN) return misreadEvent(placed, 'dora_marker');
      this.indicators.push(tile);
    }
    if (this.end.length || ENDS.includes(event.type)) this.end.push(event);
    else this.beside.push([this.moves.length, event]);
    return undefined;
  }

  /** Reads how the hand ended, where the event says it. */
  private result(told: Told): MisreadEvent | undefined {
    const {event} = told.placed;
    if (event.type !== 'hora' && event.type !== 'ryukyoku') return undefined;
    if (event.deltas !== undefined && !isCounts(event.deltas, told.seating.seats.length))
      return misreadEvent(told.placed, 'deltas');
    const wrong = event.type === 'hora' ? this.won(told) : this.drawn(told);
    const {deltas} = event;
    if (wrong || !isCounts(deltas, told.seating.seats.length)) return wrong;
    const {net = []} = this;
    this.paidAt ??= told.placed;
    this.net = [...deltas.entries()].map(([player, n]) => n + (net[player] ?? 0));
    return undefined;
  }

  private won({placed, player, seating, table}: Told): MisreadEvent | undefined {
    const {event} = placed;
    const {target, fu, fan, hora_points: points} = event;
    const own = target === player;
    if (player < 0 || (own ? table.drawer !== player : target !== table.target))
      return misreadEvent(placed, 'target');
    const seat = seating.seatOf(player);
    if (this.moves.some((move) => move.do === 'win' && move.seat === seat))
      return misreadEvent(placed, 'actor');
    const markers = event.ura_markers ?? event.uradora_markers ?? [];
    const ura = Array.isArray(markers) ? markers.map(tileOfMjai) : [undefined];
    const known = ura.filter((tile) => tile !== undefined && tile !== FACE_DOWN);
    if (known.length !== ura.length)
      return misreadEvent(placed, event.ura_markers === undefined ? 'uradora_markers' : 'ura_markers');
    if (known.length > this.ura.length) this.ura = known as readonly Tile[];
    if (typeof points === 'number')
      this.values.push({
        seat,
        // a limit hand of its own has a hundred han for each, which is no number of han
        ...(typeof fu === 'number' && typeof fan === 'number' && fan < 100 ? {fu, han: fan} : {}),
        ...{points: [points], at: placeOf(placed)},
      });
    this.add({seat, do: 'win'}, placed);
    return undefined;
  }

  private drawn({placed, seating, table}: Told): MisreadEvent | undefined {
    const reason = typeof placed.event.reason === 'string' ? placed.event.reason : undefined;
    const name = drawNote(reason);
    const note = name === undefined ? {} : {note: name};
    const three = seating.seats.length === PLAYERS && isThreeWins(reason);
    const others = seating.seats.flatMap((_, player) =>
      three && player !== table.target ? [seating.seatOf(player)] : [],
    );
    for (const [i, seat] of others.entries()) this.add({seat, do: 'win', ...(i ? {} : note)}, placed);
    if (!three) this.add({seat: this.moves.at(-1)?.seat ?? 'east', do: 'end', ...note}, placed);
    return undefined;
  }
}

/** The events beside the moves of players. */
const OTHERS = [
  'dora',
  'reach_accepted',
  'hora',
  'ryukyoku',
  'end_kyoku',
  'end_game',
  'none',
  'error',
  'hello',
];
const ENDS = ['hora', 'ryukyoku', 'end_kyoku', 'end_game'];

/** What is known where an event is read. The player is -1 where the event names none. */
interface Told {
  readonly placed: Placed;
  readonly player: number;
  readonly seating: SeatsByPlayer;
  readonly table: MjaiTable;
}

/** The game that a hand belongs to. */
interface Game {
  readonly before: readonly MjaiEvent[];
  readonly names: readonly string[];
  readonly rules: string | undefined;
  /** The house rules that the log names. */
  readonly options: RoundRecord['options'];
}

/** The place of an event, or of one of its fields. */
function placeOf({json, source}: Placed, field?: string): {line: number; column: number} {
  const part = field !== undefined && json.is === 'object' ? json.fields.get(field) : undefined;
  return source.placeOf((part ?? json).at.start);
}

const isCount = (n: unknown): n is number => Number.isSafeInteger(n);
const isCounts = (list: unknown, length: number): list is readonly number[] =>
  Array.isArray(list) && list.length === length && list.every(isCount);

function readStart(placed: Placed): Result<Start, MisreadEvent> {
  const {bakaze, kyoku, honba = 0, kyotaku = 0, oya, scores, dora_marker: shown, tehais} = placed.event;
  const wind = typeof bakaze === 'string' && bakaze.length === 1 ? WINDS.indexOf(bakaze) : -1;
  if (wind < 0) return misreadEvent(placed, 'bakaze');
  const hands = Array.isArray(tehais) ? tehais.map(handOf) : [];
  if (hands.length < 3 || hands.length > PLAYERS || hands.includes('wrong'))
    return misreadEvent(placed, 'tehais');
  if (!isCount(kyoku) || kyoku < 1 || kyoku > hands.length) return misreadEvent(placed, 'kyoku');
  if (oya !== kyoku - 1) return misreadEvent(placed, 'oya');
  if (!isCount(honba) || honba < 0) return misreadEvent(placed, 'honba');
  if (!isCount(kyotaku) || kyotaku < 0) return misreadEvent(placed, 'kyotaku');
  if (scores !== undefined && !isCounts(scores, hands.length)) return misreadEvent(placed, 'scores');
  const marker = tileOfMjai(shown);
  if (marker === undefined || marker === FACE_DOWN) return misreadEvent(placed, 'dora_marker');
  const known = hands.map((hand) => (hand === 'hidden' || hand === 'wrong' ? undefined : hand));
  return {
    ...{kyoku: PLAYERS * wind + kyoku - 1, counters: honba, sticks: kyotaku, marker, hands: known},
    ...(scores === undefined ? {} : {points: scores}),
  };
}

/** The tiles of a player; a hand of which a tile is hidden is hidden as a whole. */
function handOf(tiles: unknown): readonly Tile[] | 'hidden' | 'wrong' {
  if (!Array.isArray(tiles) || tiles.length !== HELD) return 'wrong';
  const read = tiles.map(tileOfMjai);
  const known = read.filter((tile) => tile !== undefined);
  if (known.length !== HELD) return 'wrong';
  return known.includes(FACE_DOWN) ? 'hidden' : known;
}
