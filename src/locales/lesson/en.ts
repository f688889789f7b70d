import type {LessonStrings} from './strings.js';

export const en: LessonStrings = {
  back: 'Back',
  next: 'Next',
  step: (n, of) => `Step ${n} of ${of}`,
  summary: 'Summary',
  unsolved: 'Answer the question to go on.',
  right: (right, of) => `${right} of ${of} right at the first attempt.`,
  again: 'Worth another look:',
  nothingAgain: 'Nothing to look at again.',
  restart: 'From the beginning',
  exercise: (n, of) => (of ? `Exercise ${n} of ${of}` : `Exercise ${n}`),
  returned: 'once more',
  missed: 'Patterns to practise:',
  none: 'No exercise can be made of this.',
};
