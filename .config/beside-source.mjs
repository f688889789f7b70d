// A module that became part of a chunk still names files beside it as if it stood by itself.
import path from 'node:path';

/**
 * @param {string} from the folder that the modules are read from
 * @returns a plugin: `import.meta.url` is the address that a module has outside a chunk
 */
export const besideSource = (from) => ({
  name: 'beside-source',
  resolveImportMeta(property, {chunkId, moduleId}) {
    if (property !== 'url') return null;
    const own = path.relative(path.dirname(chunkId), path.relative(from, moduleId)).replaceAll(path.sep, '/');
    return `new URL('${own}', import.meta.url).href`;
  },
});
