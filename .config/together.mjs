/**
 * What a page fetches for the first score is one file: all that the elements which show a score need, and all of the
 * core that rule sets need.
 */
const ROOTS = /\/(?:elements\/mj-(?:example|score-breakdown|settlement)\/define|rules\/\w+\/index)\.js$/;
const OF_A_GAME = /\/rules\/\w+\//;

/** The modules that these import, directly or through others; dynamic imports are left out. */
function reached(from, getModuleInfo) {
  const found = new Set(from);
  for (const id of found) getModuleInfo(id).importedIds.forEach((each) => found.add(each));
  return found;
}

let scoring;

/** For rollup's `manualChunks`. */
export function together(id, {getModuleIds, getModuleInfo}) {
  if (!scoring) {
    const all = [...getModuleIds()];
    const atOnce = reached(
      all.filter((each) => getModuleInfo(each).isEntry),
      getModuleInfo,
    );
    const later = reached(
      all.filter((each) => ROOTS.test(each)),
      getModuleInfo,
    );
    scoring = new Set([...later].filter((each) => !atOnce.has(each) && !OF_A_GAME.test(each)));
  }
  return scoring.has(id) ? 'score' : undefined;
}
