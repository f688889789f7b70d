/** Answers that are boxes: the ids of those that are ticked, with blanks between them. */
import {NONE} from './ask.js';

/** The boxes after one of them has been pressed: it is ticked or no longer ticked, and the box for none of them is not. */
export function pressedBox(entry: string, id: string): string {
  const ticked = entry.split(' ').filter((one) => one && one !== NONE);
  const others = ticked.filter((one) => one !== id);
  return (others.length < ticked.length ? others : [...others, id]).join(' ');
}
