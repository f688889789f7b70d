/** The scored hand: its sets with what they are worth below them, how it was won, and the total beside them. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {
  halfOf,
  inThrees,
  isCalledUnknown,
  TOTAL_ROOM,
  widthOfHalf,
  widthOf,
  type Laid,
  type LaidGroup,
} from '../../art/layout.js';
import {kindOf} from '../../core/tiles/tile.js';
import {tilesIn} from '../../core/notation/parse.js';
import type {WinBy} from '../../core/situation/situation.js';
import type {PointedAt} from '../../contexts/example.js';
import {pointedSets} from '../acts/pointing.js';
import {extrasView, laidView, type HandView} from '../mj-hand/shared.js';
import {styleNumbers} from '../views/numbers.js';
import type {ScoredView} from '../views/scored-view.js';
import {tileView} from '../views/tile-view.js';
import {circumstancesView} from './circumstances-view.js';
import {patternName} from './name-of.js';
import {unitAfter} from './formula-view.js';
import {pointedBox, setBox} from './pointed-sets.js';
import {bracketsIn, unitsShown, worthOf, type PlacedBracket} from './worth.js';

/** The room of a total, in letters' heights: of `= `, of its digits, and of its unit in smaller letters. */
function roomOf(total: number, unit: string): number {
  const letters = [...unit].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.125 : 0.62), 0);
  return Math.max(TOTAL_ROOM, 3.4 + 1.45 * String(total).length + letters);
}

/** The longest total that stands behind the second line of a narrow hand. */
const LONG = 9.7;

/** Sets that stand in one column: a set, or single tiles side by side. */
type Column = readonly LaidGroup[];

const isSingle = ({tiles}: LaidGroup): boolean => tiles.length === 1;

/** The sets in columns; single tiles that follow one another stand in one. */
function columnsOf(groups: readonly LaidGroup[]): LaidGroup[][] {
  const columns: LaidGroup[][] = [];
  for (const group of groups) {
    const last = columns.at(-1);
    if (last && isSingle(group) && isSingle(last[0])) last.push(group);
    else columns.push([group]);
  }
  return columns;
}

/** The hand in its sets, with the rows beside it. @param isWhole whether the total and the circumstances stand there too */
export const scoredHandView = (view: ScoredView, hand: HandView, isWhole: boolean): TemplateResult =>
  html`${handInSetsView(view, hand, isWhole ? 'total' : 'alone')}${extrasView(hand, isWhole ? circumstancesView(view) : nothing)}`;

/** How the sets stand: with the total beside them; alone; or alone and so small that they stay in one line. */
export type SetsLook = 'total' | 'alone' | 'alone small';

/** The sets without the rows beside them. */
export function handInSetsView(view: ScoredView, hand: HandView, look: SetsLook): TemplateResult {
  const {result} = view;
  const hasTotal = look === 'total';
  const {groups} = hand.shown;
  const columns = columnsOf(groups);
  const turn = halfOf(columns);
  const runs = columns.map((column) => column.flatMap(({tiles}) => tiles));
  // as much as the hand took before its sets were known
  const before = inThrees(groups);
  const width = Math.max(widthOf(runs), widthOf(before));
  const half = Math.max(widthOfHalf(runs), widthOfHalf(before));
  const columnOf = (group: number) => columns.findIndex((column) => column.includes(groups[group]));
  const worth = worthOf(result);
  const last = columns.length - 1;
  const wide = bracketsIn(worth, columnOf, 0, last, 2);
  const upper = bracketsIn(worth, columnOf, 0, turn - 1, 1);
  const lower = bracketsIn(worth, columnOf, turn, last, 1);
  const narrow = [...upper, ...lower];
  /** Whether the first line has said what a bracket of the second is worth. */
  const isSaid = (one: PlacedBracket) =>
    lower.includes(one) && upper.some(({groups: above}) => above === one.groups);
  const {total, unit} = result;
  const sets = columns.map((column) => {
    const own = column.map((group) => groups.indexOf(group)).filter((at) => at in result.groups);
    return own.length ? pointedSets(result, own) : undefined;
  });
  const places = sets.filter((set) => set !== undefined);
  const stop = places.find(({key}) => key === hand.state?.pointed?.key) ?? places[0];
  const words = unitAfter(total, unit, view.strings.score);
  const room = roomOf(total, words);
  const wider = (at: number) => {
    const [own, other] = [at, at < turn ? at + turn : at - turn].map((one) =>
      widthOf(runs.slice(one, one + 1)),
    );
    return Math.max(0, other - own);
  };
  const drawn = html`${columns.map((column, at) =>
    columnView(view, hand, column, {at, turn, wider, place: sets[at], isTabStop: sets[at] === stop}),
  )}${wide.map((one) => bracketView(view, hand, one))}${narrow.map((one) =>
    bracketView(view, hand, one, {turn, wider, isSaid: isSaid(one)}),
  )}`;
  const isBehind = room <= LONG && columns.length % 2;
  const totalled = html`<span class=${isBehind ? 'result fits' : 'result'} dir="ltr" aria-hidden="true"
    >= <strong class="total" part="total">${total}<small>${words}</small></strong></span
  >`;
  const widths = {'--_width': width, '--_half': half, '--_room': hasTotal ? room : 0};
  return html`<div
    class=${hasTotal ? 'scored' : `scored ${look}`}
    part="row"
    data-numbers=${styleNumbers(widths)}
  >
    ${pointedBox(hand.state, [...places, ...[...wide, ...narrow].map(pointedBracket)], drawn)}
    ${hasTotal ? totalled : nothing}
  </div>`;
}

/** The place of a column in a line, counted from 1; and the line, if there are two. */
const placeOf = (column: number, turn: number): {column: number; line: number} =>
  turn && column >= turn ? {column: column - turn + 1, line: 1} : {column: column + 1, line: 0};

/** How columns stand in two lines. */
interface Lines {
  /** The column that begins the second line of a narrow hand. */
  readonly turn: number;
  /** By how much a column is wider than its set, in tiles: the set of the other line is. */
  readonly wider: (column: number) => number;
}

/** Where a column stands. */
interface ColumnLook extends Lines {
  readonly at: number;
  /** What a reader points at there; absent for tiles outside sets. */
  readonly place: PointedAt | undefined;
  readonly isTabStop: boolean;
}

function columnView(
  view: ScoredView,
  hand: HandView,
  column: Column,
  {at, turn, wider, place, isTabStop}: ColumnLook,
): TemplateResult {
  const narrow = placeOf(at, turn);
  const numbers = {
    '--_at': at + 1,
    '--_near': narrow.column,
    '--_line': narrow.line,
    '--_less': wider(at),
  };
  const tiles = column.flatMap((group) => tilesView(view, hand, group));
  return setBox(view, hand.state, place, {numbers, isTabStop, tiles});
}

/** The tiles of a set, with what is said of single ones above them. */
function tilesView(view: ScoredView, hand: HandView, group: LaidGroup): TemplateResult[] {
  const {shown} = hand;
  const {called} = view.strings.hand;
  // the sets of the result come first, in its order
  const wilds = [...tilesIn(view.result.groups.at(shown.groups.indexOf(group))?.wild)];
  const by = howWon(view, shown.hand.by);
  const isCalled = group.meld && isCalledUnknown(group.meld);
  return group.tiles.map((laid, i) => {
    if (isCalled && i === 0) return taggedView(hand, laid, html`<span class="called">${called}</span>`);
    const stands = shown.wild.includes(kindOf(laid.tile)) ? wilds.shift() : undefined;
    const isWin = laid.at === shown.winning;
    if (stands === undefined && !isWin) return laidView(hand, laid);
    const how = isWin && by ? html`<span class="how" part="win-mark">${by}</span>` : nothing;
    const as = stands === undefined ? nothing : html`<span class="as">= ${tileView(stands)}</span>`;
    return taggedView(hand, laid, html`${how}${as}`);
  });
}

/** How a hand was won, in a word or two; undefined where it is not known. */
function howWon({strings, state}: ScoredView, by: WinBy | undefined): string | undefined {
  const {hand, settlement} = strings;
  const {from} = state.situation;
  if (by === 'discard' && from) return hand.wonFrom(settlement.seats[from]);
  return by && hand.winMark[by];
}

/** A tile with what is said of it above it. */
const taggedView = (hand: HandView, laid: Laid, tags: TemplateResult): TemplateResult =>
  html`<span class="tagged">${laidView(hand, laid)}<span class="tags">${tags}</span></span>`;

/** The sets and lines of a bracket. */
const pointedBracket = ({groups, ids}: PlacedBracket): PointedAt => ({
  key: `${ids.join()} ${groups.join()}`,
  groups,
  lines: ids,
});

/** The second line of a narrow hand. */
interface Narrow extends Lines {
  /** Whether the first line has said what the bracket is worth. */
  readonly isSaid: boolean;
}

/** @param narrow absent where all sets stand in one line */
function bracketView(
  view: ScoredView,
  {state}: HandView,
  bracket: PlacedBracket,
  narrow?: Narrow,
): TemplateResult {
  const {pieces, lane, begins, ends, ids, points} = bracket;
  const amounts = unitsShown(view.result, points).map((unit) =>
    view.strings.score.amount(points[unit] ?? 0, unit),
  );
  const {foreign} = view.strings.tiles;
  const isLit = state?.pointed?.lines.some((id) => ids.includes(id));
  const width = [narrow ? 'near' : 'far', ...(isLit ? ['lit-bracket'] : [])].join(' ');
  const {key} = pointedBracket(bracket);
  const turn = narrow?.turn ?? 0;
  const at = (from: number, to: number) => {
    const first = placeOf(from, turn);
    const numbers = {
      '--_at': first.column,
      '--_to': placeOf(to, turn).column + 1,
      '--_line': first.line,
      '--_lane': lane,
      '--_less': narrow?.wider(to) ?? 0,
    };
    return styleNumbers(numbers);
  };
  const final = pieces.length - 1;
  // a single set of a narrow hand has no room for a name
  const isNamed = ids.length === 1 && (!narrow || pieces[0].from < pieces[final].to);
  return html`${pieces.map(
    ({from, to, isOver}, i) =>
      html`<span
        class=${['bracket', width, isOver && 'over', i === 0 && begins && 'from', i === final && ends && 'to'].filter(Boolean).join(' ')}
        part="bracket"
        data-place=${key}
        aria-hidden="true"
        data-numbers=${at(from, to)}
      ></span>`,
  )}${
    narrow?.isSaid
      ? nothing
      : html`<span
          class="value ${width}"
          part="group-points"
          data-place=${key}
          aria-hidden="true"
          data-numbers=${at(pieces[0].from, pieces[final].to)}
          ><b>${amounts.map((amount, i) => html`${i ? ' + ' : ''}<span>${amount}</span>`)}</b
          >${isNamed ? html`<span lang=${ifDefined(foreign)}>${patternName(view, ids[0])}</span>` : nothing}</span
        >`
  }`;
}
