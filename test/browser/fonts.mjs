/**
 * The fonts of every browser that the tests start: one, from npm, on every machine. Fonts that a machine has, or lacks,
 * would change the width of words, and with it pictures and layouts.
 */
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unpacked, writeWhole} from './unpack.mjs';

const inXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A configuration of fontconfig under which a program finds the fonts of one folder only. */
export const fontconfig = (fonts, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${inXml(fonts)}</dir>
  <cachedir>${inXml(cache)}</cachedir>
</fontconfig>
`;

/** The folder with the fonts of the tests, or undefined if it can't be unpacked. */
export const fontFolder = () => unpacked('fonts', ['fonts.tar.br']);

/**
 * What has to stand in the environment of a browser so that it finds the fonts of the tests and no others. Only
 * browsers on Linux ask fontconfig.
 * @returns {Record<string, string | undefined>}
 */
export function ownFonts() {
  const folder = process.platform === 'linux' ? fontFolder() : undefined;
  if (!folder) return {};
  const own = `${folder}.conf`;
  mkdirSync(own, {recursive: true});
  const file = path.join(own, 'fonts.conf');
  const content = fontconfig(folder, path.join(own, 'cache'));
  // the folder may have been moved since
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeWhole(file, content);
  return {FONTCONFIG_FILE: file, FONTCONFIG_PATH: own, FONTCONFIG_SYSROOT: undefined};
}
