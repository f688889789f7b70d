/** Marks names in another language than the words around them, for screen readers. */
import {html, type TemplateResult} from 'lit';
import {ISOLATED} from '../../locales/isolate.js';
import type {Strings} from '../../locales/index.js';

/** Marks the names in a text, which stand between isolating characters. */
export function withNames(text: string, {tiles: {foreign}}: Strings): string | (string | TemplateResult)[] {
  if (!foreign) return text;
  return text
    .split(ISOLATED)
    .map((piece, at) => (at % 2 ? html`<span lang=${foreign}>${piece}</span>` : piece));
}

/** The words without isolating characters, for labels and plain text. */
export const plainNames = <S extends Strings>(strings: S): S => ({
  ...strings,
  tiles: {...strings.tiles, foreign: undefined},
});
