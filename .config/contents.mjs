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
    const chunks = Object.values(bundle).filter(({type}) => type === 'chunk');
    for (const {fileName, modules, imports} of chunks)
      held[inDist(fileName)] = {
        modules: Object.keys(modules)
          .filter((id) => modules[id].renderedLength > 0)
          .map((id) => plain(path.relative('.build', id))),
        needs: imports.filter((name) => name in bundle).map(inDist),
      };
    // the script of the page, once more as a classic one
    const {fileName: entry} = chunks.find(({isEntry}) => isEntry);
    for (const {type, fileName} of Object.values(bundle))
      if (type === 'asset' && fileName.endsWith('.js')) held[inDist(fileName)] = held[inDist(entry)];
    writeFileSync('.build/contents.json', JSON.stringify(held));
  },
};
