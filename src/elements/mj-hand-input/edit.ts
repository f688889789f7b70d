/** Commands on a draft. They never throw; a command that is impossible returns the draft unchanged. */
import type {RowField} from '../../core/situation/attributes.js';
import type {Seat} from '../../core/situation/situation.js';
import {isFlower, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {EMPTY, isEmpty, rowOf, spell, withField, withHand, withText, type Draft} from './draft.js';
import {kindOfMeld, meldOf, nameOfMeld, takenBy, type MeldName} from './melds.js';
import type {Hand} from '../../core/notation/hand.js';

/** A piece of a hand: a tile held, a meld, or the winning tile. */
export type Piece = {readonly of: 'held' | 'meld'; readonly at: number} | {readonly of: 'win'};

/** Whether two pieces are the same tile or meld of a hand. */
export const samePiece = (a: Piece, b: Piece): boolean =>
  a.of === b.of && (a.of === 'win' || b.of === 'win' || a.at === b.at);

/** The number of tiles held and in melds, with three for each meld: 13 or 16 when only the winning tile is missing. */
export const sizeOf = ({tiles, melds}: Hand): number => tiles.length + 3 * melds.length;

/**
 * Whether a hand has no room for another tile.
 * @param wins whether it may have a winning tile too
 */
export const isFull = ({hand}: Draft, size: number, wins = true): boolean =>
  sizeOf(hand) > size || (sizeOf(hand) === size && (!wins || hand.win !== undefined));

/**
 * Adds a tile to the hand. The last tile becomes the winning tile; a flower goes beside the hand. Where the text cannot
 * be read, the tile is typed at its end.
 * @param size the number of tiles held before the winning tile
 */
export function insert(draft: Draft, tile: Tile, size: number, wild?: Kind): Draft {
  const {hand, text, fault} = draft;
  if (fault) return withText(draft, text + tileName(tile), wild);
  if (isFlower(kindOf(tile))) return insertBeside(draft, 'flowers', tile);
  if (hand.win === undefined && sizeOf(hand) === size) return withHand(draft, {...hand, win: tile});
  return withHand(draft, {...hand, tiles: [...hand.tiles, tile]});
}

/** Adds a tile to a row; the indicator of the wild tile is replaced. */
export function insertBeside(draft: Draft, row: RowField, tile: Tile): Draft {
  const laid = row === 'wild' ? [] : rowOf(draft, row);
  return withField(draft, row, spell([...laid, tile]));
}

/** Adds a whole meld: 111p for a pung of 1p, 123p for a chow. */
export function insertMeld(draft: Draft, name: MeldName, tiles: readonly Tile[]): Draft {
  const {hand, fault} = draft;
  if (fault || !tiles.length) return draft;
  return withHand(draft, {...hand, melds: [...hand.melds, meldOf(name, tiles)]});
}

/** Types a character of the notation that is no tile: `[`, `]`, `+`. */
export const type = (draft: Draft, char: string, wild?: Kind): Draft =>
  withText(draft, draft.text + char, wild);

/** Removes a piece. */
export function remove(draft: Draft, piece: Piece): Draft {
  const {hand} = draft;
  if (piece.of === 'win') return withHand(draft, without(hand));
  if (piece.of === 'held') return withHand(draft, {...hand, tiles: hand.tiles.toSpliced(piece.at, 1)});
  return withHand(draft, {...hand, melds: hand.melds.toSpliced(piece.at, 1)});
}

/** Removes the last character of a text that cannot be read. */
export const removeLast = (draft: Draft, wild?: Kind): Draft =>
  withText(draft, [...draft.text].slice(0, -1).join(''), wild);

/** The last piece of a hand. */
export function lastPiece({tiles, melds, win}: Hand): Piece | undefined {
  if (win !== undefined) return {of: 'win'};
  if (tiles.length) return {of: 'held', at: tiles.length - 1};
  return melds.length ? {of: 'meld', at: melds.length - 1} : undefined;
}

/** Lays down a meld from the tiles held; see {@link takenBy}. */
export function meld(draft: Draft, selected: readonly number[], name: MeldName): Draft {
  const {hand} = draft;
  const taken = takenBy(hand, selected, name);
  if (!taken) return draft;
  const tiles = hand.tiles.filter((_, at) => !taken.includes(at));
  return insertMeld(
    {...draft, hand: {...hand, tiles}},
    name,
    taken.map((at) => hand.tiles[at]),
  );
}

/** Returns the tiles of a meld to the hand. */
export function unmeld(draft: Draft, at: number): Draft {
  const {hand} = draft;
  const back = hand.melds.at(at)?.tiles ?? [];
  return withHand(draft, {...hand, tiles: [...hand.tiles, ...back], melds: hand.melds.toSpliced(at, 1)});
}

/** Whether a meld can become another: an open kong a concealed one, a pung a kong if the hand has the tile. */
export function canChange({hand}: Draft, at: number, name: MeldName): boolean {
  const found = hand.melds.at(at);
  if (!found || nameOfMeld(found) === name || kindOfMeld(name) !== 'kong') return false;
  if (found.kind === 'kong') return true;
  return found.kind === 'pung' && name === 'kong' && fourthOf(hand, at) >= 0;
}

const fourthOf = (hand: Hand, at: number): number => {
  const kind = kindOf(hand.melds[at].tiles[0]);
  return hand.tiles.findIndex((tile) => kindOf(tile) === kind);
};

/** Turns a meld into another; see {@link canChange}. */
export function change(draft: Draft, at: number, name: MeldName): Draft {
  const {hand} = draft;
  if (!canChange(draft, at, name)) return draft;
  const old = hand.melds[at];
  if (old.kind === 'kong') {
    return withHand(draft, {...hand, melds: hand.melds.with(at, meldOf(name, old.tiles))});
  }
  const fourth = fourthOf(hand, at);
  const added = {...old, kind: 'kong', added: true, tiles: [...old.tiles, hand.tiles[fourth]]} as const;
  return withHand(draft, {
    ...hand,
    tiles: hand.tiles.toSpliced(fourth, 1),
    melds: hand.melds.with(at, added),
  });
}

/** Makes a held tile the winning tile; the previous one returns to the hand. */
export function win(draft: Draft, at: number): Draft {
  const {hand} = draft;
  const tile = hand.tiles.at(at);
  if (tile === undefined) return draft;
  const tiles = hand.tiles.toSpliced(at, 1);
  if (hand.win !== undefined) tiles.push(hand.win);
  return withHand(draft, {...hand, tiles, win: tile});
}

/** Sets the winning tile, replacing any other. */
export const winWith = (draft: Draft, tile: Tile): Draft =>
  draft.fault || isFlower(kindOf(tile)) ? draft : withHand(draft, {...draft.hand, win: tile});

/** Returns the winning tile to the hand. */
export function unwin(draft: Draft): Draft {
  const {hand} = draft;
  return hand.win === undefined
    ? draft
    : withHand(draft, {...without(hand), tiles: [...hand.tiles, hand.win]});
}

function without({win: _, ...hand}: Hand): Hand {
  return hand;
}

/** Sorts the tiles held by kind. */
export function sort(draft: Draft): Draft {
  const tiles = draft.hand.tiles.toSorted((a, b) => kindOf(a) - kindOf(b) || a - b);
  return withHand(draft, {...draft.hand, tiles});
}

/** The draft with a flag set, or cleared if it was set. */
export function toggleFlag(draft: Draft, flag: string): Draft {
  const flags = draft.fields.flags ?? [];
  return withField(
    draft,
    'flags',
    flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag],
  );
}

/** Replaces another player's hand; undefined removes it. */
export function withOther({others, ...draft}: Draft, seat: Seat, other: Draft): Draft {
  const {[seat]: _, ...rest} = others ?? {};
  const all = isEmpty(other) ? rest : {...rest, [seat]: other};
  return Object.keys(all).length ? {...draft, others: all} : draft;
}

/** Moves the scored hand to another seat; its player changes places with the one there. */
export function sit(draft: Draft, seat: Seat): Draft {
  const {seat: before = 'east', from, liable} = draft.fields;
  if (seat === before) return withField(draft, 'seat', seat);
  const moved = withOther(withOther(draft, seat, EMPTY), before, draft.others?.[seat] ?? EMPTY);
  const fields = {...draft.fields, seat};
  if (from === seat) fields.from = before;
  if (liable === seat) fields.liable = before;
  return {...moved, fields};
}

/** Removes the tiles and circumstances. The seat and the round stay, as at a table. */
export function clear({fields}: Draft): Draft {
  const {seat, round, dealer, counters, wild} = fields;
  const kept = Object.entries({seat, round, dealer, counters, wild}).filter(
    ([, value]) => value !== undefined,
  );
  return {...EMPTY, fields: Object.fromEntries(kept)};
}
