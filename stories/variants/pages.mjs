/** The pages of the gallery of variants, read from the files beside this one. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {readPage} from './page.mjs';

const FOLDER = import.meta.dirname;

/** All pages, by the names of their files. */
export const VARIANT_PAGES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => readPage(path.basename(file, '.md'), readFileSync(path.join(FOLDER, file), 'utf8')));
