/** `npm run words`: writes the words in Simplified Chinese, from those in Traditional Chinese. */
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {formattedFiles} from '../formatted.mjs';
import {files} from './files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const [file, text] of await formattedFiles(root, files)) writeFileSync(root + file, text);
