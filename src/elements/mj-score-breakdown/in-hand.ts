/** How the hand beside a breakdown is drawn once it is scored. */
import type {ExampleState} from '../../contexts/example.js';
import type {ScoreResult} from '../../core/game/result.js';
import {handStyles, tilesOfGroups, wildIn, type ScoredHand} from '../mj-hand/shared.js';
import type {ScoredView} from '../views/scored-view.js';
import {scoredHandView} from './scored-hand.js';
import {scoredHandStyles} from './scored-hand.styles.js';

const styles = [...handStyles, scoredHandStyles];

/** Whether the hand is drawn in its sets: patterns count, and there are sets. */
export const showsScoredHand = ({lines, groups}: ScoreResult): boolean =>
  lines.length > 0 && groups.length > 0;

/**
 * The hand with its sets and what they are worth.
 * @param state what a breakdown elsewhere on the page shows of the hand, without the total, which stands there; absent in an
 *   example, whose hand has its state from it
 */
export const scoredHand = (view: ScoredView, state?: ExampleState): ScoredHand => ({
  ...{tilesOfGroups, wildIn, styles, state, result: view.result},
  draw: (hand) => scoredHandView(view, hand, !state),
});
