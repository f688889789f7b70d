/** `mj render page.html`: the page with pictures and scores in its tags, for readers without script. */
import {writeFile} from 'node:fs/promises';
import {loadLocale} from '../locales/index.js';
import {UsageError, type Args} from './args.js';
import {faultLine} from './fault-line.js';
import {eachPage, formatOf} from './pages.js';
import {Lines} from './page/run.js';
import {UNREADABLE} from './page/unreadable.js';
import {writePage} from './page/write.js';

/** Runs `mj render` for pages: prints the page, or with `--write` replaces its file. Returns the exit status. */
export async function renderPageCommand({words, given, lang}: Args): Promise<number> {
  if (words.length > 1 && !given.write) throw new UsageError('several pages are rendered with --write alone');
  const strings = await loadLocale(lang);
  let wrong = 0;
  const all = await eachPage(words, async (file, before) => {
    const options = {declarative: given.declarative === true, format: formatOf(file)};
    const {source, problems} = await writePage(before, strings, options);
    const lines = new Lines(before);
    for (const {at, message} of problems)
      process.stderr.write(`${faultLine(file, {...lines.placeOf(at), message})}\n`);
    wrong += problems.length;
    if (!given.write && given.out === undefined) process.stdout.write(source);
    else if (source !== before || given.out !== undefined) await writeFile(String(given.out ?? file), source);
  });
  if (!all) return UNREADABLE;
  return wrong ? 1 : 0;
}
