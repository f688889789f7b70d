/** Reads one seat where a record begins. */
import {parseHand, parseTiles} from '../core/notation/parse.js';
import type {Hand, Meld as HandMeld} from '../core/notation/hand.js';
import {fault, type Fault} from '../core/situation/problem.js';
import type {Flag, Seat} from '../core/situation/situation.js';
import {FACE_DOWN, kindOf, tileName} from '../core/tiles/tile.js';
import type {Meld, SeatState} from './position.js';
import type {RecordSeat} from './record.js';
import type {RulesInUse} from './rules-in-use.js';
import {textAsIs, textOf} from './tiles.js';

/** A seat's state; `last` is the last tile of a hand that has one more than is held between turns. */
export interface SeatRead {
  readonly state: SeatState;
  readonly last?: string;
}

interface Asked {
  readonly seat: Seat;
  readonly dealer: Seat;
  /** The record begins with the deal. */
  readonly first: boolean;
  readonly rules: RulesInUse;
  readonly wild: string | undefined;
}

/** Reads what a seat has when a record begins; returns the first fault. */
export function readSeat(said: RecordSeat, asked: Asked): SeatRead | Fault {
  const hand = readHand(said);
  if ('code' in hand) return hand;
  const laid = parseTiles(said.out ?? '');
  if ('fault' in laid) return laid.fault;
  const strange = [...hand.tiles, ...laid.tiles, ...hand.melds.flatMap(({tiles}) => tiles)].find(
    (tile) => tile !== FACE_DOWN && !asked.rules.copies[kindOf(tile)],
  );
  if (strange !== undefined) return fault('tile-not-in-set', tileName(strange));
  const sized = checkSize(hand, asked);
  if (sized) return sized;
  const hidden = !hand.tiles.length || hand.tiles.includes(FACE_DOWN);
  const river = said.river ?? [];
  const flags = flagsOf(said, asked);
  const out = [...hand.flowers, ...laid.tiles];
  const one = hand.tiles.length + 3 * hand.melds.length - asked.rules.size;
  const state: SeatState = {
    ...(hidden ? {} : {held: textOf(hand.tiles)}),
    ...(hand.win === undefined ? {} : {drawn: tileName(hand.win)}),
    melds: hand.melds.map(meldOf),
    river,
    ...(said.river || asked.first ? {} : {riverFrom: 'middle' as const}),
    out: textOf(out),
    ...(flags.length ? {ready: flags.join(' ')} : {}),
    missed: {},
    passed: [],
    turns: asked.first ? 0 : Math.max(1, river.length) + 1,
    ...(one === -1 && !hidden ? {waiting: 'tile' as const} : {}),
  };
  const last = one === 1 && !hidden && hand.win === undefined ? hand.tiles.at(-1) : undefined;
  return {state, ...(last === undefined ? {} : {last: tileName(last)})};
}

const NO_HAND: Hand = {tiles: [], melds: [], flowers: []};

function readHand({hand = ''}: RecordSeat): Hand | Fault {
  if (!hand.trim()) return NO_HAND;
  const read = parseHand(hand);
  return 'fault' in read ? read.fault : read.hand;
}

/**
 * A hand has as many tiles as are held between turns, or one more; one less where a replacement is still to be drawn
 * (XZ-F9).
 */
function checkSize(hand: Hand, {rules, first}: Asked): Fault | undefined {
  if (!hand.tiles.length || !rules.ruleset) return undefined;
  const more = hand.tiles.length + 3 * hand.melds.length - rules.size;
  const short = first && more === -1 && rules.flow.flowerWins?.includes('seven') && hand.win === undefined;
  if (more === 0 || (more === 1 && hand.win === undefined) || short) return undefined;
  return fault(more > 0 ? 'too-many-tiles' : 'too-few-tiles', String(more));
}

const meldOf = ({kind, tiles, open, called, added}: HandMeld): Meld => ({
  tiles: textAsIs(tiles),
  kind,
  open: open || added === true,
  ...(added && {added}),
  ...(called === undefined ? {} : {called}),
});

/** The flags that `ready`, `riichi` or `open` at a seat stand for. */
function flagsOf({ready, river}: RecordSeat, {seat, dealer, rules}: Asked): Flag[] {
  if (!ready) return [];
  if (ready !== 'ready') return ready === 'open' ? ['riichi', 'openRiichi'] : ['riichi'];
  const early = river?.some(({declared}) => declared) ?? true;
  if (rules.flow.earlyReady) return seat !== dealer && !early ? ['readyFirst'] : ['readyEarly'];
  return seat === dealer ? ['readyFirst'] : ['readyEarly'];
}
