/** The hand that a question is answered on: what was called, the tiles that answer, and what lies beside it. */
import {html, nothing, type TemplateResult} from 'lit';
import {widthOf, type Laid, type LaidGroup} from '../../art/layout.js';
import {extrasView, groupView, handSentence, type ShownHand} from '../mj-hand/shared.js';
import {styleNumbers} from '../views/numbers.js';
import type {QuizView} from './view.js';

/** The tiles of a hand that are in no meld, in the order in which they lie; the winning one is the last. */
export const looseTiles = ({groups}: Pick<ShownHand, 'groups'>): readonly Laid[] =>
  groups.filter(({part}) => part === 'held' || part === 'win').flatMap(({tiles}) => tiles);

/** Tiles in one row. @param width in tiles, with the gaps between groups */
export const tilesInRow = (width: number, tiles: unknown): TemplateResult =>
  html`<div class="row" part="row" dir="ltr" data-numbers=${styleNumbers({'--_width': width})}>
    ${tiles}
  </div>`;

/** The hand in one row; its loose tiles are `keys`. Where another element shows the hand, they stand alone. */
export function handRow(
  keys: TemplateResult | readonly TemplateResult[],
  {hand, words, index}: QuizView,
): TemplateResult {
  const shown = hand?.isHere ? hand.shown : undefined;
  const laid = hand?.shown.groups ?? [];
  const view = shown && {shown, index, words};
  const grouped = (part: LaidGroup['part']): TemplateResult | typeof nothing => {
    const groups = laid.filter((group) => group.part === part);
    return view && groups.length
      ? html`<span class="laid" aria-hidden="true">${groups.map((group) => groupView(view, group))}</span>`
      : nothing;
  };
  const drawn = view ? laid : laid.filter(({part}) => part === 'held' || part === 'win');
  return html`${shown ? html`<p class="sr">${handSentence(words, shown)}</p>` : nothing}
  ${tilesInRow(widthOf(drawn.map(({tiles}) => tiles)), [grouped('meld'), keys, grouped('flowers')])}
  ${view ? extrasView(view) : nothing}`;
}
