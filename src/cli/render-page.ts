/** `mj render page.html`: the page with pictures and scores in its tags, for readers without script. */
import {UsageError, type Args} from './args.js';
import {faultLine} from './fault-line.js';
import {isFolder} from './page-files.js';
import {formatFor, PIPE} from './page-names.js';
import {eachPage} from './pages.js';
import {Lines} from '../core/situation/place.js';
import {UNREADABLE, Unwritable} from './page/unreadable.js';
import {writeAny} from '../render/page.js';
import {writeWhole} from './write-file.js';
import {printFile, remark} from './output.js';
import {CALLED} from './called.js';

/** Runs `mj render` for pages: prints the page, or with `--write` replaces its file. Returns the exit status. */
export async function renderPageCommand(args: Args): Promise<number> {
  const {words, given, lang, says} = args;
  const isOne = words.length === 1 && !(await isFolder(words[0]));
  if (!isOne && !given.write) throw new UsageError(says.oneOnly(`${CALLED} render`, 'page'));
  if (given.write && given.out !== undefined) throw new UsageError(says.notWith('--out', '--write'));
  if (given.write && words.includes(PIPE)) throw new UsageError(says.notWith(PIPE, '--write'));
  const asked = given.lang === undefined ? undefined : lang;
  let wrong = 0;
  const all = await eachPage(args, async (file, before, {encoding, mark}) => {
    const refused =
      encoding === 'utf-8' ? undefined : new Unwritable((says) => says.onlyUtf8Written(encoding));
    // a page of a folder may have nothing of ours
    if (refused && words.includes(file)) throw refused;
    const {source, problems, notes} = await writeAny(before, {
      format: formatFor(file, given.format),
      lang: asked,
      declarative: given.declarative === true,
    });
    const lines = new Lines(before);
    for (const {at, message} of notes)
      remark(faultLine(file, {...lines.placeOf(at), message: says.note(message)}));
    for (const {at, message} of problems) remark(faultLine(file, {...lines.placeOf(at), message}));
    wrong += problems.length;
    if (given.write && source === before) return;
    if (refused) throw refused;
    const content = mark + source;
    if (typeof given.out === 'string') await writeOut(given.out, content);
    else if (given.write) await writeWhole(file, content);
    else printFile(content);
  });
  if (!all) return UNREADABLE;
  return wrong ? 1 : 0;
}

/** @throws {Unwritable} with the name of the file, which is not that of the page */
async function writeOut(file: string, content: string): Promise<void> {
  try {
    await writeWhole(file, content);
  } catch (error) {
    throw error instanceof Unwritable ? new Unwritable((says) => `${file}: ${error.why(says)}`) : error;
  }
}
