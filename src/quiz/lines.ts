/** Which patterns count? Boxes for those that do, those that another takes the place of, and near misses. */
import {nearMisses, type NearMiss} from '../core/scoring/near-misses.js';
import type {Asked, Question, Verdict} from './ask.js';
import {positionOf, unscored} from './asked-of.js';
import type {Note} from './note.js';

/** Boxes where the author says nothing of how many, and how many near misses are among them. */
const USUAL = 8;
const NEAR = 3;

/** Ids of the lines, each once. */
const trueIds = ({result}: Asked): string[] => [
  ...new Set(result.lines.filter(({value}) => value !== 0).map(({id}) => id)),
];

/** What fails by tiles teaches more than what fails by a circumstance. */
const missesOf = ({situation, ruleset}: Asked): readonly NearMiss[] => {
  const rank = ({by}: NearMiss): number => ['tile', 'set', 'melds', 'win', 'by'].indexOf(by) >>> 0;
  return nearMisses(situation, ruleset).toSorted((a, b) => rank(a) - rank(b));
};

/** In the order of the table, which says nothing of the hand. */
function choices(asked: Asked): string[] {
  const {result, choices: wanted = 0} = asked;
  const rows = positionOf(asked)?.table.rows ?? [];
  const shown = new Set(trueIds(asked));
  const excluded = result.excluded.map(({id}) => id);
  const most = Math.max(wanted > 0 ? wanted : USUAL, shown.size + (wanted ? 0 : excluded.length + NEAR));
  const add = (ids: readonly string[]): void => {
    for (const id of ids) if (shown.size < most) shown.add(id);
  };
  add(excluded);
  add(missesOf(asked).map(({id}) => id));
  const {basics = []} = asked.ruleset;
  const listed = new Set(rows.filter(({impossible}) => !impossible).map(({id}) => id));
  add(basics.filter((id) => listed.has(id)));
  return rows.map(({id}) => id).filter((id) => shown.has(id));
}

/** What is to be said of one box. */
function noteOf(id: string, asked: Asked, misses: readonly NearMiss[]): Note {
  const {lines, excluded, groups} = asked.result;
  const line = lines.find((one) => one.id === id);
  if (line) {
    const some = line.groups.length < groups.length;
    const tiles = line.tiles ?? (some ? line.groups.map((at) => groups[at].tiles).join(' ') : '');
    return {kind: 'line', id, tiles, value: line.value, unit: line.unit};
  }
  const other = excluded.find((one) => one.id === id);
  if (other) return {kind: 'excluded', id, by: other.by};
  const miss = misses.find((one) => one.id === id);
  return miss ? {kind: 'near', miss} : {kind: 'absent', id};
}

function read(given: string, asked: Asked): string {
  const wanted = new Set(given.split(/[\s,]+/));
  return choices(asked)
    .filter((id) => wanted.has(id))
    .join(' ');
}

/** The rows of the table that are right, in its order. */
const expectedOf = (asked: Asked): string => read(trueIds(asked).join(' '), asked);

function judge(given: string, asked: Asked): Verdict {
  const expected = expectedOf(asked);
  const ticked = new Set(given.split(' '));
  const right = new Set(expected.split(' '));
  const misses = missesOf(asked);
  const wrong = choices(asked).filter((id) => ticked.has(id) !== right.has(id));
  return {
    right: wrong.length === 0,
    given,
    expected,
    notes: wrong.map((id) => noteOf(id, asked, misses)),
  };
}

/** The question `lines`: right are the ids of the lines that count, no more and no fewer. */
export const lines: Question = {
  fault(asked) {
    if (asked.result.status === 'not-allowed') return undefined;
    return unscored(asked, 'lines');
  },
  expected: expectedOf,
  choices,
  read,
  judge,
  hint: (asked) => ({kind: 'true-count', count: trueIds(asked).length}),
  solution: (asked) => trueIds(asked).map((id) => noteOf(id, asked, [])),
};
