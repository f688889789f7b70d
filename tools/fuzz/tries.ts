/** Moves that a player may think of and that often are not legal: what the referee is asked besides `legal`. */
import type {Seat} from '../../src/core/situation/situation.js';
import {HONOR, KINDS, countKinds, kindOf, type Tile} from '../../src/core/tiles/tile.js';
import {at, handOf, lastDiscard, type At} from '../../src/round/state/at.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import type {Move} from '../../src/round/record/move.js';
import {countOf, ofKind} from '../../src/round/record/tiles.js';
import type {Meld} from '../../src/core/notation/hand.js';
import {frontTile} from '../../src/round/state/wall.js';

/** What a seat may think of now: its claims and declarations, its own tiles, a draw, and the end of the hand. */
export function triesOf(rules: RoundRules, p: RoundPosition, seat: Seat): readonly Move[] {
  const here = at(rules, p, seat);
  if (!here || p.phase.is === 'over') return [];
  const moves: Move[] = [{do: 'win'}, {do: 'end'}, ...claims(here), ...ownTiles(here), ...kongs(here)];
  for (const word of here.rules.flow.ready?.words ?? []) moves.push({do: word});
  const next = p.wall && frontTile(p.wall, here.rules.flow.lowerFirst);
  if (next !== undefined) moves.push({do: 'draw', tile: next});
  return moves;
}

/** The melds that a seat has the tiles for, with the tile that lies open, or the one of a kong. */
function claims(here: At): Move[] {
  const {p, seat, state} = here;
  const open = p.phase.is === 'rob' ? p.phase : lastDiscard(here);
  const tile = open?.tile;
  const hand = handOf(state);
  if (tile === undefined || !hand || open?.seat === seat || kindOf(tile) >= KINDS) return [];
  const own = ofKind(hand, kindOf(tile));
  const meld = (kind: 'chow' | 'pung' | 'kong', with_: readonly Tile[]): Move => ({
    do: kind,
    meld: {kind, tiles: [tile, ...with_], open: true, called: 0},
  });
  const moves: Move[] = [];
  if (own.length > 1) moves.push(meld('pung', own.slice(0, 2)));
  if (own.length > 2) moves.push(meld('kong', own.slice(0, 3)));
  for (const [a, b] of [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]) {
    const kinds = [kindOf(tile) + a, kindOf(tile) + b];
    const inSuit = kindOf(tile) < HONOR && (kindOf(tile) % 9) + a >= 0 && (kindOf(tile) % 9) + b <= 8;
    const two = inSuit ? kinds.flatMap((kind) => ofKind(hand, kind).slice(0, 1)) : [];
    if (two.length === 2) moves.push(meld('chow', two));
  }
  const pung = state.melds.find(({kind, tiles}) => kind === 'pung' && countOf(tiles, kindOf(tile)) > 0);
  if (pung) moves.push(addedTo(pung, tile));
  return moves;
}

/** A kong by a tile that is added to a pung. */
const addedTo = ({tiles}: Meld, tile: Tile): Move => ({
  do: 'kong',
  meld: {kind: 'kong', tiles: [...tiles, tile], open: true, added: true},
});

/** Discarding and laying out each of the own tiles. */
function ownTiles({p, seat, state}: At): Move[] {
  if (p.phase.seat !== seat) return [];
  return [...new Set(handOf(state))].flatMap((tile): Move[] => [
    {do: 'discard', tile},
    {do: 'out', tile},
  ]);
}

/** Kongs of four held, be they declared as added ones; and of one that is added to an own pung. */
function kongs({p, seat, state}: At): Move[] {
  const hand = handOf(state);
  if (!hand || p.phase.seat !== seat) return [];
  const own = state.melds.flatMap((pung): Move[] => {
    const fourth = pung.kind === 'pung' ? ofKind(hand, kindOf(pung.tiles[0])) : [];
    return fourth.map((tile) => addedTo(pung, tile));
  });
  const counts = countKinds(hand);
  const four = [...counts.keys()].filter((kind) => counts[kind] === 4);
  const held = four.flatMap((kind): Move[] => {
    const tiles = ofKind(hand, kind);
    return [
      {do: 'kong', meld: {kind: 'kong', tiles, open: false}},
      {do: 'kong', meld: {kind: 'kong', tiles, open: true, added: true}},
    ];
  });
  return [...own, ...held];
}
