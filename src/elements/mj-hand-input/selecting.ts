/** The selection in the drafts, and the target of the next tile. */
import type {RowField} from '../../core/situation/attributes.js';
import type {HandDraft} from './draft.js';
import {Drafts, type EditEffect} from './drafts.js';
import {samePiece, type HandPiece} from './edit.js';
import type {MeldName} from './melds.js';

/** The piece that the next tile becomes: a meld, or the winning tile. */
export type SelectingMode = MeldName | 'win';

/** The drafts, with the reader's selection and the row that tiles go into. */
export class Selecting extends Drafts {
  selected: readonly HandPiece[] = [];
  target: 'hand' | RowField = 'hand';
  mode?: SelectingMode;
  /** Characters that need more to make a tile. */
  pending = '';

  /** Clears the selection; the next tile goes into the hand. */
  override rest(): void {
    this.selected = [];
    this.mode = undefined;
    this.target = 'hand';
    this.pending = '';
  }

  protected override doWhole(draft: HandDraft, said?: EditEffect, typing = false): void {
    this.selected = [];
    this.mode = undefined;
    super.doWhole(draft, said, typing);
  }

  /** Selects a piece, or deselects it. */
  select(piece: HandPiece): void {
    const others = this.selected.filter((other) => !samePiece(other, piece));
    const on = others.length === this.selected.length;
    // melds and the winning tile are selected alone
    this.selected = !on ? others : piece.of === 'held' ? [...others.filter(isHeld), piece] : [piece];
    this.mode = undefined;
  }

  get heldSelected(): number[] {
    return this.selected.filter(isHeld).map(({at}) => at);
  }

  /** Index of the selected meld; -1 for none. */
  get meldSelected(): number {
    const [piece] = this.selected;
    return piece?.of === 'meld' ? piece.at : -1;
  }

  aim(target: RowField): void {
    this.target = this.target === target ? 'hand' : target;
    this.mode = undefined;
    this.selected = [];
  }
}

const isHeld = (piece: HandPiece): piece is {of: 'held'; at: number} => piece.of === 'held';
