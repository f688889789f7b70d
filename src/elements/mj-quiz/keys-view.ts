/** Tiles to choose from: one tab stop, arrow keys from one to the next. */
import {html, nothing, type TemplateResult} from 'lit';
import {tilesOf} from '../../core/reading/table.js';
import {isFault, readPosition} from '../../core/reading/read.js';
import {tilesIn} from '../../core/notation/parse.js';
import {HONOR, KINDS, kindName, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {withNames} from '../name-lang.js';
import {tileView} from '../tile-view.js';
import {buttonsOf, step} from '../mj-hand-input/roving.js';
import {toggledTile} from './sets.js';
import type {QuizView} from './view.js';

/** Rows of all kinds that the rule set has. */
export function kindRows({asked: {situation, ruleset}}: QuizView): Kind[][] {
  const read = readPosition(situation, ruleset);
  const {copies} = isFault(read) ? tilesOf(ruleset, {}) : tilesOf(ruleset, read.position.options);
  return [0, 9, 18, HONOR].map((from) =>
    Array.from({length: (from === HONOR ? KINDS : from + 9) - from}, (_, i) => from + i).filter(
      (kind) => copies[kind] > 0,
    ),
  );
}

/** Arrow keys in a box of buttons. */
export function roam(event: KeyboardEvent): void {
  const box = event.currentTarget as HTMLElement;
  const next = step(event, buttonsOf(box), event.target as HTMLElement);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The button that has the focus is the one with the tab stop. */
export function settle(event: FocusEvent): void {
  const box = event.currentTarget as HTMLElement;
  for (const button of buttonsOf(box).flat()) button.tabIndex = button === event.target ? 0 : -1;
}

/** A tile that can be chosen. */
export interface Key {
  readonly tile: Tile;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** A tile as a button; the first one has the tab stop. */
export function keyView(
  {tile, pressed, onPress, onKey}: Key,
  view: QuizView,
  isFirst: boolean,
): TemplateResult {
  const {strings, speech} = view.words;
  const wild = tilesIn(view.asked.situation.wild).map(kindOf).at(0);
  return html`<button
    class="key"
    part=${pressed ? 'key key-chosen' : 'key'}
    type="button"
    data-tile=${kindName(kindOf(tile))}
    tabindex=${isFirst ? 0 : -1}
    aria-pressed=${pressed}
    aria-disabled=${view.isOver ? 'true' : nothing}
    @click=${onPress}
    @keydown=${onKey ?? nothing}
  >
    ${tileView(tile, {index: view.index, wild: kindOf(tile) === wild})}<span class="sr"
      >${withNames(speech.speakTile(strings.tiles, tile, wild), strings)}</span
    >
  </button>`;
}

/** @param single whether one tile alone is chosen */
export function keysView(
  view: QuizView,
  rows: readonly (readonly Kind[])[],
  single: boolean,
): TemplateResult {
  const {entry, words, isOver, onEntry} = view;
  const chosen = tilesIn(entry).map(kindOf);
  const first = rows.flat().find((kind) => chosen.includes(kind)) ?? rows.flat()[0];
  const press = (kind: Kind): void => {
    if (isOver) return;
    const name = kindName(kind);
    onEntry(single ? name : toggledTile(entry === 'no' ? '' : entry, name), 'change');
  };
  return html`<div
    class=${rows.length > 1 ? 'keys' : 'keys hand'}
    part="keyboard"
    role="group"
    aria-label=${words.strings.quiz.keyboard}
    dir="ltr"
    @keydown=${roam}
    @focusin=${settle}
  >
    ${rows.map(
      (row) =>
        html`<div class="line" role="presentation">
          ${row.map((kind) =>
            keyView(
              {tile: kind, pressed: chosen.includes(kind), onPress: () => press(kind)},
              view,
              kind === first,
            ),
          )}
        </div>`,
    )}
  </div>`;
}

/** The tile that the hand wins by, or none. */
export function winTileView(view: QuizView): TemplateResult {
  const {words, entry, isOver, onEntry} = view;
  return html`${keysView(view, kindRows(view), true)}
    <button
      class="none"
      part="button"
      type="button"
      aria-pressed=${entry === 'no'}
      aria-disabled=${isOver ? 'true' : nothing}
      @click=${() => !isOver && onEntry('no', 'change')}
    >
      ${words.strings.quiz.noTile}
    </button>`;
}
