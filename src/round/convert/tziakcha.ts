/**
 * Reads records of tziakcha.net (雀渣) as records of `guobiao`, with wall, passes and fan. Player 0 is the dealer. A tile is
 * a number: four of each kind, 萬 條 餅, the winds, 中 發 白, and from 136 the flowers. An action is `[player << 4 | what, data, time]`.
 */
import type {BySeat} from '../../core/game/flow.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {tileName, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove, RoundRecord} from '../record/record.js';
import {bySeat} from '../state/rules.js';
import {notationOf} from '../text/notation.js';
import {playerName} from '../text/player-names.js';
import {meldText} from '../text/tiles.js';
import type {LogHand} from './log-hand.js';
import {plainOf, type Json} from './json-places.js';
import {logFaultAt, logTexts, type Source} from './log-texts.js';
import {FIRST_FLOWER, tilesOfWall, tileOfId} from './tziakcha-tiles.js';

/** The actions by their number. Those that pass say so by hand (9), or were passed by the program (8). */
const START = 0;
const FLOWER = 1;
const DISCARD = 2;
const CHOW = 3;
const PUNG = 4;
const KONG = 5;
const WIN = 6;
const DRAW = 7;
const PASSES = [8, 9];

/** The kinds of sets in the data of a call. */
const ADDED = 3;

/**
 * Reads every hand: of a record, of a list of them or one a line, of a session with its records, or of what `script` of a record
 * holds once it is unpacked. A hand that cannot be read comes back with its problem.
 * @param rules the id of the rules by which the hands are judged
 */
export const fromTziakcha = (text: string, rules = 'guobiao'): readonly LogHand[] =>
  logTexts(text).flatMap((log) => {
    const {source} = log;
    if (!log.json) return [logFaultAt(source, log.fault)];
    return recordsIn(log.json).map((json) => handOf(source, json, rules));
  });

function recordsIn(json: Json): readonly Json[] {
  if (json.is === 'list') return json.items;
  const session = json.is === 'object' ? json.fields.get('records') : undefined;
  return session?.is === 'list' ? session.items : [json];
}

function handOf(source: Source, json: Json, rules: string): LogHand {
  const record = json.is === 'object' ? json.fields : undefined;
  const step = record?.get('step') ?? (record?.has('a') ? json : undefined);
  // a record as the site gives it: what was played is packed in `script`
  if (step?.is !== 'object') return logFaultAt(source, (record?.get('script') ?? json).at, json.at);
  return new StepReader(source, step, step.fields, rules).logHand();
}

const isCount = (n: unknown): n is number => Number.isSafeInteger(n) && Number(n) >= 0;
const isCounts = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.length === SEATS.length && list.every((n) => Number.isSafeInteger(n));

/** An action with its parts. */
interface Action {
  readonly seat: Seat;
  readonly what: number;
  readonly data: number;
}

/** Reads one hand. */
class StepReader {
  private readonly moves: RecordMove[] = [];
  private readonly at: Json[] = [];
  private hasBegun = false;
  /** The tile that others may claim. */
  private open: Tile | undefined;
  /** The number of the tile that was drawn last, where its player has not acted since. */
  private drawn: number | undefined;
  private fan: number | undefined;

  constructor(
    private readonly source: Source,
    private readonly json: Json,
    private readonly fields: ReadonlyMap<string, Json>,
    private readonly rules: string,
  ) {}

  logHand(): LogHand {
    const {source, json, fields, moves, at} = this;
    const wrong = (field: string): LogHand => logFaultAt(source, (fields.get(field) ?? json).at, json.at);
    const [hand, dice, text, players, net] = ['i', 'd', 'w', 'p', 's'].map((field) => this.said(field));
    if (!isCount(hand)) return wrong('i');
    if (!isCount(dice)) return wrong('d');
    const wall = typeof text === 'string' ? tilesOfWall(text, dice) : undefined;
    if (!wall) return wrong('w');
    if (!isCounts(net)) return wrong('s');
    const actions = fields.get('a');
    if (actions?.is !== 'list') return wrong('a');
    for (const action of actions.items) if (!this.act(action)) return logFaultAt(source, action.at, json.at);
    if (this.fan === undefined) this.add(actions, {seat: moves.at(-1)?.seat ?? 'east', do: 'end'});
    const {names, points} = playersIn(players);
    const record: RoundRecord = {
      version: 1,
      rules: this.rules,
      start: {
        round: SEATS[Math.floor(hand / SEATS.length) % SEATS.length],
        ...(names && {players: names}),
        ...(points && {points}),
        wall: notationOf(wall),
      },
      moves,
      expect: {net: inOrder(net)},
      foreign: {tziakcha: {i: hand, g: this.said('g')}},
    };
    const placeOf = (one: Json): {line: number; column: number} => source.placeOf(one.at.start);
    return {
      record,
      line: placeOf(json).line,
      places: at.map(placeOf),
      ...(this.fan ? {fan: this.fan} : {}),
      paid: {net: inOrder(net), at: placeOf(fields.get('s') ?? json)},
    };
  }

  private said(field: string): unknown {
    const json = this.fields.get(field);
    return json && plainOf(json);
  }

  private add(json: Json, move: RecordMove): true {
    this.moves.push(move);
    this.at.push(json);
    return true;
  }

  /** Reads an action. @returns whether it makes sense */
  private act(json: Json): boolean {
    const action = actionOf(plainOf(json));
    if (!action || this.fan !== undefined) return false;
    const {seat, what, data} = action;
    if (PASSES.includes(what)) return !this.hasBegun || this.add(json, {seat, do: 'pass'});
    switch (what) {
      case START:
        this.hasBegun = true;
        return true;
      case FLOWER:
        return this.flower(json, action);
      case DRAW:
        return this.draws(json, seat, data & 255);
      case DISCARD:
        return this.discards(json, action);
      case WIN:
        return this.wins(json, action);
      default:
        // a claim without a set was made, and is carried out by a later action or not at all
        return data === 0 ? what === CHOW || what === PUNG || what === KONG : this.calls(json, action);
    }
  }

  private flower(json: Json, {seat, data}: Action): boolean {
    const flower = tileOfId(((data >> 8) & 15) + FIRST_FLOWER);
    if (flower === undefined) return false;
    this.add(json, {seat, do: 'out', tile: tileName(flower)});
    return this.draws(json, seat, data & 255);
  }

  private draws(json: Json, seat: Seat, id: number): boolean {
    const tile = tileOfId(id);
    if (tile === undefined) return false;
    this.drawn = id;
    return this.add(json, {seat, do: 'draw', tile: tileName(tile)});
  }

  private discards(json: Json, {seat, data}: Action): boolean {
    const id = data & 255;
    const tile = tileOfId(id);
    if (tile === undefined) return false;
    const asDrawn = (data & 256) === 0 && this.drawn === id;
    this.open = tile;
    this.drawn = undefined;
    return this.add(json, {seat, do: 'discard', ...(asDrawn ? {} : {tile: tileName(tile)})});
  }

  private wins(json: Json, {seat, data}: Action): boolean {
    this.fan = data >> 1;
    return this.add(json, {seat, do: this.fan ? 'win' : 'falsewin'});
  }

  /** A set: its kind of tile in the lowest bits, then which of its tiles or whose was called, and what it is. */
  private calls(json: Json, {seat, what, data}: Action): boolean {
    const kind = tileOfId((data & 63) << 2);
    if (kind === undefined) return false;
    const {open} = this;
    this.drawn = undefined;
    if (what === KONG && ((data >> 8) & 3) === ADDED) {
      this.open = kind;
      const [three, one] = [notationOf([kind, kind, kind]), tileName(kind)];
      return this.add(json, {seat, do: 'kong', meld: `[${three}+${one}]`});
    }
    if (what === KONG && ((data >> 6) & 3) === 0)
      return this.add(json, {seat, do: 'kong', meld: `[[${notationOf([kind, kind, kind, kind])}]]`});
    if (open === undefined) return false;
    if (what === CHOW) {
      const three = [kind - 1, kind, kind + 1];
      if (!three.includes(open)) return false;
      return this.called(json, seat, 'chow', [open, ...three.filter((one) => one !== open)]);
    }
    if (open !== kind) return false;
    if (what === PUNG) return this.called(json, seat, 'pung', [open, open, open]);
    return what === KONG && this.called(json, seat, 'kong', [open, open, open, open]);
  }

  private called(json: Json, seat: Seat, kind: 'chow' | 'pung' | 'kong', tiles: readonly Tile[]): true {
    this.open = undefined;
    return this.add(json, {seat, do: kind, meld: meldText({kind, tiles, open: true, called: 0})});
  }
}

function actionOf(said: unknown): Action | undefined {
  const [who, data] = Array.isArray(said) ? (said as readonly unknown[]) : [];
  if (!isCount(who) || !isCount(data) || who > 63 || data > 65535) return undefined;
  return {seat: SEATS[who >> 4], what: who & 15, data};
}

/** Numbers that stand in the order of the seats. */
const inOrder = (counts: readonly number[]): BySeat<number> => bySeat(SEATS, (_, i) => counts[i]);

const nameOf = (name: unknown): string => (typeof name === 'string' ? playerName(name) : '');

/** The names of the players, and the points that they had before the hand, where the record has them. */
function playersIn(said: unknown): {names?: readonly string[]; points?: BySeat<number>} {
  const players = Array.isArray(said) && said.length === SEATS.length ? (said as readonly object[]) : [];
  const of = (field: string): readonly unknown[] =>
    players.map((one) => (one as Readonly<Record<string, unknown>> | null)?.[field]);
  const [names, points] = [of('n'), of('s')];
  return {
    ...(names.some(Boolean) && {names: names.map(nameOf)}),
    ...(isCounts(points) && {points: inOrder(points)}),
  };
}
