/** Varies one set of a hand: held instead of called, called instead of held, or a kong instead of a triplet. */
import {isWild} from '../arranging/wilds.js';
import type {Position} from '../game/position.js';
import type {Meld} from '../notation/hand.js';
import type {ReadPosition} from '../reading/read.js';
import {
  CHOW,
  KONG,
  PUNG,
  group,
  groupTiles,
  inOrder,
  isOpen,
  kindAt,
  lowestOf,
  sizeOf,
  kindsOf,
  typeOf,
} from '../tiles/group.js';
import {KINDS, kindOf, type Kind} from '../tiles/tile.js';

/** A position that is one circumstance away. */
export interface Circumstance {
  readonly position: Position;
  /** The sort of circumstance. */
  readonly what: 'win' | 'by' | 'melds' | 'flag' | 'seat' | 'round' | 'flowers';
  /** The way of winning, flag, seat or tile that would be needed. */
  readonly wanted?: string;
  /** The set that would have to be called, held or a kong, in notation. */
  readonly tiles?: string;
}

/** The positions in which one set lies otherwise; the circumstance names the set by its tiles. */
export function* otherMelds(
  {position, table}: ReadPosition,
  groups: readonly number[],
  winAt: number,
): Generator<Circumstance> {
  const {melds, hand} = position;
  const first = melds.length;
  const kinds = table.ruleset.melds ?? ['chow', 'pung', 'kong'];
  for (let i = 0; i < hand.melds.length; i++) {
    const meld = hand.melds[i];
    if (meld.kind === 'pung' && canBeKong(position, kindOf(meld.tiles[0]))) yield asKong(position, i);
    // a called set stands in the way of a concealed hand only if it is the only one
    if (meld.open && melds.filter(isOpen).length === 1) yield uncalled(position, i);
  }
  const called = melds.filter(isOpen).length === table.ruleset.sets - 1;
  for (let at = first; at < groups.length; at++) {
    const code = groups[at];
    const type = typeOf(code);
    if (at === winAt || isWildIn(position, code)) continue;
    if (type === PUNG && canBeKong(position, lowestOf(code))) yield laidOut(position, code, true);
    const callable = (type === CHOW && kinds.includes('chow')) || type === PUNG;
    if (called && callable) yield laidOut(position, code, false);
  }
}

/** Whether a group holds the wild kind or its stand-in; such tiles are not set aside or exchanged. */
export const isWildIn = ({wilds}: Position, code: number): boolean =>
  wilds !== undefined && kindsOf(code).some((kind) => isWild(wilds, kind) || kind === wilds.standIn);

/** How many tiles of a kind a hand has, melds included. */
export function countIn({counts, melds}: Position, kind: Kind): number {
  let n = counts[kind];
  for (const code of melds) for (let at = sizeOf(code) - 1; at >= 0; at--) if (kindAt(code, at) === kind) n++;
  return n;
}

/** Whether the fourth tile is free: the hand does not have it. */
const canBeKong = (position: Position, kind: Kind): boolean =>
  countIn(position, kind) < Math.min(4, position.copies[kind]);

const changed = (position: Position, melds: readonly Meld[], more: Partial<Position> = {}): Position => ({
  ...position,
  ...more,
  melds: melds.map(codeOf).sort(inOrder),
  hand: {...position.hand, ...more.hand, melds},
});

const TYPES = {chow: CHOW, pung: PUNG, kong: KONG} as const;
const codeOf = ({kind, tiles, open}: Meld): number =>
  group(TYPES[kind], Math.min(...tiles.map(kindOf)), open);

/** The position in which a melded triplet is a kong. */
function asKong(position: Position, at: number): Circumstance {
  const {melds} = position.hand;
  const kind = kindOf(melds[at].tiles[0]);
  const kong: Meld = {kind: 'kong', tiles: [...melds[at].tiles, kind], open: true, added: true};
  return {
    position: changed(
      position,
      melds.map((meld, i) => (i === at ? kong : meld)),
    ),
    what: 'melds',
    wanted: 'kong',
    tiles: groupTiles(codeOf(melds[at])),
  };
}

/** The position in which a called set is held, or a called kong is concealed. */
function uncalled(position: Position, at: number): Circumstance {
  const {hand, counts, held} = position;
  const meld = hand.melds[at];
  const tiles = groupTiles(codeOf(meld));
  if (meld.kind === 'kong') {
    const own: Meld = {kind: 'kong', tiles: meld.tiles, open: false};
    const melds = hand.melds.map((one, i) => (i === at ? own : one));
    return {position: changed(position, melds), what: 'melds', wanted: 'concealed', tiles};
  }
  const more = {counts: counts.slice(), held: held.slice()};
  for (const tile of meld.tiles) {
    more.counts[kindOf(tile)]++;
    more.held[kindOf(tile)]++;
  }
  const melds = hand.melds.filter((_, i) => i !== at);
  const rest = {...more, hand: {...hand, tiles: [...hand.tiles, ...meld.tiles]}};
  return {position: changed(position, melds, rest), what: 'melds', wanted: 'concealed', tiles};
}

/** The position in which a held set is called, or a held triplet is a concealed kong. */
function laidOut(position: Position, code: number, kong: boolean): Circumstance {
  const {hand} = position;
  const counts = position.counts.slice();
  const held = position.held.slice();
  for (const kind of kindsOf(code)) {
    counts[kind]--;
    held[kind]--;
  }
  const tiles = kindList(held);
  const own = kindsOf(code);
  const meld: Meld = kong
    ? {kind: 'kong', tiles: [...own, own[0]], open: false}
    : {kind: typeOf(code) === CHOW ? 'chow' : 'pung', tiles: own, open: true};
  return {
    position: changed(position, [...hand.melds, meld], {counts, held, hand: {...hand, tiles}}),
    what: 'melds',
    wanted: kong ? 'kong' : 'called',
    tiles: groupTiles(code),
  };
}

/** The tiles of counts by kind, one entry for each tile. */
export function kindList(counts: Uint8Array): Kind[] {
  const list: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = counts[kind]; n > 0; n--) list.push(kind);
  return list;
}
