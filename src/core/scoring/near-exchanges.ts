/** Exchanges one group of a hand for a similar one: of another rank, suit or form. */
import type {Position, PositionDraft} from '../game/position.js';
import type {Meld} from '../notation/hand.js';
import type {ReadPosition} from '../reading/read.js';
import {CHOW, KONG, PUNG, SINGLE, group, isOpen, lowestOf, kindsOf, typeOf} from '../tiles/group.js';
import {HONOR, KINDS, kindOf, rankOf, suitOf, type Kind} from '../tiles/tile.js';
import {countIn, isWildIn, kindList} from './near-melds.js';

/** A hand that differs from another in one group. */
export interface Exchange {
  readonly position: Position;
  /** The tiles taken out; below, those put in. */
  readonly gone: readonly Kind[];
  readonly come: readonly Kind[];
}

/** The hands that differ in one group; the winning tile stays in its group. */
export function* exchanges(
  {position, table}: ReadPosition,
  groups: readonly number[],
  winAt: number,
): Generator<Exchange> {
  const chows = table.ruleset.melds?.includes('chow') !== false;
  const melds = position.melds.length;
  for (let at = 0; at < groups.length; at++) {
    const code = groups[at];
    if (isWildIn(position, code) || groups.indexOf(code) < at) continue;
    for (const other of likeThis(code, chows || at >= melds)) {
      const exchange = exchangeOf(position, at, code, other, at === winAt);
      if (exchange) yield exchange;
    }
  }
}

/** Groups similar to one: up to three ranks away, in other suits, of other honors, or of the other form. */
function* likeThis(code: number, chows: boolean): Generator<number> {
  const type = typeOf(code);
  const low = lowestOf(code);
  const last = type === CHOW ? 7 : 9;
  if (low < HONOR) {
    for (const step of [-2, -1, 1, 2, -3, 3]) {
      const rank = rankOf(low) + step;
      if (rank >= 1 && rank <= last) yield group(type, low + step);
    }
    yield group(type, (low + 9) % HONOR);
    yield group(type, (low + 18) % HONOR);
  }
  if (type === CHOW) for (const kind of kindsOf(code)) yield group(PUNG, kind);
  else if (type === PUNG && low < HONOR && chows) yield* chowsWith(low);
  if (type !== CHOW) for (let kind = HONOR; kind < KINDS; kind++) if (kind !== low) yield group(type, kind);
  if (low >= HONOR && type !== SINGLE) for (const kind of ENDS) yield group(type, kind);
}

/** Suited kinds that an honor is exchanged for: terminals and fives. */
const ENDS: readonly Kind[] = [0, 4, 8, 9, 13, 17, 18, 22, 26];

function* chowsWith(kind: Kind): Generator<number> {
  for (let low = kind - 2; low <= kind; low++)
    if (low >= 0 && suitOf(low) === suitOf(kind) && rankOf(low) <= 7) yield group(CHOW, low);
}

/** The hand with one group exchanged; undefined if there are not enough tiles of a kind. */
function exchangeOf(
  position: Position,
  at: number,
  code: number,
  other: number,
  won: boolean,
): Exchange | undefined {
  const gone = kindsOf(code);
  const come: Kind[] = [];
  for (const kind of kindsOf(other)) {
    const same = gone.indexOf(kind);
    if (same < 0) come.push(kind);
    else gone.splice(same, 1);
  }
  if (!come.length) return undefined;
  const counts = position.counts.slice();
  const melded = at < position.melds.length;
  if (!melded) {
    for (const kind of gone) counts[kind]--;
    for (const kind of come) counts[kind]++;
  }
  const changed = melded ? withMeld(position, code, other) : withHeld(position, counts, other, won);
  if (!changed || !isOnTable(changed, come)) return undefined;
  return {position: changed, gone, come};
}

function withHeld(position: Position, counts: Uint8Array, other: number, won: boolean): Position | undefined {
  let {win} = position;
  // the winning tile was exchanged too: it is the tile in the same position
  if (won && !kindsOf(other).includes(win)) win = lowestOf(other);
  return counts[win] ? withCounts(position, counts, win) : undefined;
}

/** The position with other tiles held, the winning one among them. */
export function withCounts(position: Position, counts: Uint8Array, win: Kind): Position {
  const draft: PositionDraft = {...position};
  const held = counts.slice();
  held[win]--;
  draft.counts = counts;
  draft.held = held;
  draft.win = win;
  draft.hand = {...position.hand, win, tiles: kindList(held)};
  return draft;
}

const TYPES = {chow: CHOW, pung: PUNG, kong: KONG} as const;
const NAMES = {[CHOW]: 'chow', [PUNG]: 'pung', [KONG]: 'kong'} as const;

function withMeld(position: Position, code: number, other: number): Position | undefined {
  const type = typeOf(other);
  if (type !== CHOW && type !== PUNG && type !== KONG) return undefined;
  const {hand, melds} = position;
  const open = isOpen(code);
  const index = hand.melds.findIndex(
    (meld) =>
      TYPES[meld.kind] === typeOf(code) &&
      meld.open === open &&
      Math.min(...meld.tiles.map(kindOf)) === lowestOf(code),
  );
  if (index < 0) return undefined;
  const {added} = hand.melds[index];
  const meld: Meld = {
    kind: NAMES[type],
    tiles: kindsOf(other),
    open,
    ...(type === KONG && added ? {added} : {}),
  };
  return {
    ...position,
    melds: melds.map((one) => (one === code ? group(type, lowestOf(other), open) : one)),
    hand: {...hand, melds: hand.melds.map((one, i) => (i === index ? meld : one))},
  };
}

/** Whether the set has as many tiles of the added kinds as the hand holds now. */
export const isOnTable = (position: Position, come: readonly Kind[]): boolean =>
  come.every((kind) => countIn(position, kind) <= position.copies[kind]);
