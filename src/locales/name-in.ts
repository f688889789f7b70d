/** The word for an id; the id itself for a name of another author's rule set without a translation. */
export const nameIn = (names: Readonly<Partial<Record<string, string>>>, id: string): string =>
  (Object.hasOwn(names, id) ? names[id] : undefined) ?? id;
