/** Writing a ledger: a field for a hand, buttons for its words, undo and redo, and the whole as CSV. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {announce} from '../../controllers/announcer.js';
import {isNextGame, type Ledger} from '../../round/ledger/ledger.js';
import {uncited} from '../../locales/uncited.js';
import {explainLedger} from '../../round/ledger/faults.js';
import {isOver} from '../../round/game/game.js';
import {copyFrom} from '../base/copy.js';
import {keepStep, NO_HISTORY, redo, undo, type History, type Moved} from '../acts/history.js';
import {fromCsv, toCsv} from './csv.js';
import type {ReadLedger} from './read-ledger.js';
import {knownLineWords} from './line-words.js';

/** What editing needs of the element. */
export interface EditingHost {
  readonly element: HTMLElement;
  /** The lines of the hands as they are now. */
  readonly lines: () => string;
  /** The ledger if its hands were these. */
  readonly ledgerWith: (lines: string) => Ledger | undefined;
  /** A reader has written other lines. */
  readonly onChange: (lines: string) => void;
  readonly redraw: () => void;
}

/** What is put into the element. */
export interface EditorParts {
  readonly tools: (hand: number) => TemplateResult;
  readonly form: TemplateResult;
}

/** Everything a reader does to the lines of a ledger; fetched with the first one that is editable. */
export class Editing {
  private history: History<string> = NO_HISTORY;
  /** What stands in the field. */
  private typed = '';
  /** The hand that is changed; undefined for a new one. */
  private changing?: number;
  /** Whether what is typed was refused. */
  private refused = false;
  private copied = '';

  constructor(private readonly host: EditingHost) {}

  /** The page has given other lines. */
  forget(): void {
    this.history = NO_HISTORY;
    this.leave();
  }

  parts(view: ReadLedger): EditorParts {
    return {tools: (hand) => this.toolsView(view, hand), form: this.formView(view)};
  }

  private toolsView({strings}: ReadLedger, hand: number): TemplateResult {
    const {edit} = strings.ledger;
    return html`<span class="tools">
      <button
        type="button"
        part="button change"
        aria-label=${edit.change(hand + 1)}
        @click=${() => this.change(hand)}
      >
        ${edit.changeMark}
      </button>
      <button
        type="button"
        part="button remove"
        aria-label=${edit.remove(hand + 1)}
        @click=${() => this.remove(hand)}
      >
        ${edit.removeMark}
      </button>
    </span>`;
  }

  private formView(view: ReadLedger): TemplateResult {
    const {ledger, strings} = view;
    const {edit} = strings.ledger;
    const number = (this.changing ?? ledger.hands.length) + 1;
    const isDone = this.changing === undefined && ledger.next !== undefined && isOver(ledger.next);
    const wrong = this.refused ? this.faultOf(view) : '';
    return html`<div class="editor" part="editor">
      ${
        isDone
          ? nothing
          : html`<label class="field"
                ><span>${edit.line(number)}</span>
                <input
                  type="text"
                  part="field"
                  autocomplete="off"
                  autocapitalize="off"
                  spellcheck="false"
                  enterkeyhint="done"
                  inputmode=${this.needsNumber() ? 'numeric' : 'text'}
                  aria-invalid=${wrong ? 'true' : 'false'}
                  aria-describedby="wrong"
                  .value=${live(this.typed)}
                  @input=${this.handleInput}
                  @keydown=${this.handleKey}
                  @paste=${this.handlePaste}
              /></label>
              <p id="wrong" class="refusal">
                ${wrong ? html`<span class="error" part="error">${wrong}</span>` : nothing}
              </p>
              <div class="words" role="group" aria-label=${edit.words}>
                ${knownLineWords(view).map((word) => this.wordView(word))}
              </div>`
      }
      <div class="buttons">
        ${isDone ? this.buttonView('next-game', edit.nextGame, () => this.nextGame(view)) : nothing}
        ${isDone ? nothing : this.buttonView('add', edit.add, () => this.add(), !this.typed.trim())}
        ${this.changing === undefined ? nothing : this.buttonView('cancel', edit.cancel, () => this.cancel())}
        ${this.buttonView('undo', edit.undo, () => this.move(undo(this.history, this.host.lines())), !this.history.past.length)}
        ${this.buttonView('redo', edit.redo, () => this.move(redo(this.history, this.host.lines())), !this.history.future.length)}
      </div>
      ${this.csvView(view)}
    </div>`;
  }

  private wordView(word: string): TemplateResult {
    return html`<button type="button" part="button word" @click=${() => this.append(word)}>
      <bdi>${word}</bdi>
    </button>`;
  }

  private buttonView(name: string, label: string, onClick: () => void, off = false): TemplateResult {
    return html`<button
      type="button"
      class=${name === 'add' ? 'main' : ''}
      part="button ${name}"
      aria-disabled=${off ? 'true' : 'false'}
      @click=${off ? nothing : onClick}
    >
      ${label}
    </button>`;
  }

  private csvView({ledger, strings}: ReadLedger): TemplateResult {
    const {edit} = strings.ledger;
    return html`<details part="csv">
      <summary>CSV</summary>
      <textarea rows="6" aria-label="CSV" spellcheck="false" .value=${toCsv(ledger)}></textarea>
      <div class="buttons">
        <button
          type="button"
          part="button copy"
          @click=${(event: Event) => void this.copy(event, edit.copied)}
        >
          ${edit.copy}
        </button>
        <button type="button" part="button read" @click=${(event: Event) => this.read(event)}>
          ${edit.read}
        </button>
      </div>
      <p class="copied" part="copied">${this.copied}</p>
    </details>`;
  }

  private readonly handleInput = (event: Event): void => {
    event.stopPropagation();
    this.typed = (event.target as HTMLInputElement).value;
    this.refused = false;
    this.host.redraw();
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && this.changing !== undefined) this.cancel();
    if (event.key !== 'Enter') return;
    // the form around is not sent
    event.preventDefault();
    this.add();
  };

  /** Several lines, or CSV, are as many hands. */
  private readonly handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    const lines = fromCsv(text);
    this.go([this.host.lines().trimEnd(), lines].filter(Boolean).join('\n'));
  };

  private append(word: string): void {
    // a value follows right after `=`
    const space = word.endsWith('=') ? '' : ' ';
    this.typed = `${this.typed.trimEnd()} ${word}${space}`.trimStart();
    this.refused = false;
    this.host.redraw();
    this.focus();
  }

  /** What stands in the field becomes a hand, if it can be one. */
  private add(): void {
    const line = this.typed.trim();
    if (!line) return;
    const lines = this.linesWith(line);
    const ledger = this.host.ledgerWith(lines);
    const wrong = ledger?.fault;
    const at = this.changing;
    if (wrong && (at === undefined || ledger.hands.length <= at)) {
      this.refused = true;
      this.host.redraw();
      return this.focus();
    }
    this.leave();
    this.go(lines);
  }

  private linesWith(line: string): string {
    const lines = linesIn(this.host.lines());
    const all =
      this.changing === undefined ? [...lines, line] : lines.with(lineOf(lines, this.changing), line);
    return all.join('\n');
  }

  /**
   * Whether a number comes next, or is being written: what stands before it lacks a total, or the dice. Names and words
   * may be tapped, so that a telephone need only show digits then.
   */
  private needsNumber(): boolean {
    const before = this.typed.replace(/[\d０-９]+$/, '').trimEnd();
    if (!before) return false;
    if (/[=＝]$/.test(before)) return true;
    return this.host.ledgerWith(this.linesWith(before))?.fault?.code === 'total-missing';
  }

  /** Begins another game of the evening. */
  private nextGame({strings}: ReadLedger): void {
    this.leave();
    this.go([this.host.lines().trimEnd(), strings.ledger.words.game].join('\n'));
    this.focus();
  }

  /** Why what was typed cannot be a hand. */
  private faultOf({strings}: ReadLedger): string {
    const found = this.host.ledgerWith(this.linesWith(this.typed.trim()))?.fault;
    return found ? explainLedger(found, uncited(strings.ledger.faults)).message : '';
  }

  private change(hand: number): void {
    this.changing = hand;
    const lines = linesIn(this.host.lines());
    this.typed = lines.at(lineOf(lines, hand))?.trim() ?? '';
    this.refused = false;
    this.host.redraw();
    this.focus();
  }

  private remove(hand: number): void {
    this.leave();
    const lines = linesIn(this.host.lines());
    this.go(lines.toSpliced(lineOf(lines, hand), 1).join('\n'));
    this.focus();
  }

  private cancel(): void {
    this.leave();
    this.host.redraw();
    this.focus();
  }

  private leave(): void {
    this.typed = '';
    this.changing = undefined;
    this.refused = false;
    this.copied = '';
  }

  /** Gives the ledger other lines, which can be undone. */
  private go(lines: string): void {
    this.history = keepStep(this.history, this.host.lines());
    this.host.onChange(lines);
  }

  /** Goes where undo or redo leads. */
  private move(to: Moved<string> | undefined): void {
    if (!to) return;
    this.history = to.history;
    this.host.onChange(to.now);
  }

  private async copy(event: Event, copied: string): Promise<void> {
    const field = fieldBeside(event);
    if (!field) return;
    this.copied = (await copyFrom(field)) ? copied : '';
    if (this.copied) announce(this.host.element, this.copied);
    this.host.redraw();
  }

  private read(event: Event): void {
    const field = fieldBeside(event);
    if (field) this.go(fromCsv(field.value));
  }

  private focus(): void {
    requestAnimationFrame(() =>
      this.host.element.shadowRoot?.querySelector<HTMLElement>('.editor input')?.focus(),
    );
  }
}

const fieldBeside = ({target}: Event): HTMLTextAreaElement | null | undefined =>
  (target as Element).closest('details')?.querySelector('textarea');

/** Where the line of a hand stands among the lines; those that begin another game are no hands. */
const lineOf = (lines: readonly string[], hand: number): number =>
  [...lines.entries()].filter(([, line]) => !isNextGame(line)).at(hand)?.[0] ?? lines.length;

/** The lines that say something. */
const linesIn = (text: string): string[] =>
  text.split(/\r\n|\n|\r/).filter((line) => line.replace(/#.*/, '').trim());
