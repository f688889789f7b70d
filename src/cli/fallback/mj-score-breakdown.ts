import {scoreLines} from '../../locales/score-text.js';
import {scoredProblems} from '../page/scored-problems.js';
import {writeScored} from '../page/scored-text.js';
import {isOff} from '../../elements/attributes/converters.js';
import type {ScoredView} from '../../elements/views/scored-view.js';
import {aroundOf, expectedOf, oneOf} from './looks.js';
import type {FallbackRoot, Fallback} from './fallback.js';
import {breakdownView, type BreakdownLook} from '../../elements/mj-score-breakdown/breakdown-view.js';
import {breakdownStyles} from '../../elements/mj-score-breakdown/mj-score-breakdown.styles.js';

const nothingDone = (): undefined => undefined;

const rootOf = (
  view: ScoredView,
  look: Omit<BreakdownLook, 'onPoint' | 'onPin' | 'onKeydown'>,
): FallbackRoot => ({
  styles: breakdownStyles,
  view: breakdownView(view, {...look, onPoint: nothingDone, onPin: nothingDone}),
});

/** What `<mj-score-breakdown>` is without script. */
export const fallback: Fallback = {
  check: (found, checking) => scoredProblems(found, checking),
  write: (found, writing) =>
    writeScored(found, writing, {isSaid: true, lines: ({shared}) => scoreLines(shared)}),

  async root(found, {shared}) {
    if (!shared || found.inside) return undefined;
    const {attributes} = found;
    const {view} = await aroundOf(found, shared);
    return rootOf(view, {
      shows: oneOf(found, 'view') as BreakdownLook['shows'],
      ...{index: 'index' in attributes, cite: 'cite' in attributes, inHand: false},
      showExcluded: !isOff(attributes['show-excluded']),
      expect: expectedOf(found),
    });
  },

  inside({view: shows, index, cite, inHand}, around) {
    if (!around?.view) return undefined;
    return rootOf(around.view, {
      shows: shows as BreakdownLook['shows'],
      ...{index: index === true, cite: cite === true, showExcluded: true},
      ...{inHand: inHand === true, ofExample: inHand === true},
    });
  },
};
