/**
 * Reads logs of mjai, one event a line. With the rules of riichi mahjong for four players the referee judges every move
 * and the result. What a record has no place for is kept in its `foreign`, so that `toMjai` writes the same log again.
 */
import type {LineColumn} from '../../core/situation/place.js';
import type {Seat} from '../../core/situation/situation.js';
import {FACE_DOWN, type Tile} from '../../core/tiles/tile.js';
import type {RoundRecord} from '../record/record.js';
import {tileIn} from '../text/tiles.js';
import {houseOfMjai, houseOptions} from './riichi-house.js';
import {LogBuilder} from './log-builder.js';
import type {LogHand, LogPoints} from './log-hand.js';
import {isCounts, plainOf, type Json} from './json-places.js';
import {logFaultAt, logTexts, misread, unread, type Misread, type Source} from './log-texts.js';
import {
  eventOf,
  isAction,
  isEvent,
  moveOf,
  targetOf,
  tileOfMjai,
  tilesOfMjai,
  type MjaiEvent,
} from './mjai-moves.js';
import {
  isFew,
  namesOfLog,
  pointsBySeat,
  riichiLogHand,
  seatingOf,
  type SeatsByPlayer,
} from './riichi-hand.js';
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
  let points: Game['points'];
  let before: Placed[] = [];
  let hand: Placed[] | undefined;
  let isBroken = false;
  const close = (): void => {
    if (!hand) return;
    hands.push(
      HandReader.read(hand, {before: before.map(({event}) => event), names, rules, options, points}),
    );
    points = scoresIn(hand);
    before = [];
    hand = undefined;
  };
  for (const log of logTexts(text)) {
    const {source} = log;
    if (!log.json) {
      close();
      hands.push(unread(log));
      break;
    }
    for (const json of log.json.is === 'list' ? log.json.items : [log.json]) {
      const event = plainOf(json);
      const placed = isEvent(event) ? {event, json, source} : undefined;
      if (placed && BEGINS.includes(placed.event.type)) {
        close();
        isBroken = false;
      }
      if (isBroken) continue;
      if (!placed || (!hand && belongsToHand(placed.event))) {
        // the rest of a hand that cannot be read is no further fault
        isBroken = true;
        hand = undefined;
        hands.push(logFaultAt(source, json.at));
      } else if (placed.event.type === 'start_kyoku') hand = [placed];
      else if (hand) hand.push(placed);
      else {
        before.push(placed);
        if (placed.event.type === 'start_game') {
          names = namesOfLog(placed.event.names);
          options = houseOptions(houseOfMjai(placed.event));
          points = undefined;
        }
      }
    }
  }
  close();
  return hands.length ? hands : before.slice(0, 1).map(({source, json}) => logFaultAt(source, json.at));
}

/** The points that the events of a hand leave the players with, if they say so. */
const scoresIn = (hand: readonly Placed[]): unknown =>
  hand.findLast(({event}) => RESULTS.includes(event.type))?.event.scores;

/** Whether an event can only be told within a hand. */
const belongsToHand = (event: MjaiEvent): boolean =>
  isAction(event) || ['hora', 'ryukyoku', 'dora', 'reach_accepted', 'end_kyoku'].includes(event.type);

const BEGINS = ['start_game', 'start_kyoku'];
const RESULTS = ['hora', 'ryukyoku'];
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
  private readonly log = new LogBuilder();
  private readonly said: [number, MjaiEvent][] = [];
  private readonly beside: [number, MjaiEvent][] = [];
  private readonly end: MjaiEvent[] = [];

  private constructor(
    private readonly start: Start,
    private readonly seating: SeatsByPlayer,
  ) {}

  /** Reads a hand. @param events the first of them begins it */
  static read([first, ...events]: readonly Placed[], game: Game): LogHand {
    const start = readStart(first, game.points);
    if (isFault(start)) return logFaultAt(start.source, start.at, first.json.at);
    const reader = new HandReader(start, seatingOf(start.kyoku, start.hands.length));
    reader.log.indicators.push(start.marker);
    for (const placed of events) {
      const wrong = reader.event(placed);
      if (wrong) return logFaultAt(wrong.source, wrong.at, first.json.at);
    }
    return reader.logHand(first, game);
  }

  private logHand(first: Placed, {before, names, rules, options}: Game): LogHand {
    const {said, beside, end, start, log} = this;
    const rest: MjaiRest = {kyoku: start.kyoku, before, start: first.event, said, beside, end};
    const deal = {
      ...{...start, foreign: {mjai: rest}, names},
      ...(rules !== undefined && {rules}),
      ...(options && {options}),
    };
    return riichiLogHand(placeOf(first), deal, log);
  }

  private event(placed: Placed): MisreadEvent | undefined {
    const {event} = placed;
    // -1 where the event names no player
    const player = this.start.hands.findIndex((_, n) => n === event.actor);
    return isAction(event) ? this.action(placed, player) : this.other(placed, player);
  }

  /** Reads what a player does. */
  private action(placed: Placed, player: number): MisreadEvent | undefined {
    const {log, seating} = this;
    const {event} = placed;
    const target = targetOf(log.shown, seating);
    const told = this.end.length ? undefined : moveOf(event, player, target);
    if (player < 0 || !told) return misreadEvent(placed);
    if (event.target !== undefined && event.target !== target) return misreadEvent(placed, 'target');
    const seat = seating.seatOf(player);
    const tile = told.do === 'discard' ? tileIn(told.tile) : undefined;
    const move = tile === undefined ? told : log.discardOf(seat, tile, event.tsumogiri === true);
    if (!move) return misreadEvent(placed, 'tsumogiri');
    const said = eventOf({seat, ...move}, {shown: log.shown, seating, namesDrawn: false});
    if (JSON.stringify(said) !== JSON.stringify(event)) this.said.push([log.moves.length, event]);
    log.add(placeOf(placed), seat, move);
    return undefined;
  }

  /** Reads an event that is no move of a player in his turn. */
  private other(placed: Placed, player: number): MisreadEvent | undefined {
    const {event} = placed;
    const {type} = event;
    if (!OTHERS.includes(type)) return misreadEvent(placed, 'type');
    const before = this.log.moves.length;
    const wrong = RESULTS.includes(type) ? this.result(placed, player) : undefined;
    if (wrong) return wrong;
    if (type === 'dora') {
      const tile = tileOfMjai(event.dora_marker);
      if (tile === undefined || tile === FACE_DOWN) return misreadEvent(placed, 'dora_marker');
      this.log.indicators.push(tile);
    }
    if (this.end.length || ENDS.includes(type)) this.end.push(event);
    else this.beside.push([before, event]);
    return undefined;
  }

  /** Reads how the hand ended. */
  private result(placed: Placed, player: number): MisreadEvent | undefined {
    const {log, seating, start} = this;
    const {type, reason} = placed.event;
    const {seats} = seating;
    const net = pointsIn(placed, 'deltas', start);
    if (isFault(net)) return net;
    const held = pointsIn(placed, 'scores', start);
    if (isFault(held)) return held;
    if (type === 'hora') {
      const wrong = this.won(placed, player);
      if (wrong) return wrong;
    } else log.end(placeOf(placed), seats, typeof reason === 'string' ? reason : undefined);
    log.pay({...(net.told && {net: net.told}), ...(held.told && {held: held.told})});
    return undefined;
  }

  private won(placed: Placed, player: number): MisreadEvent | undefined {
    const {log, seating} = this;
    const {event} = placed;
    const {target, fu, fan, hora_points: points} = event;
    const from = this.start.hands.findIndex((_, n) => n === target);
    const [seat, source]: readonly Seat[] = [player, from].map(seating.seatOf);
    if (player < 0 || from < 0 || !log.hasTile(seat, source)) return misreadEvent(placed, 'target');
    const at = placeOf(placed);
    const markers = event.ura_markers ?? event.uradora_markers ?? [];
    const ura = Array.isArray(markers) ? tilesOfMjai(markers) : undefined;
    if (!log.win(at, seat, source)) return misreadEvent(placed, 'actor');
    if (!ura)
      return misreadEvent(placed, event.ura_markers === undefined ? 'uradora_markers' : 'ura_markers');
    if (ura.length > log.ura.length) log.ura = ura;
    if (typeof points === 'number')
      log.worth({
        // a limit hand of its own has a hundred han for each, which is no number of han
        ...{seat, ...(typeof fu === 'number' && typeof fan === 'number' && fan < 100 && {fu, han: fan})},
        ...{points: [points], at},
      });
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

/** The game that a hand belongs to. */
interface Game {
  readonly before: readonly MjaiEvent[];
  readonly names: readonly string[];
  readonly rules: string | undefined;
  /** The house rules that the log names. */
  readonly options: RoundRecord['options'];
  /** The points at the end of the hand before, for a hand that does not say with what it begins. */
  readonly points: unknown;
}

/** The points of the players in a field of an event, if it has one. */
function pointsIn(
  placed: Placed,
  field: string,
  {kyoku, hands}: Start,
): Result<{readonly told?: LogPoints}, MisreadEvent> {
  const said = placed.event[field];
  if (said === undefined || said === null) return {};
  if (!isCounts(said, hands.length)) return misreadEvent(placed, field);
  return {told: {points: pointsBySeat(said, kyoku), at: placeOf(placed, field)}};
}

/** The place of an event, or of one of its fields. */
function placeOf(placed: Placed, field?: string): LineColumn {
  const {source, at} = misreadEvent(placed, field);
  return source.placeOf(at.start);
}

const isCount = (n: unknown): n is number => Number.isSafeInteger(n);

function readStart(placed: Placed, before: unknown): Result<Start, MisreadEvent> {
  const {bakaze, kyoku, honba = 0, kyotaku = 0, oya, dora_marker: shown, tehais} = placed.event;
  const {scores = before} = placed.event;
  const wind = typeof bakaze === 'string' && bakaze.length === 1 ? WINDS.indexOf(bakaze) : -1;
  if (wind < 0) return misreadEvent(placed, 'bakaze');
  const hands = Array.isArray(tehais) ? tehais.map(handOf) : [];
  if (hands.length < 3 || hands.length > PLAYERS || hands.includes('wrong'))
    return misreadEvent(placed, 'tehais');
  if (!isCount(kyoku) || kyoku < 1 || kyoku > hands.length) return misreadEvent(placed, 'kyoku');
  if (oya !== kyoku - 1) return misreadEvent(placed, 'oya');
  if (!isFew(honba)) return misreadEvent(placed, 'honba');
  if (!isFew(kyotaku)) return misreadEvent(placed, 'kyotaku');
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
