/** Finds characters in the font, which @fontsource splits into more than a hundred files. */
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

export const FONT = 'Yuji Boku';
const PACKAGE = '@fontsource/yuji-boku';
const FILES = /-400-normal\.woff2$/;
/** Names of the numbered files. These hold the kanji; the named ones (latin …) hold hardly any. */
const NUMBERED = /-\d+-400-normal/;

const require = createRequire(import.meta.url);
const fonts = [];

function openFiles() {
  const folder = path.join(path.dirname(require.resolve(`${PACKAGE}/package.json`)), 'files');
  const names = readdirSync(folder).filter((name) => FILES.test(name));
  names.sort((a, b) => (NUMBERED.test(a) ? 0 : 1) - (NUMBERED.test(b) ? 0 : 1));
  for (const name of names) fonts.push(fontkit.create(readFileSync(path.join(folder, name))));
}

/** @returns fontkit's path of the character: y upwards, in font units */
export function characterPath(character) {
  if (!fonts.length) openFiles();
  const code = character.codePointAt(0);
  for (const font of fonts) {
    if (!font.hasGlyphForCodePoint(code)) continue;
    const {path: outline} = font.glyphForCodePoint(code);
    if (outline.commands.length) return outline;
  }
  throw new Error(`The font ${FONT} has no ${character}.`);
}
