/** The end of a round: its result, the score of each winner's hand, and differences from what its author expects. */
import {html, nothing, type ReactiveControllerHost, type TemplateResult} from 'lit';
import {later} from '../../controllers/fetched.js';
import type {RoundState} from '../../contexts/round.js';
import type {BoardStrings} from '../../locales/board.js';
import type {RoundWords} from '../../locales/round/strings.js';
import {endingView, mismatchOf} from './ending-view.js';

/** Fetches the score of winners' hands and the element that shows it, where a hand has ended with a win. */
const scoredFor = later(async () => {
  const [{scoredView}] = await Promise.all([
    import('./scored.js'),
    import('../mj-score-breakdown/define.js'),
  ]);
  return {scoredView};
});

interface Said {
  readonly words: RoundWords;
  readonly strings: BoardStrings;
}

/** The end, shown at the last step. */
export function endingInside(
  host: Pick<ReactiveControllerHost, 'requestUpdate'>,
  state: RoundState,
  {words, strings}: Said,
): TemplateResult {
  const {ruleset, ending} = state;
  const scored = ending?.winners.length ? scoredFor(host) : undefined;
  const detail = mismatchOf(state);
  return html`${endingView({
    state,
    words,
    strings,
    scored: (winner) => scored?.scoredView(winner, ruleset) ?? nothing,
  })}${
    detail
      ? html`<p class="mismatch" part="mismatch">
          <bdi>${words.telling.mismatch(String(detail.expected), String(detail.actual))}</bdi>
        </p>`
      : nothing
  }`;
}
