/** Explains how a win splits into groups, and what other splits would be worth. */
import type {Group} from '../../core/game/result.js';
import {tilesIn} from '../../core/notation/parse.js';
import {arrangements, type Arrangement} from '../../core/scoring/arrangements.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {kindName, kindOf, suitOf, type Kind} from '../../core/tiles/tile.js';
import type {ExplanationSubject, OtherSplit, Resplit, SplitStep} from './step.js';

/** The largest number of arrangements examined. With many wild tiles there are thousands; the best ones come first. */
const LOOKED_AT = 400;

/** The split that scored, with the next best one and its worth. */
export function splitStep({situation, ruleset, result}: ExplanationSubject): SplitStep {
  const all = arrangements(situation, ruleset, {limit: LOOKED_AT});
  const own = splitOf(result.groups);
  const other = all.find(({groups}) => splitOf(groups) !== own);
  const placed = all.find((one) => splitOf(one.groups) === own && one.total !== result.total);
  return {
    what: 'split',
    id: 'groups',
    kind: 'groups',
    groups: [...result.groups.keys()],
    ...(other && {other: shortOf(other)}),
    ...(placed && {placed: shortOf(placed)}),
    resplits: resplitsOf(result.groups).map((resplit) => ({...resplit, ...worthOf(resplit, all)})),
  };
}

const shortOf = ({groups, total, reason}: Arrangement): OtherSplit => ({
  groups,
  total,
  ...(reason && {reason}),
});

/** A split as text, without regard to the winning tile. */
const splitOf = (groups: readonly Group[]): string =>
  groups
    .map(({kind, tiles}) => `${kind} ${tiles}`)
    .sort()
    .join();

type Draft = Omit<Resplit, 'total'> & {readonly groups: readonly string[]};

/** Sets of the concealed hand whose tiles could form other sets; each once. */
function resplitsOf(groups: readonly Group[]): Draft[] {
  const held = groups.filter(({open}) => !open);
  const chows = held.filter(({kind}) => kind === 'chow').map(({tiles}) => kindOf(tilesIn(tiles)[0]));
  const pungs = held.filter(({kind}) => kind === 'pung').map(({tiles}) => kindOf(tilesIn(tiles)[0]));
  const found: Draft[] = [];
  for (const low of new Set(chows)) {
    const alike = chows.filter((kind) => kind === low).length;
    if (alike === 2) found.push(draft(low, 2, 'chow', 'pair'));
    if (alike === 3) found.push(draft(low, 3, 'chow', 'pung'));
  }
  for (const low of pungs) if (isRun(low, pungs)) found.push(draft(low, 3, 'pung', 'chow'));
  return found;
}

const isRun = (low: Kind, pungs: readonly Kind[]): boolean =>
  suitOf(low) < 3 && suitOf(low + 2) === suitOf(low) && pungs.includes(low + 1) && pungs.includes(low + 2);

const named = (kind: Kind, n: number): string => kindName(kind).replace(/^\d/, (rank) => rank.repeat(n));

function draft(low: Kind, each: number, from: Group['kind'], as: Group['kind']): Draft {
  const run = [low, low + 1, low + 2];
  const chow = `${run.map((kind) => kindName(kind)[0]).join('')}${kindName(low)[1]}`;
  const groups = as === 'chow' ? [chow, chow, chow] : run.map((kind) => named(kind, each));
  return {tiles: run.map((kind) => named(kind, each)).join(''), from, as, count: 3, groups};
}

/** The worth of the best arrangement with these sets. */
function worthOf({as, groups}: Draft, all: readonly Arrangement[]): Pick<Resplit, 'total'> {
  const has = (arrangement: Arrangement): boolean => {
    const own = arrangement.groups.filter(({kind}) => kind === as).map(({tiles}) => tiles);
    return withoutSome(own, groups) !== undefined;
  };
  const total = all.find(has)?.total;
  return total === undefined ? {} : {total};
}
