/**
 * The question "Which patterns count?" Its boxes: patterns that count, those that another replaces, and near misses.
 */
import {nearMisses, type NearMiss} from '../core/scoring/near-misses.js';
import type {Asked, Question, Verdict} from './ask.js';
import {positionOf, unscored} from './asked-of.js';
import type {Note} from './note.js';

/** How many boxes there are if the author does not say, and how many of them are near misses. */
const USUAL = 8;
const NEAR = 3;

/** Ids of the patterns that count, each once. */
const trueIds = ({result}: Asked): string[] => [
  ...new Set(result.lines.filter(({value}) => value !== 0).map(({id}) => id)),
];

/**
 * Near misses. Those that fail by their tiles come first, for they teach more than those that fail by a circumstance.
 */
const missesOf = ({situation, ruleset}: Asked): readonly NearMiss[] => {
  const rank = ({by}: NearMiss): number => ['tile', 'set', 'melds', 'win', 'by'].indexOf(by) >>> 0;
  return nearMisses(situation, ruleset).toSorted((a, b) => rank(a) - rank(b));
};

/** The boxes in the order of the table, which gives nothing away. */
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

/** The reason why one box is right or wrong. */
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

/** The right answer: ids in the order of the table. */
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

/** The question `lines`. Right are exactly the ids of the patterns that count. */
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
