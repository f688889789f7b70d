/** Draws over each group a piece of every bracket that spans it, so that brackets break where the hand wraps. */
import {html, nothing, type TemplateResult} from 'lit';
import type {ScoredView} from '../views/scored-view.js';
import type {Bracket} from './points.js';

/** The pieces over one group, one for each row. */
export function bracketsView(
  {strings, state}: ScoredView,
  brackets: readonly Bracket[],
  at: number,
): TemplateResult | typeof nothing {
  if (!brackets.length) return nothing;
  const rows = [...new Set(brackets.map(({lane}) => lane))].sort((a, b) => b - a);
  return html`<span class="brackets" aria-hidden="true"
    >${rows.map((row) => {
      const bracket = brackets.find(({lane, groups}) => lane === row && passes(groups, at));
      if (!bracket) return html`<span class="piece"></span>`;
      const {groups, value, unit, id} = bracket;
      const label =
        at === Math.min(...groups)
          ? html`<span class="piece-worth">${strings.score.amount(value, unit)}</span>`
          : nothing;
      const names = [piece(groups, at), state.pointed?.lines.includes(id) && 'active']
        .filter(Boolean)
        .join(' ');
      return html`<span class="piece ${names}" part="bracket">${label}</span>`;
    })}</span
  >`;
}

const passes = (groups: readonly number[], at: number): boolean =>
  at >= Math.min(...groups) && at <= Math.max(...groups);

/**
 * The shape of a piece over a group: the bracket begins, ends or continues there, even over a group that is not its
 * own.
 */
function piece(groups: readonly number[], at: number): string {
  if (!groups.includes(at)) return 'over';
  if (at === Math.min(...groups)) return 'on from';
  return at === Math.max(...groups) ? 'on to' : 'on';
}
