/**
 * The whole editor: the choice of a hand, the hand, the way of winning, its text, the keyboard, and the circumstances.
 */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Words} from '../../controllers/localize.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {actionsView, keyboardView} from './keyboard-view.js';
import {refusedRow} from './choices.js';
import {besideView, editedHandView, type EditedHandView} from './hand-view.js';
import {draftWild} from './setting.js';
import {editedDraft, otherEdited, type EditorState} from './state.js';
import {situationView, waysView, otherView, whoseView} from './situation-view.js';
import type {Typing} from './typing.js';

/** The data for the template of the text field. */
interface NotationView {
  readonly label: string;
  readonly text: string;
  /** Whether the text is the input that cannot be read or scored. */
  readonly wrong: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly onInput: (event: Event) => void;
  readonly onChange: () => void;
}

/** The field with the notation, under its label. */
function notationView(view: NotationView): TemplateResult {
  return html`<label class="notation" part="notation">
    <span class="name">${view.label}</span>
    <input
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      dir="ltr"
      .value=${live(view.text)}
      ?required=${view.required}
      ?readonly=${view.readonly}
      ?disabled=${view.disabled}
      aria-invalid=${view.wrong ? 'true' : 'false'}
      aria-describedby="problem"
      @input=${view.onInput}
      @change=${view.onChange}
    />
  </label>`;
}

/** The data for the template of the editor. */
export interface InputView {
  readonly state: EditorState;
  readonly words: Words<AllStrings>;
  readonly situation: Situation;
  readonly typing: Typing;
  readonly index: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  /** Whether the text of the edited hand is wrong. */
  readonly isFault: boolean;
  /** The number of slices drawn: 1 the hand, 2 the keyboard too, 3 everything. */
  readonly reach: number;
  /** Whether the page replaces the line with the score. */
  readonly hasOwnScore: boolean;
  readonly score: TemplateResult | typeof nothing;
  readonly problem: TemplateResult | typeof nothing;
  /** Called when the text in the notation field is complete. */
  readonly onChange: () => void;
}

/** Whether the page replaces the line with the score. */
export const hasScore = (host: Element): boolean => host.querySelector('[slot=score]') !== null;

/** Stops events of controls inside: the element fires its own. */
const stop = (event: Event): void => {
  event.stopPropagation();
};

/** The editor; `reach` is the number of slices drawn. */
export function inputView(view: InputView): TemplateResult {
  const {state, words, situation, typing, disabled, problem, reach} = view;
  const {strings} = words;
  const said = {state, situation, strings, act: typing.act};
  const other = otherEdited(state);
  const still = disabled || view.readonly;
  const pieces = piecesView(view);
  return html`<div class="input" part="input" @keydown=${typing.handleKeydown} @input=${stop} @change=${stop}>
    <fieldset ?disabled=${disabled}>${whoseView(said)}</fieldset>
    <div class=${view.hasOwnScore ? 'sight' : 'sight kept'}>
      ${editedHandView(pieces)}
      <slot name="score"
        ><div class="score" part="score" ?hidden=${problem !== nothing}>${view.score}</div></slot
      >
      <div id="problem">${problem}</div>
    </div>
    <fieldset ?disabled=${still}>${other ? otherView(said, other) : waysView(said)}</fieldset>
    ${textView(view)}
    <fieldset ?disabled=${still}>
      <div class="board">
        ${reach > 1 ? toolsView(view, pieces) : nothing} ${reach > 2 ? situationView(said) : nothing}
      </div>
    </fieldset>
  </div>`;
}

/** The hand and the rows beside it, with their commands. */
function piecesView({state, words, situation, typing, index}: InputView): EditedHandView {
  const {act, tabStops} = typing;
  const {ruleset, rows} = state.setting;
  const {input, situation: said} = words.strings;
  const isRefused = ruleset && rows.includes('uraIndicators') && refusedRow(ruleset, situation);
  return {
    state,
    words,
    index,
    wild: draftWild(state.setting, state.whole),
    active: tabStops.piece,
    refusal: isRefused ? input.refusals.needs(said.flags.riichi) : undefined,
    onSelect: (piece) => act({do: 'select', piece}),
    onFocus: (piece) => typing.moveTabStop({piece}),
    onAim: (row) => act({do: 'aim', row}),
    onRemove: (row, at) => act({do: 'removeBeside', row, at}),
  };
}

function textView({state, words, typing, isFault, required, readonly, disabled, onChange}: InputView) {
  return notationView({
    label: words.strings.input.notation,
    text: editedDraft(state).text,
    wrong: isFault,
    required,
    readonly,
    disabled,
    onInput: typing.handleText,
    onChange,
  });
}

function toolsView({state, words, typing, index}: InputView, pieces: EditedHandView): TemplateResult {
  const {tabStops, act} = typing;
  return html`<div class="tools">
    ${besideView(pieces)}
    ${actionsView(state, words.strings, tabStops.action, (action) => typing.moveTabStop({action}), act)}
    ${keyboardView({
      state,
      words,
      index,
      wild: pieces.wild,
      active: tabStops.key,
      onAdd: (tile) => act({do: 'add', tile}),
      onFocus: (key) => typing.moveTabStop({key}),
    })}
  </div>`;
}
