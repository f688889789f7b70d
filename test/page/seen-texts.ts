/** What `test/elements/seen-texts.ts` says of the texts of a page, asked of a page with the scripts as they are built. */
import path from 'node:path';
import {build} from 'esbuild';
import type {Page} from 'playwright';

const entry = path.join(import.meta.dirname, '../elements/seen-texts.ts');
const {outputFiles} = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'seenTexts',
});

/** Lets the page be asked. */
export async function addSeenTexts(page: Page): Promise<void> {
  await page.addScriptTag({content: outputFiles[0].text});
}

declare const seenTexts: typeof import('../elements/seen-texts.js');

/** What of the content of a page stands outside its card, or on another text. */
export const faultsIn = (page: Page, selector: string): Promise<{outside: string[]; over: string[]}> =>
  page.locator(selector).evaluate((root) => {
    const texts = seenTexts.textsIn(root);
    return {outside: seenTexts.outsideOf(root, texts), over: seenTexts.collisionsOf(texts)};
  });
