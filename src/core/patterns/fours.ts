/** 四帰一: four tiles of a kind, in kongs or outside them. */
import type {Match} from '../game/match.js';
import {kindAt, sizeOf} from '../tiles/group.js';
import {bitCount, type HonorSet, type SuitedSet} from '../tiles/kind-sets.js';
import {HONOR, KINDS} from '../tiles/tile.js';
import type {Kinds} from './kinds.js';
import type {Condition} from './pattern-table.js';

const tilesOfKind = new Uint8Array(KINDS);
const fours: {suited: SuitedSet; honors: HonorSet} = {suited: 0, honors: 0};

/** The kinds of which these groups have four tiles. The same object is returned each time. */
export function foursOf(m: Match, groups: number): Kinds {
  tilesOfKind.fill(0);
  fours.suited = fours.honors = 0;
  for (let at = 0; at < m.size; at++) {
    if (!((groups >> at) & 1)) continue;
    const code = m.groups[at];
    for (let i = 0; i < sizeOf(code); i++) {
      const kind = kindAt(code, i);
      if (++tilesOfKind[kind] < 4) continue;
      if (kind < HONOR) fours.suited |= 1 << kind;
      else fours.honors |= 1 << (kind - HONOR);
    }
  }
  return fours;
}

const faces = new Uint8Array(KINDS);

/** Whether wild tiles make five of a kind. */
export function hasFifth(m: Match): boolean {
  faces.fill(0);
  for (let at = 0; at < m.size; at++) {
    const code = m.groups[at];
    for (let i = 0; i < sizeOf(code); i++) if (++faces[kindAt(code, i)] > 4) return true;
  }
  return false;
}

/** 四帰一: the groups that together hold four tiles of a kind. */
export const fourOfAKind: Condition = (m) => {
  const {suited, honors} = foursOf(m, m.all & ~m.kongs);
  return suited | honors ? m.touching(m.all & ~m.kongs, suited, honors) : 0;
};

const kindCount = ({suited, honors}: Kinds): number => bitCount(suited) + bitCount(honors);

/** How many kinds the hand has four times without a kong; each counts once. */
export const foursCount = (m: Match): number => kindCount(foursOf(m, m.all & ~m.kongs));

/** How many kinds the hand has four times, in a kong or without one: 根. */
export const quadsCount = (m: Match): number => kindCount(foursOf(m, m.all));
