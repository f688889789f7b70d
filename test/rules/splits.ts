/** All splits of drawn hands, compared with those that a rule set's plain second scorer finds by trying everything. */
import {drawing} from '../../src/core/drawing/drawing.js';
import {arrangements, type Arrangement} from '../../src/core/scoring/arrangements.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {groupName, namesIn, partsOf, saysTheSame, type Comparison, type PlainSplit} from './drawn.js';
import {seeded} from './random.js';

const textOf = (groups: readonly string[]): string => [...groups].sort().join(' ');
/** The split without the place of the winning tile. */
const unplaced = (text: string): string => textOf(text.split(' ').map((group) => group.replace('+', '')));

/** A split of ours, with the splits of the second scorer that equal it. */
interface Met {
  readonly text: string;
  readonly ours: Arrangement;
  readonly theirs: readonly PlainSplit[];
}

const heldOf = ({groups}: Arrangement, melds: number): string =>
  textOf(
    groups
      .slice(melds)
      .map(({tiles, wild = '', win}) => groupName(namesIn(tiles), {wild: namesIn(wild), won: win === true})),
  );

const agrees = (ours: Arrangement, {rank, total, ways}: PlainSplit): boolean =>
  (ours.status === 'win') === (rank === 2) &&
  (total === undefined || ours.total === total) &&
  (!ways.length || ways.some((way) => saysTheSame(way, ours)));

/** The keys by which splits are sorted, highest first. */
const orderOf = ({ours, theirs: [split]}: Met): number[] => [
  split.rank,
  split.worth ?? ours.total,
  split.preference ?? 0,
  -ours.lines.length,
];

function isAfter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((n, i) => n !== other[i]);
  return at >= 0 && one[at] < other[at];
}

/** How the splits of a hand differ; undefined if they agree. */
function disagreement(
  {ruleset, splits}: Comparison,
  situation: Situation,
  ours: readonly Arrangement[],
): string | undefined {
  const melds = partsOf(situation.hand).melds.length;
  const byText = new Map<string, PlainSplit[]>();
  for (const split of splits(situation)) {
    const text = textOf(split.groups);
    byText.set(text, [...(byText.get(text) ?? []), split]);
  }
  const met: Met[] = ours.map((one) => {
    const text = heldOf(one, melds);
    return {text, ours: one, theirs: (byText.get(text) ?? []).filter((split) => agrees(one, split))};
  });
  const wrong = met.find(({theirs}) => !theirs.length);
  if (wrong)
    return `ours alone: ${wrong.text} ${told(wrong.ours)}, theirs ${JSON.stringify(byText.get(wrong.text))}`;
  // if the place of the winning tile changes nothing, any of these splits will do
  const anywhere = ruleset.arranging?.placeMatters !== undefined;
  const place = (text: string): string => (anywhere ? unplaced(text) : text);
  const mine = new Map<string, Met[]>();
  for (const one of met) mine.set(place(one.text), [...(mine.get(place(one.text)) ?? []), one]);
  for (const [text, all] of byText) {
    const lacking = all.find((split) => !mine.get(place(text))?.some(({ours: one}) => agrees(one, split)));
    if (lacking) return `theirs alone: ${text} ${JSON.stringify(lacking)}`;
  }
  const late = met.findIndex((one, i) => i > 0 && isAfter(orderOf(met[i - 1]), orderOf(one)));
  return late > 0 ? `order: ${met[late - 1].text} before ${met[late].text}` : undefined;
}

const told = ({status, total, lines, excluded}: Arrangement): string =>
  JSON.stringify({
    status,
    total,
    lines: Object.fromEntries(lines.map(({id, value}) => [id, value])),
    out: Object.fromEntries(excluded.map(({id, by}) => [id, by])),
  });

/** The outcome of comparing the splits of hands. */
export interface SplitsCompared {
  readonly hands: number;
  /** How many hands split in several ways. */
  readonly several: number;
  /** The kinds of groups that occurred. */
  readonly kinds: readonly string[];
  readonly wrong: readonly string[];
}

/** Compares drawn hands of all patterns in turn, some of them near misses. */
export async function compareSplits(comparison: Comparison, hands: number): Promise<SplitsCompared> {
  const {ruleset, preset, options} = comparison;
  const drawn = await drawing(ruleset);
  const random = seeded(19);
  const ids = drawn.patterns(preset);
  const kinds = new Set<string>();
  const wrong: string[] = [];
  let done = 0;
  let several = 0;
  for (let i = 0; done < hands; i++) {
    const level = ([1, 2, 3] as const)[random(3)];
    const near = random(2) > 0;
    const spec = {
      seed: `split ${i}`,
      patterns: [ids[i % ids.length]],
      near,
      level,
      ...(preset ? {preset} : {}),
    };
    const one = (random(2) ? drawn.draw({...spec, options: options(random)}) : undefined) ?? drawn.draw(spec);
    if (!one?.situation.hand.includes('+')) continue;
    done++;
    const ours = arrangements(one.situation, ruleset);
    const why = disagreement(comparison, one.situation, ours);
    if (why) wrong.push(`${JSON.stringify(one.situation)}\n  ${why}`);
    if (ours.length > 1) several++;
    for (const {groups} of ours) for (const {kind, wild} of groups) kinds.add(wild ? `${kind} wild` : kind);
  }
  return {hands: done, several, kinds: [...kinds], wrong};
}
