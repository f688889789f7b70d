/**
 * A rollup plugin that notes for tests which modules each script holds, and which other scripts it needs at once:
 * `.build/contents.json`, by the file in `dist`. Our own modules are named as in `.build`.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';

const held = {};
const plain = (file) => file.replaceAll(path.sep, '/');

export const contents = {
  name: 'contents',
  writeBundle({dir, file}, bundle) {
    const inDist = (name) => plain(path.relative('dist', path.join(dir ?? path.dirname(file), name)));
    for (const {type, fileName, modules, imports} of Object.values(bundle)) {
      if (type !== 'chunk') continue;
      held[inDist(fileName)] = {
        modules: Object.keys(modules)
          .filter((id) => modules[id].renderedLength > 0)
          .map((id) => plain(path.relative('.build', id))),
        needs: imports.filter((name) => name in bundle).map(inDist),
      };
    }
    writeFileSync('.build/contents.json', JSON.stringify(held));
  },
};
