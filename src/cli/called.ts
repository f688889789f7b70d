/** The names of the command: its own, by which `npx` finds it, and the short one that an installed package has too. */
const NAMES = ['mj', 'mahjong-elements'] as const;
const [SHORT] = NAMES;

/** The name by which a program was called. @param program its path, as Node knows it */
const calledBy = (program = ''): string =>
  NAMES.find((name) => new RegExp(`(?:^|[\\\\/])${name}(?:\\.\\w+)?$`).test(program)) ?? SHORT;

/** The name of the command as it was called: help and messages name it so. Programs that render call no command. */
export const CALLED = calledBy(typeof process === 'undefined' ? undefined : process.argv[1]);
