/** What a seat sees, as a player thinks of it: own tiles by kind, tiles that cannot be seen, the question to the scorer. */
import type {Meld} from '../../core/notation/hand.js';
import {readPosition, type ReadPosition} from '../../core/reading/read.js';
import type {Situation} from '../../core/situation/situation.js';
import type {Seat} from '../../core/situation/situation.js';
import {KINDS, isRed, kindOf, tileName, type Kind, type Tile} from '../../core/tiles/tile.js';
import {wildsUnder} from '../../core/reading/wild-kind.js';
import {distance} from '../../core/waiting/distance.js';
import type {Move} from '../../round/record/move.js';
import {numberOfDraws} from '../../round/state/draws.js';
import type {LaidMeld, RoundPosition, SeatState} from '../../round/state/position.js';
import type {RoundRules} from '../../round/state/rules.js';
import {isFault} from '../../core/situation/result.js';

/** The rules of a table that has a rule set: what is played can be scored. */
export type PlayedRules = RoundRules & Required<Pick<RoundRules, 'ruleset' | 'table'>>;

/** As many draws are expected where nobody knows how many are left. */
const UNKNOWN_DRAWS = 60;

/** A position as one seat sees it. Nothing else is known to a player. */
export class SeatView {
  readonly me: SeatState;
  /** The tiles held, the drawn one among them. */
  readonly tiles: readonly Tile[];
  /** The same by kind, without flowers. */
  readonly own: Uint8Array;
  /** How many sets are still to be made. */
  readonly sets: number;
  /** How many draws are left. */
  readonly left: number;
  /** How many tiles of each kind this seat does not see, and how many in all. */
  readonly unseen: readonly number[];
  readonly unseenAll: number;
  /** The wild kinds. */
  readonly wilds: readonly Kind[];

  /** @param seen what the referee lets this seat see */
  constructor(
    readonly rules: PlayedRules,
    readonly seen: RoundPosition,
    readonly seat: Seat,
  ) {
    const me = seen.seats[seat];
    if (!me) throw new TypeError(`nobody sits in the ${seat}`);
    this.me = me;
    const {held = [], drawn, melds} = me;
    this.tiles = drawn === undefined ? held : [...held, drawn];
    this.own = countsOf(this.tiles);
    this.sets = rules.ruleset.sets - melds.length;
    const left = numberOfDraws(seen.left);
    this.left = Number.isFinite(left) ? left : UNKNOWN_DRAWS;
    this.unseen = this.unseenTiles();
    this.unseenAll = this.unseen.reduce((a, b) => a + b, 0) || 1;
    const {wild} = seen.frame;
    this.wilds = wildsUnder(rules.ruleset, rules.o, wild === undefined ? undefined : kindOf(wild));
  }

  /** The copies of each kind without all that lies open and what this seat holds. */
  private unseenTiles(): number[] {
    const {rules, seen} = this;
    const unseen = rules.copies.slice(0, KINDS);
    const see = (tile: Tile): void => {
      if (kindOf(tile) < KINDS) unseen[kindOf(tile)]--;
    };
    this.tiles.forEach(see);
    for (const {melds, river, out} of Object.values(seen.seats)) {
      out.forEach(see);
      for (const {tiles} of melds) tiles.forEach(see);
      for (const {tile, by} of river) if (!by) see(tile);
    }
    if (seen.frame.wild !== undefined) see(seen.frame.wild);
    seen.frame.indicators?.forEach(see);
    const {flow, o} = rules;
    const laid = flow.laidOut?.field === 'flowers' ? flow.laidOut : undefined;
    // what is set aside as a flower comes into no hand
    return unseen.map((n, kind) => (laid?.is(kind, o) ? 0 : Math.max(0, n)));
  }

  /**
   * The hand read once, as it is before a winning tile; its counts are exchanged in copies of it.
   * @returns undefined where the scorer cannot read it
   */
  read(
    melds: readonly Meld[] = this.me.melds,
    tiles: readonly Tile[] = this.tiles,
  ): ReadPosition | undefined {
    const size = 3 * (this.rules.ruleset.sets - melds.length) + 1;
    const plain = tiles.filter((tile) => kindOf(tile) < KINDS).slice(0, size);
    const read = readPosition(this.situation(melds, plain), this.rules.ruleset);
    return isFault(read) ? undefined : read;
  }

  private situation(melds: readonly Meld[], tiles: readonly Tile[]): Situation {
    const {rules, seen, seat, me} = this;
    const {frame} = seen;
    const {ruleset, flow, id, given} = rules;
    const laid = flow.laidOut?.field;
    return {
      rules: id,
      ...(given && {options: given}),
      seat,
      dealer: frame.dealer,
      ...(ruleset.fields.includes('round') && {round: frame.round}),
      ...(ruleset.fields.includes('counters') && {counters: frame.counters}),
      ...(frame.wild !== undefined && {wild: tileName(frame.wild)}),
      ...(laid && me.out.length > 0 && {[laid]: textOf(me.out)}),
      ...(frame.indicators?.length &&
        ruleset.fields.includes('indicators') && {indicators: textOf(frame.indicators)}),
      hand: `${melds.map(meldText).join('')} ${textOf(tiles)}`,
    };
  }
}

const textOf = (tiles: readonly Tile[]): string => tiles.map(tileName).join('');

function meldText({tiles, open, called, added}: Meld): string {
  if (!open) return `[[${textOf(tiles)}]]`;
  if (added) return `[${textOf(tiles.slice(0, -1))}+${textOf(tiles.slice(-1))}]`;
  return `[${tiles.map((tile, i) => (i === called ? `_${tileName(tile)}` : tileName(tile))).join('')}]`;
}

/** Tiles by kind, without flowers. */
export function countsOf(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const tile of tiles) if (kindOf(tile) < KINDS) counts[kindOf(tile)]++;
  return counts;
}

/** How far a hand that was read is from ready with other tiles held. */
export const farWith = ({position, table}: ReadPosition, held: Uint8Array): number =>
  distance({position: {...position, held, counts: held}, table});

/** A discard. */
export type OwnDiscard = Move & {readonly tile: Tile};
/** A call, or a kong on one's own turn. */
export type OwnCall = Move & {readonly meld: Meld};

/** The kinds of discards, each once. */
export const kindsOfDiscards = (discards: readonly OwnDiscard[]): readonly Kind[] => [
  ...new Set(discards.map(({tile}) => kindOf(tile))),
];

/** The discard of a kind: of several tiles the plain one. */
export function discardOf(discards: readonly OwnDiscard[], kind: Kind): OwnDiscard {
  const same = discards.filter(({tile}) => kindOf(tile) === kind);
  return same.find(({tile}) => !isRed(tile)) ?? same[0] ?? discards[0];
}

/** A hand after a call. */
export interface AfterCall {
  readonly melds: readonly LaidMeld[];
  readonly rest: readonly Tile[];
  readonly counts: Uint8Array;
}

/** The hand after a call of a discard. */
export function afterCall(view: SeatView, {meld}: OwnCall): AfterCall {
  const {called = 0} = meld;
  const rest = [...view.tiles];
  meld.tiles.forEach((tile, i) => {
    if (i !== called) rest.splice(rest.indexOf(tile), 1);
  });
  const melds = [...view.me.melds, {...meld, from: view.seen.phase.seat}];
  return {melds, rest, counts: countsOf(rest)};
}

/** The hand after a kong on one's own turn. */
export function afterKong(view: SeatView, {meld}: OwnCall): AfterCall {
  const kind = kindOf(meld.tiles[0]);
  const isAddedTo = (one: LaidMeld): boolean => one.kind === 'pung' && kindOf(one.tiles[0]) === kind;
  const melds = meld.added
    ? view.me.melds.map((one) => (isAddedTo(one) ? meld : one))
    : [...view.me.melds, meld];
  const rest = view.tiles.filter((tile) => kindOf(tile) !== kind);
  return {melds, rest, counts: countsOf(rest)};
}
