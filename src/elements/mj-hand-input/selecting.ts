/** What of the drafts is selected, and where the next tile goes. */
import type {Draft, Row} from './draft.js';
import {Drafts, type Said} from './drafts.js';
import {samePiece, type Piece} from './edit.js';
import type {MeldName} from './melds.js';

/** A meld, or the winning tile, is made of the next tile. */
export type Mode = MeldName | 'win';

/** The drafts with the reader's selection and the row that tiles go into. */
export class Selecting extends Drafts {
  selected: readonly Piece[] = [];
  target: 'hand' | Row = 'hand';
  mode?: Mode;
  /** Characters that wait for more. */
  pending = '';

  /** Nothing selected, the next tile goes into the hand. */
  override rest(): void {
    this.selected = [];
    this.mode = undefined;
    this.target = 'hand';
    this.pending = '';
  }

  protected override doWhole(draft: Draft, said?: Said, typing = false): void {
    this.selected = [];
    this.mode = undefined;
    super.doWhole(draft, said, typing);
  }

  /** Selects a piece, or no longer. */
  select(piece: Piece): void {
    const others = this.selected.filter((other) => !samePiece(other, piece));
    const on = others.length === this.selected.length;
    // melds and the winning tile are looked at alone
    this.selected = !on ? others : piece.of === 'held' ? [...others.filter(isHeld), piece] : [piece];
    this.mode = undefined;
  }

  get heldSelected(): number[] {
    return this.selected.filter(isHeld).map(({at}) => at);
  }

  /** The one meld that is selected. */
  get meldSelected(): number {
    const [piece] = this.selected;
    return piece?.of === 'meld' ? piece.at : -1;
  }

  aim(target: Row): void {
    this.target = this.target === target ? 'hand' : target;
    this.mode = undefined;
    this.selected = [];
  }
}

const isHeld = (piece: Piece): piece is {of: 'held'; at: number} => piece.of === 'held';
