/** Makes kongs: the meld, what it takes from the wall, and what it ends. */
import type {Seat} from '../../core/situation/situation.js';
import {declared, isUnknown, waitsOf, type At} from '../state/at.js';
import {lift} from './let-go.js';
import {omit} from '../state/omit.js';
import type {Meld, Phase, Position, SeatState} from '../state/position.js';
import {FACE_DOWN} from '../../core/tiles/tile.js';
import {rulesOf} from '../state/rules-in-use.js';
import {meldIn, textOf, tilesIn, without} from '../state/tiles.js';

/** Makes a concealed or added kong once nobody can rob it any more; the replacement comes next. */
export function makeKong(p: Position, seat: Seat, text: string): Position {
  const rules = rulesOf(p);
  const state = p.seats[seat];
  const kong = meldIn(text);
  if (!state || !kong) return p;
  const {melds, spent} = kong.added ? added(state, kong.tiles) : concealed(state, kong.tiles);
  let next: SeatState = {...withoutDrawn(spend(state, spent)), melds};
  if (kong.added) next = lift(next, 'addedKong', rules);
  const {openKong: _open, tile: _tile, meld: _meld, robs: _robs, answers: _answers, ...rest} = p.phase;
  const unready = rest.unready ?? wasUnready({p, rules, seat, state});
  const phase: Phase = {...rest, is: 'replace', seat, repl: 'kong', konged: true, ...(unready && {unready})};
  const made = endIppatsu({...p, seats: {...p.seats, [seat]: next}, phase});
  return countKong(made, kong.added === true);
}

/** Whether the hand is not ready before the turn's first kong, the drawn tile aside. */
const wasUnready = (here: At): boolean =>
  !here.p.phase.konged && !isUnknown(here.state) && !waitsOf(here).length;

/** Counts a kong: it takes draws from the wall; an indicator that is turned late waits for the discard (RB-F2). */
export function countKong(p: Position, open: boolean): Position {
  const {flow, o} = rulesOf(p);
  const late = open && flow.indicators?.late(o);
  return {
    ...p,
    kongs: p.kongs + 1,
    left: Math.max(0, p.left - flow.kong.cost),
    ...(late && {unturned: (p.unturned ?? 0) + 1}),
  };
}

interface Laid {
  readonly melds: readonly Meld[];
  readonly spent: readonly number[];
}

function concealed({melds}: SeatState, tiles: readonly number[]): Laid {
  return {melds: [...melds, {tiles: textOf(tiles), kind: 'kong', open: false}], spent: tiles};
}

function added({melds}: SeatState, tiles: readonly number[]): Laid {
  const pung = textOf(tiles.slice(0, 3));
  const text = (meld: Meld): string => textOf(tilesIn(meld.tiles));
  const at = melds.findIndex((meld) => meld.kind === 'pung' && text(meld) === pung);
  const laid = melds.map((meld, i): Meld =>
    i === at ? {...meld, tiles: meld.tiles + textOf(tiles.slice(3)), kind: 'kong', added: true} : meld,
  );
  return {melds: laid, spent: tiles.slice(3)};
}

/**
 * A seat without some of its tiles; the drawn tile joins those left. A hidden hand stays hidden, with fewer tiles
 * face down.
 */
export function spend(state: SeatState, tiles: readonly number[]): SeatState {
  if (state.held === undefined) return state;
  const all = [...tilesIn(state.held), ...tilesIn(state.drawn ?? '')];
  const left = without(all, tiles) ?? tiles.reduce(withoutOne, all);
  return {...withoutDrawn(state), held: textOf(left)};
}

/** The tiles without one of a kind; where it is not among them, without one that lies face down. */
const withoutOne = (tiles: readonly number[], tile: number): number[] =>
  without(tiles, [tile]) ?? without(tiles, [FACE_DOWN]) ?? [...tiles];

/** The seat with its drawn tile no longer set apart. */
export const withoutDrawn = (state: SeatState): SeatState => omit(state, 'drawn');

/** Ends every 一発 chance, as any pung or kong does (RB-F10). */
export function endIppatsu(p: Position): Position {
  const seats = Object.fromEntries(
    Object.entries(p.seats).map(([seat, state]) => [seat, withoutIppatsu(state)]),
  );
  return {...p, seats};
}

/** The seat without its 一発 chance, which any call ends. */
export function withoutIppatsu(state: SeatState): SeatState {
  const flags = declared(state);
  return flags.includes('ippatsu')
    ? {...state, ready: flags.filter((flag) => flag !== 'ippatsu').join(' ')}
    : state;
}
