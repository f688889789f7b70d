/**
 * A function that makes a result for each word or number once, when it is first asked for.
 * @param most how many results are kept before all of them are dropped
 */
export function oncePerKey<A, R>(make: (of: A) => R, most = Infinity): (of: A) => R {
  const made = new Map<A, R>();
  return (of) => {
    if (!made.has(of)) {
      if (made.size >= most) made.clear();
      made.set(of, make(of));
    }
    return made.get(of) as R;
  };
}
