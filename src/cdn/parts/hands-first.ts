/** What the bundles of one rule set begin with: tiles and hands are on the screen before the rules have come. */
import '../../elements/mj-hand/define.js';
import '../../elements/mj-tiles/define.js';
import {canRun} from '../../elements/runs.js';
import {announceComing} from '../../loader/coming.js';
import type {WatchedRoot} from '../../loader/follow.js';
import {showHands} from '../../loader/hands.js';

interface Scores {
  readonly watch: (root: WatchedRoot) => () => void;
}

/**
 * Shows the hands of the page's examples, and fetches what scores them.
 * @returns watches a root once that has come
 */
export function handsFirst(fetchScores: () => Promise<Scores>): Scores['watch'] {
  if (!canRun()) return () => () => undefined;
  const coming = fetchScores();
  announceComing(['mj-example', 'mj-score-breakdown', 'mj-settlement'], coming);
  showHands();
  return (root) => {
    let isWanted = true;
    let end: (() => void) | undefined;
    void coming.then(({watch}) => {
      if (isWanted) end = watch(root);
    });
    return () => {
      isWanted = false;
      end?.();
    };
  };
}
