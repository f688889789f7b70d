import type {RoundState} from '../../contexts/round.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {RoundRecord} from '../../round/record/record.js';

/** Which position a name or a number stands for; undefined for none. */
export function stepNamed(
  {record, positions}: Pick<RoundState, 'record' | 'positions'>,
  at: string,
): number | undefined {
  if (at.startsWith('@')) return namedStep(record, at.slice(1));
  const n = /^\d{1,4}$/.test(at) ? Number(at) : NaN;
  return n < positions.length ? n : undefined;
}

/** Faults of an attribute that names positions, one for each that there is not. */
export function lostIn(
  state: Pick<RoundState, 'record' | 'positions'>,
  name: string,
  text: string,
): readonly Fault[] {
  return [...text.matchAll(/[^\s,]+/g)].flatMap(({0: word, index}) =>
    stepNamed(state, word) === undefined
      ? [fault('bad-field', word, name, {start: index, end: index + word.length})]
      : [],
  );
}

function namedStep({name, moves}: RoundRecord, wanted: string): number | undefined {
  if (name === wanted) return 0;
  const found = moves.findIndex((move) => move.name === wanted);
  return found < 0 ? undefined : found + 1;
}
