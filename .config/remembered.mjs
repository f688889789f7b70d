import path from 'node:path';

/** A rollup plugin that runs the transform of another, once for all scripts that contain the same unchanged module. */
export function remembered({name, transform}) {
  const done = new Map();
  return {
    name,
    transform(code, id) {
      if (!done.has(code)) done.set(code, transform.call(this, code, id));
      return done.get(code);
    },
  };
}

/** node-resolve, asking the disk once for all scripts which file one of our modules imports. */
export function resolvedOnce(plugin) {
  const found = new Map();
  const {handler} = plugin.resolveId;
  return {
    ...plugin,
    resolveId: {
      ...plugin.resolveId,
      handler(name, from, options) {
        if (!from || !name.startsWith('.')) return handler.call(this, name, from, options);
        const file = path.join(path.dirname(from), name);
        if (!found.has(file)) found.set(file, handler.call(this, name, from, options));
        return found.get(file);
      },
    },
  };
}
