/** A function that makes one thing, once, when it is first asked for. */
export function lazy<R>(make: () => R): () => R {
  let made: {readonly of: R} | undefined;
  return () => (made ??= {of: make()}).of;
}
