import {wildsOfSituation} from '../../core/reading/wild-kind.js';
import {waits} from '../../core/waiting/waits.js';
import {placeLines, toldWaits} from '../text.js';
import {scoredProblems} from '../page/scored-problems.js';
import {writeScored, type ScoreTelling} from '../page/scored-text.js';
import {loadTools} from '../../locales/tools.js';
import {aroundOf} from './looks.js';
import type {Fallback} from './fallback.js';
import {beforeWin, find} from '../../elements/mj-waits/find.js';
import {waitsStyles} from '../../elements/mj-waits/mj-waits.styles.js';
import {waitsView} from '../../elements/mj-waits/waits-view.js';

async function waitsLines({found, shared}: ScoreTelling): Promise<readonly string[]> {
  const {situation, ruleset, strings} = shared;
  const {waits: words} = await loadTools(found.lang);
  const result = waits(situation, ruleset, strings.problems);
  const {reason} = result;
  return reason ? [...placeLines(reason, situation.hand), reason.message] : toldWaits(result, words);
}

/** What `<mj-waits>` is without script. */
export const fallback: Fallback = {
  isAboutWaits: true,
  check: (found, checking) => scoredProblems(found, checking),
  write: (found, writing) => writeScored(found, writing, {isSaid: true, lines: waitsLines}),

  async root(found, {shared}) {
    if (!shared || found.inside) return undefined;
    const {view} = await aroundOf(found, shared);
    const {situation} = view.state;
    const strings = {...view.strings, ...(await loadTools(found.lang))};
    const before = beforeWin(situation);
    const by = situation.by === 'robbing' ? 'robbing' : 'discard';
    const asked = by === 'robbing' ? {...before.situation, by: 'robbing' as const} : before.situation;
    const wild = wildsOfSituation(situation, view.known.ruleset);
    const waited = find(asked, view.known.ruleset, strings.problems);
    const look = {by, won: before.won, wild, index: 'index' in found.attributes} as const;
    return {styles: waitsStyles, view: waitsView({...view, ...look, strings, found: waited})};
  },
};
