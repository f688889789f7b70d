/** `npm run rulesets`: writes the source files that list rule sets. */
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {formatted as format} from '../formatted.mjs';
import {files} from './files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The text of a file, formatted by Prettier. */
export const formatted = (file) => format(root, file, files[file]);

export {files};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const file of Object.keys(files)) writeFileSync(root + file, await formatted(file));
