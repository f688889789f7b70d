/** A situation taken apart, so that one thing of it can be changed at a time. */
import {formatHand} from '../notation/format.js';
import {allTiles, type Meld, type Hand} from '../notation/hand.js';
import {parseHandOf, tilesIn} from '../notation/parse.js';
import type {Situation} from '../situation/situation.js';
import type {TileSet} from '../tiles/tile-set.js';
import {countKinds, isRed, kindName, kindOf, RED, type Kind, type Tile} from '../tiles/tile.js';
import {isFault} from '../situation/result.js';
import {oncePer} from '../situation/once-per.js';

/** How a meld lies: called, a called pung with a fourth tile added, or a concealed kong. */
export type Lies = 'called' | 'added' | 'concealed';

/** A meld: three tiles in order, or four alike. */
export interface DraftMeld {
  readonly kinds: readonly Kind[];
  readonly lies: Lies;
}

/** A situation whose hand is a list of kinds. Moves replace its parts, and change none of them. */
export interface WalkDraft {
  melds: readonly DraftMeld[];
  /** The tiles held, without the last one. */
  held: readonly Kind[];
  /** The last tile; -1 for a hand that has not won. */
  win: Kind;
  /** How many tiles of a kind are red. */
  reds: ReadonlyMap<Kind, number>;
  /** All of the situation but its hand. */
  about: Omit<Situation, 'hand'>;
}

/** The draft of a situation; undefined if its hand cannot be read. */
export function walkDraftOf({hand: text, ...about}: Situation): WalkDraft | undefined {
  const read = parseHandOf({hand: text, ...(about.wild !== undefined && {wild: about.wild})});
  if (isFault(read)) return undefined;
  const {melds, tiles, win, by} = read.hand;
  const reds = new Map<Kind, number>();
  for (const tile of allTiles(read.hand))
    if (isRed(tile)) reds.set(kindOf(tile), (reds.get(kindOf(tile)) ?? 0) + 1);
  return {
    melds: melds.map((meld) => ({kinds: meld.tiles.map(kindOf), lies: liesOf(meld)})),
    held: tiles.map(kindOf),
    win: win === undefined ? -1 : kindOf(win),
    reds,
    about: {...about, ...(by && !about.by && {by}), ...setAside(about)},
  };
}

/** Tiles beside the hand as they are written here, without blanks and by their short names. */
function setAside(about: WalkDraft['about']): Partial<WalkDraft['about']> {
  const fields = (['flowers', 'gari', 'indicators', 'uraIndicators'] as const).filter((name) => about[name]);
  return Object.fromEntries(fields.map((name) => [name, textOf(tilesIn(about[name]).map(kindOf))]));
}

const liesOf = ({open, added}: Meld): Lies => (!open ? 'concealed' : added ? 'added' : 'called');

/** The tiles of a draft's hand that are not melded. */
export const concealedOf = ({held, win}: WalkDraft): readonly Kind[] => (win < 0 ? held : [...held, win]);

/** How many tiles of each kind are in a draft's hand. */
function inHand(draft: WalkDraft): Uint8Array {
  const counts = countKinds(concealedOf(draft));
  for (const {kinds} of draft.melds) countKinds(kinds, counts);
  return counts;
}

/** How many tiles of each kind a draft uses, with indicators and what is set aside. */
export function usedBy(draft: WalkDraft): Uint8Array {
  const used = inHand(draft);
  const {gari, indicators, uraIndicators, wild} = draft.about;
  for (const text of [gari, indicators, uraIndicators, wild]) if (text) countKinds(tilesIn(text), used);
  return used;
}

/** The kinds that have red tiles, with their number. Kept, since a walk asks for them at every step. */
const redKindsOf = oncePer(({reds = {}}: TileSet): readonly (readonly [Kind, number])[] =>
  Object.entries(reds).map(([name, most]) => [kindOf(tilesIn(name)[0]), most]),
);

/** The hand of a draft. Tiles held are in order, and as many tiles are red as must be. */
export function handOfDraft(draft: WalkDraft, set: TileSet): Hand {
  const {melds, held, win} = draft;
  const shown = shownIn(draft, set);
  return {
    melds: melds.map(({kinds, lies}) => ({
      kind: kinds.length > 3 ? 'kong' : kinds[0] === kinds[1] ? 'pung' : 'chow',
      tiles: kinds.map(shown),
      open: lies !== 'concealed',
      ...(lies === 'added' && {added: true}),
    })),
    tiles: held.toSorted((a, b) => a - b).map(shown),
    ...(win >= 0 && {win: shown(win)}),
    flowers: [],
  };
}

/** Which tile shows a kind: as long as there are red ones, one of them. */
function shownIn(draft: WalkDraft, set: TileSet): (kind: Kind) => Tile {
  const reds = redKindsOf(set);
  if (!reds.length) return (kind) => kind;
  const left = new Map<Kind, number>();
  const counts = inHand(draft);
  for (const [kind, most] of reds) {
    const n = counts[kind];
    // all copies of a kind have its red tiles among them
    left.set(kind, Math.max(Math.min(draft.reds.get(kind) ?? 0, n, most), n - (set.copies[kind] - most)));
  }
  return (kind) => {
    const n = left.get(kind) ?? 0;
    if (n < 1) return kind;
    left.set(kind, n - 1);
    return kind + RED;
  };
}

/** The situation of a draft with its hand as text. */
export const situationOf = (draft: WalkDraft, set: TileSet): Situation => ({
  ...fieldsOf(draft),
  hand: formatHand(handOfDraft(draft, set)),
});

/** The situation of a draft without its hand. */
export function fieldsOf({win, about}: WalkDraft): WalkDraft['about'] {
  if (win >= 0) return about;
  const {by: _, ...unwon} = about;
  return unwon;
}

/** Kinds as text, in order. */
export const textOf = (kinds: readonly Kind[]): string => kinds.map(kindName).join('');
