/** A hand to be split: tiles are chosen and put into sets, by taps, by keys, or by dragging one onto another. */
import {html, nothing, type TemplateResult} from 'lit';
import {tilesText} from '../../quiz/asked-of.js';
import {marked} from '../../quiz/marked-tiles.js';
import {drag, drop, grab, release} from './drag.js';
import {keyGroup} from '../key-group.js';
import {keyView} from './keys-view.js';
import {poolOf, put, setsOf, takeApart, toggled} from './sets.js';
import {shownText, spokenText} from './tile-texts.js';
import type {QuizView} from './view.js';
import {markView} from './mark-view.js';

/** The sets made so far and the tiles that are left, which taps, keys and dragging move. */
export function setsView(view: QuizView): TemplateResult {
  const {entry, posed, words, chosen, isOver, onEntry, onChoose} = view;
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
  return html`<div class="split" @pointermove=${drag} @pointerup=${dropped} @pointercancel=${release}>
    ${keyGroup(
      quiz.pool,
      true,
      pool.length
        ? pool.map(
            (kind, at) =>
              html`<span
                class="cell"
                data-at=${at}
                @pointerdown=${(event: PointerEvent) => !isOver && grab(event, at)}
                >${keyView(
                  {
                    tile: kind,
                    pressed: chosen.includes(at),
                    onPress: () => !isOver && onChoose(toggled(chosen, at)),
                    onKey: (event) => digit(event, at),
                  },
                  view,
                  at === (chosen[0] ?? 0),
                )}</span
              >`,
          )
        : html`<span class=${isOver ? 'small spent' : 'small'}>${quiz.emptySet}</span>`,
    )}
    <button
      part="button"
      type="button"
      aria-disabled=${isOver || !chosen.length ? 'true' : nothing}
      @click=${() => move(chosen, sets.length)}
    >
      ${quiz.makeSet}
    </button>
    <ol class="sets" part="sets">
      ${sets.map((set, at) => {
        const name = marked(tilesText(set));
        const label = spokenText(quiz.takeApart(name), words);
        return html`<li part="set" data-set=${at}>
          <button
            class="set"
            type="button"
            aria-label=${label}
            aria-disabled=${isOver ? 'true' : nothing}
            @click=${() => !isOver && onEntry(takeApart(entry, at), 'change')}
          >
            ${shownText(name, words, view.index)}${markView(tilesText(set), view)}
          </button>
        </li>`;
      })}
    </ol>
    <p class=${isOver ? 'small spent' : 'small'} part="help"><bdi>${quiz.setsHelp}</bdi></p>
  </div>`;
}
