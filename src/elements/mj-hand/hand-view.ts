/** The templates of a hand. */
import {html, nothing, type CSSResult, type TemplateResult} from 'lit';
import {inThrees, widthOf, widthOfHalf, type Laid, type LaidGroup} from '../../art/layout.js';
import type {ScoreResult} from '../../core/game/result.js';
import {kindOf} from '../../core/tiles/tile.js';
import type {ExampleState} from '../../contexts/example.js';
import type {Words} from '../../controllers/localize.js';
import {withNames} from '../views/name-lang.js';
import {styleNumbers} from '../views/numbers.js';
import {tileView} from '../views/tile-view.js';
import {BESIDE, type RowField} from '../../core/situation/attributes.js';
import {lineTurn} from './line-turn.js';
import type {ShownHand, ShowOptions} from './shown-hand.js';

/** The data for the template of a hand. */
export interface HandView {
  readonly shown: ShownHand;
  readonly index: boolean;
  /** Undefined until the words are loaded. */
  readonly words?: Words;
  /** Where a reader can point; absent where the hand is a picture. */
  readonly state?: ExampleState | undefined;
}

/** How another element draws the hand that it has scored. */
export interface ScoredHand extends Pick<ShowOptions, 'tilesOfGroups' | 'wildIn'> {
  readonly result: ScoreResult;
  /** What the other element shows of the hand; absent where the hand has it from an example around. */
  readonly state?: ExampleState | undefined;
  readonly draw: (view: HandView) => TemplateResult;
  readonly styles: CSSResult[];
}

/** The hand in one row of groups, with the rows beside it below. */
export function handView(view: HandView): TemplateResult {
  const {groups, winning} = view.shown;
  const turn = lineTurn(groups);
  const sets = inThrees(groups);
  const widths = {
    '--_width': widthOf(groups.map(({tiles}) => tiles)),
    '--_in-sets': widthOf(sets),
    '--_half': widthOfHalf(sets),
  };
  // the label of the element names the whole hand: groups do not repeat it
  return html`<div class="room" aria-hidden="true">
      <div
        class=${winning < 0 ? 'row' : 'row won'}
        part="row"
        data-numbers=${styleNumbers(widths)}
        dir="ltr"
        role="list"
      >
        ${groups.map((group, i) => (turn?.group === i ? turnedView(view, group, turn.tile) : groupView(view, group)))}
      </div>
    </div>
    ${extrasView(view)}`;
}

/** The rows beside the hand, and what else is said of it; empty without any. */
export function extrasView(
  view: HandView,
  said: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing {
  const rows = BESIDE.filter((name) => view.shown.beside[name].length);
  return rows.length || said !== nothing
    ? html`<div class=${view.words ? 'extras' : 'extras waiting'}>
        ${rows.map((name) => besideView(view, name))}${said}
      </div>`
    : nothing;
}

/** Takes a whole line where the hand does not fit in one, and no room otherwise. */
const TURN = html`<span class="turn"></span>`;

/** A group at which the second line begins. @param tile the first tile of that line */
const turnedView = (view: HandView, group: LaidGroup, tile: number): TemplateResult =>
  tile ? groupView(view, group, tile) : html`${TURN}${groupView(view, group)}`;

/** Tiles that lie together. @param turn the tile at which the second line begins */
export function groupView(view: HandView, group: LaidGroup, turn?: number): TemplateResult {
  return html`<span class="group ${group.part}" part="group ${group.part}" role="listitem"
    ><span class="sr">${view.words && withNames(spoken(view.words, view, group), view.words.strings)}</span
    >${group.tiles.map((laid, i) => (i === turn ? html`${TURN}${placeView(view, laid)}` : placeView(view, laid)))}</span
  >`;
}

/** A tile with the marks on it, and the mark of the winning tile. */
function placeView(view: HandView, laid: Laid): TemplateResult {
  if (laid.at !== view.shown.winning) return laidView(view, laid);
  return html`<span class="marked">${laidView(view, laid)}${winMark(view)}</span>`;
}

/** A tile in its place, with the tile that lies on it. */
export function laidView(view: HandView, laid: Laid): TemplateResult {
  const {shown, index} = view;
  const {tile, at, sideways, standing, added} = laid;
  const wild = shown.wild.includes(kindOf(tile));
  const lit = shown.isLit(laid);
  const own = tileView(tile, {sideways, standing, wild, index, lit, win: at === shown.winning});
  return added ? html`<span class="stack">${laidView(view, added)}${own}</span>` : own;
}

/** The arrow below the winning tile, and how the hand was won. */
export function winMark({shown: {hand}, words}: Pick<HandView, 'shown' | 'words'>): TemplateResult {
  const word = hand.by && words?.strings.hand.winMark[hand.by];
  return html`<span class="win-mark" part="win-mark" aria-hidden="true"
    ><svg class="arrow" viewBox="0 0 12 10"><path d="M6 0l6 10h-12z" /></svg
    >${word ? html`<span class="word">${word}</span>` : nothing}</span
  >`;
}

function besideView(view: HandView, name: RowField): TemplateResult {
  const {words, shown, index} = view;
  const tiles = shown.beside[name];
  const wild = name === 'wild' ? [] : shown.wild;
  return html`<span class="beside" part="beside" aria-hidden="true"
    ><span class="label" part="label" aria-hidden="true">${words?.strings.hand.labels[name]}</span
    ><span class="sr"
      >${words && withNames(words.strings.hand[name](words.speech.speakTiles(words.strings, tiles)), words.strings)}</span
    ><span class="run" dir="ltr"
      >${tiles.map((tile) =>
        tileView(tile, {index, wild: wild.includes(kindOf(tile)), lit: shown.isLit({tile, at: NaN})}),
      )}</span
    >${doraView(view, name)}</span
  >`;
}

/** The tiles that indicators make dora, beside them. */
function doraView({words, shown, index}: HandView, name: RowField): TemplateResult | typeof nothing {
  const dora = shown.dora[name] ?? [];
  if (!dora.length) return nothing;
  const labels = words?.strings.hand.labels;
  return html`<span class="label dora" part="label"
      >${name === 'indicators' ? labels?.dora : labels?.uraDora}</span
    ><span class="run" dir="ltr">${dora.map((tile) => tileView(tile, {index}))}</span>`;
}

/** The text of one group for screen readers. */
function spoken(
  {speech, strings}: Words,
  {shown: {hand, wild}}: HandView,
  {part, tiles, meld}: LaidGroup,
): string {
  if (meld) return speech.speakMeld(strings, meld, wild);
  const all = tiles.map(({tile}) => tile);
  if (part === 'win') return strings.hand.win(speech.speakTile(strings.tiles, all[0], wild), hand.by);
  const list = speech.speakTiles(strings, all, wild);
  return part === 'held' ? strings.hand.held(list) : part === 'flowers' ? strings.hand.flowers(list) : list;
}
