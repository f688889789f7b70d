/** A hand to be split: tiles are chosen and put into sets, by taps, by keys, or by dragging one onto another. */
import {html, nothing, type TemplateResult} from 'lit';
import {tilesText} from '../../quiz/asked-of.js';
import {marked} from '../../quiz/marked-tiles.js';
import {kindName, kindOf, type Kind} from '../../core/tiles/tile.js';
import {drag, drop, grab, release} from './drag.js';
import {handRow} from './hand-row.js';
import {keyGroup} from '../acts/key-group.js';
import {winMark} from '../mj-hand/shared.js';
import {tileView} from '../views/tile-view.js';
import {keyView} from './keys-view.js';
import {kindOfSet, poolOf, put, setsOf, takeApart, toggled} from './sets.js';
import {spokenText} from './tile-texts.js';
import type {QuizView} from './view.js';
import {buttonMark} from './mark-view.js';

/** The hand in one row: the sets made so far, and the tiles that are left, which taps, keys and dragging move. */
export function setsView(view: QuizView): TemplateResult {
  const {entry, posed, words, chosen, isOver, hand, onEntry, onChoose} = view;
  const {quiz} = words.strings;
  const pool = poolOf(posed.choices, entry);
  const sets = setsOf(entry);
  const move = (places: readonly number[], into: number): void => {
    if (isOver || !places.length) return;
    const next = put(
      entry,
      places.map((at) => pool[at]),
      into,
    );
    onChoose([]);
    onEntry(next, 'change');
  };
  /** Three tiles that make a set come together by themselves, and so does a pair of the last two. */
  const choose = (at: number): void => {
    if (isOver) return;
    const places = toggled(chosen, at);
    const isWhole = places.length === 3 || (places.length === 2 && pool.length === 2);
    const kind = isWhole ? kindOfSet(places.map((place) => pool[place])) : 'single';
    if (kind === 'single') onChoose(places);
    else move(places, sets.length);
  };
  /** A digit puts the tile, or those that are chosen, into the set of that number. */
  const digit = (event: KeyboardEvent, at: number): void => {
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(chosen.length ? chosen : [at], Number(event.key) - 1);
  };
  const dropped = (event: PointerEvent): void => {
    const {at, on} = drop(event) ?? {};
    if (at === undefined || !on) return;
    if ('set' in on) move([at], on.set);
    else move([at, on.tile], sets.length);
  };
  const shown = hand?.isHere ? hand.shown : undefined;
  const winning = shown?.hand.win === undefined ? -1 : pool.lastIndexOf(kindOf(shown.hand.win));
  // a wild tile may stand for what makes a set
  const wild = hand?.shown?.wild ?? [];
  const tried = chosen.map((at) => pool[at]);
  const isUnfit =
    tried.length === 3 && kindOfSet(tried) === 'single' && !tried.some((kind) => wild.includes(kind));
  const keys = pool.map(
    (kind, at) =>
      html`<span
        class=${isUnfit && chosen.includes(at) ? 'cell unfit' : 'cell'}
        data-at=${at}
        @pointerdown=${(event: PointerEvent) => !isOver && grab(event, at)}
        >${keyView(
          {
            ...{tile: kind, at, pressed: chosen.includes(at)},
            ...(shown && at === winning && {below: winMark({shown, words})}),
            onPress: () => choose(at),
            onKey: (event) => digit(event, at),
          },
          view,
          at === (chosen[0] ?? 0),
        )}</span
      >`,
  );
  const left = pool.length
    ? keys
    : html`<span class=${isOver ? 'small spent' : 'small'}>${quiz.emptySet}</span>`;
  const made = html`<ol class=${sets.length ? 'sets' : 'sets bare'} part="sets">
    ${sets.map((set, at) => setView(view, set, at))}
  </ol>`;
  return html`<div class="split" @pointermove=${drag} @pointerup=${dropped} @pointercancel=${release}>
    ${handRow([made, keyGroup(quiz.pool, true, left)], view)}
    <button
      part="button"
      type="button"
      aria-disabled=${isOver || !chosen.length ? 'true' : nothing}
      @click=${() => move(chosen, sets.length)}
    >
      ${quiz.makeSet}
    </button>
    <p class=${isOver ? 'small spent' : 'small'} part="help"><bdi>${quiz.setsHelp}</bdi></p>
  </div>`;
}

/** A set over its bracket; a press takes it apart. */
function setView(view: QuizView, set: readonly Kind[], at: number): TemplateResult {
  const {entry, posed, words, isOver, index, onEntry} = view;
  const label = spokenText(words.strings.quiz.takeApart(marked(tilesText(set))), words);
  const {mark, described} = buttonMark({name: tilesText(set), isGiven: true}, `set-${at}`, view);
  const tiles = [...set].sort((a, b) => a - b);
  return html`<li part="set" data-set=${at}>
    <button
      class="set"
      type="button"
      aria-label=${label}
      aria-describedby=${described}
      aria-disabled=${isOver ? 'true' : nothing}
      @click=${() => !isOver && onEntry(takeApart(entry, at), 'change')}
    >
      <span class="made" dir="ltr"
        >${tiles.map(
          (kind) =>
            html`<span data-tile=${kindName(kind)}
              >${tileView(kind, {index, wild: posed.wild?.includes(kind) === true})}</span
            >`,
        )}</span
      >${mark}
    </button>
  </li>`;
}
