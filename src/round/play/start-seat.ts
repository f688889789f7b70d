/** Reads one seat where a record begins. */
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {NO_HAND, type Hand, type Meld} from '../../core/notation/hand.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import {FLAGS, type Flag, type Seat} from '../../core/situation/situation.js';
import {FACE_DOWN, isRed, kindName, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {turnsToCalled} from '../state/called-from.js';
import {draftOfSeat} from '../state/draft.js';
import type {RiverDiscard, LaidMeld, SeatState} from '../state/position.js';
import type {RecordSeat} from '../record/record.js';
import type {RoundRules} from '../state/rules.js';
import {inTileOrder} from '../record/tiles.js';
import {notationOf} from '../text/notation.js';
import {tileIn} from '../text/tiles.js';
import {isFault} from '../../core/situation/result.js';

/** A seat's state; `last` is the last tile of a hand that has one more than is held between turns. */
export interface SeatRead {
  readonly state: SeatState;
  readonly last?: Tile;
}

interface SeatAsked {
  readonly seat: Seat;
  readonly dealer: Seat;
  /** The record begins with the deal. */
  readonly first: boolean;
  /** The record says itself that it begins with the deal. */
  readonly dealt: boolean;
  readonly rules: RoundRules;
  /** The kinds that are wild. */
  readonly wilds: readonly Kind[];
}

/** Reads what a seat has when a record begins; returns the first fault. */
export function readSeat(said: RecordSeat, asked: SeatAsked): SeatRead | Fault {
  const hand = readHand(said);
  if (isFault(hand)) return hand;
  const laid = parseTiles(said.out ?? '');
  if (isFault(laid)) return laid;
  const out = [...hand.flowers, ...laid.tiles];
  const river = readRiver(said);
  const short = isShort(hand, out, asked);
  const wrong =
    checkTiles(hand, laid.tiles, river, asked) ??
    checkMelds(hand, said, asked) ??
    (short ? undefined : checkSize(hand, asked));
  if (wrong) return wrong;
  if (said.ready && asked.rules.ruleset && !asked.rules.flow.ready?.words.includes(said.ready))
    return fault('bad-field', said.ready);
  const hidden = !hand.tiles.length || hand.tiles.includes(FACE_DOWN);
  const flags = flagsOf(said, asked);
  const one = moreThanHeld(hand, asked.rules);
  const state: SeatState = draftOfSeat({
    ...(hidden ? {} : {held: inTileOrder(hand.tiles)}),
    ...(hand.win === undefined ? {} : {drawn: hand.win}),
    melds: hand.melds.map((meld) => meldOf(meld, asked)),
    river,
    ...(said.river || asked.first ? {} : {riverFrom: 'middle' as const}),
    out: inTileOrder(out),
    ...(flags.length ? {ready: FLAGS.filter((flag) => flags.includes(flag))} : {}),
    missed: {},
    passed: [],
    turns: asked.first ? 0 : Math.max(1, river.length) + 1,
    ...(short && {waiting: 'tile' as const}),
  });
  const last = one === 1 && !hidden && hand.win === undefined ? hand.tiles.at(-1) : undefined;
  return {state, ...(last === undefined ? {} : {last})};
}

/** Every tile is one of the set, and what is set aside is what these rules lay out. */
function checkTiles(
  {tiles, melds, win}: Hand,
  laid: readonly Tile[],
  river: readonly RiverDiscard[],
  {rules}: SeatAsked,
): Fault | undefined {
  const {copies, reds, ruleset, flow, o} = rules;
  const thrown = river.map(({tile}) => tile);
  const all = [
    ...tiles,
    ...(win === undefined ? [] : [win]),
    ...laid,
    ...melds.flatMap((meld) => meld.tiles),
  ];
  const strange = [...all, ...thrown].find(
    (tile) =>
      tile !== FACE_DOWN &&
      (!copies[kindOf(tile)] || (isRed(tile) && ruleset !== undefined && !reds[kindName(kindOf(tile))])),
  );
  if (strange !== undefined) return fault('tile-not-in-set', tileName(strange));
  const kept = ruleset && laid.find((tile) => !flow.laidOut?.is(kindOf(tile), o));
  return kept === undefined ? undefined : fault('bad-field', tileName(kept));
}

/**
 * No meld and no discard where the record begins with the deal: a seat gets them by its moves. No chow where none is
 * called, no wild tile in a meld (TZ-14), and no more melds than a hand has sets.
 */
function checkMelds(
  {melds}: Hand,
  {river = []}: RecordSeat,
  {rules, wilds, dealt}: SeatAsked,
): Fault | undefined {
  if (dealt && melds.length) return fault('bad-field', `[${notationOf(inTileOrder(melds[0].tiles))}]`);
  if (dealt && river.length) return fault('bad-field', river[0].tile);
  const {ruleset, flow} = rules;
  if (!ruleset) return undefined;
  if (!flow.chow && melds.some(({kind}) => kind === 'chow')) return fault('meld-not-allowed', 'chow');
  const called = melds.flatMap(({tiles}) => tiles).find((tile) => wilds.includes(kindOf(tile)));
  if (called !== undefined) return fault('wild-in-meld', tileName(called));
  const more = melds.length - ruleset.sets;
  return more > 0 ? fault('too-many-tiles', String(3 * more)) : undefined;
}

function readHand({hand = ''}: RecordSeat): Hand | Fault {
  if (!hand.trim()) return NO_HAND;
  const read = parseHand(hand);
  return isFault(read) ? read : read.hand;
}

/** The discards of a seat; a text that is no tile was never discarded. */
const readRiver = ({river = []}: RecordSeat): readonly RiverDiscard[] =>
  river.flatMap((thrown) => {
    const tile = tileIn(thrown.tile);
    return tile === undefined ? [] : [{...thrown, tile}];
  });

/** How many tiles a hand has more than are held between turns. */
const moreThanHeld = ({tiles, melds}: Hand, {size}: RoundRules): number =>
  tiles.length + 3 * melds.length - size;

/** Whether the replacement of the last opening flower is still to be drawn (XZ-F9). The dealer begins with a tile more. */
function isShort(hand: Hand, out: readonly Tile[], {seat, dealer, first, rules}: SeatAsked): boolean {
  const last = first && out.length >= 7 && rules.flow.laidOut?.wins?.includes('seven') === true;
  const short = moreThanHeld(hand, rules) === (seat === dealer ? 0 : -1);
  return last && short && hand.tiles.length > 0 && hand.win === undefined && !hand.tiles.includes(FACE_DOWN);
}

/** A hand has as many tiles as are held between turns, or one more. */
function checkSize(hand: Hand, {rules}: SeatAsked): Fault | undefined {
  if (!hand.tiles.length || !rules.ruleset) return undefined;
  const more = moreThanHeld(hand, rules);
  if (more === 0 || (more === 1 && hand.win === undefined)) return undefined;
  return fault(more > 0 ? 'too-many-tiles' : 'too-few-tiles', String(more));
}

/** A meld as it lies there: the place of the called tile tells whose it was. */
function meldOf({kind, tiles, open, called, added}: Meld, {seat, rules: {seats}}: SeatAsked): LaidMeld {
  const laid = {tiles, kind, open: open || added === true, ...(added && {added})};
  if (called === undefined) return laid;
  const turns = turnsToCalled(called, tiles.length, seats.length);
  return {...laid, called, from: seats[(seats.indexOf(seat) + turns) % seats.length]};
}

/** The flags that `ready`, `riichi` or `open` at a seat stand for. */
function flagsOf({ready, river}: RecordSeat, {seat, dealer, rules}: SeatAsked): Flag[] {
  if (!ready) return [];
  if (ready !== 'ready') return ready === 'open' ? ['riichi', 'openRiichi'] : ['riichi'];
  const early = river?.some(({declared}) => declared) ?? true;
  if (rules.flow.ready?.early) return seat !== dealer && !early ? ['readyFirst'] : ['readyEarly'];
  return seat === dealer ? ['readyFirst'] : ['readyEarly'];
}
