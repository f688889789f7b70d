/** Says what has become of the sets that a reader makes, for screen readers. */
import {HONOR, suitOf, type Kind} from '../../core/tiles/tile.js';
import type {Group} from '../../core/game/result.js';
import {tilesText} from '../../quiz/asked-of.js';
import type {Open} from './open-question.js';
import {poolOf, setsOf} from './sets.js';

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

/** What kind of set the tiles are; `single` where they are none, which is named by its tiles alone. */
function kindOfSet(set: readonly Kind[]): Group['kind'] {
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
