/** How many hands a test plays: a few, or as many as `HANDS` says. */
export const handsOf = (few: number): number => Number(process.env.HANDS ?? few);
