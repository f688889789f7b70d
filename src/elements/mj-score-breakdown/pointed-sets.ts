/** The sets of a scored hand as places to point at: by mouse, finger and keys. */
import {html, nothing, type TemplateResult} from 'lit';
import type {ExampleState, PointedAt} from '../../contexts/example.js';
import {isolate} from '../../locales/isolate.js';
import {speakGroup} from '../../locales/speech.js';
import {endByEscape, toggleChosen} from '../acts/pointing.js';
import {roam} from '../acts/roving.js';
import {withNames} from '../views/name-lang.js';
import {styleNumbers} from '../views/numbers.js';
import type {ScoredView} from '../views/scored-view.js';
import {patternName} from './name-of.js';

/**
 * The box of the sets and of the brackets below them, which have the keys of their places in `data-place`.
 * @param state absent where nobody can point
 */
export function pointedBox(
  state: ExampleState | undefined,
  places: readonly PointedAt[],
  inside: unknown,
): TemplateResult {
  const {pointed, point} = state ?? {};
  const isLit = pointed && pointed.groups.length + (pointed.tiles?.length ?? 0) > 0;
  const names = isLit ? 'sets lit-some' : 'sets';
  if (!state || !point) return html`<div class=${names} dir="ltr">${inside}</div>`;
  const placeOf = ({target}: Event): PointedAt | undefined => {
    const place = (target as Element).closest<HTMLElement>('[data-place]');
    return places.find(({key}) => key === place?.dataset.place);
  };
  const show = (to?: PointedAt): void => {
    if (to?.key !== pointed?.key) point(to);
  };
  // a finger points by tapping
  const hover = (event: PointerEvent, to?: PointedAt): void => {
    if (event.pointerType !== 'touch') show(to);
  };
  return html`<div
    class="${names} pointable"
    dir="ltr"
    @pointerover=${(event: PointerEvent) => hover(event, placeOf(event))}
    @pointerleave=${(event: PointerEvent) => hover(event)}
    @focusin=${(event: Event) => show(placeOf(event))}
    @focusout=${() => show()}
    @click=${(event: Event) => {
      const to = placeOf(event);
      if (to) toggleChosen(state, to);
    }}
    @keydown=${(event: KeyboardEvent) => {
      endByEscape(state, event);
      roam(event);
    }}
  >
    ${inside}
  </div>`;
}

/** The looks of a set. */
export interface SetBoxLook {
  readonly numbers: Parameters<typeof styleNumbers>[0];
  /** Whether the tab key leads to it: arrow keys lead to the others. */
  readonly isTabStop: boolean;
  readonly tiles: readonly TemplateResult[];
}

/**
 * A set with its tiles; a button where a reader can point at it.
 * @param place absent for tiles outside sets
 */
export function setBox(
  view: ScoredView,
  state: ExampleState | undefined,
  place: PointedAt | undefined,
  {numbers, isTabStop, tiles}: SetBoxLook,
): TemplateResult {
  const inside = html`${place ? html`<span class="sr">${withNames(spokenSets(view, place), view.strings)}</span>` : nothing}<span
      class="run"
      aria-hidden="true"
      >${tiles}</span
    >`;
  if (!place || !state?.point)
    return html`<span
      class=${place?.lines.length ? 'set' : 'set idle'}
      part="group set"
      data-numbers=${styleNumbers(numbers)}
      >${inside}</span
    >`;
  return html`<button
    type="button"
    class="set"
    part="group set"
    data-place=${place.key}
    data-numbers=${styleNumbers(numbers)}
    tabindex=${isTabStop ? 0 : -1}
    aria-pressed=${state.kept?.key === place.key ? 'true' : 'false'}
  >
    ${inside}
  </button>`;
}

/** Sets with what they are worth: `pung of red dragons: Concealed pung 8 hu`. */
function spokenSets(view: ScoredView, {groups}: PointedAt): string {
  const {result, strings} = view;
  const {hand, punctuation, score} = strings;
  const sets = groups.flatMap((at) => {
    const group = result.groups[at];
    const how = group.win ? [score.completed] : group.open ? [hand.called] : [];
    return [speakGroup(strings, group), ...how];
  });
  const worth = result.lines.flatMap((line) => {
    const own = line.groups.flatMap((group, i) => (groups.includes(group) ? (line.values?.[i] ?? []) : []));
    const value = line.values ? own.reduce((sum, one) => sum + one, 0) : line.value;
    if (!value || !line.groups.some((group) => groups.includes(group))) return [];
    return [`${isolate(patternName(view, line.id), strings.tiles)} ${score.amount(value, line.unit)}`];
  });
  return [hand.join(sets), ...(worth.length ? [hand.join(worth)] : [])].join(punctuation.colon);
}
