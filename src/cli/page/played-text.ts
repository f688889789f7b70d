/** What is written into boards, rounds and ledgers: their text stays, followed by pictures and results. */
import {NOTHING, markup, type Markup} from '../../share/markup.js';
import type {FoundElement} from './found.js';
import {checkPlayed} from './played-problems.js';
import {shadowIn} from './shadow-in.js';
import {inSlot} from './slot.js';
import type {Writing, WrittenText} from '../fallback/fallback.js';

/** @param piecesOf the additions to the text */
export async function writePlayed(
  found: FoundElement,
  writing: Writing,
  piecesOf: (found: FoundElement, all: readonly FoundElement[]) => Promise<readonly Markup[]>,
): Promise<WrittenText> {
  const {all, lang = found.lang} = writing;
  const {problems: wrong} = await checkPlayed(found, {all, lang});
  if (wrong.length) return {text: NOTHING, wrong};
  const shadow = await shadowIn(found, writing);
  const pieces = await piecesOf(found, all);
  const text = pieces.length ? inSlot(found, pieces, {inline: false, declared: shadow !== NOTHING}) : NOTHING;
  return {text: markup`${shadow}${text}`, wrong};
}
