/** A question about a table, before its words are filled in that all of them share. */
import type {Posed} from '../ask.js';
import type {Note} from '../note.js';

/** A question with its answer, to which nothing but the saying of reasons is missing. */
export type Bound = Omit<Posed, 'say' | 'given'>;

/** A sentence as a reason. */
export const noteOf = (text: string): Note => ({kind: 'said', text});

/** What cannot be asked; the fault says why. */
export const UNPOSED: Omit<Bound, 'fault'> = {
  question: '',
  form: {is: 'boxes'},
  choices: [],
  name: (choice) => choice,
  read: () => undefined,
  judge: (given) => ({right: false, given, expected: '', notes: []}),
  hint: () => undefined,
  solution: () => [],
};
