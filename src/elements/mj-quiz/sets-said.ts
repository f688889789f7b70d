/** Says what has become of the sets that a reader makes, for screen readers. */
import {tilesText} from '../../quiz/asked-of.js';
import type {Open} from './open-question.js';
import {kindOfSet, poolOf, setsOf} from './sets.js';

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
