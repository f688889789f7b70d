/** Makes kongs: the meld, what it takes from the wall, and what it ends. */
import type {Seat} from '../../core/situation/situation.js';
import type {Meld} from '../../core/notation/hand.js';
import {declarationsOf, isUnknown, type At} from '../state/at.js';
import {draftOf, draftOfPhase, draftOfSeat, seatsWith} from '../state/draft.js';
import {drawsOf, numberOfDraws} from '../state/draws.js';
import {waitsOf} from '../judging/waiting.js';
import {lift} from './furiten.js';
import type {LaidMeld, RoundPosition, SeatState} from '../state/position.js';
import {FACE_DOWN, type Tile} from '../../core/tiles/tile.js';
import type {RoundRules} from '../state/rules.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {sameTiles, inTileOrder, insertTile} from '../record/tiles.js';

/** Makes a concealed or added kong once nobody can rob it any more; the replacement comes next. */
export function makeKong(rules: RoundRules, p: RoundPosition, seat: Seat, kong: Meld): RoundPosition {
  const state = p.seats[seat];
  if (!state) return p;
  const {melds, spent} = kong.added ? added(state, kong.tiles) : concealed(state, kong.tiles);
  const next = draftOfSeat(spend(state, spent));
  next.drawn = undefined;
  next.melds = melds;
  const phase = draftOfPhase(p.phase);
  phase.is = 'replace';
  phase.seat = seat;
  phase.repl = 'kong';
  phase.konged = true;
  if (!phase.unready && wasUnready({p, rules, seat, state})) phase.unready = true;
  phase.openKong = undefined;
  phase.tile = undefined;
  phase.meld = undefined;
  phase.robs = undefined;
  phase.answers = undefined;
  const made = draftOf(p);
  made.seats = seatsWith(p.seats, seat, kong.added ? lift(next, 'addedKong', rules) : next);
  made.phase = phase;
  return countKong(rules, endIppatsu(made), kong.added === true);
}

/** Whether the hand is not ready before the turn's first kong, the drawn tile aside. */
const wasUnready = (here: At): boolean =>
  !here.p.phase.konged && !isUnknown(here.state) && !waitsOf(here).length;

/**
 * Counts a kong: it takes draws from the wall; an indicator that is turned late waits for the discard (RB-F2), or for the
 * next kong (RC-6).
 */
export function countKong({flow, o}: RoundRules, p: RoundPosition, open: boolean): RoundPosition {
  const late = open && flow.dora?.late(o);
  const next = draftOf(p);
  next.kongs++;
  next.left = drawsOf(Math.max(0, numberOfDraws(p.left) - flow.kong.cost));
  if (flow.dora?.lateUntilKong) next.unturned = undefined;
  if (late) next.unturned = (next.unturned ?? 0) + 1;
  return next;
}

interface Laid {
  readonly melds: readonly LaidMeld[];
  readonly spent: readonly Tile[];
}

function concealed({melds}: SeatState, tiles: readonly Tile[]): Laid {
  return {melds: [...melds, {tiles: inTileOrder(tiles), kind: 'kong', open: false}], spent: tiles};
}

function added({melds}: SeatState, tiles: readonly Tile[]): Laid {
  const pung = inTileOrder(tiles.slice(0, 3));
  const at = melds.findIndex((meld) => meld.kind === 'pung' && sameTiles(inTileOrder(meld.tiles), pung));
  const laid = melds.map((meld, i): LaidMeld =>
    i === at
      ? {...meld, tiles: [...meld.tiles, ...tiles.slice(3)], kind: 'kong', added: true, among: melds.length}
      : meld,
  );
  return {melds: laid, spent: tiles.slice(3)};
}

/**
 * A seat without some of its tiles; the drawn tile joins those left. A hidden hand stays hidden, with fewer tiles
 * face down.
 */
export function spend(state: SeatState, tiles: readonly Tile[]): SeatState {
  const {held, drawn} = state;
  if (held === undefined) return state;
  // what is held stays the same
  if (tiles.length === 1 && tiles[0] === drawn) return withoutDrawn(state);
  const all = drawn === undefined ? held : insertTile(held, drawn);
  const next = draftOfSeat(state);
  next.drawn = undefined;
  next.held = withoutSome(all, tiles) ?? tiles.reduce(withoutOne, all);
  return next;
}

/** The tiles without one of a kind; where it is not among them, without one that lies face down. */
const withoutOne = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  withoutSome(tiles, [tile]) ?? withoutSome(tiles, [FACE_DOWN]) ?? tiles;

/** The seat with its drawn tile no longer set apart. */
export function withoutDrawn(state: SeatState): SeatState {
  if (state.drawn === undefined) return state;
  const next = draftOfSeat(state);
  next.drawn = undefined;
  return next;
}

/** Ends every 一発 chance, as any pung or kong does (RB-F10). */
export function endIppatsu(p: RoundPosition): RoundPosition {
  if (!Object.values(p.seats).some((state) => declarationsOf(state).includes('ippatsu'))) return p;
  const next = draftOf(p);
  next.seats = Object.fromEntries(
    Object.entries(p.seats).map(([seat, state]) => [seat, withoutIppatsu(state)]),
  );
  return next;
}

/** The seat without its 一発 chance, which any call ends. */
export function withoutIppatsu(state: SeatState): SeatState {
  const flags = declarationsOf(state);
  if (!flags.includes('ippatsu')) return state;
  const next = draftOfSeat(state);
  next.ready = flags.filter((flag) => flag !== 'ippatsu');
  return next;
}
