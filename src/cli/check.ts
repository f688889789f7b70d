/** `mj check page.html…`: fails where a notation or an expected total on a page is wrong. */
import {readFile} from 'node:fs/promises';
import {UsageError, type Args} from './args.js';
import {checkPage} from './page/problems.js';
import {placeIn} from './page/run.js';

export async function checkCommand({words, given, lang}: Args): Promise<number> {
  if (!words.length) throw new UsageError('mj check needs a page, or several');
  const found: object[] = [];
  let count = 0;
  for (const file of words) {
    const source = await readPage(file);
    const checked = await checkPage(source, lang, isMarkdown(file));
    count += checked.count;
    if (!checked.count) process.stderr.write(`${file}: nothing to check\n`);
    for (const {at, message} of checked.problems) {
      const {line, column} = placeIn(source, at);
      found.push({file, line, column, message});
      if (!given.json) process.stdout.write(`${file}:${line}:${column}: ${message}\n`);
    }
  }
  if (given.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  else process.stderr.write(`${count} checked, ${found.length} wrong\n`);
  return found.length ? 1 : 0;
}

export const isMarkdown = (file: string): boolean => /\.(md|mdx|markdown)$/i.test(file);

/** @throws {UsageError} for a page that cannot be read */
export async function readPage(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
