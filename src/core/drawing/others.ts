/** Draws the hands of the other players, where they score too: from the tiles left, with a meld or two. */
import {SEATS, type Seat, type Situation} from '../situation/situation.js';
import {PUNG} from '../tiles/group.js';
import {KINDS, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import {leftOver, type DrawnFor} from './circumstances.js';
import type {DealtHand} from './deal.js';
import {drawnMeldText, run} from './text.js';

/** How many tiles a player holds who has not won. */
const heldBy = (sets: number): number => 3 * sets + 1;

/**
 * Draws hands for some of the other seats.
 * @param wild the wild kind, one tile of which lies face up as the indicator
 */
export function drawOthers(
  {seat}: Pick<Situation, 'seat'>,
  hand: DealtHand,
  wild: Kind,
  {ruleset, tiles}: DrawnFor,
  random: Random,
): Partial<Record<Seat, string>> | undefined {
  const left = leftOver(tiles, hand);
  // the owner may have won with a tile of any other player
  if (wild >= 0) left[wild] = 0;
  // a robbed kong needs its other tiles
  if (hand.by === 'robbing') left[hand.win] = 0;
  const others: Partial<Record<Seat, string>> = {};
  for (const other of SEATS) {
    if (other === seat || !ruleset.seats.includes(other) || random.below(2)) continue;
    others[other] = otherHand(left, heldBy(ruleset.sets), random);
  }
  return Object.keys(others).length ? others : undefined;
}

function otherHand(left: Uint8Array, size: number, random: Random): string {
  let text = '';
  let wanted = size;
  for (let melds = random.below(3); melds > 0; melds--) {
    const kinds = [...left.keys()].filter((kind) => left[kind] > 2);
    const kind = kinds[random.below(kinds.length)];
    const kong = left[kind] > 3 && random.below(2) === 0;
    left[kind] -= kong ? 4 : 3;
    wanted -= 3;
    const lies = kong && random.below(2) ? 'concealed' : 'called';
    text += drawnMeldText({type: PUNG, kind, lies}, kong);
  }
  const held: Kind[] = [];
  while (held.length < wanted) held.push(...someAlike(left, wanted - held.length, random));
  return `${text} ${run(held.sort((a, b) => a - b))}`.trim();
}

/** One to three tiles of one kind, so that there is something to score. */
function someAlike(left: Uint8Array, most: number, random: Random): Kind[] {
  let kind = random.below(KINDS);
  while (!left[kind]) kind = (kind + 1) % KINDS;
  const n = Math.min(most, left[kind], 1 + random.below(3));
  left[kind] -= n;
  return Array<Kind>(n).fill(kind);
}
