/** A split of a hand as a reader makes it, kept as text: sets in notation with spaces between them. */
import {tilesIn} from '../../core/notation/parse.js';
import type {Group} from '../../core/game/result.js';
import {takeOut} from '../../core/tiles/take-out.js';
import {HONOR, kindName, kindOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import {tilesText} from '../../quiz/asked-of.js';
import type {Open} from './open-question.js';

/** Sets in the order in which they were made, each as the kinds of its tiles. */
export type Sets = readonly (readonly Kind[])[];

/** Reads sets from the text that an answer is kept as. */
export const setsOf = (entry: string): Kind[][] =>
  entry
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => tilesIn(text).map(kindOf));

/** Writes sets as that text; empty ones are left out. */
export const entryOf = (sets: Sets): string =>
  sets
    .filter((set) => set.length)
    .map(tilesText)
    .join(' ');

/** The tiles of a hand that are in no set. */
export function poolOf(hand: readonly string[], entry: string): Kind[] {
  const left = hand.flatMap((name) => tilesIn(name).map(kindOf));
  for (const kind of setsOf(entry).flat()) takeOut(left, kind);
  return left;
}

/** Tiles of the pool into a set, by its number; one more than there are is a new one. */
export function put(entry: string, kinds: readonly Kind[], into: number): string {
  const sets = setsOf(entry);
  const at = Math.min(into, sets.length);
  sets[at] = [...(sets[at] ?? []), ...kinds];
  return entryOf(sets);
}

/** A set back into the pool. */
export const takeApart = (entry: string, at: number): string => entryOf(setsOf(entry).toSpliced(at, 1));

/** Tiles chosen, of which one more is chosen or no longer: places in the pool. */
export const toggled = (chosen: readonly number[], at: number): number[] =>
  chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at];

/** Tiles named in a text, of which one more is named or no longer. */
export function toggledTile(entry: string, tile: string): string {
  const named = tilesIn(entry).map((one) => kindName(kindOf(one)));
  const rest = named.filter((one) => one !== tile);
  return (rest.length < named.length ? rest : [...named, tile]).join('');
}

/** What kind of set the tiles are; `single` where they are none, which is named by its tiles alone. */
export function kindOfSet(set: readonly Kind[]): Group['kind'] {
  const [low, middle, high] = [...set].sort((a, b) => a - b);
  if (set.every((kind) => kind === low))
    return (['single', 'single', 'pair', 'pung', 'kong'] as const)[set.length] ?? 'single';
  const isChow =
    set.length === 3 &&
    high < HONOR &&
    suitOf(low) === suitOf(high) &&
    middle === low + 1 &&
    high === low + 2;
  return isChow ? 'chow' : 'single';
}

/** The set that has been made or changed, or the number of the one that has been taken apart; and how many tiles are left. */
export function setsSaid(before: string, now: string, {posed, words}: Open): string {
  const {strings, speech} = words;
  const [was, is] = [before, now].map(setsOf);
  const {length: left} = poolOf(posed.choices, now);
  const longer = is.length < was.length ? was : is;
  const at = longer.findIndex((_, i) => tilesText(is[i] ?? []) !== tilesText(was[i] ?? []));
  if (longer === was) return strings.quiz.setApart(at + 1, left);
  const set = is.at(at) ?? [];
  const tiles = tilesText(set);
  const name = speech.speakGroup(strings, {kind: kindOfSet(set), tiles, open: false});
  return strings.quiz.setMade(at + 1, name, left);
}
