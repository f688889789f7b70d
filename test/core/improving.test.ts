import {describe, expect, it} from 'vitest';
import {distance} from '../../src/core/waiting/distance.js';
import {improvingTiles} from '../../src/core/waiting/improving.js';
import {readPosition, type ReadPosition} from '../../src/core/reading/read.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {defaultOptions} from '../../src/core/reading/table.js';
import {KINDS, kindName} from '../../src/core/tiles/tile.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../../src/rules/index.js';
import {randomWin, seeded} from '../rules/random.js';
import type {TileSet} from '../../src/core/tiles/tile-set.js';
import {isFault} from '../../src/core/situation/result.js';

function positionOf(ruleset: Ruleset, situation: Omit<Situation, 'rules'>): ReadPosition {
  const position = readPosition({rules: ruleset.id, ...situation}, ruleset);
  if (isFault(position)) throw new Error(`${situation.hand}: ${position.code} ${position.about}`);
  return position;
}

/** The improving tiles by definition: after the draw, some discard makes the distance smaller. */
function byTrying({position, table}: ReadPosition): string[] {
  const now = distance({position, table});
  const held = position.held.slice();
  const tiles: string[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    const melded = position.hand.melds.flatMap((meld) => meld.tiles).filter((tile) => tile % 64 === kind);
    const indicator = Number(position.wild === kind);
    if (held[kind] + melded.length + indicator >= position.copies[kind]) continue;
    held[kind]++;
    let nearer = false;
    for (let discard = 0; discard < KINDS && !nearer; discard++) {
      if (!held[discard]) continue;
      held[discard]--;
      nearer = distance({table, position: {...position, held}}) < now;
      held[discard]++;
    }
    if (nearer) tiles.push(kindName(kind));
    held[kind]--;
  }
  return tiles;
}

/** Held tiles and melds of a win, with some tiles exchanged for others. */
function randomHand(ruleset: Ruleset, seed: number): Omit<Situation, 'rules'> {
  const random = seeded(seed);
  const {copies} = setOf(ruleset);
  const {melds, held} = randomWin(random, ruleset.sets, (kind) => Math.min(3, copies[kind]));
  const counts = new Map<number, number>();
  const used = [...melds.flatMap((meld) => meld.kinds), ...held];
  for (const kind of used) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const tiles = [...held];
  for (let i = 0; i < 1 + random(4) && i < tiles.length; i++) {
    const kind = random(KINDS);
    if ((counts.get(kind) ?? 0) >= Math.min(3, copies[kind])) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    tiles[random(tiles.length)] = kind;
  }
  const hand = melds.map(({text}) => text).join('') + tiles.map(kindName).join('');
  return {hand, ...(ruleset.wilds ? {wild: kindName(tiles[0])} : {})};
}

const setOf = (ruleset: Ruleset): TileSet =>
  typeof ruleset.tiles === 'function' ? ruleset.tiles(defaultOptions(ruleset)) : ruleset.tiles;

const tilesOf = (position: ReadPosition): string[] => improvingTiles(position).map(({tile}) => tile);

describe('tiles that bring a hand nearer', () => {
  describe.each([luqiao, mcr, ribon, shiragiku, xinzhang].map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s',
    (_, ruleset) => {
      it('are those after which some discard leaves a smaller distance', () => {
        let unready = 0;
        for (let seed = 1; seed <= 200; seed++) {
          const hand = randomHand(ruleset, seed);
          const read = readPosition({rules: ruleset.id, ...hand}, ruleset);
          if (isFault(read)) continue;
          if (distance(read) < 1) continue;
          unready++;
          expect(tilesOf(read), hand.hand).toEqual(byTrying(read));
        }
        expect(unready).toBeGreaterThan(50);
      });
    },
  );

  it('are none for a hand that is ready', () => {
    expect(improvingTiles(positionOf(mcr, {hand: '123456789m 234p 5s'}))).toEqual([]);
  });

  it('come with how many are left', () => {
    // [111p] uses three of the four 1p, which would otherwise help
    const position = positionOf(mcr, {hand: '[111p] 234m 567m 89s 3s 5s'});
    expect(improvingTiles(position)).toEqual([
      {tile: '3s', left: 3},
      {tile: '4s', left: 4},
      {tile: '5s', left: 3},
      {tile: '7s', left: 4},
      {tile: '8s', left: 3},
      {tile: '9s', left: 3},
    ]);
  });

  it('leave out what is not to be had any more', () => {
    const hand = '234m 567m 111p 4p 7p 9s E';
    expect(tilesOf(positionOf(luqiao, {hand, wild: '9m'}))).toContain('E');
    const others = {south: '[EEE] 147m 258p 369s 8s'};
    expect(tilesOf(positionOf(luqiao, {hand, wild: '9m', others}))).not.toContain('E');
  });
});
