/**
 * A function of two objects that is called once for each pair: elements tell by identity whether words are others.
 * @returns the same object for the same arguments
 */
export function oncePerPair<A extends object, B extends object, R>(
  make: (a: A, b: B) => R,
): (a: A, b: B) => R {
  const made = new WeakMap<A, WeakMap<B, {readonly of: R}>>();
  return (a, b) => {
    const known = made.get(a) ?? new WeakMap<B, {readonly of: R}>();
    made.set(a, known);
    const found = known.get(b) ?? {of: make(a, b)};
    known.set(b, found);
    return found.of;
  };
}
