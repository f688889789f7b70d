/** Functions that make each of their results once, when it is first asked for. Callers may compare results by identity. */

/** A function that makes one thing. */
export function lazy<R>(make: () => R): () => R {
  let made: {readonly of: R} | undefined;
  return () => (made ??= {of: make()}).of;
}

/** A function that makes a result for each object, and keeps it as long as there is the object. */
export const oncePer = <A extends object, R>(make: (of: A) => R): ((of: A) => R) =>
  keptIn(new WeakMap<A, R>(), make);

/** The same for each two objects. */
export function oncePerPair<A extends object, B extends object, R>(
  make: (a: A, b: B) => R,
): (a: A, b: B) => R {
  const withFirst = oncePer((a: A) => oncePer((b: B) => make(a, b)));
  return (a, b) => withFirst(a)(b);
}

/**
 * The same for each word or number.
 * @param most how many results are kept before all of them are dropped
 */
export function oncePerKey<A, R>(make: (of: A) => R, most = Infinity): (of: A) => R {
  const made = new Map<A, R>();
  const makeWithin = (of: A): R => {
    if (made.size >= most) made.clear();
    return make(of);
  };
  return keptIn(made, makeWithin);
}

function keptIn<A, R>(
  made: {get(of: A): R | undefined; has(of: A): boolean; set(of: A, result: R): unknown},
  make: (of: A) => R,
): (of: A) => R {
  return (of) => {
    let result = made.get(of);
    if (result === undefined && !made.has(of)) made.set(of, (result = make(of)));
    return result as R;
  };
}
