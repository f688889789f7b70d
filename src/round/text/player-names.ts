/** Names of players in the text of a round, where spaces and commas end them. */

/** A name as people write it: `_` is a space in it, `__` an underscore. */
export const spaced = (name: string): string => name.replace(/__?/g, (found) => (found === '_' ? ' ' : '_'));

/** A name without spaces. Characters that begin something else in the text are spaces too. */
export const unspaced = (name: string): string =>
  name
    .replaceAll('_', '__')
    .replace(/[\s,、，{}()<>#"“”]+/g, '_')
    .replace(/^_(?!_)|(?<!_)_$/g, '');

/** A name as a record has it: the same that its text gives. */
export const playerName = (name: string): string => spaced(unspaced(name));
