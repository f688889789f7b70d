/** The edited hand as plain values; each command makes a new draft. */
import {FIELD_NAMES, ROW_FIELDS, type RowField} from '../../core/situation/attributes.js';
import type {Circumstances} from '../../core/notation/gb.js';
import {parseHand, tilesIn} from '../../core/notation/parse.js';
import {CANONICAL, spellHand, spellTiles} from '../../core/notation/spell.js';
import {withCircumstances} from '../../core/reading/circumstances.js';
import type {Fault} from '../../core/situation/problem.js';
import {SEATS, type OtherHand, type Seat, type Situation} from '../../core/situation/situation.js';
import type {Kind, Tile} from '../../core/tiles/tile.js';
import {NO_HAND, type Hand} from '../../core/notation/hand.js';
import {isFault} from '../../core/situation/result.js';

/** The rows beside the hand, and the circumstances. */
export type DraftFields = Omit<Situation, 'rules' | 'options' | 'hand' | 'others'>;

const FIELDS: readonly (keyof DraftFields)[] = [...FIELD_NAMES, 'flags'];

/** A hand that is edited, with its circumstances. */
export interface HandDraft {
  /** The hand as it was typed, or as commands wrote it. */
  readonly text: string;
  /** The hand in the text; while the text cannot be read, the last readable hand. */
  readonly hand: Hand;
  /** The reason why the text cannot be read. */
  readonly fault?: Fault;
  readonly fields: DraftFields;
  /** The hands of the other players, as far as they are known. */
  readonly others?: OtherDrafts;
}

/** The hands of other players, by seat; absent for seats of which nothing is known. */
export type OtherDrafts = Readonly<Partial<Record<Seat, HandDraft>>>;

/** A draft without tiles and circumstances. */
export const EMPTY_DRAFT: HandDraft = {text: '', hand: NO_HAND, fields: {}};

/**
 * Replaces the text of the hand. The way of winning moves from the text into its field.
 * @param wild a kind whose tiles may stand for others in a kong
 */
export function withText({fault: _, ...draft}: HandDraft, text: string, wild?: Kind): HandDraft {
  if (!text.trim()) return {...draft, text, hand: NO_HAND};
  const read = parseHand(text, wild);
  if (isFault(read)) return {...draft, text, fault: read};
  const {hand} = read;
  return {...draft, text, hand, fields: hand.by ? {...draft.fields, by: hand.by} : draft.fields};
}

/** Replaces the circumstances that a hand says besides its tiles. */
export function withSaid(draft: HandDraft, said: Circumstances): HandDraft {
  const {round: _, seat: __, by: ___, flags = [], ...rest} = draft.fields;
  const kept = flags.filter((flag) => !said.about.includes(flag));
  const situation = {rules: '', hand: '', ...rest, ...(kept.length && {flags: kept})};
  const {rules: ____, hand: _____, ...fields} = withCircumstances(situation, said);
  return {...draft, fields};
}

/** Replaces the tiles of the hand; flowers among them are set aside. */
export function withHand({fault: _, ...draft}: HandDraft, hand: Hand): HandDraft {
  const {by: __, ...tiles} = hand;
  const laid: Hand = {...tiles, flowers: []};
  const fields = hand.flowers.length
    ? {...draft.fields, flowers: spell([...rowOf(draft, 'flowers'), ...hand.flowers])}
    : draft.fields;
  return {...draft, text: spellHand(laid, CANONICAL), hand: laid, fields};
}

/** Replaces a field. A value that is undefined, empty or zero removes it. */
export function withField<K extends keyof DraftFields>(
  draft: HandDraft,
  field: K,
  value: DraftFields[K],
): HandDraft {
  const {[field]: _, ...rest} = draft.fields;
  const none = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  const next: HandDraft = {...draft, fields: none ? rest : {...rest, [field]: value}};
  // a way of winning in the text would contradict the field
  return field === 'by' && draft.hand.by && !draft.fault ? withHand(next, draft.hand) : next;
}

/** Tiles in the canonical notation. */
export const spell = (tiles: readonly Tile[]): string => spellTiles(tiles, CANONICAL);

/** The tiles of a row; empty where its text cannot be read. */
export const rowOf = (draft: HandDraft, row: RowField): readonly Tile[] => tilesIn(draft.fields[row]);

/** The value of a situation's field; undefined where its type is wrong. */
function fieldOf(situation: Partial<Situation>, field: keyof DraftFields): unknown {
  const value: unknown = situation[field];
  if (field === 'flags') return Array.isArray(value) ? value : undefined;
  return (ROW_FIELDS as readonly string[]).includes(field) && typeof value !== 'string' ? undefined : value;
}

/** @param wild as for {@link withText} */
export function handDraftOf(situation: Partial<Situation>, wild?: Kind): HandDraft {
  const given = FIELDS.map((field) => [field, fieldOf(situation, field)] as const);
  const fields = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as DraftFields;
  const {hand} = situation;
  const others = draftsOf(situation.others, wild);
  return withText(
    {...EMPTY_DRAFT, fields, ...(others && {others})},
    typeof hand === 'string' ? hand : '',
    wild,
  );
}

/** The other players' hands; values that are neither text nor an object are dropped. */
function draftsOf(given: unknown, wild: Kind | undefined): OtherDrafts | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const entries = SEATS.flatMap((seat) => {
    const other = (given as Record<string, unknown>)[seat];
    if (typeof other === 'string') return [[seat, handDraftOf({hand: other}, wild)] as const];
    if (typeof other !== 'object' || other === null) return [];
    const {hand, flowers, flags} = other as Partial<Situation>;
    return [[seat, handDraftOf({hand, flowers, flags}, wild)] as const];
  });
  return entries.length ? Object.fromEntries(entries) : undefined;
}

/** The situation of a draft. The way of winning and the discarder are included only if the hand has a winning tile. */
export function draftSituation(draft: HandDraft, rules: string, options?: Situation['options']): Situation {
  const {text, hand, fault, fields} = draft;
  const {by, from, ...rest} = fields;
  const won = hand.win !== undefined || fault !== undefined;
  const said = won
    ? {by, from: by === 'self' && !rest.flags?.includes('sevenFlowers') ? undefined : from}
    : {};
  const all: DraftFields = {...rest, ...said};
  const kept = FIELDS.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]);
  const others = othersOf(draft);
  return {
    rules,
    ...(options ? {options} : {}),
    ...(Object.fromEntries(kept) as DraftFields),
    ...(others ? {others} : {}),
    hand: text,
  };
}

function othersOf({others = {}}: HandDraft): Situation['others'] {
  const said = SEATS.flatMap((seat) => {
    const other = others[seat];
    return other && !isEmpty(other) ? [[seat, otherOf(other)] as const] : [];
  });
  return said.length ? Object.fromEntries(said) : undefined;
}

/** Whether a draft holds nothing at all. */
export const isEmpty = ({text, fields}: HandDraft): boolean => !text.trim() && !Object.keys(fields).length;

function otherOf({text, fields: {flowers, flags}}: HandDraft): string | OtherHand {
  if (!flowers && !flags) return text;
  return {hand: text, ...(flowers ? {flowers} : {}), ...(flags ? {flags} : {})};
}

/** Whether two situations have the same hands, under any rules. */
export const sameHand = (a: Situation, b: Situation): boolean => keyOf(a) === keyOf(b);

const keyOf = (situation: Situation): string =>
  JSON.stringify([situation.hand, situation.others, ...FIELDS.map((field) => situation[field])]);
