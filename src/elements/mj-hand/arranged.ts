/** What is known of a hand once it has been scored: its wild kinds, and the tiles that make up the groups of its result. */
import {tilesIn} from '../../core/notation/parse.js';
import type {ExampleState} from '../../contexts/example.js';
import type {Group} from '../../core/game/result.js';
import {takeOut} from '../../core/tiles/take-out.js';
import {WHITE, kindOf, type Kind} from '../../core/tiles/tile.js';
import {wildKinds} from '../../core/reading/wild-kind.js';
import {allTiles, type Hand} from '../../core/notation/hand.js';

/** The kinds that are wild by the rules of an example. @param indicator undefined where it names none */
export const wildIn = ({situation, known}: ExampleState, indicator: Kind | undefined): readonly Kind[] =>
  wildKinds(situation, known?.ruleset, indicator);

const kindsOf = (text: string): Kind[] => tilesIn(text).map(kindOf);

const sameKinds = (a: readonly Kind[], b: readonly Kind[]): boolean =>
  String([...a].sort((x, y) => x - y)) === String([...b].sort((x, y) => x - y));

/**
 * The tiles of each group, as indices among all tiles: held, then melds, then the winning tile.
 * @param wild the kinds whose tiles may stand for others
 */
export function tilesOfGroups(hand: Hand, groups: readonly Group[], wild: readonly Kind[] = []): number[][] {
  const kinds = allTiles(hand).map(kindOf);
  const places: (number[] | undefined)[] = groups.map(() => undefined);

  let first = hand.tiles.length;
  for (const meld of hand.melds) {
    const fits = (open: boolean) =>
      groups.findIndex(
        (g, i) => !places[i] && g.open === open && sameKinds(kindsOf(g.tiles), meld.tiles.map(kindOf)),
      );
    const at = fits(meld.open) >= 0 ? fits(meld.open) : fits(!meld.open);
    if (at >= 0) places[at] = meld.tiles.map((_, i) => first + i);
    first += meld.tiles.length;
  }

  const free = new Set(hand.tiles.keys());
  const winning = hand.win === undefined ? -1 : first;
  const take = (kind: Kind, winFirst: boolean): number | undefined => {
    if (winFirst && kinds[winning] === kind && free.delete(winning)) return winning;
    const at = [...free].find((i) => kinds[i] === kind);
    if (at !== undefined) free.delete(at);
    return at;
  };
  const left = (kind: Kind): number => [...free].filter((i) => kinds[i] === kind).length;
  const standing = groups.flatMap(({wild: stands = ''}, i) => (places[i] ? [] : kindsOf(stands)));
  /** How many tiles of a wild kind are left beside those that are their own face. */
  const spare = (kind: Kind): number => left(kind) - standing.filter((face) => face === kind).length;
  /**
   * Takes a tile that stands for a kind: the winning tile, if it may be that; 白 for the first wild kind's own face, if every wild tile
   * is needed elsewhere; a wild tile of this kind itself; else one that no other set needs.
   */
  const takeWild = (kind: Kind, winFirst: boolean): number | undefined => {
    const others = wild.filter((one) => one !== kind).sort((a, b) => spare(b) - spare(a));
    const isShort = standing.length > wild.reduce((sum, one) => sum + left(one), 0);
    takeOut(standing, kind);
    const able = [
      ...(isShort && kind === wild[0] ? [WHITE] : []),
      ...(wild.includes(kind) ? [kind, ...others] : others),
    ];
    const first = winFirst && able.find((one) => one === kinds[winning]);
    for (const one of typeof first === 'number' ? [first, ...able] : able) {
      const at = take(one, winFirst);
      if (at !== undefined) return at;
    }
    return undefined;
  };
  const make = ({tiles, wild: stands = '', win}: Group): number[] => {
    const wilds = kindsOf(stands);
    const made = kindsOf(tiles).map((kind) => {
      const isLast = win === true;
      return takeOut(wilds, kind) && wild.length ? takeWild(kind, isLast) : take(kind, isLast);
    });
    return made.filter((at) => at !== undefined);
  };

  // the group that the winning tile completed takes it before other groups look for their tiles
  if (winning >= 0) free.add(winning);
  const order = [...groups.keys()].sort(
    (a, b) => Number(groups[b].win ?? false) - Number(groups[a].win ?? false),
  );
  for (const i of order) places[i] ??= make(groups[i]);
  return places.map((list) => list ?? []);
}
