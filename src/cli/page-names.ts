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

/** The format that `--format` names; else that of the file. */
export const formatFor = (file: string, given: string | boolean | undefined): PageFormat =>
  PAGE_FORMATS.find((format) => format === given) ?? formatOf(file);

/** Whether a word of a command names a page. */
export const isPage = (word: string): boolean =>
  word === PIPE || /\.(x?html?|mdx?|markdown|xml|rss|atom)$/i.test(word);
