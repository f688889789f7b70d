/** A stop: the author's question, answered with the move that the reader would make. */
import {html, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {later} from '../../controllers/fetched.js';
import type {RoundState} from '../../contexts/round.js';
import {QUIZ_PARTS} from '../views/parts.js';
import type {Onward} from '../mj-quiz/shared.js';
import {BOARD} from './board-inside.js';
import {lookOf} from './moves-view.js';
import {noteView, isStop, noteAt} from './notes.js';
import type {SentenceWords} from './step-sentences.js';

/** Fetches what tells the decision at a stop, and the element that asks about it, where a round stops. */
const stopsFor = later(async () => {
  const [{decisionIn}] = await Promise.all([
    import('../../quiz/table/decision.js'),
    import('../mj-quiz/define.js'),
  ]);
  return {decisionIn};
});

interface Asking {
  readonly index: boolean;
  readonly telling: SentenceWords;
  /** What the button does once the question is answered. */
  readonly onward: Onward;
}

/**
 * The question at a step; undefined where the text does not stop, and where nobody can say which move is right: without a
 * rule set, of a hidden hand, or where nothing was played. There the author's question stands alone.
 */
export function stopInside(
  host: Pick<ReactiveControllerHost, 'requestUpdate'>,
  state: RoundState,
  step: number,
  {index, telling, onward}: Asking,
): TemplateResult | undefined {
  const note = noteAt(state, step);
  if (!state.ruleset || note === undefined || !isStop(note)) return undefined;
  if (!stopsFor(host)?.decisionIn({...state, at: step})) return undefined;
  return html`<mj-quiz
    class="stop"
    part="stop"
    exportparts=${QUIZ_PARTS}
    ask="move"
    for=${BOARD}
    .onward=${onward}
    @keydown=${keep}
    >${noteView(note, lookOf({state, index}), telling.messages.named)}</mj-quiz
  >`;
}

/** Arrow keys move among the tiles of the question, and not through the round. */
const keep = (event: Event): void => event.stopPropagation();
