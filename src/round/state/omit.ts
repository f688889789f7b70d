/** An object without one of its fields; the object itself where it does not have the field. */
export function omit<T extends object, K extends keyof T>(from: T, field: K): Omit<T, K> {
  if (!Object.hasOwn(from, field)) return from;
  const {[field]: _omitted, ...rest} = from;
  return rest;
}
