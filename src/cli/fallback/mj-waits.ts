import type {Situation} from '../../core/situation/situation.js';
import {placeLines, toldWaits} from '../text.js';
import {scoredProblems} from '../page/scored-problems.js';
import {writeScored, type ScoreTelling} from '../page/scored-text.js';
import {toolWords} from '../../locales/tools.js';
import {aroundOf} from './looks.js';
import type {Fallback} from './fallback.js';
import {beforeWin, shownWaits} from '../../elements/mj-waits/find.js';
import {waitsStyles} from '../../elements/mj-waits/mj-waits.styles.js';
import {waitsView} from '../../elements/mj-waits/waits-view.js';

async function waitsLines({found, shared}: ScoreTelling): Promise<readonly string[]> {
  const {situation, ruleset, strings} = shared;
  const {waits: words} = await toolWords.load(found.lang);
  const {found: result, by} = shownWaits(situation, ruleset, strings.problems);
  const {reason} = result;
  if (reason) return [...placeLines(reason, situation.hand), reason.message];
  const robbed = (total: number): string => `${strings.hand.winMark.robbing} ${total}`;
  return toldWaits(result, words, by === 'robbing' ? robbed : words.discard);
}

/** The part of a hand that is scored: what it was before its winning tile came. */
const waiting = (situation: Situation): Situation => beforeWin(situation).situation;

/** What `<mj-waits>` is without script. */
export const fallback: Fallback = {
  isAboutWaits: true,
  check: (found, checking) => scoredProblems(found, checking, {shows: waiting}),
  write: (found, writing) => writeScored(found, writing, {isSaid: true, lines: waitsLines, shows: waiting}),

  async root(found, {shared}) {
    if (!shared || found.inside) return undefined;
    const {view} = await aroundOf(found, shared);
    const {situation} = view.state;
    const strings = {...view.strings, ...(await toolWords.load(found.lang))};
    const shown = shownWaits(situation, view.known.ruleset, strings.problems);
    const index = 'index' in found.attributes;
    return {styles: waitsStyles, view: waitsView({...view, ...shown, strings, index})};
  },
};
