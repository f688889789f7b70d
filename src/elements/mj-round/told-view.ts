/** A round as it is told: the table with its controls and its sentence, and the list of moves. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import type {BoardStrings} from '../../locales/board.js';
import {BOARD, boardInside, type BoardLooks} from './board-inside.js';
import {controlsView} from './controls-view.js';
import {lookOf, movesView, type MovesView} from './moves-view.js';
import {noteView} from './notes.js';
import {noteAt} from './stops.js';
import {handsView} from './hands-view.js';
import {linkTo} from './links.js';
import type {ConvertedHand} from '../../round/convert/hands.js';
import type {Speed} from './player.js';
import type {Swipe} from './swipe.js';

/** What the template of a round is given. */
export interface ToldView extends Pick<
  MovesView,
  'main' | 'now' | 'lineAt' | 'telling' | 'index' | 'limit' | 'onGo' | 'onLine'
> {
  /** The round, or the side line of it that is told. */
  readonly state: RoundState;
  readonly step: number;
  readonly of: number;
  readonly looks: BoardLooks;
  readonly index: boolean;
  readonly strings: BoardStrings;
  /** What has just happened. */
  readonly said: string;
  readonly isPlaying: boolean;
  /** All hands of the game, and which of them it is, from 1. */
  readonly hands: readonly ConvertedHand[];
  readonly hand: number;
  /** The name of the element for links to its steps; empty where it has none. */
  readonly id: string;
  readonly onHand: (hand: number) => void;
  readonly speed: Speed;
  /** What each seat may do and waits for. */
  readonly asked: unknown;
  /** The question at a stop that can be answered. */
  readonly stop?: TemplateResult;
  /** The result of the hand, at the last step. */
  readonly ending: unknown;
  readonly onPlay: () => void;
  readonly onSpeed: () => void;
  readonly onSwipe: Swipe;
}

/** The round at one step. */
export function toldView(view: ToldView): TemplateResult {
  const {state, step, of, looks, index, telling, said, speed, asked, stop, ending, hands, hand, id} = view;
  const {isPlaying: playing, onGo, onPlay, onSpeed, onSwipe} = view;
  const note = noteAt(state, step);
  const words = telling.words.telling;
  const named = state.record.moves.flatMap(({name}, i) => (name === undefined ? [] : [i + 1]));
  // what may be done stands below the controls, which then stay where they are
  const board = boardInside({...looks, show: undefined}, state, step, BOARD);
  return html`<div class="table">
      <div
        class="swiped"
        @pointerdown=${onSwipe.start}
        @pointerup=${onSwipe.end}
        @pointercancel=${onSwipe.cancel}
      >
        ${board}
      </div>
      ${controlsView({
        ...{words, step, of, named, playing, speed, onGo, onPlay, onSpeed},
        hasNext: hand < hands.length,
        ...(id && {link: linkTo(id, hand, step)}),
      })}
      <p class="said" part="said"><bdi>${said}</bdi></p>
      ${stop ?? (note ? html`<div class="now-note" aria-hidden="true">${noteView(note, lookOf({state, index}), telling.messages.named)}</div>` : nothing)}${looks.show ? html`<div class="asked-room">${asked}</div>` : nothing}
    </div>
    <div class="beside">${movesView(view)}${hands.length > 1 ? handsView(view) : nothing}</div>
    ${ending === nothing ? nothing : html`<div class="ends">${ending}</div>`}`;
}

/** The whole of a round, as a group with its name. */
export const wholeView = (
  label: string,
  told: TemplateResult,
  onKeydown: (event: KeyboardEvent) => void,
): TemplateResult =>
  html`<div class="whole" role="group" aria-label=${label} @keydown=${onKeydown}>${told}</div>`;
