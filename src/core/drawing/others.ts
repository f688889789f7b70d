/** Draws the hands of the other players, where they score too: from the tiles left, with a meld or two. */
import {formatHand} from '../notation/format.js';
import type {Meld} from '../notation/hand.js';
import {SEATS, type Seat} from '../situation/situation.js';
import type {Random} from '../tiles/random.js';
import {KINDS, type Kind} from '../tiles/tile.js';
import {tilesIn} from '../notation/parse.js';
import {usedBy, type WalkDraft} from './draft.js';
import type {Walked} from './move.js';

/** How many tiles a player holds who has not won. */
const heldBy = (sets: number): number => 3 * sets + 1;

/** Draws hands for some of the other seats. */
export function drawOthers(
  draft: WalkDraft,
  {ruleset, tiles}: Walked,
  random: Random,
): Partial<Record<Seat, string>> | undefined {
  const {by, seat = 'east', wild} = draft.about;
  const used = usedBy(draft);
  const left = tiles.copies.map((n, kind) => n - used[kind]);
  // the owner may have won with a tile of any other player
  for (const kind of tilesIn(wild)) left[kind] = 0;
  // a robbed kong needs its other tiles
  if (by === 'robbing') left[draft.win] = 0;
  const others: Partial<Record<Seat, string>> = {};
  for (const other of SEATS) {
    if (other === seat || !ruleset.seats.includes(other) || random.below(2)) continue;
    others[other] = otherHand(left, heldBy(ruleset.sets), random);
  }
  return Object.keys(others).length ? others : undefined;
}

function otherHand(left: number[], size: number, random: Random): string {
  const melds: Meld[] = [];
  for (let n = random.below(3); n > 0; n--) {
    const kinds = [...left.keys()].filter((kind) => left[kind] > 2);
    const kind = kinds[random.below(kinds.length)];
    const isKong = left[kind] > 3 && random.below(2) === 0;
    const tiles = Array<Kind>(isKong ? 4 : 3).fill(kind);
    left[kind] -= tiles.length;
    melds.push({kind: isKong ? 'kong' : 'pung', tiles, open: !(isKong && random.below(2))});
  }
  const held: Kind[] = [];
  const wanted = size - 3 * melds.length;
  while (held.length < wanted) held.push(...someAlike(left, wanted - held.length, random));
  return formatHand({melds, tiles: held.sort((a, b) => a - b), flowers: []});
}

/** One to three tiles of one kind, so that there is something to score. */
function someAlike(left: number[], most: number, random: Random): Kind[] {
  let kind = random.below(KINDS);
  while (left[kind] < 1) kind = (kind + 1) % KINDS;
  const n = Math.min(most, left[kind], 1 + random.below(3));
  left[kind] -= n;
  return Array<Kind>(n).fill(kind);
}
