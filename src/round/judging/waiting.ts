/** What a seat waits for: it is asked again only of a hand that has changed. */
import {isWild, type Wilds} from '../../core/arranging/wilds.js';
import type {Seat} from '../../core/situation/situation.js';
import {distanceByForm} from '../../core/waiting/distance.js';
import {waits} from '../../core/waiting/waits.js';
import {HONOR, KINDS, countKinds, kindOf, rankOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {handOf, isToAct, type At} from '../state/at.js';
import type {LaidMeld, SeatState} from '../state/position.js';
import type {RoundRules} from '../state/rules.js';
import {withoutSome} from '../../core/tiles/take-out.js';
import {meldsText, notationOf} from '../text/notation.js';
import {tileIn} from '../text/tiles.js';

const NOTHING: readonly Kind[] = [];

/** What is known of the waits of held tiles, beside what a seat has laid. */
interface Readiness {
  readonly rules: RoundRules;
  readonly held: readonly Tile[];
  readonly melds: readonly LaidMeld[];
  readonly out: readonly Tile[];
  readonly wild: Tile | undefined;
  /** The kinds that complete the form, whether or not the hand may win on them. */
  readonly byForm: readonly Kind[];
  /** The kinds that complete it by the rules; absent until somebody asks. */
  kinds?: readonly Kind[];
}

/**
 * Asks about tiles that a seat holds, or would hold.
 * @param known what was asked last: it is returned where it is about the same tiles
 */
function readinessOf({p, rules, state}: At, held: readonly Tile[], known: Readiness | undefined): Readiness {
  const {melds, out} = state;
  const {wild} = p.frame;
  if (
    known?.held === held &&
    known.rules === rules &&
    known.melds === melds &&
    known.out === out &&
    known.wild === wild
  )
    return known;
  return {rules, held, melds, out, wild, byForm: waitsByForm(rules, wild, melds.length, held)};
}

/** What was asked last about each seat: a move changes the hand of one of them, and the others are asked again. */
const kept = new WeakMap<RoundRules, Partial<Record<Seat, Readiness>>>();

function readinessNow(here: At, held: readonly Tile[]): Readiness {
  const {rules, seat} = here;
  let bySeat = kept.get(rules);
  if (!bySeat) kept.set(rules, (bySeat = {}));
  return (bySeat[seat] = readinessOf(here, held, bySeat[seat]));
}

function waitsByForm(
  rules: RoundRules,
  wild: Tile | undefined,
  melds: number,
  tiles: readonly Tile[],
): readonly Kind[] {
  const {table, copies} = rules;
  if (!table || !tiles.length) return NOTHING;
  const wilds = wildsOf(rules, wild);
  return table.waitsOf({held: countKinds(tiles), melds: NO_MELDS[melds], copies, wilds});
}

/** The form asks only how many melds there are. */
const NO_MELDS: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((n) => Array<number>(n).fill(0));

const wildsOf = ({ruleset, o}: RoundRules, wild: Tile | undefined): Wilds | undefined =>
  ruleset?.wilds?.of(wild === undefined ? -1 : kindOf(wild), o);

/** The kinds that complete the held tiles of a seat, without the drawn one; none of a hidden hand. */
export const waitsOf = (here: At): readonly Kind[] =>
  here.state.held === undefined ? NOTHING : kindsOf(readinessNow(here, here.state.held));

const kindsOf = (readiness: Readiness): readonly Kind[] =>
  readiness.byForm.length ? (readiness.kinds ??= byRules(readiness)) : NOTHING;

/** Whether a kind, or what it stands for, is waited for by form; a wild tile completes whatever waits. */
const mayComplete = (byForm: readonly Kind[], kind: Kind, wilds: Wilds | undefined): boolean =>
  byForm.length > 0 &&
  (byForm.includes(kind) || isWild(wilds, kind) || (kind === wilds?.standIn && byForm.includes(wilds.wild)));

function byRules({rules, held, melds, out, wild}: Readiness): readonly Kind[] {
  const {ruleset, given, id, flow} = rules;
  if (!ruleset) return NOTHING;
  const gari = flow.laidOut?.field === 'gari' && out.length ? notationOf(out) : undefined;
  const asked = {
    rules: id,
    options: given,
    hand: `${meldsText({melds})} ${notationOf(held)}`,
    ...(wild !== undefined && {wild: notationOf([wild])}),
    ...(gari !== undefined && {gari}),
  };
  return waits(asked, ruleset).ready.flatMap(({tile}) => tileIn(tile) ?? []);
}

/**
 * Whether held tiles may be ready beside so many melds, or one discard may leave them so. A quick check by their form,
 * which takes no account of the tiles in the melds.
 */
export function mayBeReady({p, rules}: At, melds: number, tiles: readonly Tile[]): boolean {
  const {table} = rules;
  if (!table) return true;
  const {ruleset, shapes} = table;
  const held = countKinds(tiles);
  const wilds = wildsOf(rules, p.frame.wild);
  if (
    !wilds &&
    aloneIn(held) > MOST_ALONE &&
    !shapes.some((shape) => shape.distance(held, melds, undefined, 1) < 1)
  )
    return false;
  return distanceByForm({held, melds: [], wilds}, ruleset.sets - melds, shapes) < 1;
}

/**
 * Beside sets and a pair, or what lacks one tile of them, one tile may stand alone: the half of a pair. So may the one
 * that is discarded.
 */
const MOST_ALONE = 2;

/** How many tiles of a hand have no other of their kind beside them, and none with which they may come into a chow. */
function aloneIn(counts: Uint8Array): number {
  let alone = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] !== 1) continue;
    const rank = kind < HONOR ? rankOf(kind) : 0;
    const below = (rank > 1 && counts[kind - 1]) || (rank > 2 && counts[kind - 2]);
    const above = rank > 0 && ((rank < 9 && counts[kind + 1]) || (rank < 8 && counts[kind + 2]));
    if (!below && !above) alone++;
  }
  return alone;
}

/** Waits of a state after each of its discards: riichi, open riichi and the discard itself ask for the same ones. */
const keptAfter = new WeakMap<SeatState, Map<Tile, Readiness>>();

/** What the hand waits for after a discard. */
export function waitsAfter(here: At, thrown: Tile): readonly Kind[] {
  const {state} = here;
  let after = keptAfter.get(state);
  if (!after) keptAfter.set(state, (after = new Map<Tile, Readiness>()));
  const known = after.get(thrown);
  const held = known?.held ?? withoutSome(handOf(state) ?? [], [thrown]);
  if (!held) return NOTHING;
  const readiness = readinessOf(here, held, known);
  after.set(thrown, readiness);
  return kindsOf(readiness);
}

/**
 * Whether a kind completes the hand of a seat without the winning tile. Mostly its form says that it does not. A
 * dealer's first hand already holds the tile.
 */
export function waitsWithout(here: At, tile: Tile): boolean {
  const {p, rules, seat, state} = here;
  const {held = []} = state;
  const first = isToAct(p, seat) && state.drawn === undefined;
  const readiness = readinessNow(here, first ? (withoutSome(held, [tile]) ?? held) : held);
  const kind = kindOf(tile);
  const wilds = wildsOf(rules, p.frame.wild);
  return mayComplete(readiness.byForm, kind, wilds) && kindsOf(readiness).includes(kind);
}
