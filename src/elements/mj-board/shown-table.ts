/** From a position to what lies where on the table, as one seat sees it. */
import {layMelds, widthOf, type LaidGroup} from '../../art/layout.js';
import {drawnKong} from '../../core/game/concealed-kong.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {doraKinds} from '../../core/reading/dora-kinds.js';
import {unitPaid} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import {FACE_DOWN, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RoundRules} from '../../round/state/rules.js';
import {wildsOnTable} from '../../round/state/wild-on-table.js';
import type {RiverDiscard, LaidMeld, RoundPosition, SeatState} from '../../round/state/position.js';
import type {LastMove} from './last-move.js';
import type {BoardMarks} from './marks.js';
import {wallsOf, type WallShown} from './walls.js';
import {isToAct} from '../../round/state/at.js';

/** Where a seat is, seen from the one at the bottom. */
export type Side = 'bottom' | 'right' | 'top' | 'left';

/** A discard as it lies in a river. */
export interface RiverTile extends RiverDiscard {
  readonly seat: Seat;
  /** Which of the discards of its seat, from 1. */
  readonly n: number;
  /** Others may still claim it. */
  readonly open: boolean;
  /** The last move of the round. */
  readonly last: boolean;
  readonly marked: boolean;
}

/** What lies before one seat. */
export interface SeatShown {
  readonly seat: Seat;
  readonly side: Side;
  readonly name?: string;
  readonly points?: number;
  readonly isDealer: boolean;
  readonly isTurn: boolean;
  readonly ready?: 'ready' | 'riichi' | 'open';
  readonly dead: boolean;
  /** The tiles held; backs where the hand is not to be seen. */
  readonly held: readonly Tile[];
  readonly hidden: boolean;
  /** The tile set apart: drawn, or won with. */
  readonly drawn?: Tile;
  readonly won: boolean;
  readonly melds: readonly (LaidGroup & {readonly from?: Seat})[];
  readonly river: readonly RiverTile[];
  /** How many discards there are, or will be at the end of the round. */
  readonly mostDiscards: number;
  readonly out: readonly Tile[];
  /** What the last move of the round changed before this seat, or about it. */
  readonly last?: Pick<LastMove, 'on' | 'at'>;
}

/** A whole table. */
export interface ShownTable {
  readonly position: RoundPosition;
  /** From the seat after the one at the bottom, which comes last. */
  readonly seats: readonly SeatShown[];
  /** How many discards all seats have, or will have at the end of the round. */
  readonly mostDiscards: number;
  /** All discards in one place, in turn order. */
  readonly pool?: readonly RiverTile[];
  readonly wild: readonly Kind[];
  /** The indicator of the wild tile, or those of the dora that are turned. */
  readonly indicators: readonly Tile[];
  /** The kinds that these make wild, or dora. */
  readonly indicated: readonly Kind[];
  /** What lies under those, once it is looked at. */
  readonly ura: readonly Tile[];
  /** Undefined where it is not known. */
  readonly left?: number;
  /** What stands of the wall. */
  readonly walls: readonly WallShown[];
  /** Whether the cloth lies in wood, with a wall on it. */
  readonly hasEdge: boolean;
  /** What points are counted in. */
  readonly paid: Unit;
  /** Whether a tile has been discarded as drawn; `later` where one is, later in the round, of which nothing may be said. */
  readonly slid: boolean | 'later';
  /** The prevailing wind; undefined in games without one. */
  readonly round?: Seat;
  /** Whether other positions of the round are shown in its place: then hands have room for the tile that they draw. */
  readonly draws: boolean;
  readonly marks: BoardMarks;
}

/** From which seat a table is seen, and what of it. */
export interface ShownOptions {
  readonly bottom?: Seat;
  /** Whose hands are seen; undefined for all that are known. */
  readonly seen?: readonly Seat[];
  readonly pool: boolean;
  readonly hasEdge: boolean;
  readonly marks: BoardMarks;
  readonly ruleset?: Ruleset;
  /** The rules as the referee has read them, by which a kind may be wild. */
  readonly rules?: RoundRules;
  /** How many indicators are turned; undefined where it is not known: then all are. */
  readonly turned?: number;
  readonly lastMove?: LastMove;
  /** Whether it is a picture without a game, in which nothing is hidden. */
  readonly picture?: boolean;
  /** The last position of a round that has several: the table is as large in all of them. */
  readonly last?: RoundPosition;
  /** Whether more moves come than the round has: the table is as large as one of a usual hand. */
  readonly goesOn?: boolean;
  /** How many draws are left, where the record or the rules say it. */
  readonly left?: number;
}

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  3: ['right', 'left', 'bottom'],
  4: ['right', 'top', 'left', 'bottom'],
};

/** So many discards of a seat few hands have. */
const USUAL_DISCARDS = 15;

/** Tiles in a row of a river. */
export const ROW = 6;

/** Lays a position out as seen from one seat; hands that nobody may see are backs. */
export function shownTable(p: RoundPosition, options: ShownOptions): ShownTable {
  const playing = SEATS.filter((seat) => p.seats[seat]);
  const bottom = playing.find((seat) => seat === options.bottom) ?? onlyKnown(p, playing) ?? playing[0];
  const first = playing.indexOf(bottom) + 1;
  const order = [...playing.slice(first), ...playing.slice(0, first)];
  const size = sizeOf(p, options.ruleset);
  const sides = SIDES[order.length] ?? SIDES[4];
  const seats = order.map((seat, i) => seatShown(p, seat, {...options, size, side: sides[i]}));
  const {wild: indicator, indicators = [], ura = []} = p.frame;
  const wild = wildsOnTable(options.rules, p);
  const {turned = 5, picture = false} = options;
  const shownIndicators = indicator === undefined ? indicators.slice(0, turned) : [indicator];
  return {
    position: p,
    seats,
    mostDiscards: seats.reduce((sum, seat) => sum + seat.mostDiscards, 0),
    ...(options.pool && {pool: poolOf(seats, p)}),
    wild,
    indicators: shownIndicators,
    indicated: indicator === undefined ? doraKinds(shownIndicators, options.ruleset) : wild,
    ura: picture || isRiichiWon(p) ? ura.slice(0, turned) : [],
    ...(options.left === undefined ? {} : {left: options.left}),
    walls: options.hasEdge ? wallsOf(options.left, options.rules) : [],
    hasEdge: options.hasEdge,
    paid: unitPaid(options.ruleset),
    slid: hasSlid(p) || (willSlide(options) && 'later'),
    ...(hasRound(options.ruleset) && {round: p.frame.round}),
    draws: options.goesOn === true || options.last !== undefined,
    marks: options.marks,
  };
}

/** Whether a game has prevailing winds; any mahjong without rules may have them. */
const hasRound = (ruleset: Ruleset | undefined): boolean => !ruleset || ruleset.fields.includes('round');

/** Whether a seat has won after riichi: then the tiles under the indicators count. */
const isRiichiWon = ({ended, seats}: RoundPosition): boolean =>
  ended?.winners.some((seat) => seats[seat]?.ready?.some((flag) => /riichi/i.test(flag))) ?? false;

const willSlide = ({last, goesOn = false}: ShownOptions): boolean =>
  goesOn || (last !== undefined && hasSlid(last));

const hasSlid = ({seats}: RoundPosition): boolean =>
  Object.values(seats).some(({river}) => river.some(({drawn}) => drawn));

/** The one seat whose hand the author gives. */
function onlyKnown(p: RoundPosition, seats: readonly Seat[]): Seat | undefined {
  const known = seats.filter((seat) => p.seats[seat]?.held !== undefined);
  return known.length === 1 ? known[0] : undefined;
}

/** Tiles held between turns: of the rule set, else of the longest hand. */
function sizeOf(p: RoundPosition, ruleset: Ruleset | undefined): number {
  if (ruleset) return 3 * ruleset.sets + 1;
  const sizes = Object.values(p.seats).map(({held = [], melds}) => held.length + 3 * melds.length);
  return Math.max(...sizes) >= 16 ? 16 : 13;
}

interface SeatOptions extends ShownOptions {
  readonly size: number;
  readonly side: Side;
}

function seatShown(p: RoundPosition, seat: Seat, options: SeatOptions): SeatShown {
  const state = p.seats[seat] ?? NOBODY;
  const {frame, phase, ended} = p;
  const hidden = state.held === undefined || (options.seen !== undefined && !options.seen.includes(seat));
  const own = hidden ? backs(state, phase.is !== 'claim' && isToAct(p, seat), options.size) : openHand(state);
  const won = ended?.winners.includes(seat) ?? false;
  const ready = readyOf(state);
  const {points, players} = frame;
  const counted = Object.values(points).some((n) => n);
  const last = options.lastMove?.seat === seat ? options.lastMove : undefined;
  const name = players?.[frame.places?.[seat] ?? SEATS.indexOf(seat)];
  return {
    seat,
    side: options.side,
    ...(name ? {name} : {}),
    ...(!counted || points[seat] === undefined ? {} : {points: points[seat]}),
    isDealer: frame.dealer === seat,
    isTurn: phase.is !== 'over' && phase.seat === seat,
    ...(ready && {ready}),
    dead: state.dead === true,
    ...own,
    hidden,
    won,
    melds: meldsOf(state, seat, p, options.ruleset),
    mostDiscards: Math.max(
      state.river.length,
      options.last?.seats[seat]?.river.length ?? 0,
      options.goesOn ? USUAL_DISCARDS : 0,
    ),
    river: riverOf(p, seat, state, {...options, last}),
    out: state.out,
    ...(last && {last}),
  };
}

const NOBODY: SeatState = {melds: [], river: [], out: [], missed: {}, passed: [], turns: 0};

type Own = Pick<SeatShown, 'held' | 'drawn'>;

const openHand = ({held = [], drawn}: SeatState): Own => ({held, ...(drawn === undefined ? {} : {drawn})});

/** As many backs as tiles are held; one set apart where the seat has drawn. */
function backs({held, drawn, melds}: SeatState, acting: boolean, size: number): Own {
  const known = held === undefined ? size - 3 * melds.length : held.length;
  const one = drawn !== undefined || (acting && held === undefined);
  return {
    held: [...Array(Math.max(0, known)).keys()].map(() => FACE_DOWN),
    ...(one ? {drawn: FACE_DOWN} : {}),
  };
}

function readyOf({ready}: SeatState): SeatShown['ready'] {
  if (!ready) return undefined;
  const flags = ready.join(' ');
  return /open/i.test(flags) ? 'open' : /riichi/i.test(flags) ? 'riichi' : 'ready';
}

function meldsOf({melds}: SeatState, seat: Seat, p: RoundPosition, ruleset?: Ruleset): SeatShown['melds'] {
  const concealedKong = drawnKong(ruleset, p.ended !== undefined);
  const hand = melds.map((meld) => handMeld(meld, seat, p));
  return layMelds({tiles: [], melds: hand, flowers: []}, {concealedKong}).map((group, i) => ({
    ...group,
    ...fromOf(melds[i]),
  }));
}

/** A meld as the drawings take it; the called tile lies at the side of whom it came from. */
function handMeld({tiles, kind, open, added, called, from}: LaidMeld, seat: Seat, p: RoundPosition) {
  const place = called ?? (from && placeOf(from, seat, p, tiles.length));
  return {
    tiles,
    kind,
    open,
    ...(added && {added}),
    ...(place === undefined ? {} : {called: place}),
  };
}

function placeOf(from: Seat, seat: Seat, p: RoundPosition, length: number): number {
  const side = sideOf(from, seat, p);
  return side === 'left' ? 0 : side === 'top' ? 1 : length - 1;
}

/** Where one seat is, seen from another. */
function sideOf(seat: Seat, seen: Seat, p: RoundPosition): Side {
  const playing = SEATS.filter((one) => p.seats[one]);
  const n = (playing.indexOf(seat) - playing.indexOf(seen) + playing.length) % playing.length;
  return (SIDES[playing.length] ?? SIDES[4])[(n + playing.length - 1) % playing.length];
}

const fromOf = ({from}: LaidMeld): {from?: Seat} => (from ? {from} : {});

interface RiverOptions {
  readonly marks: BoardMarks;
  readonly last: LastMove | undefined;
}

function riverOf(
  {phase, ended}: RoundPosition,
  seat: Seat,
  {river}: SeatState,
  {marks, last}: RiverOptions,
): RiverTile[] {
  return river.map((thrown, i) => {
    const {tile} = thrown;
    // the tile that was won with is still looked at
    const asked = phase.is === 'claim' ? phase.seat : ended?.by === 'discard' ? ended.from : undefined;
    const isNewest = i === river.length - 1;
    const open = asked === seat && isNewest && !thrown.by;
    const isLast = open || (last?.on === 'discard' && isNewest);
    return {...thrown, seat, n: i + 1, open, last: isLast, marked: marks.has(seat, tile, i + 1)};
  });
}

/** The first discards of all seats from the dealer on, then the second ones. */
function poolOf(seats: readonly SeatShown[], {frame}: RoundPosition): RiverTile[] {
  const order = [...seats].sort((a, b) => turnOf(a.seat, frame.dealer) - turnOf(b.seat, frame.dealer));
  const longest = Math.max(...order.map(({river}) => river.length));
  return [...Array(longest).keys()]
    .map((i) => order.flatMap(({river}) => river[i] ?? []))
    .flat()
    .filter(({by}) => !by);
}

const turnOf = (seat: Seat, dealer: Seat): number =>
  (SEATS.indexOf(seat) - SEATS.indexOf(dealer) + SEATS.length) % SEATS.length;

/** How wide a run of tiles is, in their height. */
const widthIn = (groups: Parameters<typeof widthOf>[0]): number => widthOf(groups) * 0.75;

/** How high melds and flowers beside the hand at the bottom are drawn, as a part of the height of its tiles. */
const BESIDE = 0.74;

/** How wide the hand at the bottom is with all that lies beside it, in heights of its tiles. */
export function ownWidth({seats, draws}: ShownTable): number {
  const own = seats[seats.length - 1];
  const beside = [...own.melds.map(({tiles}) => tiles), ...(own.out.length ? [laidSide(own.out)] : [])];
  return Math.max(
    LEAST_HAND,
    widthIn(handGroups(own, draws)) + (beside.length ? GAP_BESIDE + widthIn(beside) * BESIDE : 0),
  );
}

/** How wide the widest open hand of the others is, in heights of its tiles. */
export const longestHand = ({seats, draws}: ShownTable): number =>
  Math.max(LEAST_HAND, ...seats.map((seat) => widthIn(handGroups(seat, draws))));

const laidSide = (tiles: readonly Tile[]) => tiles.map((tile, at) => ({tile, at}));

/** The tiles held, and the drawn one apart. @param draws whether a hand that has drawn none has room for one */
function handGroups({held, drawn}: SeatShown, draws: boolean) {
  const isApart = drawn !== undefined || (draws && held.length % 3 === 1);
  return [laidSide(held), ...(isApart || draws ? [laidSide(isApart ? [FACE_DOWN] : [])] : [])];
}

/** A hand of fourteen tiles. */
const LEAST_HAND = 11.2;
/** Between a hand and what lies beside it. */
const GAP_BESIDE = 0.4;
