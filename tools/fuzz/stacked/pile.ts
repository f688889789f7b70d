/** The tiles that are still free while a wall is stacked, and sets and hands made of them. */
import type {Seat} from '../../../src/core/situation/situation.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Random} from '../../../src/core/tiles/random.js';
import {HONOR, KINDS, kindName, suitOf, type Kind} from '../../../src/core/tiles/tile.js';
import type {RoundRules} from '../../../src/round/state/rules.js';
import {inTileOrder} from '../../../src/round/record/tiles.js';
import {notationOf} from '../../../src/round/text/notation.js';

/** What a hand is made of: anything, one suit and honors, or triplets and pairs. */
const STYLES = ['any', 'flush', 'flush', 'triplets'] as const;
type Style = (typeof STYLES)[number];

/** How often something is tried before it is given up. */
const TRIES = 60;

/** The free tiles. */
export class Pile {
  private readonly left: number[];
  /** The kinds that sets are made of: neither set aside nor wild. */
  private readonly usual: readonly Kind[];

  constructor(
    readonly rules: RoundRules,
    readonly random: Random,
    private readonly wild?: Kind,
  ) {
    const {copies, flow, o} = rules;
    this.left = [...copies];
    if (wild !== undefined) this.left[wild]--;
    const isUsual = (kind: Kind): boolean =>
      copies[kind] > 0 && kind !== wild && flow.laidOut?.is(kind, o) !== true;
    this.usual = copies.flatMap((_, kind) => (kind < KINDS && isUsual(kind) ? [kind] : []));
  }

  /** One of a list. */
  one<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)];
  }

  /** Takes these tiles; undefined, and none taken, where they are not all free. */
  take(kinds: readonly Kind[]): Kind[] | undefined {
    const taken: Kind[] = [];
    for (const kind of kinds) {
      if (!this.left[kind]) {
        this.giveBack(taken);
        return undefined;
      }
      this.left[kind]--;
      taken.push(kind);
    }
    return taken;
  }

  /** Puts tiles back. */
  giveBack(kinds: readonly Kind[]): void {
    for (const kind of kinds) this.left[kind]++;
  }

  /** Takes `n` tiles of one kind; of a kind that fits, if one is asked for. */
  same(n: number, fits: (kind: Kind) => boolean = () => true): Kind[] | undefined {
    const kinds = this.usual.filter((kind) => this.left[kind] >= n && fits(kind));
    return kinds.length ? this.take(Array<Kind>(n).fill(this.one(kinds))) : undefined;
  }

  /** Takes tiles that are all different, and of no use to one another as far as there are such. */
  fodder(n: number): Kind[] {
    const taken: Kind[] = [];
    const lonely = this.usual.filter((kind) => kind >= HONOR || kind % 9 === 0 || kind % 9 === 8);
    for (let tries = 0; taken.length < n && tries < TRIES; tries++) {
      const kind = this.one(tries < TRIES / 2 ? lonely : this.usual);
      if (!taken.includes(kind)) taken.push(...(this.take([kind]) ?? []));
    }
    return taken;
  }

  private chow(fits: (kind: Kind) => boolean): Kind[] | undefined {
    const starts = this.usual.filter((kind) => kind < HONOR && kind % 9 < 7 && fits(kind));
    if (!starts.length) return undefined;
    const start = this.one(starts);
    const kinds = [start, start + 1, start + 2];
    return kinds.every((kind) => this.usual.includes(kind)) ? this.take(kinds) : undefined;
  }

  /** Takes sets for a hand; undefined where they cannot be had. */
  private sets(n: number, style: Style, fits: (kind: Kind) => boolean): Kind[][] | undefined {
    const sets: Kind[][] = [];
    for (let tries = 0; sets.length < n && tries < TRIES; tries++) {
      const triplet = style === 'triplets' ? 85 : 30;
      const set = this.random.below(100) < triplet ? this.same(3, fits) : this.chow(fits);
      if (set) sets.push(set);
    }
    if (sets.length === n) return sets;
    this.giveBack(sets.flat());
    return undefined;
  }

  /**
   * Takes a hand that one tile completes.
   * @param on the kind that completes it, which must have been taken already; any by default
   * @returns the hand, and a kind that completes it
   */
  ready(on?: Kind): {readonly hand: readonly Kind[]; readonly on: Kind} | undefined {
    const {ruleset} = this.rules;
    if (!ruleset) return undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const style = this.one(STYLES);
      const suit = on !== undefined && on < HONOR ? suitOf(on) : this.random.below(3);
      const fits = (kind: Kind): boolean => style !== 'flush' || kind >= HONOR || suitOf(kind) === suit;
      const open = on === undefined ? undefined : this.open(on, this.random.below(4));
      if (on !== undefined && !open) continue;
      const isPair = open?.length === 1;
      const sets = this.sets(ruleset.sets - (open && !isPair ? 1 : 0), style, fits);
      const pair = isPair ? [] : sets && this.same(2, fits);
      if (sets && pair) {
        const hand = [...sets.flat(), ...pair, ...(open ?? [])];
        if (on !== undefined) return {hand, on};
        const [last] = hand.splice(this.random.below(hand.length), 1);
        this.giveBack([last]);
        return {hand, on: last};
      }
      this.giveBack([...(open ?? []), ...(sets ?? []).flat(), ...(pair ?? [])]);
    }
    return undefined;
  }

  /** What a kind completes: a pair, a triplet or a chow. */
  private open(on: Kind, form: number): Kind[] | undefined {
    if (form === 0) return this.take([on]);
    if (form === 1) return this.take([on, on]);
    if (on >= HONOR) return undefined;
    const [a, b] = this.one([
      [on - 2, on - 1],
      [on - 1, on + 1],
      [on + 1, on + 2],
    ]);
    const inSuit = [a, b].every((kind) => this.usual.includes(kind) && suitOf(kind) === suitOf(on));
    return inSuit ? this.take([a, b]) : undefined;
  }

  /** The same, where the hand may also win so by the rules, or none was found. */
  winning(on: Kind, seat: Seat, by: 'discard' | 'robbing', dealer: Seat): readonly Kind[] | undefined {
    const {ruleset, id, seats, given} = this.rules;
    if (!ruleset) return undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const found = this.ready(on);
      if (!found) continue;
      const {hand} = found;
      const situation = {
        rules: id,
        options: given,
        hand: `${notationOf(inTileOrder(hand))} +${kindName(on)}`,
        by,
        seat,
        from: seats.find((other) => other !== seat),
        ...(ruleset.fields.includes('dealer') && {dealer}),
        ...(this.wild !== undefined && {wild: kindName(this.wild)}),
      };
      if (score(situation, ruleset).status === 'win') return hand;
      this.giveBack(hand);
    }
    return undefined;
  }
}
