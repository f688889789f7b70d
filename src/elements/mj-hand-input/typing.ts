/** Keyboard, clipboard and focus of the editor: each key becomes an action. */
import type {ReactiveControllerHost} from 'lit';
import type {Redrawn} from '../../controllers/redrawn.js';
import {kindFrom, tileName, type Tile} from '../../core/tiles/tile.js';
import {buttonsOf, step} from '../acts/roving.js';
import {readAny} from './dialects.js';
import {piecesOf} from './hand-view.js';
import type {EditorAction} from './reduce.js';
import {editedDraft, type EditorState} from './state.js';

/** The button with the tab stop in each row. */
export interface TabStops {
  readonly piece: number;
  readonly key: Tile;
  readonly action: number;
}

type Host = ReactiveControllerHost & Redrawn & HTMLElement;

/** The hand that keys change. */
interface Typed {
  readonly state: EditorState;
  act(action: EditorAction): void;
}

/** Handles keys, paste and focus of the editor. */
export class Typing {
  tabStops: TabStops = {piece: 0, key: kindFrom('m', 1), action: 0};

  /** @param isStill whether nothing can be changed */
  constructor(
    private readonly host: Host,
    private readonly hand: Typed,
    private readonly isStill: () => boolean,
  ) {
    // clicks on a label of the page arrive here
    host.addEventListener('click', (event) => {
      if (event.composedPath()[0] === host) host.focus();
    });
    host.addEventListener('paste', (event) => this.handlePaste(event));
  }

  /** The field with the notation. */
  get field(): HTMLInputElement | null {
    return this.host.shadowRoot?.querySelector<HTMLInputElement>('.notation input') ?? null;
  }

  moveTabStop(to: Partial<TabStops>): void {
    this.tabStops = {...this.tabStops, ...to};
    this.host.redraw();
  }

  /** Carries out an action of the reader, which may remove the focused button, and moves the focus if needed. */
  readonly act = (action: EditorAction): void => {
    const {host} = this;
    const hasFocus = Boolean(host.shadowRoot?.activeElement);
    this.hand.act(action);
    host.redraw();
    if (hasFocus) void host.updateComplete.then(() => this.keepFocus());
  };

  readonly handleKeydown = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0] as HTMLElement;
    if (this.isStill() || event.isComposing || event.altKey) return;
    const button = target.closest<HTMLElement>('button');
    if (this.handleShortcut(event) || (button && this.handleButtonKey(event, button))) event.preventDefault();
  };

  readonly handleText = (event: Event): void => {
    const {value: text} = event.target as HTMLInputElement;
    const isPasted = (event as InputEvent).inputType === 'insertFromPaste';
    this.act({do: 'write', text, isTyping: !isPasted});
    if (!isPasted || !editedDraft(this.hand.state).fault) return;
    void readAny(text).then((read) => {
      if (editedDraft(this.hand.state).text === text) this.act({do: 'read', read});
    });
  };

  private find(selector: string): Element | null {
    return this.host.shadowRoot?.querySelector(selector) ?? null;
  }

  private get keys(): Element | null {
    return this.find('.keys');
  }

  /** The buttons of the hand's pieces. */
  private get pieces(): HTMLElement[] {
    const row = this.find('.hand');
    return row ? buttonsOf(row)[0].filter((button) => !button.matches('.empty')) : [];
  }

  private keepFocus(): void {
    const {host, pieces, keys, tabStops} = this;
    if (host.shadowRoot?.activeElement) return;
    const piece = pieces.at(tabStops.piece) ?? pieces.at(-1);
    (piece ?? keys?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus();
  }

  private handleShortcut({key, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
    if (!ctrlKey && !metaKey) return false;
    const letter = key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return false;
    this.act({do: letter === 'z' && !shiftKey ? 'undo' : 'redo'});
    return true;
  }

  /** @returns whether the key had an effect */
  private handleButtonKey(event: KeyboardEvent, button: HTMLElement): boolean {
    const {key} = event;
    const box = button.closest('[role=toolbar], [role=grid]');
    const next = box && step(event, buttonsOf(box), button);
    if (next) next.focus();
    else if (event.ctrlKey || event.metaKey) return false;
    else if (key === 'Escape') this.act({do: 'rest'});
    else if (key === 'Delete' || key === 'Backspace') this.removeAt(button);
    else if (key === '+' && button.classList.contains('held')) this.act({do: 'win', at: this.heldAt(button)});
    else if ([...key].length === 1 && key !== ' ') return this.handleCharacter(key, button);
    else return false;
    return true;
  }

  private handleCharacter(char: string, button: HTMLElement): boolean {
    this.act({do: 'type', char});
    const {typed, isUnused} = this.hand.state.outcome;
    const {keys} = this;
    // the focus follows the typed tile
    if (typed !== undefined && keys?.contains(button)) {
      keys.querySelector<HTMLElement>(`[data-tile=${CSS.escape(tileName(typed))}]`)?.focus();
    }
    return !isUnused;
  }

  private heldAt(button: HTMLElement): number | undefined {
    const piece = piecesOf(editedDraft(this.hand.state)).at(this.pieces.indexOf(button));
    return piece?.of === 'held' ? piece.at : undefined;
  }

  /** Removes the tile under the focus, if nothing is selected; else the piece added last. */
  private removeAt(button: HTMLElement): void {
    const {state} = this.hand;
    const at = this.pieces.indexOf(button);
    if (button.closest('.beside .piece')) button.click();
    else if (at >= 0 && !state.selected.length)
      this.act({do: 'remove', pieces: [piecesOf(editedDraft(state))[at]]});
    else this.act({do: 'remove'});
  }

  private handlePaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain').trim();
    const field = (event.composedPath()[0] as Element).closest('input, select');
    if (!text || field || this.isStill()) return;
    event.preventDefault();
    void readAny(text).then((read) => this.act({do: 'paste', read}));
  }
}
