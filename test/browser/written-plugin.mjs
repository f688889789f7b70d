import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The command behind `keepsText`: the text that a picture shows is stored in a file beside the picture. With `update`
 * the command stores the text, otherwise it answers with the text that is stored.
 * @param {{folder: string, update: boolean}} where
 */
export const writtenPlugin = ({folder, update}) => ({
  name: 'written-text',
  executeCommand({command, payload}) {
    if (command !== 'written-text') return undefined;
    const file = path.join(folder, `${payload.name}.txt`);
    if (update) {
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, `${payload.text}\n`);
    }
    return {stored: existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '') : null};
  },
});
