/** The list of moves: a line for each turn, each move a button that goes there. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import type {BoardStrings} from '../../locales/board.js';
import {doneBy} from '../../locales/round/steps.js';
import type {RecordMove} from '../../round/record/record.js';
import {tileRun, type RunLook} from '../mj-board/shared.js';
import {noteView} from './notes.js';
import {moveAt, tellMove, withTile, type SentenceWords} from './step-sentences.js';
import type {RoundLine, Path} from './side-lines.js';
import {turnsOf, type Turn} from './moving.js';
import {isFault} from '../../core/situation/result.js';

/** The data for the template of the moves. */
export interface MovesView {
  /** The main line. */
  readonly main: RoundState;
  /** The move that is shown, of the round or of a side line. */
  readonly now: {readonly path: Path; readonly step: number};
  readonly lineAt: (path: Path) => RoundLine;
  readonly telling: SentenceWords;
  readonly strings: BoardStrings;
  readonly index: boolean;
  /** The last step that is listed. */
  readonly limit: number;
  readonly onGo: (step: number) => void;
  readonly onLine: (path: Path, step: number) => void;
}

/** The moves as a list of buttons, a line for each turn, with comments and side lines between them. */
export function movesView(view: MovesView): TemplateResult {
  const {main, telling} = view;
  const {note} = main.record;
  return html`<div class="list" part="moves" role="group" aria-label=${telling.words.telling.moves}>
    ${note ? noteView(note, lookIn(view), view.telling.messages.named) : nothing}
    <ol>
      ${turnsOf(main, view.limit).map((turn) => turnView(view, turn))}
    </ol>
  </div>`;
}

/** The looks of tiles in the list: corner letters, and the wild kind marked. */
export function lookOf({state, index}: {readonly state: RoundState; readonly index: boolean}): RunLook {
  const {wild} = state.positions[0]?.frame ?? {};
  return {index, ...(wild === undefined ? {} : {wild: [kindOf(wild)]})};
}

const lookIn = ({main: state, index}: MovesView): RunLook => lookOf({state, index});

function turnView(view: MovesView, {seat, steps}: Turn): TemplateResult {
  const {strings, main, now, onGo} = view;
  const notes = steps.flatMap((at) => moveAt(main, at)?.note ?? []);
  const lines = steps.filter((at) => moveAt(main, at)?.line?.length);
  const isNow = !now.path.length && steps.includes(now.step);
  return html`<li class=${isNow ? 'now' : ''} part="turn">
    <b class="who" part="turn-seat" aria-hidden="true">${strings.board.winds[seat]}</b
    ><span class="moves"
      >${steps.map((at) => moveView(view, {state: main, path: [], at, step: at, go: () => onGo(at)}))}</span
    >${notes.map((note) => noteView(note, lookIn(view), view.telling.messages.named))}${lines.map((at) => lineView(view, [at - 1]))}
  </li>`;
}

interface MoveShown {
  readonly state: RoundState;
  readonly path: Path;
  /** The number of the move in the line, and in the whole round. */
  readonly at: number;
  readonly step: number;
  readonly go: () => void;
}

function moveView(view: MovesView, {state, path, at, step, go}: MoveShown): TemplateResult {
  const {now, telling} = view;
  const given = moveAt(state, at);
  if (!given) return html``;
  const move = withTile(given, state.positions.at(at));
  const sign = move.assert
    ? html`<span class="sign ${move.assert}">${move.assert === 'legal' ? '?' : '×'}</span>`
    : nothing;
  const isNow = path.join() === now.path.join() && step === now.step;
  // at its beginning, a round is entered at its first move
  const isEntry = isNow || (!now.path.length && !path.length && !now.step && step === 1);
  return html`<button
    type="button"
    class="move"
    part=${isNow ? 'move now' : 'move'}
    tabindex=${isEntry ? 0 : -1}
    aria-label=${tellMove(state, at, telling)}
    aria-current=${isNow ? 'step' : nothing}
    @click=${go}
  >
    ${sign}${doneView(view, move)}
  </button>`;
}

/** The verb with its tiles drawn. */
function doneView(view: MovesView, move: RecordMove): unknown {
  const {words} = view.telling;
  const verbs = move.assert ? words.doing : doneBy(words, move.seat);
  const tiles = tilesOf(move);
  const [before, after = ''] = verbs[move.do](tiles.length ? GAP : '').split(GAP);
  if (!tiles.length) return before;
  const run = tiles.map(({tile, sideways}) => ({tile, look: sideways ? 'sideways' : ''}));
  return html`${before}<span class="tiles" dir="ltr">${tileRun(run, lookIn(view))}</span>${after}`;
}
const GAP = '\u0001';

function tilesOf({tile, meld}: RecordMove): {tile: Tile; sideways: boolean}[] {
  if (!meld) {
    const read = parseTiles(tile ?? '');
    return isFault(read) ? [] : read.tiles.map((one) => ({tile: one, sideways: false}));
  }
  const read = parseHand(meld);
  const [set] = isFault(read) ? [] : read.hand.melds;
  return set ? set.tiles.map((one, i) => ({tile: one, sideways: i === set.called})) : [];
}

/** A side line: each move is a button, as far as the line can be played. */
function lineView(view: MovesView, path: Path): TemplateResult {
  const {strings, telling, lineAt, onLine} = view;
  const {alone: state, from} = lineAt(path);
  const last = state.positions.length - 1;
  return html`<p class="line" part="line">
    <span class="what-if">${telling.words.telling.whatIf}</span> ${state.record.moves.map((move, i) => {
      const at = i + 1;
      const step = from + at;
      const go = () => onLine(path, step);
      return html`<span class="aside"
          ><b>${strings.board.winds[move.seat]}</b> ${
            at > last ? doneView(view, move) : moveView(view, {state, path, at, step, go})
          }</span
        >${move.note ? noteView(move.note, lookIn(view), view.telling.messages.named) : nothing}${
          move.line?.length ? lineView(view, [...path, step - 1]) : nothing
        } `;
    })}
  </p>`;
}
