/** The hand that a question is about: what was called, its other tiles, which may be what answers, and what lies beside it. */
import {html, nothing, type TemplateResult} from 'lit';
import {GROUP_GAP, widthOf, type Laid, type LaidGroup} from '../../art/layout.js';
import {extrasView, groupView, handSentence, laidView, winMark, type ShownHand} from '../mj-hand/shared.js';
import {styleNumbers} from '../views/numbers.js';
import type {QuizView} from './view.js';

/** The tiles of a hand that are in no meld, in the order in which they lie; the winning one is the last. */
export const looseTiles = ({groups}: Pick<ShownHand, 'groups'>): readonly Laid[] =>
  groups.filter(({part}) => part === 'held' || part === 'win').flatMap(({tiles}) => tiles);

/**
 * Tiles in one row, or in two where it is narrow.
 * @param width in tiles, with the gaps between groups
 * @param half the width of the longer one of two rows
 */
export const tilesInRow = (width: number, tiles: unknown, half = width / 2 + GROUP_GAP): TemplateResult =>
  html`<div
    class="row"
    part="row"
    dir="ltr"
    data-numbers=${styleNumbers({'--_width': width, '--_half': half})}
  >
    ${tiles}
  </div>`;

/** The width of the longer one of two rows that are as even as they can be: melds stay whole. */
function widthOfHalf(groups: readonly LaidGroup[]): number {
  const pieces = groups.flatMap(({part, tiles}) => (part === 'held' ? tiles.map((one) => [one]) : [tiles]));
  const width = (line: readonly (readonly Laid[])[]): number =>
    widthOf([line.flat()]) + GROUP_GAP * line.filter(({length}) => length > 1).length;
  const longer = pieces.map((_, turn) => Math.max(width(pieces.slice(0, turn)), width(pieces.slice(turn))));
  return Math.min(...longer) + (groups.some(({part}) => part === 'win') ? GROUP_GAP : 0);
}

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
  ${tilesInRow(
    widthOf(drawn.map(({tiles}) => tiles)),
    [grouped('meld'), keys, grouped('flowers')],
    widthOfHalf(drawn),
  )}`;
}

/** The hand that is asked about, where it is not answered on: the same row, without keys. */
export function stillHand(view: QuizView): TemplateResult | typeof nothing {
  const {hand, words, index} = view;
  if (!hand?.isHere) return nothing;
  const {shown} = hand;
  const tiles = looseTiles(shown).map((laid) => {
    const isWin = laid.at === shown.winning;
    return html`<span class=${isWin ? 'still drawn' : 'still'} aria-hidden="true"
      >${laidView({shown, index, words}, laid)}${isWin ? winMark({shown, words}) : nothing}</span
    >`;
  });
  return html`<div class="asked">${handRow(tiles, view)}</div>`;
}

/** What lies beside the hand that a question shows. */
export const besideHand = ({hand, words, index}: QuizView): TemplateResult | typeof nothing =>
  hand?.isHere ? extrasView({shown: hand.shown, index, words}) : nothing;
