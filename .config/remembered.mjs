/** A rollup plugin that does for a module what another does, once for all scripts that have the module as it stands. */
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
