/** A position as one seat sees it, and what can be read from it. */
import {FLAGS, SEATS, type Flag, type Seat} from '../../core/situation/situation.js';
import {distanceByForm} from '../../core/waiting/distance.js';
import {waits} from '../../core/waiting/waits.js';
import {KINDS, countKinds, isFlower, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {Meld, Position, SeatState} from './position.js';
import {bySeat, rulesOf, type RulesInUse} from './rules-in-use.js';
import {isHidden, kindIn, textOf, tileIn, tilesIn} from './tiles.js';

/** A position with its rules, and the seat in question. */
export interface At {
  readonly p: Position;
  readonly rules: RulesInUse;
  readonly seat: Seat;
  readonly state: SeatState;
}

/** Looks at a position from a seat; undefined where nobody sits there. */
export function at(p: Position, seat: Seat): At | undefined {
  const state = p.seats[seat];
  return state && {p, rules: rulesOf(p), seat, state};
}

/** The tiles held, with the drawn one; undefined for a hidden hand. */
export function handOf({held, drawn}: SeatState): readonly Tile[] | undefined {
  if (held === undefined) return undefined;
  const tiles = tilesIn(held);
  const tile = tileIn(drawn);
  return tile === undefined ? tiles : [...tiles, tile];
}

/** The position with another state of a seat. */
export const withSeat = (p: Position, seat: Seat, state: SeatState): Position => ({
  ...p,
  seats: {...p.seats, [seat]: state},
});

/** All seats except one, in turn order after it. */
export const seatsAfter = ({after}: RulesInUse, seat: Seat): readonly Seat[] => after[seat] ?? [];

/** All tiles of a seat: held, set aside, in melds and in its river. A tile that was called lies with the caller. */
export function tilesOfSeat({held, drawn, out, melds, river}: SeatState = EMPTY): readonly Tile[] {
  const texts = [held ?? '', drawn ?? '', out, ...melds.map(({tiles}) => tiles)];
  for (const {tile, by} of river) if (!by) texts.push(tile);
  return texts.flatMap(tilesIn);
}

/** A seat at which nothing is known to lie. */
export const EMPTY: SeatState = {melds: [], river: [], out: '', missed: {}, passed: [], turns: 0};

/** All tiles outside the wall that the record tells of, concealed hands included. */
const known = (p: Position): readonly Tile[] => [
  ...Object.values(p.seats).flatMap(tilesOfSeat),
  ...tilesIn(p.frame.wild ?? ''),
  ...shownIndicators(p),
];

/** How many of each kind, flowers too, lie outside the wall as far as the record tells. */
export function seenTiles(p: Position): Uint8Array {
  const seen = new Uint8Array(64);
  for (const tile of known(p)) seen[kindOf(tile)]++;
  return seen;
}

/** How many of exactly this tile lie outside the wall; a red five and a plain one are not the same here. */
export const seenAlike = (p: Position, tile: Tile): number =>
  known(p).reduce((n, other) => (other === tile ? n + 1 : n), 0);

/** How many indicators are turned now (RB-11, RB-F2). */
export function indicatorsTurned(p: Position): number {
  const {flow, o} = rulesOf(p);
  return flow.indicators ? flow.indicators.first(o) + p.kongs - (p.unturned ?? 0) : 0;
}

/** The dora indicators turned at this moment: the first ones of the frame. */
export const shownIndicators = (p: Position): readonly Tile[] =>
  tilesIn(p.frame.indicators ?? '').slice(0, indicatorsTurned(p));

/** The kind that is wild, -1 for none. */
export const wildOf = ({frame}: Position): Kind => (frame.wild ? kindIn(frame.wild) : -1);

const waited = new WeakMap<RulesInUse, Map<string, readonly Kind[]>>();
const MOST = 20_000;
const NOTHING: readonly Kind[] = [];

const waitsOfState = new WeakMap<
  SeatState,
  {rules: RulesInUse; wild: string | undefined; kinds: readonly Kind[]}
>();

/** The kinds that complete the held tiles of a seat, without the drawn one; none of a hidden hand. */
export function waitsOf({p, rules, state}: At): readonly Kind[] {
  if (state.held === undefined || !rules.ruleset) return NOTHING;
  const {wild} = p.frame;
  const known = waitsOfState.get(state);
  if (known?.rules === rules && known.wild === wild) return known.kinds;
  const kinds = waitsWith(p, rules, state, state.held);
  waitsOfState.set(state, {rules, wild, kinds});
  return kinds;
}

/** The kinds that complete a hand made of these melds and held tiles. */
export function waitsWith(
  p: Position,
  rules: RulesInUse,
  {melds, out}: Pick<SeatState, 'melds' | 'out'>,
  held: string,
): readonly Kind[] {
  const {ruleset, given, id} = rules;
  if (!ruleset || !held) return NOTHING;
  const {wild} = p.frame;
  let kept = waited.get(rules);
  if (!kept) waited.set(rules, (kept = new Map<string, readonly Kind[]>()));
  if (!mayBeReady(p, rules, melds.length, tilesIn(held))) return NOTHING;
  const laid = melds.map(meldNotation).join('');
  const gari = rules.flow.laidOut?.field === 'gari' ? out : '';
  const key = `${wild ?? ''}|${laid}|${gari}|${held}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = {
    rules: id,
    options: given,
    hand: `${laid} ${held}`,
    ...(wild && {wild}),
    ...(gari && {gari}),
  };
  const kinds = waits(asked, ruleset).ready.map(({tile}) => kindIn(tile));
  if (kept.size >= MOST) kept.clear();
  kept.set(key, kinds);
  return kinds;
}

/**
 * Whether held tiles may be ready beside so many melds, or one discard may leave them so. A quick check by their form,
 * which takes no account of the tiles in the melds.
 */
export function mayBeReady(
  {frame: {wild}}: Position,
  {ruleset, o}: RulesInUse,
  melds: number,
  tiles: readonly Tile[],
): boolean {
  if (!ruleset) return true;
  const wilds = wild ? ruleset.wilds?.(kindIn(wild), o) : undefined;
  const hand = {held: countKinds(tiles), melds: [], wilds};
  return distanceByForm(hand, ruleset.sets - melds, ruleset.shapes) < 1;
}

const written = new WeakMap<Meld, string>();

/** A meld of a position as notation. */
export function meldNotation(meld: Meld): string {
  const known = written.get(meld);
  if (known !== undefined) return known;
  const text = spelled(meld);
  written.set(meld, text);
  return text;
}

function spelled({tiles, open, added, called}: Meld): string {
  if (!open) return `[[${tiles}]]`;
  const list = tilesIn(tiles);
  if (added) return `[${textOf(list.slice(0, 3))}+${textOf(list.slice(3))}]`;
  if (called === undefined) return `[${tiles}]`;
  const part = (from: number, to: number): string =>
    list
      .slice(from, to)
      .map((t) => textOf([t]))
      .join('');
  return `[${part(0, called)}_${part(called, list.length)}]`;
}

/** The last discard, and whose it is, as long as nobody has drawn since. */
export function lastDiscard({p, rules}: Pick<At, 'p' | 'rules'>): {seat: Seat; tile: string} | undefined {
  const {is, seat, tile} = p.phase;
  if (is === 'claim') return tile === undefined ? undefined : {seat, tile};
  if (is !== 'draw') return undefined;
  const from = rules.seats[(rules.seats.indexOf(seat) + rules.seats.length - 1) % rules.seats.length];
  const last = p.seats[from]?.river.at(-1);
  return last && !last.by ? {seat: from, tile: last.tile} : undefined;
}

/** The first flower in a seat's hand; undefined where there is none. */
export function flowerIn({rules, state}: At): Tile | undefined {
  const isOne = (tile: Tile | undefined): boolean =>
    tile !== undefined && isFlower(tile) && rules.copies[tile] > 0;
  const drawn = tileIn(state.drawn);
  return tilesIn(state.held ?? '').find(isOne) ?? (isOne(drawn) ? drawn : undefined);
}

/** How many flowers a seat has set aside. */
export const flowersOf = ({out}: SeatState): number =>
  tilesIn(out).reduce((n, tile) => (isFlower(tile) ? n + 1 : n), 0);

/** Whether a hand is hidden: not given, or face down. */
export const isUnknown = ({held}: Pick<SeatState, 'held'>): boolean =>
  held === undefined || isHidden(tilesIn(held));

/** The flags of what a seat has declared (riichi, ready …). */
export function declared({ready}: SeatState): readonly Flag[] {
  if (!ready) return NO_FLAGS;
  const words = ready.split(' ');
  return FLAGS.filter((flag) => words.includes(flag));
}
const NO_FLAGS: readonly Flag[] = [];

export {SEATS, KINDS, bySeat};
