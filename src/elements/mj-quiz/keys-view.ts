/** Tiles to choose from: one tab stop, arrow keys from one to the next. */
import {html, nothing, type TemplateResult} from 'lit';
import {tilesIn} from '../../core/notation/parse.js';
import {kindName, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {NONE, type AnswerForm} from '../../quiz/ask.js';
import {keyGroup} from '../acts/key-group.js';
import {winMark} from '../mj-hand/shared.js';
import {withNames} from '../views/name-lang.js';
import {tileView} from '../views/tile-view.js';
import {handRow, looseTiles, tilesInRow} from './hand-row.js';
import {toggledTile} from './sets.js';
import {shownText} from './tile-texts.js';
import type {QuizView} from './view.js';
import {buttonMark} from './mark-view.js';

/** A tile that can be chosen. */
export interface Key {
  readonly tile: Tile;
  /** Its place among the keys. */
  readonly at: number;
  /** The part of the answer that it is marked as; absent where it carries no mark. */
  readonly answer?: string;
  readonly pressed: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
  /** The mark of the winning tile, or of the drawn one, which stands apart. */
  readonly below?: TemplateResult | undefined;
  readonly isApart?: boolean | undefined;
  /** Whether it is no answer. */
  readonly isOff?: boolean;
}

/** A tile as a button; the first one has the tab stop. */
export function keyView(
  {tile, at, answer, pressed, onPress, onKey, below, isApart, isOff}: Key,
  view: QuizView,
  isFirst: boolean,
): TemplateResult {
  const {words, posed, isOver, index} = view;
  const {strings, speech} = words;
  const {wild} = posed;
  const {mark, described} =
    answer === undefined
      ? {mark: nothing, described: nothing}
      : buttonMark({name: answer, isGiven: pressed}, `key-${at}`, view);
  return html`<button
    class=${`key${isApart ? ' drawn' : ''}${isOff ? ' off' : ''}`}
    part=${pressed ? 'key key-chosen' : 'key'}
    type="button"
    data-tile=${kindName(kindOf(tile))}
    tabindex=${isFirst ? 0 : -1}
    aria-pressed=${pressed}
    aria-describedby=${described}
    aria-disabled=${isOver || isOff ? 'true' : nothing}
    @click=${onPress}
    @keydown=${onKey ?? nothing}
  >
    ${tileView(tile, {index, wild: wild?.includes(kindOf(tile)) === true})}<span class="sr"
      >${withNames(speech.speakTile(strings.tiles, tile, wild), strings)}</span
    >${mark}${below ?? nothing}
  </button>`;
}

/** Tiles to choose one or several of, and where there may be none, a button for that. */
export function tilesView(
  view: QuizView,
  {rows, single, none}: Extract<AnswerForm, {readonly is: 'tiles'}>,
): TemplateResult {
  const {entry, words, isOver, onEntry, onChoice} = view;
  const {quiz} = words.strings;
  const isNone = entry === NONE;
  const chosen = isNone ? [] : tilesIn(entry).map(kindOf);
  const all = rows.flat();
  const first = all.find((kind) => chosen.includes(kind)) ?? all[0];
  const press = (kind: Kind, event: MouseEvent): void => {
    if (isOver) return;
    const name = kindName(kind);
    if (single) onChoice(name, event);
    else onEntry(toggledTile(isNone ? '' : entry, name), 'change');
  };
  const lines = rows.map(
    (row) =>
      html`<div class="line" role="presentation">
        ${row.map((kind) =>
          keyView(
            {
              ...{tile: kind, at: kind, answer: kindName(kind), pressed: chosen.includes(kind)},
              onPress: (event) => press(kind, event),
            },
            view,
            kind === first,
          ),
        )}
      </div>`,
  );
  const {mark, described} = buttonMark({name: NONE, isGiven: isNone}, 'key-none', view);
  return html`${keyGroup(quiz.keyboard, false, lines)}
  ${
    none
      ? html`<button
          class="none"
          part="button"
          type="button"
          aria-pressed=${isNone}
          aria-describedby=${described}
          aria-disabled=${isOver ? 'true' : nothing}
          @click=${(event: MouseEvent) => !isOver && onChoice(NONE, event)}
        >
          ${quiz.noTile}${mark}
        </button>`
      : nothing
  }`;
}

/** The hand to discard from: its tiles are the keys, and the drawn one stands apart. */
export function handKeysView(view: QuizView): TemplateResult {
  const {words, hand} = view;
  const shown = hand?.shown;
  const loose = shown ? looseTiles(shown) : [];
  const held = loose.map(({tile, at}): HeldKey => {
    const isDrawn = at === shown?.winning;
    return {
      ...{tile, at, answer: kindName(kindOf(tile)), isApart: isDrawn},
      ...(isDrawn && {below: winMark({shown, words})}),
    };
  });
  return handRow(discardKeys(held, view), view);
}

/** A tile of a hand to discard from. */
type HeldKey = Pick<Key, 'tile' | 'at' | 'answer' | 'isApart' | 'below'>;

/** The tiles of a hand as keys, each of which is the answer to discard it. */
function discardKeys(held: readonly HeldKey[], view: QuizView): TemplateResult {
  const {entry, chosen, words, isOver, onChoose, onChoice} = view;
  const isGiven = ({answer}: HeldKey): boolean => answer === entry;
  // of equal tiles the one that was pressed
  const pressed = held.find((one) => isGiven(one) && chosen.includes(one.at)) ?? held.find(isGiven);
  const first = pressed ?? held.find(({answer}) => answer !== undefined);
  const keys = held.map((one) => {
    const {at, answer, ...looks} = one;
    // a mark stands on one of equal tiles
    const isMarked = one === (isGiven(one) ? pressed : held.find((other) => other.answer === answer));
    return keyView(
      {
        ...{...looks, at, pressed: one === pressed, isOff: answer === undefined},
        ...(isMarked && answer !== undefined && {answer}),
        onPress: (event) => {
          if (isOver || answer === undefined) return;
          onChoose([at]);
          onChoice(answer, event);
        },
      },
      view,
      one === first,
    );
  });
  return keyGroup(words.strings.quiz.table.discards, true, keys);
}

/** The legal moves: the hand to discard from, and a button for everything else that may be done. */
export function moveKeysView(
  view: QuizView,
  {discards, others}: Extract<AnswerForm, {readonly is: 'moves'}>,
): TemplateResult {
  const {entry, words, posed, isOver, onChoice, index} = view;
  const choose = (answer: string, event: MouseEvent): void => {
    if (!isOver) onChoice(answer, event);
  };
  const held = discards.map(({tile, answer, isDrawn = false}, at): HeldKey => ({
    ...{tile, at, isApart: isDrawn},
    ...(answer !== undefined && {answer}),
  }));
  return html`${held.length ? tilesInRow(held.length + (held.at(-1)?.isApart ? 0.4 : 0), discardKeys(held, view)) : nothing}
    <div class="moves" role="group" aria-label=${words.strings.quiz.table.moves}>
      ${others.map((answer, at) => {
        const {mark, described} = buttonMark({name: answer, isGiven: answer === entry}, `move-${at}`, view);
        return html`<button
          class="none"
          part="button"
          type="button"
          data-move=${answer}
          aria-pressed=${answer === entry}
          aria-describedby=${described}
          aria-disabled=${isOver ? 'true' : nothing}
          @click=${(event: MouseEvent) => choose(answer, event)}
        >
          ${shownText(posed.name(answer), words, index)}${mark}
        </button>`;
      })}
    </div>`;
}
