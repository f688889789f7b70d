/**
 * What a page fetches for the first score is one file: all that the elements which show a score need, and all of the
 * core that two rule sets need.
 */
const SHOWS_A_SCORE = /\/elements\/mj-(?:example|score-breakdown|settlement)\/define\.js$/;
const RULE_SET = /\/rules\/\w+\/index\.js$/;

/** The modules that these import, directly or through others; dynamic imports are left out. */
function reached(from, getModuleInfo) {
  const found = new Set(from);
  for (const id of found) getModuleInfo(id).importedIds.forEach((each) => found.add(each));
  return found;
}

function modulesTogether(all, getModuleInfo) {
  const atOnce = reached(
    all.filter((id) => getModuleInfo(id).isEntry),
    getModuleInfo,
  );
  const shown = reached(
    all.filter((id) => SHOWS_A_SCORE.test(id)),
    getModuleInfo,
  );
  const ofGames = all.filter((id) => RULE_SET.test(id)).map((id) => reached([id], getModuleInfo));
  const isShared = (id) => shown.has(id) || ofGames.filter((modules) => modules.has(id)).length > 1;
  return new Set(all.filter((id) => !atOnce.has(id) && isShared(id)));
}

let together;

/** For rollup's `manualChunks`. */
export function scoreTogether(id, {getModuleIds, getModuleInfo}) {
  together ??= modulesTogether([...getModuleIds()], getModuleInfo);
  return together.has(id) ? 'score' : undefined;
}
