/** The word for an id; the id itself where a rule set of somebody else's has brought it. */
export const nameIn = (names: Readonly<Partial<Record<string, string>>>, id: string): string =>
  names[id] ?? id;
