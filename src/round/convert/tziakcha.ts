/**
 * Reads records of tziakcha.net (雀渣) as records of `guobiao`, with wall, passes and fan. Player 0 is the dealer. A tile is
 * a number: four of each kind, 萬 條 餅, the winds, 中 發 白, and from 136 the flowers. An action is `[player << 4 | what, data, time]`.
 */
import type {BySeat} from '../../core/game/flow.js';
import type {MeldKind} from '../../core/notation/hand.js';
import type {LineColumn} from '../../core/situation/place.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {FLOWER, HONOR, type Tile} from '../../core/tiles/tile.js';
import type {RoundRecord} from '../record/record.js';
import {bySeat} from '../state/rules.js';
import {notationOf} from '../text/notation.js';
import {playerName} from '../text/player-names.js';
import {LogBuilder} from './log-builder.js';
import type {LogHand} from './log-hand.js';
import {isCounts, plainOf, type Json} from './json-places.js';
import {addedKong, claimOf, concealedKong} from './log-sets.js';
import {logFaultAt, logTexts, unread, type Source} from './log-texts.js';

/** The actions by their number. Those that pass say so by hand (9), or were passed by the program (8). */
const START = 0;
const SET_ASIDE = 1;
const DISCARD = 2;
/** Claims, and kongs of one's own. */
const SETS: Readonly<Record<number, MeldKind>> = {3: 'chow', 4: 'pung', 5: 'kong'};
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
    if (!log.json) return [unread(log)];
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

/** An action with its parts. */
interface Action {
  readonly seat: Seat;
  readonly what: number;
  readonly data: number;
}

/** Reads one hand. */
class StepReader {
  private readonly log = new LogBuilder();
  private hasBegun = false;
  /** The number of the tile that was drawn last. */
  private drawn = -1;
  private fan: number | undefined;

  constructor(
    private readonly source: Source,
    private readonly json: Json,
    private readonly fields: ReadonlyMap<string, Json>,
    private readonly rules: string,
  ) {}

  logHand(): LogHand {
    const {source, json, fields, log} = this;
    const wrong = (field: string): LogHand => logFaultAt(source, (fields.get(field) ?? json).at, json.at);
    const [hand, dice, text, players, net] = ['i', 'd', 'w', 'p', 's'].map((field) => this.said(field));
    if (!isCount(hand)) return wrong('i');
    if (!isCount(dice)) return wrong('d');
    const wall = typeof text === 'string' ? tilesOfWall(text, dice) : undefined;
    if (!wall) return wrong('w');
    if (!isCounts(net, SEATS.length)) return wrong('s');
    const actions = fields.get('a');
    if (actions?.is !== 'list') return wrong('a');
    for (const action of actions.items) if (!this.act(action)) return logFaultAt(source, action.at, json.at);
    if (this.fan === undefined) log.end(this.placeOf(actions), SEATS);
    log.score(this.placeOf(fields.get('s') ?? json), inOrder(net));
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
      moves: log.moves,
      expect: {net: inOrder(net)},
      foreign: {tziakcha: {i: hand, g: this.said('g')}},
    };
    return {...log.logHand(this.placeOf(json), record), ...(this.fan ? {fan: this.fan} : {})};
  }

  private placeOf({at}: Json): LineColumn {
    return this.source.placeOf(at.start);
  }

  private said(field: string): unknown {
    const json = this.fields.get(field);
    return json && plainOf(json);
  }

  /** Reads an action. @returns whether it makes sense */
  private act(json: Json): boolean {
    const {log} = this;
    const action = actionOf(plainOf(json));
    if (!action || this.fan !== undefined) return false;
    const at = this.placeOf(json);
    const {seat, what, data} = action;
    if (PASSES.includes(what)) return !this.hasBegun || log.add(at, seat, {do: 'pass'});
    switch (what) {
      case START:
        this.hasBegun = true;
        return true;
      case SET_ASIDE: {
        const flower = tileOfId(((data >> 8) & 15) + FIRST_FLOWER);
        return flower !== undefined && log.out(at, seat, flower) && this.draws(at, seat, data & 255);
      }
      case DRAW:
        return this.draws(at, seat, data & 255);
      case DISCARD: {
        const id = data & 255;
        const tile = tileOfId(id);
        const asDrawn = (data & 256) === 0 && this.drawn === id && log.shown.drawn?.seat === seat;
        return tile !== undefined && log.discard(at, seat, tile, asDrawn);
      }
      case WIN:
        this.fan = data >> 1;
        return log.add(at, seat, {do: this.fan ? 'win' : 'falsewin'});
      default:
        return Object.hasOwn(SETS, what) && this.melds(at, action, SETS[what]);
    }
  }

  private draws(at: LineColumn, seat: Seat, id: number): boolean {
    const tile = tileOfId(id);
    this.drawn = id;
    return tile !== undefined && this.log.draw(at, seat, tile);
  }

  /** A set: its kind of tile in the lowest bits, then which of its tiles or whose was called, and what it is. */
  private melds(at: LineColumn, {seat, data}: Action, kind: MeldKind): boolean {
    // a claim without a set was made, and is carried out by a later action or not at all
    if (data === 0) return true;
    const tile = tileOfId((data & 63) << 2);
    if (tile === undefined) return false;
    const isAdded = kind === 'kong' && ((data >> 8) & 3) === ADDED;
    const isOwn = kind === 'kong' && ((data >> 6) & 3) === 0;
    const move = isAdded
      ? addedKong([tile, tile, tile], tile)
      : isOwn
        ? concealedKong([tile, tile, tile, tile])
        : claimOf(kind, tile, this.log.shown.open?.tile);
    return move !== undefined && this.log.add(at, seat, move);
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
    ...(isCounts(points, SEATS.length) && {points: inOrder(points)}),
  };
}

const SUIT = 9;
/** How the suits follow one another there: characters, bamboos, dots. */
const SUITS = [0, 2, 1];
/** The winds and the red, green and white dragon, in our order: white, green, red. */
const HONORS = [0, 1, 2, 3, 6, 5, 4];
/** Flowers are told by their number; it changes no score which of them is which. */
const FIRST_FLOWER = 136;
const WALL = 144;
const SIDES = 4;

/** The tile of a number; undefined for a number that no tile has. */
function tileOfId(id: number): Tile | undefined {
  if (id >= FIRST_FLOWER) return id < WALL ? FLOWER + id - FIRST_FLOWER : undefined;
  const kind = id >> 2;
  const honor = kind - SUITS.length * SUIT;
  return honor < 0 ? SUITS[Math.floor(kind / SUIT)] * SUIT + (kind % SUIT) : HONOR + HONORS[honor];
}

/**
 * The wall in the order in which it is drawn; undefined where a tile is missing.
 * @param text two hexadecimal digits a tile, from the dealer's side on
 * @param dice four dice of four bits each: the first two choose the side, all four where it is opened
 */
function tilesOfWall(text: string, dice: number): readonly Tile[] | undefined {
  if (!/^[\da-f]+$/i.test(text)) return undefined;
  const ids = [...Array(Math.floor(text.length / 2)).keys()].map((i) =>
    parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
  const tiles = [...new Set(ids)].map(tileOfId).filter((tile) => tile !== undefined);
  if (ids.length !== WALL || tiles.length !== WALL) return undefined;
  const thrown = [0, 1, 2, 3].map((n) => (dice >> (4 * n)) & 15);
  // the sides are counted from the dealer to the right, the stacks of a side from its right end
  const side = (SIDES * 8 + 1 - thrown[0] - thrown[1]) % SIDES;
  const stacks = thrown.reduce((sum, n) => sum + n, 0);
  const opened = ((side * WALL) / SIDES + 2 * stacks) % WALL;
  return [...tiles.slice(opened), ...tiles.slice(0, opened)];
}
