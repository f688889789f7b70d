/** The templates of a hand that a reader plays. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';
import {tileName, type Tile} from '../../core/tiles/tile.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {PlaySpeed} from './speeds.js';
import {keyGroup} from '../acts/key-group.js';
import {BOARD_PARTS} from '../views/parts.js';
import type {TermSection} from '../views/term-section.js';
import {tileView} from '../views/tile-view.js';

/** A tile of the reader's hand. */
export interface HandKey {
  readonly tile: Tile;
  readonly wild: boolean;
  readonly isDrawn: boolean;
  /** What is said of it. */
  readonly said: string;
  /** Whether it can be discarded now. */
  readonly isOff: boolean;
}

/** A move that has a button. */
export interface MoveButton {
  readonly name: string;
  /** What stands for it in the page, such as `pung [555p]`. */
  readonly code: string;
  readonly onPress: () => void;
}

/** What the reader is shown below the table. */
export interface TurnView {
  readonly strings: PlayingStrings;
  readonly index: boolean;
  readonly keys: readonly HandKey[];
  readonly buttons: readonly MoveButton[];
  /** Whether the reader must see himself what he may claim: then the buttons hold bare words. */
  readonly isStrict: boolean;
  /** The last moves in words, what is asked, and why something may not be done. */
  readonly said: string;
  readonly prompt: string;
  readonly why: string;
  readonly advice: string;
  /** The verdict on the last answer to a puzzle. */
  readonly verdict: string;
  /** Marks the terms of the glossary in these. */
  readonly terms: TermSection;
  readonly speed: PlaySpeed;
  readonly seed: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canHint: boolean;
  /** Whether hints may be asked for. */
  readonly hasHints: boolean;
  readonly onKey: (at: number) => void;
  readonly onFocus: (at: number) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHint: () => void;
  readonly onSpeed: () => void;
}

/** A hand that is played. */
interface PlayedView {
  readonly turn: TurnView;
  /** What the reader has seen, and who sits at the bottom of the table. */
  readonly seen: RoundState;
  readonly bottom: Seat;
  /** The goals in words. */
  readonly goal: string;
}

/** The goals, the table with the reader's tiles, and what is below. */
export const playedView = ({turn, seen, bottom, goal}: PlayedView): TemplateResult =>
  html`${goal ? html`<p class="goal" part="goal"><bdi>${goal}</bdi></p>` : nothing}<mj-board
      part="board"
      exportparts=${BOARD_PARTS}
      .played=${seen}
      .bottom=${bottom}
      .reader=${bottom}
      ><div slot="hand">${handKeys(turn)}</div></mj-board
    >
    ${turnView(turn)}`;

/** The reader's tiles, each a key. */
function handKeys(view: TurnView): TemplateResult {
  const {keys, strings} = view;
  return keyGroup(
    strings.play.hand,
    true,
    keys.map((key, at) => handKey(view, key, at)),
  );
}

/** The tools, what is said and asked, and the moves: each keeps its place, and room that is kept lies below them all. */
function turnView(view: TurnView): TemplateResult {
  const {strings, buttons, isStrict, said, prompt, why, advice, verdict, terms} = view;
  const {play} = strings;
  return html`${toolsView(view)}
    <div class="asking">
      <div class="sentences">
        <p class="said" part="said"><bdi>${said}</bdi></p>
        <p class="prompt" part="prompt"><bdi>${prompt}</bdi></p>
        ${verdict ? html`<p class="advice" part="verdict"><bdi>${terms.show(verdict)}</bdi></p>` : nothing}
        ${why ? html`<p class="why" part="why"><bdi>${terms.show(why)}</bdi></p>` : nothing}
        ${advice ? html`<p class="advice" part="advice"><bdi>${terms.show(advice)}</bdi></p>` : nothing}
      </div>
      <div class=${isStrict ? 'moves words' : 'moves'} part="moves" role="group" aria-label=${play.moves}>
        ${buttons.map(
          ({name, code, onPress}) =>
            html`<button part="button move" type="button" data-move=${code} @click=${onPress}>
              ${name}
            </button>`,
        )}
      </div>
    </div>`;
}

function handKey(
  {index, onKey, onFocus}: TurnView,
  {tile, wild, isDrawn, said, isOff}: HandKey,
  at: number,
): TemplateResult {
  return html`<button
    class=${isDrawn ? 'key drawn' : 'key'}
    part=${isDrawn ? 'key key-drawn' : 'key'}
    type="button"
    data-tile=${tileName(tile)}
    tabindex="-1"
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${() => onKey(at)}
    @focus=${() => onFocus(at)}
  >
    ${tileView(tile, {index, wild})}<span class="sr">${said}</span>
  </button>`;
}

/** Undo, hint, speed, and the wall's seed. */
function toolsView(view: TurnView): TemplateResult {
  const {strings, speed, seed, canUndo, canRedo, canHint, hasHints, onUndo, onRedo, onHint, onSpeed} = view;
  const {play, punctuation} = strings;
  return html`<div class="tools" part="tools" role="group" aria-label=${play.tools}>
    ${toolButton('undo', play.undo, !canUndo, onUndo)}${toolButton('redo', play.redo, !canRedo, onRedo)}${hasHints ? toolButton('hint', play.hint, !canHint, onHint) : nothing}
    <button part="button speed" type="button" @click=${onSpeed}>
      ${play.speed}${punctuation.colon}${play.speeds[speed]}
    </button>
    <span class="seed" part="seed"><bdi>${play.wall(seed)}</bdi></span>
  </div>`;
}

/** A button that stays focused where it can do nothing. */
const toolButton = (part: string, name: string, isOff: boolean, act: () => void): TemplateResult =>
  html`<button
    part="button ${part}"
    type="button"
    aria-disabled=${isOff ? 'true' : nothing}
    @click=${() => {
      if (!isOff) act();
    }}
  >
    ${name}
  </button>`;
