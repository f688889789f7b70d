/** The question "Is this a win?" For a hand without a winning tile: can it win on the next tile, and on which? */
import {discards} from '../core/waiting/discards.js';
import {waits} from '../core/waiting/waits.js';
import {fault} from '../core/situation/problem.js';
import {tilesIn} from '../core/notation/parse.js';
import {kindName} from '../core/tiles/tile.js';
import type {Asked, Question, Verdict} from './ask.js';
import {handOf, kindsIn, tilesText} from './asked-of.js';
import type {Note} from './note.js';
import {splitWith, winningTiles} from './waits.js';

/** How many misfits are named at most. */
const MOST = 3;

/** Whether the answer is a tile: the hand has no winning tile yet. */
export const asksTile = (asked: Asked): boolean => handOf(asked)?.win === undefined;

/** Tiles that the hand would be ready without, each with its waits; for a hand that is not that near, its distance. */
function misfits({situation, ruleset}: Asked): Note[] {
  const {discards: list} = discards(situation, ruleset);
  const [first] = list;
  if (!first) return [];
  if (first.distance > 0) return [{kind: 'far', distance: first.distance + 1}];
  return list
    .filter(({distance, useful}) => distance === 0 && useful.length > 0)
    .slice(0, MOST)
    .map(({tile, useful}) => ({
      kind: 'misfit',
      tile,
      waits: tilesText(useful.flatMap((one) => tilesIn(one.tile))),
    }));
}

function solution(asked: Asked): Note[] {
  const {result, situation, ruleset} = asked;
  if (!asksTile(asked)) {
    if (result.status === 'win') return [{kind: 'wins', groups: result.groups, total: result.total}];
    const barred: Note[] = result.reason ? [{kind: 'barred', problem: result.reason}] : [];
    return result.status === 'not-a-win' ? [...barred, ...misfits(asked)] : barred;
  }
  const tiles = winningTiles(asked);
  if (!tiles.length) return [{kind: 'not-ready', distance: waits(situation, ruleset).distance}];
  return tiles.map((tile) => ({kind: 'waited', tile, groups: splitWith(asked, tile)}));
}

function expectedOf(asked: Asked): string {
  if (!asksTile(asked)) return asked.result.status === 'win' ? 'yes' : 'no';
  return winningTiles(asked)[0] ?? 'no';
}

/** Reads an answer: `yes`, `no`, or a tile that the hand wins on. */
function read(given: string, asked: Asked): string | undefined {
  const text = given.trim();
  if (text === 'no') return text;
  if (!asksTile(asked)) return text === 'yes' ? text : undefined;
  const kinds = kindsIn(text);
  return kinds.length === 1 ? kindName(kinds[0]) : undefined;
}

function judge(given: string, asked: Asked): Verdict {
  const expected = expectedOf(asked);
  const right = asksTile(asked) && given !== 'no' ? winningTiles(asked).includes(given) : given === expected;
  if (right) return {right, given, expected: given, notes: given === 'no' ? solution(asked) : []};
  const wrongTile: Note[] = asksTile(asked) && given !== 'no' ? [{kind: 'not-waited', tile: given}] : [];
  const all = solution(asked);
  // the winning tile is left for the reader to find
  const told = asksTile(asked) && given !== 'no' ? wrongTile : all;
  return {right, given, expected, notes: told};
}

/** The question `win`. Right is `yes` or `no`; for a hand without a winning tile, any tile that it wins on, or `no`. */
export const win: Question = {
  fault({result, ruleset, situation}) {
    if (result.status === 'invalid') return result.reason ?? fault('unanswerable', 'win', 'ask');
    if (result.status !== 'no-win-yet') return undefined;
    const {reason} = waits(situation, ruleset);
    return reason;
  },
  expected: expectedOf,
  choices: (asked) => (asksTile(asked) ? [] : ['yes', 'no']),
  read,
  judge,
  hint: (asked) =>
    asksTile(asked) ? undefined : {kind: 'is-shape', fits: asked.result.status !== 'not-a-win'},
  solution,
};
