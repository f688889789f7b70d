/**
 * Checks that the tiles of a position can lie on one table: all in the set, not too many of a kind, the right number
 * in each hand.
 */
import type {Position} from '../game/position.js';
import type {Ruleset} from '../game/ruleset.js';
import type {Place} from '../situation/place.js';
import {fault, type Fault} from '../situation/problem.js';
import {SEATS, type Seat} from '../situation/situation.js';
import {
  FACE_DOWN,
  FLOWER,
  KINDS,
  RED,
  isFlower,
  isRed,
  kindName,
  kindOf,
  tileName,
  type Kind,
  type Tile,
} from '../tiles/tile.js';
import {NO_HAND, allTiles, type Hand, type HandPlaces} from '../notation/hand.js';
import type {TileSet} from '../tiles/tile-set.js';

/** The first fault of the tiles. */
export function checkTiles(position: Position, set: TileSet, ruleset: Ruleset): Fault | undefined {
  return (
    checkHand(position, set, ruleset, position.win >= 0) ??
    checkOthers(position.others, set, ruleset) ??
    checkLaidOut(position, set) ??
    checkCopies(position, set) ??
    checkWinning(position, ruleset.seats)
  );
}

/**
 * Checks the tiles of one hand.
 * @param won whether one tile more than a hand holds is too many; if not, it is taken for a winning tile without its
 * mark
 */
function checkHand(
  {hand, places}: Position,
  set: TileSet,
  {sets, melds = ['chow', 'pung', 'kong']}: Ruleset,
  won: boolean,
): Fault | undefined {
  const size = 3 * sets + 1;
  return checkInSet(hand, places, set) ?? checkMelds(hand, places, melds) ?? checkSize(hand, size, won);
}

/** Checks the other players' hands, none of which can be missing a winning tile. */
function checkOthers(others: Position['others'], set: TileSet, ruleset: Ruleset): Fault | undefined {
  for (const [seat, other] of Object.entries(others)) {
    const found = checkHand(other, set, ruleset, true);
    if (found) return {...found, field: `others.${seat}`};
  }
  return undefined;
}

function checkInSet(hand: Hand, places: HandPlaces, set: TileSet): Fault | undefined {
  const tiles = allTiles(hand);
  const strange = tiles.findIndex((tile) => !inSet(tile, set));
  if (strange < 0) return undefined;
  const at = placesOfTiles(hand, places)[strange];
  return tiles[strange] === FACE_DOWN
    ? fault('face-down', undefined, undefined, at)
    : fault('tile-not-in-set', tileName(tiles[strange]), undefined, at);
}

/** The places of all tiles of a hand, in the order of {@link allTiles}; a tile in a meld has the place of the meld. */
const placesOfTiles = (hand: Hand, places: HandPlaces): readonly (Place | undefined)[] => [
  ...places.tiles,
  ...hand.melds.flatMap((meld, i) => meld.tiles.map(() => places.melds[i])),
  places.win,
];

function inSet(tile: Tile, set: TileSet): boolean {
  const kind = kindOf(tile);
  if (isFlower(kind)) return set.flowers;
  if (set.bonus?.includes(kind)) return false;
  return set.copies[kind] > 0 && (!isRed(tile) || redsOf(tile, set) > 0);
}

const redsOf = (tile: Tile, {reds}: TileSet): number => reds?.[kindName(kindOf(tile))] ?? 0;

function checkMelds(hand: Hand, places: HandPlaces, kinds: readonly string[]): Fault | undefined {
  const at = hand.melds.findIndex((meld) => !kinds.includes(meld.kind));
  return at < 0 ? undefined : fault('meld-not-allowed', hand.melds[at].kind, undefined, places.melds[at]);
}

function checkSize(hand: Hand, size: number, won: boolean): Fault | undefined {
  const tiles = hand.tiles.length + 3 * hand.melds.length;
  if (tiles === size) return undefined;
  if (tiles === size + 1 && !won) return fault('missing-winning-tile');
  return fault(tiles > size ? 'too-many-tiles' : 'too-few-tiles', String(tiles - size));
}

/** Tiles that lie face up beside the hands, by field: ガリ, indicators. */
export const laidOut = ({
  gari,
  indicators,
  uraIndicators,
  wild,
  river,
  others,
}: Position): Record<string, readonly Tile[]> => ({
  gari,
  indicators,
  uraIndicators,
  wild: wild < 0 ? [] : [wild],
  river: uncalled(river, others),
});

/** The own discards that still lie in the river. A discard that another player called is counted in that player's meld. */
function uncalled(river: readonly Tile[], others: Position['others']): readonly Tile[] {
  if (!river.length) return river;
  const left = [...river];
  for (const {hand} of Object.values(others))
    for (const {open, tiles, called = 0} of hand.melds) {
      const at = open ? left.findIndex((tile) => tile === tiles[called]) : -1;
      if (at >= 0) left.splice(at, 1);
    }
  return left;
}

function checkLaidOut(
  {gari, indicators, uraIndicators, wild, passedTiles, river}: Position,
  set: TileSet,
): Fault | undefined {
  return (
    checkLying('gari', gari, set) ??
    checkLying('indicators', indicators, set) ??
    checkLying('uraIndicators', uraIndicators, set) ??
    (wild < 0 ? undefined : checkLying('wild', [wild], set)) ??
    // tiles passed are in a river or a meld, and may have been counted there
    checkLying('passedTiles', passedTiles, set) ??
    checkLying('river', river, set)
  );
}

function checkLying(field: string, tiles: readonly Tile[], set: TileSet): Fault | undefined {
  const bad = tiles.find((tile) => !inSet(tile, set) || isFlower(tile));
  return bad === undefined ? undefined : fault('tile-not-in-set', tileName(bad), field);
}

/** How many of each tile can be seen. Kept, since it is too large to be made each time. */
const seen = new Uint8Array(2 * RED);

/** Counts all tiles that can be seen. */
function checkCopies(position: Position, set: TileSet): Fault | undefined {
  seen.fill(0);
  const see = (tiles: readonly Tile[]): void => {
    for (const tile of tiles) seen[tile]++;
  };
  see(allTiles(position.hand));
  let {flowers} = position;
  for (const [seat, other] of Object.entries(position.others)) {
    see(allTiles(other.hand));
    const twice = flowers & other.flowers;
    if (twice) return fault('five-of-a-kind', kindName(FLOWER + Math.log2(twice & -twice)), `others.${seat}`);
    flowers |= other.flowers;
  }
  Object.values(laidOut(position)).forEach(see);
  see(position.bonus);
  for (const other of Object.values(position.others)) see(other.bonus);
  const plain = seen.slice(0, KINDS);
  if (position.by === 'robbing') seen[position.win] += restOfKong(position);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = seen[kind] + seen[RED + kind];
    if (count > set.copies[kind]) return tooMany(position, kind, count);
  }
  for (let red = RED; red < RED + KINDS; red++) {
    if (seen[red] && seen[red] > redsOf(red, set)) return fault('five-of-a-kind', tileName(red));
  }
  if (!set.redsFixed) return undefined;
  const kind = plain.findIndex((n, of) => n > 0 && n > set.copies[of] - redsOf(of, set));
  return kind < 0 ? undefined : redNeeded(position, kind);
}

/** The fault of more plain tiles of a kind than there are beside the red ones, at the last of them in the hand. */
function redNeeded({hand, places}: Position, kind: Kind): Fault {
  const at = placesOfTiles(hand, places)[allTiles(hand).lastIndexOf(kind)];
  return fault('red-needed', tileName(kind | RED), undefined, at);
}

/**
 * The fault of too many of a kind; says which of the other hands have some of them, or that the winner holds what is to
 * be robbed.
 */
function tooMany({hand, others, by, win}: Position, kind: Kind, count: number): Fault {
  const own = allTiles(hand).filter((tile) => kindOf(tile) === kind);
  if (by === 'robbing' && kind === win && own.length > 1)
    return {...fault('five-of-a-kind', kindName(kind)), isRobbed: true};
  const hands = SEATS.filter((seat) =>
    allTiles(others[seat]?.hand ?? NO_HAND).some((tile) => kindOf(tile) === kind),
  );
  return {...fault('five-of-a-kind', kindName(kind)), ...(hands.length ? {count, hands} : {})};
}

/**
 * How many other tiles of the robbed kong are not written in the discarder's hand; the kong's fourth is the winner's.
 */
function restOfKong({from, others, win}: Position): number {
  const melds = (from && others[from]?.hand.melds) ?? [];
  const robbed = melds.find((meld) => meld.open && meld.kind !== 'chow' && kindOf(meld.tiles[0]) === win);
  return 3 - (robbed?.tiles.length ?? 0);
}

function checkWinning({win, by, from, seat}: Position, seats: readonly Seat[]): Fault | undefined {
  if (win >= 0 && by === undefined) return fault('tile-without-by', undefined, 'by');
  if (win < 0 && by !== undefined) return fault('by-without-tile', undefined, 'by');
  if (from === seat && by !== 'self') return fault('from-self', seat, 'from');
  return seats.includes(seat) ? undefined : fault('bad-seat', seat, 'seat');
}
