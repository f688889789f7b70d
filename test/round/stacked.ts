/** Walls in which chosen tiles are dealt, drawn and taken as replacements; the other tiles are shuffled. */
import {isFault} from '../../src/core/reading/read.js';
import {tilesOf} from '../../src/core/reading/table.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {randomOf, type Random} from '../../src/core/tiles/random.js';
import {shuffle} from '../../src/core/tiles/shuffle.js';
import {kindOf, tileName, type Kind, type Tile} from '../../src/core/tiles/tile.js';
import {parseTiles} from '../../src/core/notation/parse.js';
import {readRules, type RulesInUse} from '../../src/round/rules-in-use.js';
import {allTilesOf} from '../../src/round/wall.js';

/** The rules of an id, which must have been made known. */
export function rulesNamed(id: string): RulesInUse {
  const rules = readRules(id);
  if (isFault(rules)) throw new Error(rules.code);
  return rules;
}

/** The tiles of a text. */
export function tiles(text: string): readonly Tile[] {
  const read = parseTiles(text);
  if ('fault' in read) throw new Error(`${text}: ${read.fault.code}`);
  return read.tiles;
}

/** What lies where in a wall. */
export interface Stacking {
  /** The hands that are dealt, or their first tiles. */
  readonly hands: Readonly<Partial<Record<Seat, readonly Tile[]>>>;
  /** The first tiles drawn after the deal. */
  readonly draws?: readonly Tile[];
  /** The first replacements. */
  readonly replacements?: readonly Tile[];
}

/** A wall stacked so, with east as the dealer. Tiles are plain; a kind of which all copies are red gives a red one. */
export function stackedWall(
  {ruleset, flow, o, seats}: RulesInUse,
  {hands, draws = [], replacements = []}: Stacking,
  seed: string,
): string {
  const left = shuffle(allTilesOf(tilesOf(ruleset!, o)), randomOf(seed));
  const wall: (Tile | undefined)[] = left.map(() => undefined);
  const take = (tile: Tile): Tile => {
    const exact = left.indexOf(tile);
    const at = exact < 0 ? left.findIndex((other) => kindOf(other) === kindOf(tile)) : exact;
    if (at < 0) throw new Error(`no ${tileName(tile)} is left`);
    return left.splice(at, 1)[0];
  };
  const dealt = placesOf(seats, flow);
  for (const [seat, hand = []] of Object.entries(hands) as [Seat, readonly Tile[]][])
    hand.forEach((tile, i) => (wall[dealt[seat]![i]] = take(tile)));
  const first = Object.values(dealt).flat().length + (flow.turnsIndicator ? 1 : 0);
  draws.forEach((tile, i) => (wall[first + i] = take(tile)));
  const last = wall.length - 1;
  replacements.forEach((tile, i) => (wall[last - (flow.upperFirst ? i ^ 1 : i)] = take(tile)));
  return wall.map((tile) => tileName(tile ?? left.pop()!)).join('');
}

/** The indices of the wall's tiles that each seat is dealt. */
function placesOf(seats: readonly Seat[], {deal}: RulesInUse['flow']): Partial<Record<Seat, number[]>> {
  const places: Partial<Record<Seat, number[]>> = {};
  let at = 0;
  const give = (turn: number, n: number): void => {
    for (let i = 0; i < n; i++) (places[seats[turn]] ??= []).push(at++);
  };
  for (let i = 0; i < deal.fours; i++) seats.forEach((_, turn) => give(turn, 4));
  for (const turn of deal.then) give(turn, 1);
  return places;
}

/**
 * A stacking in which every hand is ready, and many draws make a kong.
 */
export function readyHands({ruleset, flow, o, seats, copies}: RulesInUse, random: Random): Stacking {
  const left = [...copies];
  const able = (set: readonly Kind[]): boolean =>
    set.every((kind) => (left[kind] ?? 0) >= set.filter((other) => other === kind).length);
  const any = (make: () => readonly Kind[]): Kind[] => {
    for (;;) {
      const set = make();
      if (!able(set)) continue;
      for (const kind of set) left[kind]--;
      return [...set];
    }
  };
  const isLaidOut = (kind: Kind): boolean => flow.laidOut?.is(kind, o) === true;
  const plain = copies.flatMap((n, kind) => (n && kind < 34 && !isLaidOut(kind) ? [kind] : []));
  const one = (): Kind => plain[random.below(plain.length)];
  const pung = (): Kind[] => Array<Kind>(3).fill(one());
  const chow = (): Kind[] => {
    const kind = one();
    return kind < 27 && kind % 9 < 7 ? [kind, kind + 1, kind + 2] : pung();
  };
  const hands: Partial<Record<Seat, Tile[]>> = {};
  const draws: Tile[] = [];
  for (const seat of seats) {
    const sets = Array.from({length: ruleset!.sets}, () => any(random.below(2) ? chow : pung));
    const hand = [...sets.flat(), ...any(() => Array<Kind>(2).fill(one()))];
    hand.splice(random.below(hand.length), 1);
    hands[seat] = hand;
    const triplet = sets.find(([a, b]) => a === b)?.[0];
    if (triplet !== undefined && left[triplet] && seat !== seats[0]) {
      left[triplet]--;
      draws.push(triplet);
    } else draws.push(...any(() => [one()]));
  }
  // east has a tile more, and acts without drawing
  const [last] = draws.splice(0, 1);
  (hands[seats[0]] ??= []).push(last);
  return {hands, draws};
}
