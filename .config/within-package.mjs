import {existsSync} from 'node:fs';
import path from 'node:path';
import {wordsOf} from './words.mjs';

/**
 * A rollup plugin for the command: words and examples stand in the package as they are, and the command imports them from
 * there. Whatever else it needs it has inside, since many small files take long to read.
 */
export const withinPackage = {
  name: 'within-package',
  async resolveId(id, from, options) {
    if (!from) return null;
    const found = await this.resolve(id, from, {...options, skipSelf: true});
    if (!found) return null;
    const file = path.relative('.build', found.id).replaceAll(path.sep, '/');
    return wordsOf(file) ? {id: found.id, external: 'relative'} : found;
  },
  buildEnd() {
    for (const id of this.getModuleIds())
      if (
        this.getModuleInfo(id)?.isExternal &&
        path.isAbsolute(id) &&
        !existsSync(path.join('dist', path.relative('.build', id)))
      )
        throw new Error(`${id} is not in the package`);
  },
};
