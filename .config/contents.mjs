/**
 * A rollup plugin that notes which modules each script holds, for tests: `.build/contents.json`, by the file in `dist`.
 * Our own modules are named as in `.build`.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const held = {};
const plain = (file) => file.replaceAll(path.sep, '/');

export const contents = {
  name: 'contents',
  writeBundle({dir, file}, bundle) {
    for (const {type, fileName, modules} of Object.values(bundle)) {
      if (type !== 'chunk') continue;
      const whole = plain(path.relative('dist', path.join(dir ?? path.dirname(file), fileName)));
      held[whole] = Object.keys(modules)
        .filter((id) => modules[id].renderedLength > 0)
        .map((id) => plain(path.relative('.build', id)));
    }
    writeFileSync('.build/contents.json', JSON.stringify(held));
  },
};
