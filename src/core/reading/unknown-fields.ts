/** Fields that no situation has: plain JSON may hold anything, and a misspelt field would change nothing in silence. */
import {FIELD_NAMES} from '../situation/attributes.js';
import {explainFault, fault, type Fault, type Problem, type ProblemMessages} from '../situation/problem.js';
import {SEATS} from '../situation/situation.js';
import {isRecord} from '../situation/value.js';

const OF_SITUATION: readonly string[] = ['rules', 'options', 'hand', ...FIELD_NAMES, 'flags', 'others'];
const KNOWN: ReadonlySet<string> = new Set(OF_SITUATION);
const OF_OTHER_HAND: readonly string[] = ['hand', 'flowers', 'flags'];

/** So many are told: what has more is no situation that somebody has written. */
const MOST = 20;

const unknown = (name: string, allowed: readonly string[], inside = ''): Fault => ({
  ...fault('unknown-field', name, `${inside}${name}`),
  allowed,
});

/** A fault for each field that a situation cannot have, with those that it can. */
function unknownFields(situation: object): Fault[] {
  const found: Fault[] = [];
  for (const name of Object.keys(situation)) if (!KNOWN.has(name)) found.push(unknown(name, OF_SITUATION));
  const {others} = situation as {readonly others?: unknown};
  if (!isRecord(others)) return found;
  for (const seat of SEATS) {
    const other = others[seat];
    if (!isRecord(other)) continue;
    for (const name of Object.keys(other)) {
      if (!OF_OTHER_HAND.includes(name)) found.push(unknown(name, OF_OTHER_HAND, `others.${seat}.`));
    }
  }
  return found;
}

/** A result with a note for each field that its situation cannot have; the result itself if there is none. */
export function withUnknownFields<R extends {readonly notes?: readonly Problem[]}>(
  result: R,
  situation: unknown,
  messages?: ProblemMessages,
): R {
  const found = isRecord(situation) ? unknownFields(situation) : [];
  if (!found.length) return result;
  const told = found.slice(0, MOST).map((one) => explainFault(one, messages));
  return Object.freeze({...result, notes: Object.freeze([...(result.notes ?? []), ...told])});
}
