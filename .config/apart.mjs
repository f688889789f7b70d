/**
 * Words and examples, which are fetched when they are needed and import nothing: one file for all scripts and the
 * command, bundled before them.
 */
import path from 'node:path';

const APART =
  /^(?:locales\/\w+\/(?:ja|en|zh-Han[st])$|rules\/\w+\/(?:examples$|names\/(?:en|zh)|details\/|flow\/))/;

/** Whether a module is one of them; names in Japanese are not, which stand in scripts. */
export const isApart = (name) => APART.test(name);

/** `locales/quiz/ja` is called quiz-ja, and `rules/mcr/names/en` mcr-names-en. */
export const nameApart = (name) => name.replace(/^\w+\//, '').replaceAll('/', '-');

/** Where each of them is, as seen from the sources of the scripts. */
const places = new Map();

/** For their own bundle. */
export const noteApart = {
  name: 'note-apart',
  generateBundle(_, files) {
    for (const {facadeModuleId, fileName, imports} of Object.values(files).filter(({isEntry}) => isEntry)) {
      if (imports.length) throw new Error(`${facadeModuleId} imports ${imports}: it cannot stand apart`);
      places.set(facadeModuleId, path.resolve('.build/cdn', fileName));
    }
  },
};

/** For the bundles of scripts and of the command. */
export const leaveApart = {
  name: 'leave-apart',
  async resolveDynamicImport(specifier, from) {
    const found = await this.resolve(specifier, from);
    const place = places.get(found?.id);
    return place ? {id: place, external: 'relative'} : found;
  },
};
