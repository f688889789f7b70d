/** Whether the tiles of a position can lie on one table: in the set, four of a kind at most, the right number. */
import {allTiles, type Hand, type HandPlaces} from './hand.js';
import type {Position} from './position.js';
import {fault, type Fault, type Place} from './problem.js';
import type {TileSet} from './ruleset.js';
import {FACE_DOWN, KINDS, isFlower, isRed, kindName, kindOf, tileName, type Tile} from './tile.js';

/** The first thing that is wrong with the tiles. */
export function checkTiles(position: Position, set: TileSet): Fault | undefined {
  return (
    checkHand(position, set) ??
    Object.entries(position.others)
      .map(([seat, other]) => within(checkOther(other, set), `others.${seat}`))
      .find((found) => found !== undefined) ??
    checkLaidOut(position, set) ??
    checkCopies(position, set) ??
    checkWinning(position)
  );
}

const within = (found: Fault | undefined, field: string): Fault | undefined => found && {field, ...found};

function checkHand({hand, places, ruleset, win}: Position, set: TileSet): Fault | undefined {
  const size = 3 * ruleset.sets + 1;
  return (
    checkInSet(hand, places, set) ??
    checkMelds(hand, places, ruleset.melds ?? ['chow', 'pung', 'kong']) ??
    checkSize(hand, size, win >= 0)
  );
}

/** Another player's hand lacks no winning tile: nobody else has won. */
function checkOther(position: Position, set: TileSet): Fault | undefined {
  const found = checkHand(position, set);
  return found?.code === 'missing-winning-tile' ? fault('too-many-tiles', '1') : found;
}

function checkInSet(hand: Hand, places: HandPlaces, set: TileSet): Fault | undefined {
  const check = (tile: Tile, at: Place | undefined): Fault | undefined => {
    if (tile === FACE_DOWN) return fault('face-down', undefined, at);
    return inSet(tile, set) ? undefined : fault('tile-not-in-set', tileName(tile), at);
  };
  for (const [i, tile] of hand.tiles.entries()) {
    const found = check(tile, places.tiles[i]);
    if (found) return found;
  }
  for (const [i, meld] of hand.melds.entries()) {
    for (const tile of meld.tiles) {
      const found = check(tile, places.melds[i]);
      if (found) return found;
    }
  }
  return hand.win === undefined ? undefined : check(hand.win, places.win);
}

function inSet(tile: Tile, set: TileSet): boolean {
  const kind = kindOf(tile);
  if (isFlower(kind)) return set.flowers;
  return set.copies[kind] > 0 && (!isRed(tile) || (set.reds?.[kindName(kind)] ?? 0) > 0);
}

function checkMelds(hand: Hand, places: HandPlaces, kinds: readonly string[]): Fault | undefined {
  const at = hand.melds.findIndex((meld) => !kinds.includes(meld.kind));
  return at < 0 ? undefined : fault('meld-not-allowed', hand.melds[at].kind, places.melds[at]);
}

function checkSize(hand: Hand, size: number, won: boolean): Fault | undefined {
  const tiles = hand.tiles.length + 3 * hand.melds.length;
  if (tiles === size) return undefined;
  if (tiles === size + 1 && !won) return fault('missing-winning-tile');
  return fault(tiles > size ? 'too-many-tiles' : 'too-few-tiles', String(tiles - size));
}

/** ガリ, indicators. */
function checkLaidOut(position: Position, set: TileSet): Fault | undefined {
  for (const field of ['gari', 'indicators', 'uraIndicators'] as const) {
    const bad = position[field].find((tile) => !inSet(tile, set) || isFlower(tile));
    if (bad !== undefined) return fault('tile-not-in-set', tileName(bad), undefined, field);
  }
  if (position.wild >= 0 && !set.copies[position.wild]) {
    return fault('tile-not-in-set', kindName(position.wild), undefined, 'wild');
  }
  return undefined;
}

/** Counts everything that lies face up anywhere. */
function checkCopies(position: Position, set: TileSet): Fault | undefined {
  const seen = new Uint8Array(KINDS);
  const reds = new Map<number, number>();
  const see = (tile: Tile): void => {
    seen[kindOf(tile)]++;
    if (isRed(tile)) reds.set(kindOf(tile), (reds.get(kindOf(tile)) ?? 0) + 1);
  };
  allTiles(position.hand).forEach(see);
  for (const other of Object.values(position.others)) allTiles(other.hand).forEach(see);
  position.gari.forEach(see);
  position.indicators.forEach(see);
  position.uraIndicators.forEach(see);
  if (position.wild >= 0) see(position.wild);
  if (position.by === 'robbing') seen[position.win] += restOfKong(position);
  for (let kind = 0; kind < KINDS; kind++) {
    if (seen[kind] > set.copies[kind]) return fault('five-of-a-kind', kindName(kind));
  }
  for (const [kind, n] of reds) {
    if (n > (set.reds?.[kindName(kind)] ?? 0)) return fault('five-of-a-kind', `r${kindName(kind)}`);
  }
  return undefined;
}

/** The robbed kong's other tiles: those not to be seen yet, less the winner's tile where it was typed there too. */
function restOfKong({from, others, win}: Position): number {
  const melds = (from && others[from]?.hand.melds) ?? [];
  const robbed = melds.find((meld) => meld.open && meld.kind !== 'chow' && kindOf(meld.tiles[0]) === win);
  return 3 - (robbed?.tiles.length ?? 0);
}

function checkWinning({win, by, from, seat, ruleset}: Position): Fault | undefined {
  if (win >= 0 && by === undefined) return fault('tile-without-by', undefined, undefined, 'by');
  if (win < 0 && by !== undefined) return fault('by-without-tile', undefined, undefined, 'by');
  if (from === seat && by !== 'self') return fault('from-self', seat, undefined, 'from');
  return ruleset.seats.includes(seat) ? undefined : fault('bad-seat', seat, undefined, 'seat');
}
