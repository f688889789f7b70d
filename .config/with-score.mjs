/**
 * The chunks of a bundle that shows hands before the score: the entry, and one chunk with everything that scoring needs
 * and the Japanese words of hands, so that such a page requests two scripts. Everything else is fetched when used.
 */
const ROOTS = /\/(?:cdn\/scores\/\w+|locales\/(?:ja|speech)|elements\/mj-hand\/arranged)\.js$/;

/** The modules that these import, directly or through others; dynamic imports are left out. */
function reached(from, getModuleInfo) {
  const found = new Set(from);
  for (const id of found) getModuleInfo(id).importedIds.forEach((each) => found.add(each));
  return found;
}

/** For rollup's `manualChunks`; one for each bundle. */
export function withScore() {
  let chunks;
  return (id, {getModuleIds, getModuleInfo}) => {
    if (!chunks) {
      const all = [...getModuleIds()];
      const atOnce = reached(
        all.filter((each) => getModuleInfo(each).isEntry),
        getModuleInfo,
      );
      const later = reached(
        all.filter((each) => ROOTS.test(each)),
        getModuleInfo,
      );
      chunks = new Set([...later].filter((each) => !atOnce.has(each)));
    }
    return chunks.has(id) ? 'score' : undefined;
  };
}
