/** Where what is written into an element stands: a slot that the element does not have, so that it does not show it. */
import {joinMarkup, markup, NOTHING, type Markup} from '../../share/markup.js';
import type {FoundElement} from './found.js';
import type {Lang} from '../../core/game/names.js';
import {quizWords} from '../../locales/quiz.js';

/** Heights of a row of tiles inside text, in pixels. */
export const IN_TEXT = 28;
/** Height of a picture that stands alone, outside a line of text, in pixels. */
export const ALONE = 60;

/**
 * The pieces in the slot, separated from the notation by a space in a sentence, and by line breaks elsewhere, which
 * also work without a style sheet.
 * @param declared whether a declared shadow root stands beside it
 * @param silent whether screen readers skip it, because the text before it says the same
 */
export const inSlot = (
  {tagged, lang, text}: FoundElement,
  pieces: readonly Markup[],
  {
    inline,
    declared,
    silent = false,
  }: {readonly inline: boolean; readonly declared: boolean; readonly silent?: boolean},
): Markup => {
  const [said, written] = [tagged, lang].map((tag) => tag.toLowerCase().split('-')[0]);
  const shadow = declared ? markup` data-shadow` : NOTHING;
  const language = said === written ? NOTHING : markup` lang="${lang}"`;
  const before = inline ? (text ? markup` ` : NOTHING) : markup`<br>`;
  const after = inline ? NOTHING : markup`<br>`;
  return markup`<span slot="static"${shadow}${language}${silent ? markup` aria-hidden="true"` : NOTHING}>${before}${joinMarkup(pieces, markup`<br>`)}${after}</span>`;
};

/** An answer, folded away until a reader wants it. */
export async function folded(text: Markup, lang: Lang): Promise<Markup> {
  const {answer} = await quizWords.load(lang);
  return markup`<details><summary>${answer}</summary>${text}</details>`;
}
