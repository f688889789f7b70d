/** Lays out a situation: everything that the templates of a hand need. */
import {
  layFlowers,
  layHand,
  layHeld,
  layMelds,
  layWin,
  sizeWithoutWin,
  type LaidGroup,
  type LayOptions,
} from '../../art/layout.js';
import {concealedKongFrom, drawnKong} from '../../core/game/concealed-kong.js';
import type {ExampleState} from '../../contexts/example.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {parseHandOf, parseTiles} from '../../core/notation/parse.js';
import {doraKinds} from '../../core/reading/dora-kinds.js';
import {fault as faultOf, notAmong, spelled, type Fault} from '../../core/situation/problem.js';
import {BESIDE, type RowField} from '../../core/situation/attributes.js';
import {SEATS, WAYS, type Seat, isWinBy} from '../../core/situation/situation.js';
import {kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {Computed} from '../base/mj-element.js';
import type {tilesOfGroups, wildIn} from './arranged.js';
import type {Hand} from '../../core/notation/hand.js';
import {isFault} from '../../core/situation/result.js';

/** A hand laid out. */
export interface ShownHand {
  readonly hand: Hand;
  readonly groups: readonly LaidGroup[];
  readonly beside: Readonly<Record<RowField, readonly Tile[]>>;
  /** The tiles that the indicators make dora, by row; empty without a rule set. */
  readonly dora: Readonly<Partial<Record<RowField, readonly Kind[]>>>;
  /** The kinds that are wild. */
  readonly wild: readonly Kind[];
  readonly seat?: Seat;
  /** Index of the winning tile among all tiles; -1 without one. */
  readonly winning: number;
  readonly isLit: (laid: {readonly tile: Tile; readonly at: number}) => boolean;
}

/** The options of the layout. */
export interface ShowOptions extends Omit<LayOptions, 'concealedKong'> {
  /** The author's choice; by default that of the example or the rule set. */
  readonly concealedKong?: unknown;
  readonly arrange: boolean;
  /** Finds the tiles of a result's groups; absent until it is needed. */
  readonly tilesOfGroups?: typeof tilesOfGroups;
  /** Finds the wild kinds by the rules; without it, it is the indicator's. */
  readonly wildIn?: typeof wildIn;
}

/**
 * Lays out a hand, and finds the first fault.
 * @param given a hand that has been read, in place of the situation's text
 */
export function readShown(state: ExampleState, options: ShowOptions, given?: Hand): Computed<ShownHand> {
  const {situation, result, pointed} = state;
  const read = given ? {hand: given} : parseHandOf(situation);
  if (isFault(read)) return {fault: read};
  let fault: Fault | undefined;
  const beside = {} as Record<RowField, readonly Tile[]>;
  for (const field of BESIDE) {
    const row = parseTiles(spelled(situation[field] ?? ''));
    if (isFault(row)) fault ??= {...row, field};
    beside[field] = isFault(row) ? [] : row.tiles;
  }
  if (beside.wild.length > 1) fault ??= faultOf('too-many-tiles', undefined, 'wild');
  const {seat} = situation;
  const by: unknown = situation.by || undefined;
  if (by && !isWinBy(by)) fault ??= notAmong(spelled(by), 'by', WAYS);
  const known = SEATS.find((name) => name === seat);
  if (seat && !known) fault ??= notAmong(spelled(seat), 'seat', SEATS);
  const hand: Hand = {...read.hand, by: isWinBy(by) ? by : read.hand.by};
  const [indicator] = beside.wild.map(kindOf) as (Kind | undefined)[];
  const wild = options.wildIn?.(state, indicator) ?? (indicator === undefined ? [] : [indicator]);
  const sets = (result && options.tilesOfGroups?.(hand, result.groups, wild)) ?? [];
  const lit = new Set(pointed?.groups.flatMap((group) => sets[group] ?? []));
  const named = new Set(pointed?.tiles);
  const kong =
    concealedKongFrom(options.concealedKong) ??
    concealedKongFrom(state.concealedKong) ??
    drawnKong(state.known?.ruleset, hand.win !== undefined);
  const look: LayOptions = {sort: options.sort, concealedKong: kong, tellsCalled: options.tellsCalled};
  const shown: ShownHand = {
    hand,
    groups: options.arrange && sets.length ? arrange(hand, sets, look, wild) : layHand(hand, look, wild),
    beside,
    dora: doraIn(beside, state.known?.ruleset),
    wild,
    seat: known,
    winning: hand.win === undefined ? -1 : sizeWithoutWin(hand),
    isLit: ({tile, at}) => lit.has(at) || named.has(tileName(tile)),
  };
  return {view: shown, fault};
}

/** The kinds that the indicators make dora. */
const doraIn = (
  {indicators, uraIndicators}: ShownHand['beside'],
  ruleset: Ruleset | undefined,
): ShownHand['dora'] => ({
  indicators: doraKinds(indicators, ruleset),
  uraIndicators: doraKinds(uraIndicators, ruleset),
});

/** The sets that scored, each by itself; tiles outside sets come last. */
function arrange(
  hand: Hand,
  sets: readonly number[][],
  look: LayOptions,
  wild: readonly Kind[],
): LaidGroup[] {
  const melds = layMelds(hand, look);
  const loose = [...layHeld(hand, true, wild), ...layWin(hand)];
  const groups = sets.map((set): LaidGroup => {
    const meld = melds.find((group) => group.tiles.some(({at}) => set.includes(at)));
    return meld ?? {part: 'set', tiles: set.flatMap((at) => loose.find((laid) => laid.at === at) ?? [])};
  });
  const used = new Set(sets.flat());
  const rest = loose.filter(({at}) => !used.has(at));
  return [
    ...groups,
    {part: 'held', tiles: rest} as const,
    {part: 'flowers', tiles: layFlowers(hand)} as const,
  ].filter((group) => group.tiles.length);
}
