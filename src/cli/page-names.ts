/** Tells pages by the names of their files. */
import type {PageFormat} from './page/fitting.js';

/** Standard input, as a page. */
export const PIPE = '-';

/** The formats of pages. */
export const PAGE_FORMATS: readonly PageFormat[] = ['html', 'md', 'mdx', 'xml'];

/** The format of a file, by its name. A page from a pipe is HTML. */
export function formatOf(file: string): PageFormat {
  if (/\.mdx$/i.test(file)) return 'mdx';
  if (/\.(xml|rss|atom)$/i.test(file)) return 'xml';
  return /\.(md|markdown)$/i.test(file) ? 'md' : 'html';
}

/** Whether a name is that of a module, which may export rule sets of its author. */
export const isModule = (name: unknown): name is string => typeof name === 'string' && /\.m?js$/i.test(name);

/** The format that `--format` names; else that of the file. */
export const formatFor = (file: string, given: string | boolean | undefined): PageFormat =>
  PAGE_FORMATS.find((format) => format === given) ?? formatOf(file);

/** Whether a word of a command names a page, or a folder of pages. */
export const isPage = (word: string): boolean =>
  word === PIPE || /\.(x?html?|mdx?|markdown|xml|rss|atom)$|[\\/]$/i.test(word);

/** The page of a word such as `page.html#told`, and the id in it; undefined for words that name no page. */
export function cardPage(word: string): {readonly page: string; readonly id?: string} | undefined {
  const at = word.lastIndexOf('#');
  const page = at < 0 ? word : word.slice(0, at);
  if (!isPage(page)) return undefined;
  return {page, ...(at < 0 ? {} : {id: word.slice(at + 1)})};
}
