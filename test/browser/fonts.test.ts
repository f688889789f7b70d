/** Text has the same fonts in the browsers of the tests, whatever fonts a machine has. */
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import {chromeOptions} from './chrome.mjs';
import {fontconfig, fontFolder} from './fonts.mjs';

const FAMILIES = ['monospace', 'ui-monospace', 'system-ui', 'sans-serif', 'serif', 'Mono Sans', 'Nowhere'];

/** The font that npm brings, and the one that the machines below have: the same, under another name. */
const OURS = 'Open Sans';
const THEIRS = 'Mono Sans';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts <ü> '));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, {recursive: true}));

/** A font's file with another name of the same length in both encodings that its table of names has. */
function renamed(font: Buffer): Buffer {
  const wide = (name: string): string => Buffer.from(name, 'utf16le').swap16().toString('latin1');
  const text = font.toString('latin1').replaceAll(wide(OURS), wide(THEIRS)).replaceAll(OURS, THEIRS);
  return Buffer.from(text, 'latin1');
}

/** Makes the folder and the configuration of a machine's fonts. @returns the configuration */
function machineWith(title: string, fonts: readonly Buffer[]): string {
  const own = path.join(folder, title);
  mkdirSync(own);
  for (const [i, font] of fonts.entries()) writeFileSync(path.join(own, `${i}.ttf`), font);
  const file = path.join(folder, `${title}.conf`);
  writeFileSync(file, fontconfig(own, path.join(folder, 'cache')));
  return file;
}

const ourFonts = (): Buffer[] => {
  const of = fontFolder() ?? '';
  const files = readdirSync(of, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ttf'));
  return files.map((file) => readFileSync(path.join(of, file)));
};

/** The fonts that draw a word in each of the families. */
async function fontsUsed(env = chromeOptions().env): Promise<string[]> {
  const browser = await chromium.launch({...chromeOptions(), env});
  try {
    const page = await browser.newPage();
    await page.setContent(FAMILIES.map((family) => `<p style="font-family: ${family}">word</p>`).join(''));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const {root} = await devtools.send('DOM.getDocument');
    const {nodeIds} = await devtools.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector: 'p'});
    const used = new Set<string>();
    for (const nodeId of nodeIds) {
      const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
      for (const {familyName} of fonts) used.add(familyName);
    }
    return [...used];
  } finally {
    await browser.close();
  }
}

// other systems have no fontconfig
test.runIf(process.platform === 'linux')(
  'a browser finds the fonts of the tests, and none of the machine',
  async () => {
    const many = machineWith('many', ourFonts().map(renamed));
    const none = machineWith('none', []);

    expect(await fontsUsed()).toEqual([OURS]);
    for (const FONTCONFIG_FILE of [many, none]) {
      vi.stubEnv('FONTCONFIG_FILE', FONTCONFIG_FILE);
      expect(await fontsUsed()).toEqual([OURS]);
    }
    // the fonts of such a machine would otherwise be used
    expect(await fontsUsed({...chromeOptions().env, FONTCONFIG_FILE: many})).toEqual([THEIRS]);
    expect(await fontsUsed({...chromeOptions().env, FONTCONFIG_FILE: none})).not.toContain(OURS);
  },
);
