/** A question about a table, before the parts that all of them share are added. */
import type {Posed} from '../ask.js';
import type {QuizNote} from '../note.js';

/** A question with its answer; only the words for reasons are still missing. */
export type Bound = Omit<Posed, 'say' | 'given'>;

/** A reason that is a sentence. */
export const noteOf = (text: string): QuizNote => ({kind: 'said', text});

/** A question that cannot be asked; its fault says why. */
export const UNPOSED: Omit<Bound, 'fault'> = {
  question: '',
  form: {is: 'boxes'},
  choices: [],
  name: (choice) => choice,
  read: () => undefined,
  judge: (given) => ({right: false, given, expected: '', where: [], wrong: [], notes: []}),
  hint: () => undefined,
  solution: () => [],
};
