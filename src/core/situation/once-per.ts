/** Functions that make each of their results once, when it is first asked for. Callers may compare results by identity. */

/** A function that makes a result for each object, and keeps it as long as there is the object. */
export function oncePer<A extends object, R>(make: (of: A) => R): (of: A) => R {
  const made = new WeakMap<A, R>();
  return (of) => {
    if (!made.has(of)) made.set(of, make(of));
    return made.get(of) as R;
  };
}

/** The same for each two objects. */
export function oncePerPair<A extends object, B extends object, R>(
  make: (a: A, b: B) => R,
): (a: A, b: B) => R {
  const withFirst = oncePer((a: A) => oncePer((b: B) => make(a, b)));
  return (a, b) => withFirst(a)(b);
}
