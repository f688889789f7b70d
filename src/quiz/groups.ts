/** The question "How does it split?" Compares the reader's sets with those of the best arrangement. */
import {wildsOfSituation} from '../core/reading/wild-kind.js';
import {everyWild, isWild} from '../core/arranging/wilds.js';
import {arrangements, type Arrangement} from '../core/scoring/arrangements.js';
import {unanswerable} from './unanswerable.js';
import {tilesIn} from '../core/notation/parse.js';
import type {Group} from '../core/game/result.js';
import {takeOut, withoutSome} from '../core/tiles/take-out.js';
import {HONOR, kindName, kindOf, rankOf, suitOf, type Kind} from '../core/tiles/tile.js';
import type {QuestionSubject, Question, Verdict} from './ask.js';
import {writtenHand, handPositionOf, tilesText} from './asked-of.js';
import type {QuizNote} from './note.js';
import {rightAnswer} from './verdict.js';

/** How many arrangements are compared. Hands full of wild tiles have hundreds, and readers find the first ones. */
const MOST = 60;

/** The tiles held, the winning one included, in tile order. */
export function loose(asked: QuestionSubject): Kind[] {
  const hand = writtenHand(asked);
  if (!hand) return [];
  const tiles = hand.win === undefined ? hand.tiles : [...hand.tiles, hand.win];
  return tiles.map(kindOf).sort((a, b) => a - b);
}

/** The tiles in a group. A wild tile counts as itself, not as the tile that it stands for. */
function lying({tiles, wild = ''}: Group, asked: QuestionSubject, left: Kind[]): Kind[] {
  const wilds = handPositionOf(asked)?.position.wilds;
  const stood = tilesIn(wild).map(kindOf);
  const take = (kind: Kind): Kind => {
    takeOut(left, kind);
    return kind;
  };
  return tilesIn(tiles).map((tile) => {
    const kind = kindOf(tile);
    if (!takeOut(stood, kind) || !wilds) return take(kind);
    // white takes the place of the wild tile's own face
    const isStoodIn = kind === wilds.wild && left.includes(wilds.standIn);
    const standing = everyWild(wilds).find((one) => left.includes(one));
    return take(isStoodIn ? wilds.standIn : (standing ?? wilds.standIn));
  });
}

/** The groups of the hand that are not melds. */
function heldGroups(groups: readonly Group[], asked: QuestionSubject): readonly Group[] {
  return groups.slice(writtenHand(asked)?.melds.length ?? 0);
}

function splitText({groups}: Pick<Arrangement, 'groups'>, asked: QuestionSubject): string {
  const left = loose(asked);
  return canonical(heldGroups(groups, asked).map((group) => lying(group, asked, left)));
}

/** Sets in notation and in tile order, separated by blanks. */
const canonical = (sets: readonly (readonly Kind[])[]): string =>
  sets
    .map((set) => [...set].sort((a, b) => a - b))
    .sort((a, b) => a[0] - b[0] || a.join().localeCompare(b.join()))
    .map(tilesText)
    .join(' ');

const setsIn = (given: string): Kind[][] =>
  given
    .split(/[\s/]+/)
    .filter(Boolean)
    .map((text) => tilesIn(text).map(kindOf));

/** Whether tiles make a pair, a chow or a triplet, without help of wild tiles. */
function isSet(kinds: readonly Kind[]): boolean {
  const [a, b, c] = [...kinds].sort((x, y) => x - y);
  if (kinds.length === 2) return a === b;
  if (kinds.length !== 3) return false;
  const isChow = a < HONOR && suitOf(a) === suitOf(c) && b === a + 1 && c === b + 1 && rankOf(a) <= 7;
  return isChow || (a === b && b === c);
}

function isWildSet(kinds: readonly Kind[], asked: QuestionSubject): boolean {
  const wilds = handPositionOf(asked)?.position.wilds;
  return wilds !== undefined && kinds.some((kind) => isWild(wilds, kind) || kind === wilds.standIn);
}

/** What is wrong with a split: sets that are no sets, and tiles left over; both in notation. */
function flaws(sets: readonly (readonly Kind[])[], asked: QuestionSubject): {noSets: string[]; left: Kind[]} {
  const left = loose(asked);
  for (const kind of sets.flat()) takeOut(left, kind);
  return {noSets: sets.filter((set) => !isSet(set) && !isWildSet(set, asked)).map(tilesText), left};
}

function judge(given: string, asked: QuestionSubject): Verdict {
  const {situation, ruleset, result} = asked;
  const expected = splitText(result, asked);
  if (given === expected) return rightAnswer(given);
  const same = arrangements(situation, ruleset, {limit: MOST}).find((one) => splitText(one, asked) === given);
  if (same?.total === result.total && same.status === result.status)
    return {
      ...rightAnswer(given, expected),
      reasons: reasonsFor(asked, given),
    };
  const base = {right: false, given, expected};
  if (same) {
    const notes: QuizNote[] = [{kind: 'split-worth', total: same.total, best: result.total}];
    return {...base, wrong: [], where: [{kind: 'split-more'}], notes};
  }
  const {noSets, left} = flaws(setsIn(given), asked);
  if (!noSets.length && !left.length) return {...base, wrong: [], where: [{kind: 'no-hand'}], notes: []};
  return {
    ...{...base, wrong: noSets},
    where: [
      ...(noSets.length ? [{kind: 'no-set-count', count: noSets.length} as const] : []),
      ...(left.length ? [{kind: 'left-count', count: left.length} as const] : []),
    ],
    notes: [
      ...noSets.map((tiles): QuizNote => ({kind: 'no-set', tiles})),
      ...(left.length ? [{kind: 'left-over', tiles: tilesText(left)} as const] : []),
    ],
  };
}

/** In how many sets a wild tile stands for another tile. */
const standing = ({groups}: Pick<Arrangement, 'groups'>, wild: readonly Kind[]): number =>
  groups.filter((group) => tilesIn(group.wild).some((tile) => !wild.includes(kindOf(tile)))).length;

/** Another grouping than the one that is shown: it scores the same, or less. */
const splitNote = (other: Arrangement, shown: {readonly total: number}): QuizNote => ({
  kind: other.total === shown.total ? 'split-equal' : 'split-less',
  groups: other.groups,
  total: other.total,
});

/** The sets of the reader's own grouping, or else of the one that scores, and what another grouping scores. */
function reasonsFor(asked: QuestionSubject, given?: string): QuizNote[] {
  const {result, situation, ruleset} = asked;
  const wild = wildsOfSituation(situation, ruleset);
  const counts = handPositionOf(asked)?.position.counts;
  const held = wild.filter((kind) => counts?.[kind]).map(kindName);
  const all = arrangements(situation, ruleset, {limit: MOST});
  // of readings that lie alike, the one with the wild tile as itself is the plainest
  const own = all
    .filter((one) => one.total === result.total && splitText(one, asked) === given)
    .sort((a, b) => standing(a, wild) - standing(b, wild))
    .at(0);
  const shown = own ?? result;
  const other = all.find((one) => splitText(one, asked) !== splitText(shown, asked));
  return [
    {kind: 'sets', groups: shown.groups, ...(held.length && {wild: held.join('')})},
    ...(other ? [splitNote(other, shown)] : []),
  ];
}

/** The question `groups`. Right is any split of the hand that scores as much as the best one. */
export const groupsQuestion: Question = {
  fault(asked) {
    const {result} = asked;
    if (result.status !== 'win' && result.status !== 'not-allowed')
      return result.reason ?? unanswerable('no-score');
    const isSplit = heldGroups(result.groups, asked).every(
      ({kind}) => kind !== 'single' && kind !== 'knitted',
    );
    return isSplit && loose(asked).length > 2 ? undefined : unanswerable('no-sets');
  },
  expected: (asked) => splitText(asked.result, asked),
  choices: (asked) => loose(asked).map(kindName),
  read(given, asked) {
    const sets = setsIn(given);
    return sets.length && withoutSome(loose(asked), sets.flat()) ? canonical(sets) : undefined;
  },
  judge,
  hint(asked) {
    const kinds: Partial<Record<Group['kind'], number>> = {};
    for (const {kind} of heldGroups(asked.result.groups, asked)) kinds[kind] = (kinds[kind] ?? 0) + 1;
    return {kind: 'group-count', kinds};
  },
  solution: reasonsFor,
};
