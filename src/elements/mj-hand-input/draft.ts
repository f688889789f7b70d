/** What is being edited: plain values; every command makes a new one. */
import type {Hand} from '../../core/hand.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import {CANONICAL, spellHand, spellTiles} from '../../core/notation/spell.js';
import type {Fault} from '../../core/problem.js';
import type {Situation} from '../../core/situation.js';
import type {Kind, Tile} from '../../core/tile.js';

/** What lies beside the hand, and what is said of it. */
export type Fields = Omit<Situation, 'rules' | 'options' | 'hand'>;

/** Rows of tiles beside the hand, in the order in which they are shown. */
export const ROWS = ['wild', 'flowers', 'gari', 'indicators', 'uraIndicators'] as const;
export type Row = (typeof ROWS)[number];

/** In the order in which a situation has them. */
const FIELDS = [
  'by',
  'from',
  'seat',
  'round',
  'dealer',
  'counters',
  ...ROWS,
  'flags',
  'others',
  'liable',
  'passedTotal',
] as const satisfies readonly (keyof Fields)[];

export interface Draft {
  /** The hand as it was typed, or as commands wrote it. */
  readonly text: string;
  /** What the text says; where it cannot be read, what it said last. */
  readonly hand: Hand;
  /** Why the text cannot be read. */
  readonly fault?: Fault;
  readonly fields: Fields;
}

const NO_TILES: Hand = {tiles: [], melds: [], flowers: []};
export const EMPTY: Draft = {text: '', hand: NO_TILES, fields: {}};

/**
 * The hand as text. How the winning tile came moves from the text into its field.
 * @param wild a kind whose tiles may stand in a kong for others
 */
export function withText(draft: Draft, text: string, wild?: Kind): Draft {
  const {hand, fields} = draft;
  if (!text.trim()) return {text, hand: NO_TILES, fields};
  const read = parseHand(text, wild);
  if ('fault' in read) return {text, hand, fault: read.fault, fields};
  const {by} = read.hand;
  return {text, hand: read.hand, fields: by ? {...fields, by} : fields};
}

/** The hand as tiles; flowers among them are laid out. */
export function withHand(draft: Draft, hand: Hand): Draft {
  const {by: _, ...tiles} = hand;
  const laid: Hand = {...tiles, flowers: []};
  const fields = hand.flowers.length
    ? {...draft.fields, flowers: spell([...rowOf(draft, 'flowers'), ...hand.flowers])}
    : draft.fields;
  return {text: spellHand(laid, CANONICAL), hand: laid, fields};
}

/** A field that is undefined, empty or zero is left out. */
export function withField<K extends keyof Fields>(draft: Draft, field: K, value: Fields[K]): Draft {
  const {[field]: _, ...rest} = draft.fields;
  const none = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  const next: Draft = {...draft, fields: none ? rest : {...rest, [field]: value}};
  // a text that says itself how the tile came would contradict
  return field === 'by' && draft.hand.by && !draft.fault ? withHand(next, draft.hand) : next;
}

export const spell = (tiles: readonly Tile[]): string => spellTiles(tiles, CANONICAL);

/** The tiles of a row; none where its text cannot be read. */
export function rowOf(draft: Draft, row: Row): readonly Tile[] {
  const read = parseTiles(draft.fields[row] ?? '');
  return 'fault' in read ? [] : read.tiles;
}

/** What a situation says in a field; nothing where it is not what the field holds. */
function fieldOf(situation: Partial<Situation>, field: keyof Fields): unknown {
  const value: unknown = situation[field];
  if (field === 'flags') return Array.isArray(value) ? value : undefined;
  return (ROWS as readonly string[]).includes(field) && typeof value !== 'string' ? undefined : value;
}

/** @param wild as for {@link withText} */
export function draftOf(situation: Partial<Situation>, wild?: Kind): Draft {
  const given = FIELDS.map((field) => [field, fieldOf(situation, field)] as const);
  const fields = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Fields;
  const {hand} = situation;
  return withText({...EMPTY, fields}, typeof hand === 'string' ? hand : '', wild);
}

/** How a tile came, and from whom, is said only of a hand with a winning tile. */
export function situationOf(draft: Draft, rules: string, options?: Situation['options']): Situation {
  const {text, hand, fault, fields} = draft;
  const {by, from, ...rest} = fields;
  const won = hand.win !== undefined || fault !== undefined;
  const said = won
    ? {by, from: by === 'self' && !rest.flags?.includes('sevenFlowers') ? undefined : from}
    : {};
  const all: Fields = {...rest, ...said};
  const kept = FIELDS.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]);
  return {rules, ...(options ? {options} : {}), ...(Object.fromEntries(kept) as Fields), hand: text};
}

/** Whether two situations are of the same hand, whatever the rules. */
export const sameHand = (a: Situation, b: Situation): boolean => keyOf(a) === keyOf(b);

const keyOf = (situation: Situation): string =>
  JSON.stringify([situation.hand, ...FIELDS.map((field) => situation[field])]);
