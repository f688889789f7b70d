/** Where a player looks for hands: families and beginnings that follow from the rows of the table. */
import type {Pattern} from '../../core/game/pattern.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import type {Unit} from '../../core/situation/unit.js';
import type {Situation} from '../../core/situation/situation.js';
import {readPosition} from '../../core/reading/read.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {HONOR, KINDS, type Kind} from '../../core/tiles/tile.js';
import type {PlayedRules} from '../seen/view.js';
import {commonHands} from './common-hands.js';
import {handMoved, likenesses, setMoved, shifts, type KindMap} from './images.js';
import {SETS_OF_THREE, setFrom, type TileSetOfThree} from './sets.js';
import {rowNeedsOf, type RowNeeds} from './slots.js';
import {RowTest, wholeHandOf, type WholeHand} from './whole-hand.js';
import {isFault} from '../../core/situation/result.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** Hands made of certain sets and pairs alone. */
export interface HandFamily {
  readonly sets: readonly TileSetOfThree[];
  readonly pairs: readonly Kind[];
  /** For each kind whether it may be in such a hand. */
  readonly kinds: Uint8Array;
}

/** Hands that have certain sets. */
export interface Beginning {
  readonly sets: readonly TileSetOfThree[];
  readonly pairs: readonly Kind[];
  /** The sets that may complete it. */
  readonly others: readonly TileSetOfThree[];
  /** The sum of the hashes of its sets. */
  readonly hash: number;
}

/** All that a player looks for. */
export interface Plans {
  readonly families: readonly HandFamily[];
  readonly beginnings: readonly Beginning[];
  /** The units of the rows that hands are made for: 番 where 符 only add to it. */
  readonly units: ReadonlySet<Unit>;
}

/** The unit of a row. */
export const unitOfRow = ({unit}: Pick<Pattern, 'unit'>, ruleset: Pick<Ruleset, 'unit'>): Unit =>
  unit ?? ruleset.unit;

/** The rows that are about sets, forms and tiles: what a hand is made of decides whether it has them. */
const isOfTiles = (row: Pattern): boolean =>
  !row.impossible && (row.kind === 'sets' || row.kind === 'form' || row.kind === 'tiles');

const WAYS = ['self', 'discard'] as const;

/** A hand that may have rows, and how to ask. */
interface Start {
  readonly hand: WholeHand;
  readonly tests: readonly RowTest[];
}

/** A family in the making: hands of one row that are alike add to it. */
interface FamilyDraft {
  readonly sets: Set<TileSetOfThree>;
  readonly pairs: Set<Kind>;
}

/** Two families of a row that are alike to this part are one. */
const SAME_FAMILY = 0.6;

/** A start that has a row, and what the row needs of it. */
interface Needing {
  readonly id: string;
  readonly hand: WholeHand;
  readonly test: RowTest;
  readonly needs: RowNeeds;
}

/** The plans of one row. */
class RowPlans {
  readonly families: FamilyDraft[] = [];
  readonly beginnings = new Map<string, Beginning>();

  /** Whether a hand is one of those that are found already. */
  has({sets, pair}: WholeHand): boolean {
    return (
      this.families.some((family) => family.pairs.has(pair) && sets.every((set) => family.sets.has(set))) ||
      [...this.beginnings.values()].some((one) => one.pairs.includes(pair) && withoutSome(sets, one.sets))
    );
  }

  add({id, hand, test, needs}: Needing): void {
    for (const map of likenesses(hand)) {
      const moved = handMoved(hand, map);
      if (!moved || !test.has(id, moved)) continue;
      const pairs = needs.pairs.map(map);
      const others = movedSets(needs.others, map);
      if (needs.named.length) this.addShifted({id, hand: moved, test, needs: {...needs, others, pairs}});
      else this.addFamily(others, pairs);
    }
  }

  /** The named sets, and the same some ranks higher or lower where the row allows it. */
  private addShifted({id, hand, test, needs: {named, others, pairs}}: Needing): void {
    for (const by of shifts(named.map((at) => hand.sets[at]))) {
      const found = shifted(hand, named, by);
      if (!found || (by !== 0 && !test.has(id, found))) continue;
      const isFree = by === 0 || pairs.length * 2 > KINDS;
      const own = isFree ? pairs : ALL_KINDS.filter((pair) => test.has(id, {...found, pair}));
      const sets = named.map((at) => found.sets[at]);
      const hash = sets.reduce((sum, set) => sum + set.hash, 0);
      this.beginnings.set(`${hash} ${others.length}`, {sets, pairs: own, others, hash});
    }
  }

  private addFamily(sets: readonly TileSetOfThree[], pairs: readonly Kind[]): void {
    const same = this.families.find((family) => {
      const both = sets.filter((set) => family.sets.has(set)).length;
      return both >= SAME_FAMILY * (sets.length + family.sets.size - both);
    });
    if (!same) this.families.push({sets: new Set(sets), pairs: new Set(pairs)});
    else {
      for (const set of sets) same.sets.add(set);
      for (const pair of pairs) same.pairs.add(pair);
    }
  }
}

function familyOf(sets: readonly TileSetOfThree[], pairs: readonly Kind[]): HandFamily {
  const kinds = new Uint8Array(KINDS);
  for (const set of sets) for (const kind of set.kinds) kinds[kind] = 1;
  for (const kind of pairs) kinds[kind] = 1;
  return {sets, pairs, kinds};
}

const keyOf = ({sets, pairs}: Pick<HandFamily, 'sets' | 'pairs'>): string =>
  `${sets.map(({at}) => at).join()}|${pairs.join()}`;

/** The plans of a row, from all starts that have it. */
function plansOfRow(id: string, starts: readonly Start[]): RowPlans {
  const plans = new RowPlans();
  for (const {hand, tests} of starts) {
    const test = tests.find((one) => one.counts(id, hand));
    const needs = test && !plans.has(hand) ? rowNeedsOf(id, hand, test) : undefined;
    if (test && needs) plans.add({id, hand, test, needs});
  }
  return plans;
}

const movedSets = (sets: readonly TileSetOfThree[], map: KindMap): readonly TileSetOfThree[] =>
  sets.length === SETS_OF_THREE.length ? SETS_OF_THREE : sets.flatMap((set) => setMoved(set, map) ?? []);

/** A hand whose named sets are some ranks higher, or lower. */
function shifted({sets, pair}: WholeHand, named: readonly number[], by: number): WholeHand | undefined {
  if (by === 0) return {sets, pair};
  const moved = sets.map((set, at) =>
    named.includes(at) && set.low < HONOR ? setFrom(set.type, set.low + by) : set,
  );
  return moved.includes(undefined) ? undefined : {sets: moved as TileSetOfThree[], pair};
}

/** The plans of rules, from the examples of their rows and from hands that many rules know. */
export async function plansOf(rules: PlayedRules): Promise<Plans> {
  const examples = Object.values(await rules.ruleset.examples());
  const about = {rules: rules.id, ...(rules.given && {options: rules.given})};
  const common = commonHands(rules.ruleset.sets).map((hand): Situation => ({...about, hand, by: 'self'}));
  const starts = [...examples.map((example): Situation => ({...example, ...about})), ...common].flatMap(
    (situation) => startOf(situation, rules) ?? [],
  );
  const every = familyOf(SETS_OF_THREE, ALL_KINDS);
  const families = new Map([[keyOf(every), every]]);
  const beginnings = new Map<string, Beginning>();
  const units = new Set<Unit>();
  for (const row of rules.table.rows) {
    if (!isOfTiles(row)) continue;
    const plans = plansOfRow(row.id, starts);
    if (plans.families.length || plans.beginnings.size) units.add(unitOfRow(row, rules.ruleset));
    for (const [key, beginning] of plans.beginnings) beginnings.set(key, beginning);
    for (const draft of plans.families) {
      const sets = SETS_OF_THREE.filter((set) => draft.sets.has(set));
      const pairs = ALL_KINDS.filter((kind) => draft.pairs.has(kind));
      const family = familyOf(sets, pairs);
      families.set(keyOf(family), family);
    }
  }
  return {families: [...families.values()], beginnings: [...beginnings.values()], units};
}

function startOf(situation: Situation, {ruleset}: PlayedRules): Start | undefined {
  const read = readPosition(situation, ruleset);
  if (isFault(read) || read.position.wilds) return undefined;
  const hand = wholeHandOf(read);
  return hand && {hand, tests: WAYS.map((by) => new RowTest(read, by))};
}
