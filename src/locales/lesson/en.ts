import type {LessonStrings} from './strings.js';

export const en: LessonStrings = {
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  step: (n, of) => `Step ${n} of ${of}`,
  summary: 'Summary',
  progress: 'Progress',
  done: (n, of) => `${n} of ${of}`,
  unsolved: 'To go on, answer the question.',
  right: (right, of) => `${right} of ${of} right at the first attempt.`,
  can: 'Right at the first try',
  later: 'After a hint or a second try',
  hard: 'Answer shown or not found',
  unseen: 'Not seen yet',
  hands: 'Hands to practise with',
  another: 'Another hand',
  once: 'One more like it, because the first try missed.',
  restart: 'Start again',
  exercise: (n, of) => (of ? `Exercise ${n} of ${of}` : `Exercise ${n}`),
  returned: 'again',
  missed: 'Patterns to practise:',
  none: 'No exercise can be made from these settings.',
  kept: 'What you do is kept in this browser alone.',
  unkept: 'This browser keeps nothing: what you do is forgotten when you close the page.',
  forgotten: 'All is forgotten.',
  forget: 'Forget',
  nextDue: (days) => {
    if (days === undefined) return 'Nothing has to be repeated.';
    if (days === 0) return 'There is more to repeat today.';
    return `Nothing more to repeat today. Next time: ${days === 1 ? 'tomorrow' : `in ${days} days`}.`;
  },
  testOut: 'I know this already',
  testIntro: (n) =>
    `${n === 1 ? '1 question' : `${n} questions`}. If every first answer is right, the lesson is done.`,
  known: 'You know this lesson.',
  notKnown: (right, of) => `${right} of ${of} right at the first attempt. The lesson has the rest.`,
  toLesson: 'To the lesson',
  begin: 'Begin',
  goOn: (title) => `Go on: ${title}`,
  stepsDone: (n, of) => `${n} of ${of} steps done`,
  mapStep: (title, n, state) =>
    `${title}, step ${n}: ${{done: 'done', repeat: 'done, to repeat', next: 'next', open: 'not yet'}[state]}`,
  due: (n) => `${n === 1 ? '1 question' : `${n} questions`} to repeat today.`,
};
