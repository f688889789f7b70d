import {html, nothing, type TemplateResult, type CSSResultGroup} from 'lit';
import {loadFaces} from '../../art/registry.js';
import {NearController} from '../../controllers/near.js';
import {SlicesController} from '../../controllers/slices.js';
import {mismatchView} from '../mismatch-view.js';
import {BoardField} from './board-field.js';
import {handView} from './hand-view.js';
import {handInputStyles} from './mj-hand-input.styles.js';
import {nameOfField} from './said.js';
import {scoreView} from './score-view.js';
import {situationView, waysView, type SituationView} from './situation-view.js';
import {keyRows} from './stock.js';
import {otherView, whoseView} from './whose-view.js';

/**
 * An editor for hands: a keyboard with the tiles of the rule set, the notation as text, melds, the winning tile and how
 * it came, what lies beside the hand, and the situation. All of it is one field of a form.
 *
 * Tiles are tapped, or typed anywhere but in a field of its own (`5p`, `r5s`, `E`, `[`, `]`, `+` before the winning
 * tile); Backspace takes back, Ctrl+Z and Ctrl+Shift+Z undo and redo, and hands in any notation can be pasted.
 * The page gives the hand by the `hand` attribute or the text inside the tag, and what is said of it by the others; an
 * `<mj-example>` around, or the one named by `for`, shows what is edited.
 *
 * @customElement mj-hand-input
 * @slot - The hand in notation, where there is no `hand` attribute; what readers see where no script runs
 * @slot score - In place of the line with the score; elements here show the hand that is edited
 * @fires {Event} input - A reader has changed something
 * @fires {Event} change - A reader has changed something, and is done with it
 * @fires {CustomEvent<ScoreDetail>} mj-score - The hand has been scored; once for each different result
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The hand cannot be read, or is none of this rule set; not while it is only unfinished
 * @csspart input - The whole
 * @csspart whose - Whose hand is looked at, where the others' hands count too
 * @csspart hand - The hand as a row of buttons
 * @csspart piece - A tile or a meld of it, or a tile beside it; also `held`, `meld` and `win`
 * @csspart score - The line with the score
 * @csspart missing - What has to be done next
 * @csspart status - Why the hand is no win
 * @csspart formula - How the total comes about
 * @csspart cap - The word for the cap, or for rounding
 * @csspart total - The total
 * @csspart notation - The field with the notation
 * @csspart row - A row beside the hand: its name and its tiles
 * @csspart actions - The buttons above the keyboard
 * @csspart button - One of these, or the name of a row
 * @csspart keyboard - The tile keyboard
 * @csspart key - One of its keys
 * @csspart left - How many of a tile are left
 * @csspart situation - How the tile came, seats and flags
 * @csspart choice - A radio button or a checkbox with its label
 * @csspart field - A list or a number with its label
 * @csspart flags - The flags of the rule set
 * @csspart mismatch - Says that the author expects another total
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - What cannot be read or scored, and the reason
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.75em] - Height of a tile, where there is room
 * @cssprop [--mj-target=2.25em] - The least height of what is tapped
 * @cssprop [--mj-form-width=60em] - How wide it is at most
 * @cssprop [--mj-key-gap=0.25em] - Between the keys
 * @cssState invalid - The hand cannot be read, or is none of this rule set
 * @cssState waiting - Not drawn yet: others are before it
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjHandInput extends BoardField {
  static override styles: CSSResultGroup = handInputStyles;

  /** Its value is there at once. */
  private readonly nearness = new NearController(this, this.internals.states);

  /** The hand with its score and its text, the keyboard, what else is said. */
  private readonly slices = new SlicesController(this, () => (this.nearness.isDue && this.words ? 3 : 0));

  constructor() {
    super();
    this.internals.role = 'group';
  }

  override focus(options?: FocusOptions): void {
    if (!this.nearness.isDue) {
      this.nearness.come();
      this.performUpdate();
    }
    super.focus(options);
  }

  protected override getUpdateComplete(): Promise<boolean> {
    this.nearness.come();
    this.slices.finish();
    return super.getUpdateComplete();
  }

  /** What is done inside is told by events of the element's own. */
  private readonly stop = (event: Event): void => {
    event.stopPropagation();
  };

  /** A reader has fields with names, not attributes. */
  protected override fieldName(field: string): string {
    return (this.strings && nameOfField(this.strings, field)) ?? super.fieldName(field);
  }

  override render(): TemplateResult {
    const scored = this.scored();
    if (!this.nearness.isDue) return html`<div class="input"></div>`;
    const {words, editor, situation} = this;
    if (!words) return html`<div class="input"><slot></slot></div>`;
    this.internals.ariaLabel = this.internals.labels.length ? null : words.strings.input.label;
    void loadFaces(keyRows(editor.setting.set).flat())?.then(() => this.requestUpdate());
    const {strings} = words;
    const view = this.viewOf(words, situation);
    const still = this.isStill;
    const {reach} = this.slices;
    const said: SituationView = {editor, situation, strings};
    const problem = this.renderSituationProblem();
    return html`<div
      class="input"
      part="input"
      @keydown=${this.handleKeydown}
      @input=${this.stop}
      @change=${this.stop}
    >
      <fieldset ?disabled=${this.isOff}>
        ${whoseView(said, (seat) => this.act(() => editor.look(seat)))}
      </fieldset>
      <div class=${this.querySelector('[slot=score]') ? 'sight' : 'sight kept'}>
        ${handView(view)}
        <slot name="score"
          ><div class="score" part="score" ?hidden=${problem !== nothing}>
            ${scored ? html`${scoreView(scored, editor)} ${mismatchView(scored, this.expect)}` : nothing}
          </div></slot
        >
        <div id="problem">${problem}</div>
      </div>
      <fieldset ?disabled=${still}>${editor.at ? otherView(said, editor.at) : waysView(said)}</fieldset>
      ${this.renderNotation(words)}
      <fieldset ?disabled=${still}>
        <div class="board">
          ${reach > 1 ? this.renderTools(words, view) : nothing} ${reach > 2 ? situationView(said) : nothing}
        </div>
      </fieldset>
    </div>`;
  }
}
