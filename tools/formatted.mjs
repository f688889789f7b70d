/** Source files that tools write look as if they were written by hand. */
import {format, resolveConfig} from 'prettier';

/** The text of a file as Prettier formats it. */
export const formatted = async (root, file, text) =>
  format(text, {...(await resolveConfig(root + file)), filepath: root + file});

/** Paths with their texts, formatted. */
export const formattedFiles = (root, files) =>
  Promise.all(Object.entries(files).map(async ([file, text]) => [file, await formatted(root, file, text)]));
