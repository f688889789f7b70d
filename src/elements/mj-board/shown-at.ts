/** What an element shows of a round, by its attributes. */
import type {RoundState} from '../../contexts/round.js';
import {fault} from '../../core/situation/problem.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {Computed} from '../base/mj-element.js';
import {positionAt} from './last-position.js';
import {lastMoveAt} from './last-move.js';
import {drawsLeft, readLooks, turnedOf, type Looks} from './looks.js';
import {shownTable, type ShownTable} from './shown-table.js';
import {stepNamed} from './named-steps.js';

/** Which position of a round an element shows, and how. */
export interface Wanted extends Looks {
  /** Which position; by default the one that the round is at. */
  readonly at?: string | number;
  /** Goes before those of the round. */
  readonly position?: RoundPosition;
}

/** What is shown, and which position of the round that is. */
export interface ShownAt extends Computed<ShownTable> {
  readonly step?: number;
}

/** @returns neither view nor fault while there is no round */
export function shownAt(wanted: Wanted, state: RoundState | undefined): ShownAt {
  const {at = '', position} = wanted;
  const step = at === '' ? state?.at : state && stepNamed(state, String(at));
  const p = position ?? (state && step !== undefined ? positionAt(state, step) : undefined);
  const {options, fault: odd} = readLooks(wanted, state ?? {});
  const lost = state && step === undefined ? fault('bad-field', String(at), 'at') : undefined;
  const wrong = lost ?? odd;
  const found = {...(step !== undefined && {step}), ...(wrong && {fault: wrong})};
  if (!p) return found;
  const left = drawsLeft(p, position ? {} : (state ?? {}));
  const lastMove = state && step !== undefined && !position ? lastMoveAt(state, step) : undefined;
  return {
    view: shownTable(p, {
      ...options,
      ...(left === undefined ? {} : {left}),
      ...(lastMove && {lastMove}),
      ...turnedOf(p, state),
    }),
    ...found,
  };
}
