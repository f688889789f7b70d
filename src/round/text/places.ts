/** The places of a parsed record's parts in its text. Kept beside the record, so that records stay plain JSON. */
import {Lines, type Place} from '../../core/situation/place.js';
import type {RoundProblem} from '../record/problem.js';
import type {RecordMove, RoundRecord} from '../record/record.js';

/** The places of one record. */
export interface RecordPlaces {
  /** The lines of the text. */
  readonly lines: Lines;
  readonly moves: Map<RecordMove, Place>;
  /** Places by the name of the field (`wild`, `wild.9s`, `options.x`, `seats.east`, `expect.net.south`). */
  readonly fields: Map<string, Place>;
}

const kept = new WeakMap<RoundRecord, RecordPlaces>();

/** Keeps the places of a record as long as the record exists. */
export const keepPlaces = (record: RoundRecord, places: RecordPlaces): void => void kept.set(record, places);

/** What a problem points at. */
export interface Placing {
  readonly move?: RecordMove;
  readonly index?: number;
  readonly field?: string;
  /** A place within the field's text. */
  readonly within?: Place;
}

/** Adds place, line and column to a problem, where they are known. */
export function withPlace(problem: RoundProblem, record: RoundRecord, on: Placing): RoundProblem {
  const {move, index, field, within} = on;
  const places = kept.get(record);
  const whole =
    (move && places?.moves.get(move)) ?? (field === undefined ? undefined : fieldPlace(places, field));
  const indexed = index === undefined ? problem : {...problem, move: index};
  if (!whole || !places) return indexed;
  const at = within ? {start: whole.start + within.start, end: whole.start + within.end} : whole;
  return {...indexed, at, ...places.lines.placeOf(at.start)};
}

/** The place of a field, or else of the field that it is part of. */
function fieldPlace(places: RecordPlaces | undefined, field: string): Place | undefined {
  const found = places?.fields.get(field);
  if (found || !field.includes('.')) return found ?? (places && {start: 0, end: 0});
  return fieldPlace(places, field.slice(0, field.lastIndexOf('.')));
}
