/** Reads goals from text: `win, closed`, `win <row>`, `total 8`, `by self`, `safe`, `ready in 6`, `points 20`, `best`. */
import type {Pattern} from '../../core/game/pattern.js';
import {nearestTo} from '../../core/situation/nearest.js';
import type {Place} from '../../core/situation/place.js';
import type {GoalCode, GoalFault} from './faults.js';
import type {Goal} from './goal.js';
import {isFault} from '../../core/situation/result.js';
import {isOneOf} from '../../core/situation/value.js';

/** A word of the text, narrow where it was written wide. */
interface GoalWord {
  readonly text: string;
  readonly at: Place;
}

/** What goals begin with. */
const BEGINNINGS = ['win', 'total', 'by', 'closed', 'safe', 'ready', 'points', 'best'] as const;
type Beginning = (typeof BEGINNINGS)[number];

const isBeginning = isOneOf(BEGINNINGS);

/** A number of more digits is no number that a hand comes to. */
const NUMBER = /^[+-]?\d{1,9}$/;

/** A goal that was read, or what is wrong with it. */
type GoalRead = Goal | GoalFault;

/** Reads one goal, word by word. */
class GoalReader {
  private next = 1;

  /** @param words the words of the goal: one at least */
  constructor(
    private readonly words: readonly GoalWord[],
    private readonly rows: readonly Pattern[],
  ) {}

  read(): GoalRead {
    const [first] = this.words;
    const name = first.text.toLowerCase();
    if (!isBeginning(name)) return wrong('goal-unknown', first, nearestTo(name, BEGINNINGS));
    const goal = this.goal(name);
    const more = this.words.at(this.next);
    return !isFault(goal) && more ? wrong('goal-left-over', more) : goal;
  }

  private goal(name: Beginning): GoalRead {
    switch (name) {
      case 'win':
        return this.win();
      case 'total':
        return this.number(1, (least) => ({is: 'total', least}));
      case 'points':
        return this.number(-Infinity, (least) => ({is: 'points', least}));
      case 'ready':
        return this.word('in') ?? this.number(0, (most) => ({is: 'ready', most}));
      case 'by':
        return this.word('self') ?? {is: 'self'};
      default:
        return {is: name};
    }
  }

  private win(): GoalRead {
    const word = this.words.at(this.next);
    if (!word) return {is: 'win'};
    this.next++;
    const row = this.rows.find(({id}) => id === word.text);
    if (row?.impossible) return wrong('goal-impossible', word);
    if (row) return {is: 'win', id: row.id};
    const possible = this.rows.filter(({impossible}) => !impossible).map(({id}) => id);
    return wrong('goal-pattern', word, nearestTo(word.text, possible));
  }

  /** Takes a word that must follow. @returns what is wrong, if another word or none does */
  private word(wanted: string): GoalFault | undefined {
    const word = this.words.at(this.next++);
    return word?.text.toLowerCase() === wanted ? undefined : wrong('goal-word', word ?? this.last, wanted);
  }

  private number(least: number, goalOf: (n: number) => Goal): GoalRead {
    const word = this.words.at(this.next++);
    if (!word || !NUMBER.test(word.text)) return wrong('goal-number', word ?? this.last);
    const n = Number(word.text);
    return n < least ? wrong('goal-too-low', word, String(least)) : goalOf(n);
  }

  private get last(): GoalWord {
    return this.words[this.words.length - 1];
  }
}

function wrong(code: GoalCode, {text, at}: GoalWord, meant?: string): GoalFault {
  return {code, about: text, at, ...(meant !== undefined && {meant})};
}

/** The parts of a text between commas. */
function partsOf(text: string): readonly GoalWord[] {
  let start = 0;
  return text.split(/[,，、]/).map((part) => {
    const at = {start, end: start + part.length};
    start = at.end + 1;
    return {text: part, at};
  });
}

const wordsOf = ({text, at: {start}}: GoalWord): readonly GoalWord[] =>
  [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    text: word.normalize('NFKC').replace('−', '-'),
    at: {start: start + index, end: start + index + word.length},
  }));

/** Whether two goals are of one kind: only rows may be several. */
const sameGoal = (one: Goal, other: Goal): boolean =>
  one.is === other.is && (one.is !== 'win' || other.is !== 'win' || one.id === other.id);

/**
 * Reads goals, with commas between them. Words are read in small letters and capitals, ids of rows as they are written.
 * @param rows the rows of the table that is played by
 * @returns the goals, one at least; or the first thing that is wrong, with its place in the text
 */
export function readGoals(text: string, rows: readonly Pattern[]): readonly Goal[] | GoalFault {
  const goals: Goal[] = [];
  for (const part of partsOf(text)) {
    const words = wordsOf(part);
    if (!words.length) return wrong('goal-missing', part, BEGINNINGS.join(', '));
    const read = new GoalReader(words, rows).read();
    if (isFault(read)) return read;
    if (goals.some((goal) => sameGoal(goal, read))) {
      const at = {start: words[0].at.start, end: words[words.length - 1].at.end};
      return wrong('goal-twice', {text: text.slice(at.start, at.end), at});
    }
    goals.push(read);
  }
  return goals;
}
