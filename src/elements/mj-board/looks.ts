/** How a table is looked at: the attributes of an element, read. */
import type {RoundState} from '../../contexts/round.js';
import {fault, notAmong, spelled, type Fault} from '../../core/situation/problem.js';
import {SEATS, isSeat, type Seat} from '../../core/situation/situation.js';
import {isRecord, isWhole, listedWords} from '../../core/situation/value.js';
import {KINDS, RED} from '../../core/tiles/tile.js';
import {UNLIMITED} from '../../round/state/draws.js';
import type {RoundPosition} from '../../round/state/position.js';
import {BoardMarks} from './marks.js';
import type {ShownOptions} from './shown-table.js';

/** The attributes that say how. */
export interface Looks {
  readonly bottom?: string | undefined;
  readonly seen?: string | undefined;
  readonly mark?: string | undefined;
  readonly numbers: boolean;
  readonly edge?: string | undefined;
  readonly discards?: string | undefined;
}

/** The looks of a table from its attributes, with the first attribute that cannot be read. */
export function readLooks(looks: Looks, state: Partial<RoundState>): {options: ShownOptions; fault?: Fault} {
  const {bottom, seen, mark = '', discards, edge} = looks;
  const marks = new BoardMarks();
  const wrong = [
    bottom && !isSeat(bottom) ? {...fault('bad-seat', bottom, 'bottom'), allowed: SEATS} : undefined,
    seen && !seenOf(seen) ? notAmong(seen, 'seen', ['all', 'none', ...SEATS]) : undefined,
    marks.read(mark),
  ].find((one) => one !== undefined);
  const {record, flow, ruleset, rules, positions, goesOn} = state;
  const last = positions && positions.length > 1 ? positions.at(-1) : undefined;
  const agreed = record?.options?.discards ?? flow?.options.discards?.default ?? '';
  const lie = discards || record?.start.discards || spelled(agreed);
  const options = {
    marks,
    ...(isSeat(bottom) && {bottom}),
    ...(seen && seen !== 'all' && {seen: seenOf(seen) ?? []}),
    pool: lie === 'pool',
    hasEdge: edge !== 'none',
    picture: record !== undefined && !record.rules && !record.moves.length,
    ...(ruleset && {ruleset}),
    ...(rules && {rules}),
    ...(last && {last}),
    ...(goesOn && {goesOn}),
  };
  return {options, ...(wrong && {fault: wrong})};
}

/** Seats by name; undefined for another word. */
function seenOf(text: string): readonly Seat[] | undefined {
  const words = listedWords(text);
  if (text === 'all') return SEATS;
  if (text === 'none') return [];
  return words.every(isSeat) ? words : undefined;
}

/** How many draws are left, where the record says it or begins with the deal of a rule set. */
export function drawsLeft(
  p: RoundPosition,
  {record, positions = []}: Partial<RoundState>,
): number | undefined {
  if (p.left === UNLIMITED) return undefined;
  if (!record) return p.left;
  const {left, wall, seed, turn} = record.start;
  if (left !== undefined || wall !== undefined || seed !== undefined) return p.left;
  const first = Object.values(positions.at(0)?.seats ?? {});
  const isDeal = turn === undefined && first.every(({river, melds}) => !river.length && !melds.length);
  return record.rules && isDeal ? p.left : undefined;
}

/** How many indicators are turned, where a rule set says when they are. */
export const turnedOf = (p: RoundPosition, {flow, turned} = {} as Partial<RoundState>): {turned?: number} =>
  flow?.dora && turned ? {turned: turned(p)} : {};

/** Checks a position that a script gives in place of a text. */
export const positionOnly = {
  toAttribute: (value: unknown) => (isPositionLike(value) ? '' : undefined),
};

function isPositionLike(value: unknown): value is RoundPosition {
  if (!isRecord(value)) return false;
  const {frame, seats, phase} = value as Partial<Record<keyof RoundPosition, unknown>>;
  if (!isRecord(frame) || !isRecord(seats) || !isRecord(phase)) return false;
  return Object.entries(seats).every(([seat, state]) => isSeat(seat) && isStateLike(state));
}

function isStateLike(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const {melds, river, out, held, drawn} = value;
  return (
    Array.isArray(melds) &&
    melds.every((meld) => isRecord(meld) && areTiles(meld.tiles)) &&
    Array.isArray(river) &&
    river.every((thrown) => isRecord(thrown) && isTile(thrown.tile)) &&
    areTiles(out) &&
    (held === undefined || areTiles(held)) &&
    (drawn === undefined || isTile(drawn))
  );
}

const isTile = (value: unknown): boolean => isWhole(value, 0, RED + KINDS);
const areTiles = (value: unknown): boolean => Array.isArray(value) && value.every(isTile);

/** A round that was played already. */
export const roundOnly = {
  toAttribute: (value: unknown) => (isRoundLike(value) ? '' : undefined),
};

/** Positions of rounds that have been checked: with each move a round is given again, and all its positions but the last are the same. */
const checked = new WeakSet();

function isKnownPosition(value: unknown): boolean {
  if (isRecord(value) && checked.has(value)) return true;
  const isLike = isPositionLike(value);
  if (isLike) checked.add(value);
  return isLike;
}

function isRoundLike(value: unknown): value is RoundState {
  if (!isRecord(value)) return false;
  const {record, positions, problems, at} = value as Partial<Record<keyof RoundState, unknown>>;
  return (
    isRecord(record) &&
    isRecord(record.start) &&
    Array.isArray(record.moves) &&
    Array.isArray(positions) &&
    positions.every(isKnownPosition) &&
    Array.isArray(problems) &&
    typeof at === 'number'
  );
}
