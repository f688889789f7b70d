import type {LessonStrings} from './strings.js';

export const en: LessonStrings = {
  back: 'Back',
  next: 'Next',
  step: (n, of) => `Step ${n} of ${of}`,
  summary: 'Summary',
  unsolved: 'To go on, answer the question.',
  right: (right, of) => `${right} of ${of} right at the first attempt.`,
  again: 'To review:',
  nothingAgain: 'Nothing to review.',
  restart: 'Start again',
  exercise: (n, of) => (of ? `Exercise ${n} of ${of}` : `Exercise ${n}`),
  returned: 'again',
  missed: 'Patterns to practise:',
  none: 'No exercise can be made from these settings.',
};
