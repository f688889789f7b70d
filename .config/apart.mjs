/**
 * Modules with words and examples. They are fetched when needed and import nothing, so they are bundled first, into one
 * file each that all scripts and the command share.
 */
import path from 'node:path';

const APART =
  /^(?:locales\/\w+\/(?:ja|en|zh-Han[st])$|rules\/\w+\/(?:examples$|names\/(?:en|zh)|details\/|flow\/))/;

/** Whether a module is one of them. Names in Japanese are not: scripts contain these. */
export const isApart = (name) => APART.test(name);

/** The name of its file: `locales/quiz/ja` becomes quiz-ja, and `rules/mcr/names/en` becomes mcr-names-en. */
export const nameApart = (name) => name.replace(/^\w+\//, '').replaceAll('/', '-');

/** The file of each, by its path relative to the sources of the scripts. */
const places = new Map();

/** Records their files; for the bundle of these modules. */
export const noteApart = {
  name: 'note-apart',
  generateBundle(_, files) {
    for (const {facadeModuleId, fileName, imports} of Object.values(files).filter(({isEntry}) => isEntry)) {
      if (imports.length) throw new Error(`${facadeModuleId} imports ${imports}: it cannot stand apart`);
      places.set(facadeModuleId, path.resolve('.build/cdn', fileName));
    }
  },
};

/** Leaves them out of the bundles of scripts and of the command. */
export const leaveApart = {
  name: 'leave-apart',
  async resolveDynamicImport(specifier, from) {
    const found = await this.resolve(specifier, from);
    const place = places.get(found?.id);
    return place ? {id: place, external: 'relative'} : found;
  },
};
