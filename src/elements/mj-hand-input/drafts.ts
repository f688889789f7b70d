/** The drafts there were, and what is said of the hand as a whole. Knows neither page nor words. */
import type {Meld} from '../../core/hand.js';
import type {Kind, Tile} from '../../core/tile.js';
import {EMPTY, withField, withText, type Draft, type Fields} from './draft.js';
import * as edit from './edit.js';
import {History} from './history.js';
import {ANY_SETTING, kongWild, type Setting} from './setting.js';

/** What an edit has done, to be put into words. */
export type Said =
  | {readonly what: 'added' | 'removed'; readonly tiles: readonly Tile[]}
  | {readonly what: 'melded'; readonly meld: Meld}
  | {readonly what: 'won'; readonly tile: Tile}
  | {readonly what: 'undone' | 'redone' | 'cleared' | 'sorted'};

export class Drafts {
  setting: Setting = ANY_SETTING;

  private history = new History(EMPTY);

  /** @param changed is called after each change that a reader made */
  constructor(private readonly changed: (said?: Said, typing?: boolean) => void) {}

  get draft(): Draft {
    return this.history.draft;
  }

  get canUndo(): boolean {
    return this.history.canUndo;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  protected get wild(): Kind | undefined {
    return kongWild(this.setting, this.draft);
  }

  /** Begins anew, with nothing to undo. */
  start(draft: Draft): void {
    this.history = new History(draft);
    this.rest();
  }

  /** Puts a whole draft in place of this one; not by a reader's hand. */
  replace(draft: Draft): void {
    this.history.do(draft);
    this.rest();
  }

  /** Forgets what was only begun. */
  rest(): void {
    // a plain list of drafts begins nothing
  }

  protected do(draft: Draft, said?: Said, typing = false): void {
    if (draft === this.draft) return;
    this.history.do(draft, typing);
    this.changed(said, typing);
  }

  /** The text field. */
  setText(text: string, typing = false): void {
    this.rest();
    this.do(withText(this.draft, text, this.wild), undefined, typing);
  }

  set<K extends keyof Fields>(field: K, value: Fields[K]): void {
    this.do(withField(this.draft, field, value));
  }

  toggleFlag(flag: string): void {
    this.do(edit.toggleFlag(this.draft, flag));
  }

  sort(): void {
    this.do(edit.sort(this.draft), {what: 'sorted'});
  }

  clear(): void {
    this.do(edit.clear(this.draft), {what: 'cleared'});
    this.rest();
  }

  undo(): void {
    if (!this.history.undo()) return;
    this.rest();
    this.changed({what: 'undone'});
  }

  redo(): void {
    if (!this.history.redo()) return;
    this.rest();
    this.changed({what: 'redone'});
  }
}
