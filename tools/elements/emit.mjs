/** `npm run elements`: writes the source files that list elements, or are put together from their folders. */
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {formattedFiles} from '../formatted.mjs';
import {files} from './files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, text] of await formattedFiles(root, files)) writeFileSync(root + file, text);
