/** Tells pages by the names of their files. */
import type {Format} from './page/fitting.js';

/** The format of a file, by its name. */
export function formatOf(file: string): Format {
  if (/\.mdx$/i.test(file)) return 'mdx';
  return /\.(md|markdown)$/i.test(file) ? 'md' : 'html';
}

/** Whether a word of a command names a page. */
export const isPage = (word: string): boolean => /\.(x?html?|mdx?|markdown)$/i.test(word);
