/** The pages in a folder. */
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {isPage} from './page-names.js';

/** What holds no pages of the author's: packages, and folders that programs hide. */
const isLeftOut = (folder: string): boolean => folder === 'node_modules' || folder.startsWith('.');

/** Whether there is such a folder. */
export const isFolder = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.isDirectory() ?? false;

/** The pages in a folder and its folders, in the order of their names. Links are not followed. */
export async function pagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  let found: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory() && !isLeftOut(entry.name)) found = found.concat(await pagesIn(inside));
    else if (entry.isFile() && isPage(entry.name)) found.push(inside);
  }
  return found;
}
