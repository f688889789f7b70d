/**
 * The chunks of a bundle that shows hands before the score has come: the entry, and one chunk with all that the score
 * needs and what hands say in Japanese, so that such a page asks for two scripts. What else there is comes when used.
 */
const ROOTS = /\/(?:cdn\/scores\/\w+|locales\/(?:ja|speech)|elements\/mj-hand\/arranged)\.js$/;

/** The modules that are there once these are, without what is imported later. */
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
