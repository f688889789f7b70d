/** The pieces, the notation and the keyboard, and what a reader does with each of them. */
import {html, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import type {Words} from '../../controllers/localize.js';
import type {Situation} from '../../core/situation/situation.js';
import {kindFrom, kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {AllStrings} from '../../locales/index.js';
import {actionsView} from './actions-view.js';
import {refusedRow} from './choices.js';
import {rowOf} from './draft.js';
import {besideView, type HandView} from './hand-view.js';
import {keyboardView} from './keyboard-view.js';
import {notationView} from './notation-view.js';
import {otherSeat} from './said.js';
import {TypingField} from './typing-field.js';

/** The tile of the keyboard's first tab stop. */
const FIRST: Tile = kindFrom('m', 1);

export abstract class BoardField extends TypingField {
  @state() private activeKey: Tile = FIRST;
  @state() private activeAction = 0;

  private get wildKind(): Kind | undefined {
    const indicator = rowOf(this.editor.whole, 'wild').at(0);
    return indicator === undefined ? undefined : kindOf(indicator);
  }

  /** Everything to be done with the hand and the rows beside it. */
  protected viewOf(words: Words<AllStrings>, situation: Situation): HandView {
    const {editor, index, wildKind: wild} = this;
    const {ruleset, rows} = editor.setting;
    const {input, situation: said} = words.strings;
    const refused = ruleset && rows.includes('uraIndicators') && refusedRow(ruleset, situation);
    return {
      editor,
      words,
      index,
      wild,
      active: this.activePiece,
      refusal: refused ? input.refusals.needs(said.flags.riichi) : undefined,
      onSelect: (piece) => this.act(() => editor.select(piece)),
      onFocus: (at) => (this.activePiece = at),
      onAim: (row) => this.act(() => editor.aim(row)),
      onRemove: (row, at) => this.act(() => editor.removeBeside(row, at)),
    };
  }

  protected renderNotation({strings}: Words<AllStrings>): TemplateResult {
    const {editor, problem} = this;
    return notationView({
      label: strings.input.notation,
      text: editor.draft.text,
      wrong: problem !== undefined && otherSeat(problem) === editor.at,
      required: this.required,
      readonly: this.readonly,
      disabled: this.isOff,
      onInput: this.handleText,
      onChange: () => this.fire('change'),
    });
  }

  protected renderTools(words: Words<AllStrings>, view: HandView): TemplateResult {
    const {editor, index, wildKind: wild, activeKey, activeAction} = this;
    return html`<div class="tools">
      ${besideView(view)}
      ${actionsView(editor, words.strings, activeAction, (at) => (this.activeAction = at), this.act)}
      ${keyboardView({
        editor,
        words,
        index,
        wild,
        active: activeKey,
        onAdd: (tile) => this.act(() => editor.add(tile)),
        onFocus: (tile) => (this.activeKey = tile),
      })}
    </div>`;
  }
}
