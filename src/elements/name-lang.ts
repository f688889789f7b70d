/** Names in another language than the words around them: said to be so, for whoever reads them aloud. */
import {html, type TemplateResult} from 'lit';
import {ISOLATED} from '../locales/isolate.js';
import type {Strings} from '../locales/index.js';

/** A text that may have names in it, set apart by `isolate`. */
export function withNames(text: string, {tiles: {foreign}}: Strings): string | (string | TemplateResult)[] {
  if (!foreign) return text;
  return text
    .split(ISOLATED)
    .map((piece, at) => (at % 2 ? html`<span lang=${foreign}>${piece}</span>` : piece));
}

/** The same words for texts in which nothing can be said of the language: labels, plain text. */
export const plainNames = <S extends Strings>(strings: S): S => ({
  ...strings,
  tiles: {...strings.tiles, foreign: undefined},
});
