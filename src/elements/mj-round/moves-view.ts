/** The list of moves: a line a turn, each move a button that goes there. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import type {RecordMove} from '../../round/record.js';
import {tileRun, type RunLook} from '../mj-board/tile-run.js';
import {noteView} from './notes.js';
import {moveAt, tellMove, withTile, type Telling} from './told.js';
import {turnsOf, type Turn} from './turns.js';

/** What the template of the moves is given. */
export interface MovesView {
  readonly state: RoundState;
  readonly step: number;
  readonly telling: Telling;
  readonly strings: BoardStrings;
  readonly index: boolean;
  readonly onGo: (step: number) => void;
}

/** The moves as a list of buttons, a line for each turn, with comments between them. */
export function movesView(view: MovesView): TemplateResult {
  const {state, telling} = view;
  const {note} = state.record;
  return html`<div class="list" part="moves" role="group" aria-label=${telling.words.telling.moves}>
    ${note ? noteView(note, lookOf(view)) : nothing}
    <ol>
      ${turnsOf(state).map((turn) => turnView(view, turn))}
    </ol>
  </div>`;
}

/** How tiles in the list are drawn: with corner letters, with the wild kind marked. */
export function lookOf({state, index}: Pick<MovesView, 'state' | 'index'>): RunLook {
  const {wild} = state.positions[0]?.frame ?? {};
  const read = parseTiles(wild ?? '');
  const kind = 'fault' in read ? undefined : read.tiles.map(kindOf).at(0);
  return {index, ...(kind === undefined ? {} : {wild: kind})};
}

function turnView(view: MovesView, {seat, steps}: Turn): TemplateResult {
  const {strings, state, step} = view;
  const notes = steps.flatMap((at) => moveAt(state, at)?.note ?? []);
  const lines = steps.flatMap((at) => moveAt(state, at)?.line ?? []);
  return html`<li class=${steps.includes(step) ? 'now' : ''} part="turn">
    <b class="who" part="turn-seat" aria-hidden="true">${strings.board.winds[seat]}</b
    ><span class="moves">${steps.map((at) => moveView(view, at))}</span
    >${notes.map((note) => noteView(note, lookOf(view)))}${lines.length ? lineView(view, lines) : nothing}
  </li>`;
}

function moveView(view: MovesView, at: number): TemplateResult {
  const {state, step, telling, onGo} = view;
  const given = moveAt(state, at);
  if (!given) return html``;
  const move = withTile(given, state.positions.at(at));
  const sign = move.assert
    ? html`<span class="sign ${move.assert}">${move.assert === 'legal' ? '?' : '×'}</span>`
    : nothing;
  return html`<button
    type="button"
    class="move"
    part=${at === step ? 'move now' : 'move'}
    tabindex=${at === Math.max(step, 1) ? 0 : -1}
    aria-label=${tellMove(state, at, telling)}
    aria-current=${at === step ? 'step' : nothing}
    @click=${() => onGo(at)}
  >
    ${sign}${doneView(view, move)}
  </button>`;
}

/** The verb with its tiles drawn. */
function doneView(view: MovesView, move: RecordMove): unknown {
  const {doing, done} = view.telling.words;
  const verbs = move.assert ? doing : done;
  const tiles = tilesOf(move);
  const [before, after = ''] = verbs[move.do](tiles.length ? GAP : '').split(GAP);
  if (!tiles.length) return before;
  const run = tiles.map(({tile, sideways}) => ({tile, look: sideways ? 'sideways' : ''}));
  return html`${before}<span class="tiles" dir="ltr">${tileRun(run, lookOf(view))}</span>${after}`;
}
const GAP = '\u0001';

function tilesOf({tile, meld}: RecordMove): {tile: Tile; sideways: boolean}[] {
  if (!meld) {
    const read = parseTiles(tile ?? '');
    return 'fault' in read ? [] : read.tiles.map((one) => ({tile: one, sideways: false}));
  }
  const read = parseHand(meld);
  const [set] = 'fault' in read ? [] : read.hand.melds;
  return set ? set.tiles.map((one, i) => ({tile: one, sideways: i === set.called})) : [];
}

/** What if: told, not played. */
function lineView(view: MovesView, line: readonly RecordMove[]): TemplateResult {
  const {strings, telling} = view;
  return html`<p class="line" part="line">
    <span class="what-if">${telling.words.telling.whatIf}</span> ${line.map(
      (move) =>
        html`<span class="aside"><b>${strings.board.winds[move.seat]}</b> ${doneView(view, move)}</span>${
            move.note ? noteView(move.note, lookOf(view)) : nothing
          } `,
    )}
  </p>`;
}
