/** What a reader does with a keyboard, and where the focus goes. */
import {query, state} from 'lit/decorators.js';
import {tileName} from '../../core/tiles/tile.js';
import {readAny} from './dialects.js';
import {HandField} from './hand-field.js';
import {piecesOf} from './hand-view.js';
import {buttonsOf, step} from './roving.js';

export abstract class TypingField extends HandField {
  /** Which piece of the hand has the tab stop. */
  @state() protected activePiece = 0;

  @query('.notation input') protected readonly anchor!: HTMLInputElement | null;
  @query('.hand') private readonly row!: HTMLElement | null;
  @query('.keys') private readonly keys!: HTMLElement | null;

  constructor() {
    super();
    // a label of the page leads here
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
    this.addEventListener('paste', (event) => this.handlePaste(event));
  }

  /** Puts the focus into the field with the notation. */
  override focus(options?: FocusOptions): void {
    this.anchor?.focus(options);
  }

  /** Whether nothing can be changed. */
  protected get isStill(): boolean {
    return this.isOff || this.readonly;
  }

  /** Something that a reader does with the editor; it may take the focused button away. */
  protected readonly act = (act: () => void): void => {
    const {activeElement} = this.renderRoot as ShadowRoot;
    this.editor.refused = undefined;
    act();
    this.tellRefusal();
    this.requestUpdate();
    if (activeElement) void this.updateComplete.then(() => this.keepFocus());
  };

  private keepFocus(): void {
    if ((this.renderRoot as ShadowRoot).activeElement) return;
    const pieces = this.row ? buttonsOf(this.row)[0] : [];
    (
      pieces.at(this.activePiece) ??
      pieces.at(-1) ??
      this.keys?.querySelector<HTMLElement>('[tabindex="0"]')
    )?.focus();
  }

  protected readonly handleKeydown = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0] as HTMLElement;
    if (this.isStill || event.isComposing || event.altKey) return;
    const button = target.closest<HTMLElement>('button');
    if (this.handleShortcut(event) || (button && this.handleButtonKey(event, button))) event.preventDefault();
  };

  private handleShortcut({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
    if (!ctrlKey && !metaKey) return false;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return false;
    this.act(() => (letter === 'z' && !shiftKey ? this.editor.undo() : this.editor.redo()));
    return true;
  }

  /** @returns whether the key was of use */
  private handleButtonKey(event: KeyboardEvent, button: HTMLElement): boolean {
    const {key} = event;
    const {editor} = this;
    const box = button.closest('[role=toolbar], [role=grid]');
    const next = box && step(event, buttonsOf(box), button);
    if (next) next.focus();
    else if (event.ctrlKey || event.metaKey) return false;
    else if (key === 'Escape') this.act(() => editor.rest());
    else if (key === 'Delete' || key === 'Backspace') this.act(() => this.removeAt(button));
    else if (key === '+' && button.classList.contains('held'))
      this.act(() => editor.win(this.heldAt(button)));
    else if ([...key].length === 1 && key !== ' ') return this.handleType(key, button);
    else return false;
    return true;
  }

  private handleType(key: string, button: HTMLElement): boolean {
    let used = false;
    this.act(() => (used = this.editor.type(key)));
    const {typed} = this.editor;
    // the focus follows what is typed
    if (typed !== undefined && this.keys?.contains(button)) {
      this.keys.querySelector<HTMLElement>(`[data-tile=${CSS.escape(tileName(typed))}]`)?.focus();
    }
    return used;
  }

  private heldAt(button: HTMLElement): number | undefined {
    const piece = this.row && piecesOf(this.editor).at(buttonsOf(this.row)[0].indexOf(button));
    return piece?.of === 'held' ? piece.at : undefined;
  }

  /** The tile under the focus, where there is one and nothing is selected; else what came last. */
  private removeAt(button: HTMLElement): void {
    const {editor, row} = this;
    const at = row ? buttonsOf(row)[0].indexOf(button) : -1;
    if (button.closest('.beside .piece')) button.click();
    else if (at >= 0 && !editor.selected.length) editor.removeAll([piecesOf(editor)[at]]);
    else editor.remove();
  }

  protected readonly handleText = (event: Event): void => {
    const {value} = event.target as HTMLInputElement;
    const pasted = (event as InputEvent).inputType === 'insertFromPaste';
    this.editor.setText(value, !pasted);
    if (pasted && this.editor.draft.fault) {
      void readAny(value).then((text) => {
        if (this.editor.draft.text === value) this.editor.setText(text);
      });
    }
  };

  private handlePaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain').trim();
    const field = (event.composedPath()[0] as Element).closest('input, select');
    if (!text || field || this.isStill) return;
    event.preventDefault();
    void readAny(text).then((read) => this.act(() => this.editor.paste(read)));
  }
}
