import type {CoachStrings} from './strings.js';

const discards = (n: number): string => (n === 1 ? '1 discard' : `${n} discards`);

export const en: CoachStrings = {
  faults: {
    sentence: (clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`,
    'goal-missing': (_, known) => `a goal is missing here. A goal begins with one of these words: ${known}`,
    'goal-unknown': (word, meant) =>
      `no goal begins with “${word}”${meant === undefined ? '' : ` (did you mean “${meant}”?)`}`,
    'goal-pattern': (id, meant) =>
      `this rule set has no pattern “${id}”${meant === undefined ? '' : ` (did you mean “${meant}”?)`}`,
    'goal-impossible': (id) => `no hand can have the pattern “${id}” with these tiles`,
    'goal-number': (word) => `a whole number is expected here: “${word}”`,
    'goal-too-low': (number, least) => `${number} is too low. The number must be at least ${least}`,
    'goal-word': (word, wanted) => `the word “${wanted}” is expected here: “${word}”`,
    'goal-left-over': (word) => `“${word}” is not expected here. Write a comma between two goals`,
    'goal-twice': (goal) => `the goal “${goal}” is given twice`,
    'goal-unmet': (goal, walls) => `a computer player reached “${goal}” on none of ${walls} walls`,
    'goal-two-right': (goal, moves) =>
      `“${goal}” needs one right move, but these are as good as each other: ${moves}`,
  },
  goals: {
    win: 'win the hand',
    winWith: (name) => `win with ${name}`,
    total: (amount) => `win with at least ${amount}`,
    self: 'win by self-draw',
    closed: 'call nothing',
    safe: 'discard no tile that another player wins on',
    best: 'find the best move',
    ready: (n) => (n === 0 ? 'be ready before your first discard' : `be ready after at most ${discards(n)}`),
    points: (amount) => `get at least ${amount} in this hand`,
    met: (goal) => `reached: ${goal}`,
    missed: (goal) => `not reached: ${goal}`,
    worth: (amount) => `the hand was worth ${amount}`,
    got: (amount) => `you got ${amount}`,
    wasReady: (n) => `the hand was ready after ${discards(n)}`,
  },
  plans: {
    plan: (names) => `the plan is ${names}`,
    lacks: (tiles) => `the hand lacks ${tiles}`,
    worth: (amount) => `complete, it is worth ${amount}`,
    waits: (tiles) => `the hand is ready and waits for ${tiles}`,
    near: (far, live, tiles) => {
      const away = `the hand is ${far === 1 ? '1 tile' : `${far} tiles`} from ready`;
      if (!tiles) return `${away}, and no tile that is left brings it nearer`;
      return `${away}, and ${live === 1 ? '1 tile brings' : `${live} tiles bring`} it nearer: ${tiles}`;
    },
    dead: 'the hand is ready, but no tile that it waits for is left',
    wanted: (tile, n, live) => `${n > 1 ? `${n} × ` : ''}${tile} (${live} left)`,
  },
};
