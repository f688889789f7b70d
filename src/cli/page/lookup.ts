/**
 * Finds elements of a page by their ids, and what is inside which. A page is gone through once, however many of its
 * elements ask.
 */
import {isTable} from '../../elements/tag-kinds.js';
import {MOST_VARIANTS} from '../../elements/mj-compare/most-variants.js';
import type {FoundElement} from './found.js';
import {oncePer} from '../../core/situation/once-per.js';

/** What is known of all elements of a page together. */
export interface Lookup {
  /** The first element with an id. */
  readonly named: ReadonlyMap<string, FoundElement>;
  /** The first element with an id that does not show the text of another. */
  readonly told: ReadonlyMap<string, FoundElement>;
  /** The first board or round inside a question. */
  readonly tables: ReadonlyMap<FoundElement, FoundElement>;
  /** The rounds of a ledger: those inside it and inside no other ledger in it. */
  readonly rounds: ReadonlyMap<FoundElement, readonly FoundElement[]>;
  /** The variants that a comparison shows. */
  readonly columns: ReadonlyMap<FoundElement, readonly FoundElement[]>;
  /** The `<mj-hand>`s of an example. */
  readonly hands: ReadonlyMap<FoundElement, readonly FoundElement[]>;
}

/** Takes everything found on a page: the same array for each question about the page. */
export const lookup = oncePer((all: readonly FoundElement[]): Lookup => ({
  ...byId(all),
  ...byPlace(all),
  columns: columnsIn(all),
  hands: handsIn(all),
}));

function byId(all: readonly FoundElement[]): Pick<Lookup, 'named' | 'told'> {
  const named = new Map<string, FoundElement>();
  const told = new Map<string, FoundElement>();
  for (const found of all) {
    const {id, for: other} = found.attributes;
    if (id === undefined) continue;
    if (!named.has(id)) named.set(id, found);
    if (!other && !told.has(id)) told.set(id, found);
  }
  return {named, told};
}

/** Goes through a page in the order of its source, with the questions and ledgers that are open. */
function byPlace(all: readonly FoundElement[]): Pick<Lookup, 'tables' | 'rounds'> {
  const tables = new Map<FoundElement, FoundElement>();
  const rounds = new Map<FoundElement, FoundElement[]>();
  const quizzes: FoundElement[] = [];
  const ledgers: FoundElement[] = [];
  for (const found of [...all].sort((a, b) => a.span.start - b.span.start)) {
    const {tag, span} = found;
    for (const open of [quizzes, ledgers])
      while (open.length && open[open.length - 1].span.end <= span.start) open.pop();
    if (isTable(tag)) {
      // a question around one that has its table has the same
      for (let i = quizzes.length - 1; i >= 0 && !tables.has(quizzes[i]); i--) tables.set(quizzes[i], found);
    }
    const ledger = ledgers.at(-1);
    if (tag === 'mj-round' && ledger) rounds.get(ledger)?.push(found);
    if (tag === 'mj-quiz') quizzes.push(found);
    if (tag !== 'mj-ledger') continue;
    ledgers.push(found);
    rounds.set(found, []);
  }
  return {tables, rounds};
}

function columnsIn(all: readonly FoundElement[]): Lookup['columns'] {
  const columns = new Map<FoundElement, FoundElement[]>();
  for (const found of all) {
    if (!found.compared) continue;
    const beside = columns.get(found.compared);
    if (!beside) columns.set(found.compared, [found]);
    else if (beside.length < MOST_VARIANTS) beside.push(found);
  }
  return columns;
}

function handsIn(all: readonly FoundElement[]): Lookup['hands'] {
  const hands = new Map<FoundElement, FoundElement[]>();
  for (const found of all) {
    const {tag, around} = found;
    if (tag !== 'mj-hand' || !around) continue;
    const beside = hands.get(around);
    if (beside) beside.push(found);
    else hands.set(around, [found]);
  }
  return hands;
}
