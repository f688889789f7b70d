/** The id of rules without the version that they are pinned to: `mcr` of `mcr@1`. */
export const unpinned = (rules = ''): string => rules.split('@')[0];

/** Whether two rules are the same, pinned or not. */
export const sameRules = (a?: string, b?: string): boolean => unpinned(a) === unpinned(b);

/** Fields of a situation with some in place of those. House rules belong to the rules that they were stated with. */
export function restated<T extends {readonly rules?: string; readonly options?: unknown}>(
  from: T,
  stated: Partial<T>,
): T {
  if (stated.rules === undefined || sameRules(stated.rules, from.rules)) return {...from, ...stated};
  const {options: _, ...rest} = from;
  return {...rest, ...stated} as T;
}
