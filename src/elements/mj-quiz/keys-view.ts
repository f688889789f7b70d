/** Tiles to choose from: one tab stop, arrow keys from one to the next. */
import {html, nothing, type TemplateResult} from 'lit';
import {tilesIn} from '../../core/notation/parse.js';
import {kindName, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {NONE, type AnswerForm} from '../../quiz/ask.js';
import {keyGroup} from '../key-group.js';
import {withNames} from '../name-lang.js';
import {tileView} from '../tile-view.js';
import {toggledTile} from './sets.js';
import {shownText} from './tile-texts.js';
import type {QuizView} from './view.js';
import {markView} from './mark-view.js';

/** A tile that can be chosen. */
export interface Key {
  readonly tile: Tile;
  /** The answer that it stands for; by default the name of its kind. */
  readonly answer?: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** A tile as a button; the first one has the tab stop. */
export function keyView(
  {tile, answer, pressed, onPress, onKey}: Key,
  view: QuizView,
  isFirst: boolean,
): TemplateResult {
  const {words, posed, isOver, index} = view;
  const {wild, form} = posed;
  const {strings, speech} = words;
  const name = kindName(kindOf(tile));
  return html`<button
    class="key"
    part=${pressed ? 'key key-chosen' : 'key'}
    type="button"
    data-tile=${name}
    tabindex=${isFirst ? 0 : -1}
    aria-pressed=${pressed}
    aria-disabled=${isOver ? 'true' : nothing}
    @click=${onPress}
    @keydown=${onKey ?? nothing}
  >
    ${tileView(tile, {index, wild: kindOf(tile) === wild})}<span class="sr"
      >${withNames(speech.speakTile(strings.tiles, tile, wild), strings)}</span
    >${form.is === 'tiles' || answer ? markView(answer ?? name, view) : nothing}
  </button>`;
}

/** Tiles to choose one or several of, and where there may be none, a button for that. */
export function tilesView(
  view: QuizView,
  {rows, single, none}: Extract<AnswerForm, {readonly is: 'tiles'}>,
): TemplateResult {
  const {entry, words, isOver, onEntry} = view;
  const {quiz} = words.strings;
  const isNone = entry === NONE;
  const chosen = isNone ? [] : tilesIn(entry).map(kindOf);
  const first = rows.flat().find((kind) => chosen.includes(kind)) ?? rows.flat()[0];
  const press = (kind: Kind): void => {
    if (isOver) return;
    const name = kindName(kind);
    onEntry(single ? name : toggledTile(isNone ? '' : entry, name), 'change');
  };
  const lines = rows.map(
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
  );
  return html`${keyGroup(quiz.keyboard, rows.length < 2, lines)}
  ${
    none
      ? html`<button
          class="none"
          part="button"
          type="button"
          aria-pressed=${isNone}
          aria-disabled=${isOver ? 'true' : nothing}
          @click=${() => !isOver && onEntry(NONE, 'change')}
        >
          ${quiz.noTile}${markView(NONE, view)}
        </button>`
      : nothing
  }`;
}

/** The legal moves: the hand to discard from, and a button for everything else that may be done. */
export function moveKeysView(
  view: QuizView,
  {discards, others}: Extract<AnswerForm, {readonly is: 'moves'}>,
): TemplateResult {
  const {entry, words, posed, isOver, onEntry, index} = view;
  const enter = (answer: string): void => {
    if (!isOver) onEntry(answer, 'change');
  };
  const first = discards.find(({answer}) => answer === entry) ?? discards.at(0);
  const keys = discards.map((one) => {
    const {tile, answer} = one;
    return keyView(
      {tile, answer, pressed: answer === entry, onPress: () => enter(answer)},
      view,
      one === first,
    );
  });
  return html`${keys.length ? keyGroup(words.strings.quiz.table.discards, true, keys) : nothing}
    <div class="moves" role="group" aria-label=${words.strings.quiz.table.moves}>
      ${others.map(
        (answer) =>
          html`<button
            class="none"
            part="button"
            type="button"
            data-move=${answer}
            aria-pressed=${answer === entry}
            aria-disabled=${isOver ? 'true' : nothing}
            @click=${() => enter(answer)}
          >
            ${shownText(posed.name(answer), words, index)}${markView(answer, view)}
          </button>`,
      )}
    </div>`;
}
