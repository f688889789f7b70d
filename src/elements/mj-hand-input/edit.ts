/** Commands on a draft. They never throw; a command that is impossible returns the draft unchanged. */
import type {RowField} from '../../core/situation/attributes.js';
import type {Seat} from '../../core/situation/situation.js';
import {isFlower, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {EMPTY_DRAFT, isEmpty, rowOf, spell, withField, withHand, withText, type HandDraft} from './draft.js';
import {kindOfMeld, meldOf, nameOfMeld, heldForMeld, type MeldName} from './melds.js';
import type {Hand} from '../../core/notation/hand.js';

/** A piece of a hand: a tile held, a meld, or the winning tile. */
export type HandPiece = {readonly of: 'held' | 'meld'; readonly at: number} | {readonly of: 'win'};

/** Whether two pieces are the same tile or meld of a hand. */
export const samePiece = (a: HandPiece, b: HandPiece): boolean =>
  a.of === b.of && (a.of === 'win' || b.of === 'win' || a.at === b.at);

/** The number of tiles held and in melds, with three for each meld: 13 or 16 when only the winning tile is missing. */
export const handSize = ({tiles, melds}: Hand): number => tiles.length + 3 * melds.length;

/**
 * Whether a hand has no room for another tile.
 * @param wins whether it may have a winning tile too
 */
export const isFull = ({hand}: HandDraft, size: number, wins = true): boolean =>
  handSize(hand) > size || (handSize(hand) === size && (!wins || hand.win !== undefined));

/**
 * Adds a tile to the hand. The last tile becomes the winning tile; a flower goes beside the hand. Where the text cannot
 * be read, the tile is typed at its end.
 * @param size the number of tiles held before the winning tile
 */
export function insert(draft: HandDraft, tile: Tile, size: number, wild?: Kind): HandDraft {
  const {hand, text, fault} = draft;
  if (fault) return withText(draft, text + tileName(tile), wild);
  if (isFlower(kindOf(tile))) return insertBeside(draft, 'flowers', tile);
  if (hand.win === undefined && handSize(hand) === size) return withHand(draft, {...hand, win: tile});
  return withHand(draft, {...hand, tiles: [...hand.tiles, tile]});
}

/** Adds a tile to a row; the indicator of the wild tile is replaced. */
export function insertBeside(draft: HandDraft, row: RowField, tile: Tile): HandDraft {
  const laid = row === 'wild' ? [] : rowOf(draft, row);
  return withField(draft, row, spell([...laid, tile]));
}

/** Adds a whole meld: 111p for a pung of 1p, 123p for a chow. */
export function insertMeld(draft: HandDraft, name: MeldName, tiles: readonly Tile[]): HandDraft {
  const {hand, fault} = draft;
  if (fault || !tiles.length) return draft;
  return withHand(draft, {...hand, melds: [...hand.melds, meldOf(name, tiles)]});
}

/** Types a character of the notation that is no tile: `[`, `]`, `+`. */
export const type = (draft: HandDraft, char: string, wild?: Kind): HandDraft =>
  withText(draft, draft.text + char, wild);

/** Removes a piece. */
export function remove(draft: HandDraft, piece: HandPiece): HandDraft {
  const {hand} = draft;
  if (piece.of === 'win') return withHand(draft, without(hand));
  if (piece.of === 'held') return withHand(draft, {...hand, tiles: hand.tiles.toSpliced(piece.at, 1)});
  return withHand(draft, {...hand, melds: hand.melds.toSpliced(piece.at, 1)});
}

/** Removes the last character of a text that cannot be read. */
export const removeLast = (draft: HandDraft, wild?: Kind): HandDraft =>
  withText(draft, [...draft.text].slice(0, -1).join(''), wild);

/** The last piece of a hand. */
export function lastPiece({tiles, melds, win}: Hand): HandPiece | undefined {
  if (win !== undefined) return {of: 'win'};
  if (tiles.length) return {of: 'held', at: tiles.length - 1};
  return melds.length ? {of: 'meld', at: melds.length - 1} : undefined;
}

/** Lays down a meld from the tiles held; see {@link heldForMeld}. */
export function meld(draft: HandDraft, selected: readonly number[], name: MeldName): HandDraft {
  const {hand} = draft;
  const taken = heldForMeld(hand, selected, name);
  if (!taken) return draft;
  const tiles = hand.tiles.filter((_, at) => !taken.includes(at));
  return insertMeld(
    {...draft, hand: {...hand, tiles}},
    name,
    taken.map((at) => hand.tiles[at]),
  );
}

/** Returns the tiles of a meld to the hand. */
export function unmeld(draft: HandDraft, at: number): HandDraft {
  const {hand} = draft;
  const back = hand.melds.at(at)?.tiles ?? [];
  return withHand(draft, {...hand, tiles: [...hand.tiles, ...back], melds: hand.melds.toSpliced(at, 1)});
}

/** Whether a meld can become another: an open kong a concealed one, a pung a kong if the hand has the tile. */
export function canChange({hand}: HandDraft, at: number, name: MeldName): boolean {
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
export function change(draft: HandDraft, at: number, name: MeldName): HandDraft {
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
export function setWinningTile(draft: HandDraft, at: number): HandDraft {
  const {hand} = draft;
  const tile = hand.tiles.at(at);
  if (tile === undefined) return draft;
  const tiles = hand.tiles.toSpliced(at, 1);
  if (hand.win !== undefined) tiles.push(hand.win);
  return withHand(draft, {...hand, tiles, win: tile});
}

/** Sets the winning tile, replacing any other. */
export const winWith = (draft: HandDraft, tile: Tile): HandDraft =>
  draft.fault || isFlower(kindOf(tile)) ? draft : withHand(draft, {...draft.hand, win: tile});

/** Returns the winning tile to the hand. */
export function unwin(draft: HandDraft): HandDraft {
  const {hand} = draft;
  return hand.win === undefined
    ? draft
    : withHand(draft, {...without(hand), tiles: [...hand.tiles, hand.win]});
}

function without({win: _, ...hand}: Hand): Hand {
  return hand;
}

/** Sorts the tiles held by kind. */
export function sort(draft: HandDraft): HandDraft {
  const tiles = draft.hand.tiles.toSorted((a, b) => kindOf(a) - kindOf(b) || a - b);
  return withHand(draft, {...draft.hand, tiles});
}

/** The draft with a flag set, or cleared if it was set. */
export function toggleFlag(draft: HandDraft, flag: string): HandDraft {
  const flags = draft.fields.flags ?? [];
  return withField(
    draft,
    'flags',
    flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag],
  );
}

/** Replaces another player's hand; undefined removes it. */
export function withOther({others, ...draft}: HandDraft, seat: Seat, other: HandDraft): HandDraft {
  const {[seat]: _, ...rest} = others ?? {};
  const all = isEmpty(other) ? rest : {...rest, [seat]: other};
  return Object.keys(all).length ? {...draft, others: all} : draft;
}

/** Moves the scored hand to another seat; its player changes places with the one there. */
export function sit(draft: HandDraft, seat: Seat): HandDraft {
  const {seat: before = 'east', from, liable} = draft.fields;
  if (seat === before) return withField(draft, 'seat', seat);
  const moved = withOther(withOther(draft, seat, EMPTY_DRAFT), before, draft.others?.[seat] ?? EMPTY_DRAFT);
  const fields = {...draft.fields, seat};
  if (from === seat) fields.from = before;
  if (liable === seat) fields.liable = before;
  return {...moved, fields};
}

/** Removes the tiles and circumstances. The seat and the round stay, as at a table. */
export function clear({fields}: HandDraft): HandDraft {
  const {seat, round, dealer, counters, wild} = fields;
  const kept = Object.entries({seat, round, dealer, counters, wild}).filter(
    ([, value]) => value !== undefined,
  );
  return {...EMPTY_DRAFT, fields: Object.fromEntries(kept)};
}
