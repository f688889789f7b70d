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
