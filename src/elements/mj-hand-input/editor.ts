/**
 * Commands for tiles, melds and the winning tile, the selection in the drafts, and the target of the next tile. Independent
 * of page and language.
 */
import type {RowField} from '../../core/situation/attributes.js';
import {EMPTY_DRAFT, rowOf, spell, withField, withHand, withText, type HandDraft} from './draft.js';
import {Drafts, type EditEffect} from './drafts.js';
import {samePiece, type HandPiece} from './edit.js';
import {meldOf, nameOfMeld, heldForMeld, type MeldName} from './melds.js';
import {isFlower, kindOf, type Tile} from '../../core/tiles/tile.js';
import {readTyped, type PastedHand} from './dialects.js';
import * as edit from './edit.js';
import {tilesForMeld, stockOf} from './stock.js';

/** The piece that the next tile becomes: a meld, or the winning tile. */
type SelectingMode = MeldName | 'win';

/** The drafts, with the reader's selection and the row that tiles go into. */
class Selecting extends Drafts {
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

/** The reason why a key does nothing: none of its tiles is left, or the hand is full. */
export type Spent = 'none' | 'full';

/** Commands on the drafts; refusals are values. */
export class Editor extends Selecting {
  /** The last tile that could not be added, and the reason. */
  refused?: {readonly tile: Tile; readonly why: Spent};
  /** The tile that the last typed character completed. */
  typed?: Tile;

  /** The reason why a tile cannot be added now; undefined where it can. */
  spent(tile: Tile, left = stockOf(this.setting.set, this.whole)): Spent | undefined {
    const {draft, mode, target} = this;
    const flower = isFlower(kindOf(tile));
    if (left(tile) < 1 || (target !== 'hand' && flower !== (target === 'flowers'))) return 'none';
    if (mode && mode !== 'win') return tilesForMeld(mode, tile, left) ? undefined : 'none';
    if (flower || target !== 'hand' || draft.fault || mode) return undefined;
    return edit.isFull(draft, this.setting.size, this.wins) ? 'full' : undefined;
  }

  /** Whether the hand that is edited can have a winning tile. */
  get wins(): boolean {
    return this.at === undefined;
  }

  /** Whether there is room for another meld. */
  get hasRoom(): boolean {
    const {draft, setting} = this;
    return !draft.fault && edit.handSize(draft.hand) + 3 <= setting.size;
  }

  /** Adds the tile of a key to the chosen target. */
  add(tile: Tile): void {
    const {draft, mode, target, setting} = this;
    const why = this.spent(tile);
    this.refused = why && {tile, why};
    if (why) return;
    const {hand} = draft;
    if (target !== 'hand') {
      this.doWhole(edit.insertBeside(this.whole, target, tile), {what: 'added', tiles: [tile]});
      // there is only one indicator of the wild tile
      if (target === 'wild') this.target = 'hand';
    } else if (mode === 'win') this.do(edit.winWith(draft, tile), {what: 'won', tile});
    else if (mode) {
      const tiles = tilesForMeld(mode, tile, stockOf(setting.set, this.whole)) ?? [];
      this.do(edit.insertMeld(draft, mode, tiles), {what: 'melded', meld: meldOf(mode, tiles)});
    } else {
      const next = edit.insert(draft, tile, setting.size, this.wild);
      const won = next.hand.win !== hand.win;
      this.do(next, won ? {what: 'won', tile} : {what: 'added', tiles: [tile]});
    }
  }

  /**
   * Handles a character typed outside the text field.
   * @returns whether it had an effect
   */
  type(char: string): boolean {
    const {draft} = this;
    if (draft.fault || '[]'.includes(char)) {
      this.do(edit.type(draft, char, this.wild), undefined, true);
      return true;
    }
    if (char === '+') {
      if (!this.wins) return false;
      this.mode = 'win';
      this.pending = '';
      return true;
    }
    this.typed = undefined;
    const typed = readTyped(this.pending + char);
    this.pending = typed === 'more' ? this.pending + char : '';
    if (typed === undefined) return false;
    if (typed === 'more') return true;
    for (const tile of typed) this.add(tile);
    this.typed = typed.at(-1);
    return true;
  }

  /** Adds pasted tiles. A few tiles are added to the hand; a whole hand replaces it, with what it says besides the tiles. */
  paste(read: PastedHand): void {
    const {draft, setting} = this;
    const {hand, fault} = withText(EMPTY_DRAFT, read.hand, this.wild);
    const few = !fault && !read.said && !hand.melds.length && hand.win === undefined;
    if (!few || draft.fault || edit.handSize(draft.hand) + hand.tiles.length > setting.size) {
      this.setRead(read);
      return;
    }
    const tiles = [...draft.hand.tiles, ...hand.tiles];
    const flowers = [...draft.hand.flowers, ...hand.flowers];
    this.do(withHand(draft, {...draft.hand, tiles, flowers}), {
      what: 'added',
      tiles: [...hand.tiles, ...hand.flowers],
    });
  }

  /** Removes the selected pieces, else the piece added last. */
  remove(): void {
    const {draft, selected, target} = this;
    if (this.pending) {
      this.pending = '';
      return;
    }
    const row = target === 'hand' ? [] : rowOf(this.whole, target);
    const last = edit.lastPiece(draft.hand);
    if (selected.length) this.removeAll(selected);
    else if (target !== 'hand' && row.length) this.removeBeside(target, row.length - 1);
    else if (draft.fault) this.do(edit.removeLast(draft, this.wild));
    else if (last) this.removeAll([last]);
  }

  /** Removes a tile beside the hand. */
  removeBeside(row: RowField, at: number): void {
    const tiles = rowOf(this.whole, row);
    const rest = spell(tiles.toSpliced(at, 1));
    this.doWhole(withField(this.whole, row, rest), {what: 'removed', tiles: tiles.slice(at, at + 1)});
  }

  removeAll(pieces: readonly edit.HandPiece[]): void {
    // from the last to the first, so that indices of the others stay valid
    const at = (piece: edit.HandPiece) => (piece.of === 'win' ? -1 : piece.at);
    const order = [...pieces].sort((a, b) => at(b) - at(a));
    const next = order.reduce((draft, piece) => edit.remove(draft, piece), this.draft);
    const {tiles, melds, win = []} = this.draft.hand;
    const [first] = pieces;
    // a meld is always selected alone
    if (first.of === 'meld') this.do(next, {what: 'removed', meld: melds[first.at]});
    else
      this.do(next, {
        what: 'removed',
        tiles: pieces.flatMap((piece) => (piece.of === 'win' ? win : tiles[piece.at])),
      });
  }

  /** Whether the button of a meld can be used, and whether it is pressed. */
  meldButton(name: MeldName): {readonly usable: boolean; readonly down: boolean} {
    const {draft, mode, meldSelected, selected} = this;
    if (!selected.length) return {usable: this.hasRoom, down: mode === name};
    if (meldSelected < 0)
      return {usable: heldForMeld(draft.hand, this.heldSelected, name) !== undefined, down: false};
    const down = nameOfMeld(draft.hand.melds[meldSelected]) === name;
    return {usable: down || edit.canChange(draft, meldSelected, name), down};
  }

  /** Lays down the selected tiles, takes a selected meld up again, or makes the next tile a meld. */
  meld(name: MeldName): void {
    const {draft, meldSelected, selected} = this;
    const {usable, down} = this.meldButton(name);
    if (!usable) return;
    if (!selected.length) {
      this.mode = down ? undefined : name;
      this.target = 'hand';
    } else if (meldSelected < 0) this.melded(edit.meld(draft, this.heldSelected, name), -1);
    else if (down) this.do(edit.unmeld(draft, meldSelected));
    else this.melded(edit.change(draft, meldSelected, name), meldSelected);
  }

  private melded(next: HandDraft, at: number): void {
    const meld = next.hand.melds.at(at);
    this.do(next, meld && {what: 'melded', meld});
  }

  /** Makes the selected tile the winning tile, or undoes that; without a selection, the next tile wins. */
  win(at = this.heldSelected.at(0)): void {
    const {draft, selected, mode} = this;
    if (!this.wins) return;
    if (at !== undefined) this.do(edit.setWinningTile(draft, at), {what: 'won', tile: draft.hand.tiles[at]});
    else if (selected.at(0)?.of === 'win') this.do(edit.unwin(draft));
    else this.mode = mode === 'win' ? undefined : 'win';
  }
}
