/** Random wins for trying rules: in all seats and ways, with flowers, indicators and circumstances. */
import type {Shape} from '../../core/arranging/shape.js';
import {hasShape} from '../../core/arranging/waits-by-form.js';
import type {FlagSpec, Ruleset} from '../../core/game/ruleset.js';
import {GATES} from '../../core/patterns/nine-gates.js';
import {formatHand} from '../../core/notation/format.js';
import {parseHandOf} from '../../core/notation/parse.js';
import {defaultOptions, tilesOf} from '../../core/reading/table.js';
import {idleIn} from '../../core/reading/idle.js';
import {wildsUnder} from '../../core/reading/wild-kind.js';
import {score} from '../../core/scoring/score.js';
import {isFault} from '../../core/situation/result.js';
import {SEATS, type Seat, type Situation, type WinBy} from '../../core/situation/situation.js';
import {randomOf, type Random} from '../../core/tiles/random.js';
import {shuffle} from '../../core/tiles/shuffle.js';
import {HONOR, KINDS, isHonor, isOrphan, kindName, suitOf, type Kind} from '../../core/tiles/tile.js';
import {amongOf, chowTiles, FORMS, pungTiles, SUITS} from './hand-forms.js';

/** A hand without its rules. */
export type TriedHand = Omit<Situation, 'rules'>;

/** The tiles of a hand before one of them is the last. */
interface Draft {
  readonly melds: readonly string[];
  /** The tiles that are not melded; none where no such hand can be made of the tiles of the game. */
  readonly held: Kind[];
  /** All tiles, those of melds too. */
  readonly used: readonly Kind[];
}

/** What all sets of a hand keep to. */
interface Limits {
  /** The kinds that are wild in the hand. Nobody melds their tiles. */
  readonly wilds: readonly Kind[];
  /** Whether nothing may be melded. */
  readonly isClosed: boolean;
}

const NO_HAND: Draft = {melds: [], held: [], used: []};
const concealed = (held: readonly Kind[]): Draft => ({melds: [], held: [...held], used: held});

/** Exchanges one tile so that a form is nearer; false where none does. @param orders in which tiles and kinds are tried */
function bringNearer(
  shape: Shape,
  held: Kind[],
  counts: Uint8Array,
  [places, kinds]: readonly (readonly number[])[],
): boolean {
  const far = shape.distance(counts, 0);
  for (const at of places) {
    const out = held[at];
    counts[out]--;
    for (const kind of kinds) {
      counts[kind]++;
      if (shape.distance(counts, 0) < far) {
        held[at] = kind;
        return true;
      }
      counts[kind]--;
    }
    counts[out]++;
  }
  return false;
}

/** How often sets of some kinds are drawn until they fit. */
const TRIES = 10;

/** Makes wins for one rule set. */
export class RandomHands {
  private readonly copies: readonly number[];
  private readonly kinds: readonly Kind[];
  private readonly hasFlowers: boolean;
  private readonly bonus: readonly number[];

  constructor(
    private readonly ruleset: Ruleset,
    private readonly random: Random,
  ) {
    const {copies, flowers, bonus = []} = tilesOf(ruleset, defaultOptions(ruleset));
    this.copies = copies;
    this.bonus = bonus;
    this.kinds = [...Array(KINDS).keys()].filter((kind) => copies[kind] && !bonus.includes(kind));
    this.hasFlowers = flowers;
  }

  /** A hand, which may be impossible: whoever scores it leaves it out then. */
  next(): TriedHand {
    const {random, ruleset} = this;
    const indicator = this.reads('wild') ? this.anyKind() : undefined;
    const wilds = ruleset.wilds ? wildsUnder(ruleset, defaultOptions(ruleset), indicator) : [];
    const flags = random.below(3) === 0 ? this.someFlags() : [];
    // a single circumstance comes with what it requires
    const spec = flags.length === 1 ? flags[0] : undefined;
    const isClosed = spec?.concealed === true || spec?.unmelded === true;
    const draft = this.draft({wilds, isClosed});
    const {melds, held} = draft;
    this.putWilds(draft, wilds);
    shuffle(held, random);
    const [win, ...rest] = held;
    const ways = spec?.by ?? (['self', 'discard', 'discard', 'self', 'robbing'] as const);
    const {seats} = ruleset;
    const seat = seats[random.below(seats.length)];
    const others = seats.filter((other) => other !== seat);
    return {
      hand: `${melds.join('')}${rest.map(kindName).join('')}+${kindName(win)}`,
      ...this.way(ways[random.below(ways.length)], others),
      seat,
      ...(this.reads('round') && {round: SEATS[random.below(4)]}),
      ...(this.reads('dealer') && {dealer: this.dealerAt(seat, others, spec)}),
      ...this.beside(),
      ...(indicator !== undefined && {wild: kindName(indicator)}),
      ...(flags.length > 0 && {flags: flags.map(({flag}) => flag)}),
    };
  }

  /** In half of the hands of rules with wild tiles, a few of these stand for others. */
  private putWilds({held, used}: Draft, wilds: readonly Kind[]): void {
    const {random, copies} = this;
    if (!wilds.length || random.below(2)) return;
    const counts = countsOf(used);
    for (let left = 1 + random.below(3); left > 0; left--) {
      const kind = wilds[random.below(wilds.length)];
      const at = random.below(held.length);
      if (counts[kind] >= copies[kind]) continue;
      counts[held[at]]--;
      counts[kind]++;
      held[at] = kind;
    }
  }

  private anyKind(): Kind {
    return this.kinds[this.random.below(this.kinds.length)];
  }

  private reads(field: keyof Situation): boolean {
    return this.ruleset.fields.includes(field);
  }

  /** Most often one; now and then many, since a row may ask for several. */
  private someFlags(): readonly FlagSpec[] {
    const {random} = this;
    const {flags = []} = this.ruleset;
    if (!flags.length) return [];
    return random.below(8) ? [flags[random.below(flags.length)]] : flags.filter(() => random.below(4) > 0);
  }

  private dealerAt(seat: Seat, others: readonly Seat[], spec: FlagSpec | undefined): Seat {
    const {random, ruleset} = this;
    if (spec?.seat === 'dealer') return seat;
    const from = spec?.seat === 'other' ? others : ruleset.seats;
    return from[random.below(from.length)];
  }

  private way(by: WinBy, others: readonly Seat[]): Pick<TriedHand, 'by' | 'from'> {
    return by === 'self' ? {by} : {by, from: others[this.random.below(others.length)]};
  }

  private beside(): TriedHandBeside {
    const {random} = this;
    const laid = [
      ...(this.hasFlowers && random.below(2) ? [...'12345678'].filter(() => random.below(3) === 0) : []),
    ].map((n) => `${n}f`);
    const bonus = this.bonus.filter(() => random.below(4) === 0).map(kindName);
    return {
      ...([...laid, ...bonus].length > 0 && {flowers: [...laid, ...bonus].join('')}),
      ...(this.reads('indicators') && {indicators: kindName(this.anyKind())}),
      ...(this.reads('counters') && random.below(4) === 0 && {counters: 1 + random.below(3)}),
    };
  }

  /** Sets and a pair, or one of the other forms, with no tile too many. */
  private draft(limits: Limits): Draft {
    for (;;) {
      const among = amongOf(this.random);
      const kinds = this.kinds.filter(among);
      // few kinds make sets that fit only now and then
      for (let tries = 0; kinds.length && tries < TRIES; tries++) {
        const draft = this.drawn(kinds, limits);
        const counts = countsOf(draft.used);
        if (draft.held.length && counts.every((n, kind) => n <= this.copies[kind])) return draft;
      }
    }
  }

  private drawn(kinds: readonly Kind[], limits: Limits): Draft {
    const {random, ruleset} = this;
    const {shapes = []} = ruleset;
    const has = (form: string): boolean => shapes.some(({id}) => id === form);
    if (has('thirteenOrphans') && random.below(60) === 0) return this.orphans();
    if (has('sevenPairs') && random.below(12) === 0) return this.pairs(kinds);
    const others = shapes.filter(({id}) => id !== 'thirteenOrphans' && id !== 'sevenPairs');
    if (others.length && random.below(40) === 0) return this.formed(others[random.below(others.length)]);
    if (ruleset.sets === 4 && random.below(40) === 0) return this.gates();
    return this.sets(kinds, limits);
  }

  private orphans(): Draft {
    const all = this.kinds.filter(isOrphan);
    const held = [...all, all[this.random.below(all.length)]];
    return held.length === 14 ? concealed(held) : NO_HAND;
  }

  /** 1112345678999 and one more tile of the suit. */
  private gates(): Draft {
    const {random} = this;
    const suit = SUITS[random.below(3)];
    const gates = GATES.flatMap((n, rank) => Array<Kind>(n).fill(suit + rank));
    const held = [...gates, suit + random.below(9)];
    return held.every((kind) => this.kinds.includes(kind)) ? concealed(held) : NO_HAND;
  }

  /** Seven pairs, in some hands with a kind or two four times. */
  private pairs(kinds: readonly Kind[]): Draft {
    const {random} = this;
    const often = random.below(2) ? 7 : 4;
    const some = [...Array(often).keys()].map(() => kinds[random.below(kinds.length)]);
    return concealed([...Array(7).keys()].flatMap((at) => [some[at % often], some[at % often]]));
  }

  /** Random tiles, of which one after another is exchanged for what brings the form nearer. */
  private formed(shape: Shape): Draft {
    const {random, kinds, copies} = this;
    const tiles = shuffle(
      kinds.flatMap((kind) => Array<Kind>(copies[kind]).fill(kind)),
      random,
    );
    const held = tiles.slice(0, 3 * this.ruleset.sets + 1);
    const counts = Uint8Array.from(countsOf(held));
    const orders = [shuffle([...held.keys()], random), shuffle([...kinds], random)];
    for (let far = shape.distance(counts, 0); far > 0; far--) {
      if (!bringNearer(shape, held, counts, orders)) break;
    }
    const win = orders[1].find((kind) => {
      counts[kind]++;
      const isWhole = hasShape(shape, counts, 0);
      counts[kind]--;
      return isWhole;
    });
    return win === undefined ? NO_HAND : concealed([...held, win]);
  }

  private sets(kinds: readonly Kind[], {wilds, isClosed}: Limits): Draft {
    const {random, ruleset} = this;
    const [melds, held, used]: [string[], Kind[], Kind[]] = [[], [], []];
    const mayChow = !ruleset.melds || ruleset.melds.includes('chow');
    const [pungs, called, kongs] = [random.below(4), random.below(5), random.below(6) === 0];
    // in half of the hands no chow leads out of the kinds: 1 and 9 alone are pungs then
    const chows = random.below(2) ? kinds : this.kinds;
    const form = random.below(4) ? undefined : FORMS[random.below(FORMS.length)](random);
    let last: readonly Kind[] = [];
    for (let i = 0; i < ruleset.sets; i++) {
      // sets that are alike, or one rank higher, make the patterns of several sets
      const near = last.length && random.below(3) === 0 ? this.nearTo(last) : undefined;
      const set = form?.sets.at(i) ?? near ?? this.set(kinds, pungs, chows);
      last = set;
      const isPung = set[0] === set[1];
      const mayMeld = !isClosed && !set.some((kind) => wilds.includes(kind));
      const isKong = mayMeld && isPung && (kongs || random.below(12) === 0);
      const tiles = isKong ? [...set, set[0]] : set;
      used.push(...tiles);
      const text = tiles.map(kindName).join('');
      if (isKong) melds.push(random.below(2) ? `[${text}]` : `[[${text}]]`);
      else if (random.below(5) < called && mayMeld && (isPung || mayChow)) melds.push(`[${text}]`);
      else held.push(...set);
    }
    const pair = form?.pair ?? kinds[random.below(kinds.length)];
    used.push(pair, pair);
    held.push(pair, pair);
    return {melds, held, used};
  }

  /** The same set again, the next one, or the same in the next suit. */
  private nearTo(set: readonly Kind[]): Kind[] | undefined {
    const by = [0, 1, 2, 3, 9, 10][this.random.below(6)];
    if (set.some(isHonor)) return undefined;
    const moved = set.map((kind) => kind + (set[2] + by < HONOR ? by : by - 18));
    const fits = moved.every((kind) => kind >= 0 && kind < HONOR && suitOf(kind) === suitOf(moved[0]));
    return fits ? moved : undefined;
  }

  /**
   * A set of these kinds; the larger `pungs`, the more often a triplet.
   * @param chows the kinds that chows may be of
   */
  private set(kinds: readonly Kind[], pungs: number, chows: readonly Kind[]): Kind[] {
    const {random} = this;
    const one = kinds[random.below(kinds.length)];
    const chow = chowTiles(one - random.below(3));
    const isChow = chow.every(
      (kind) => chows.includes(kind) && !isHonor(kind) && suitOf(kind) === suitOf(one),
    );
    return isChow && random.below(4) >= pungs ? chow : pungTiles(one);
  }
}

type TriedHandBeside = Pick<TriedHand, 'flowers' | 'indicators' | 'counters'>;

function countsOf(kinds: readonly Kind[]): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (const kind of kinds) counts[kind]++;
  return counts;
}

/** How many hands are tried for each that is asked for: few of them win where a minimum is high. */
const TRIED = 100;

/** A hand without the circumstances that change nothing. */
function withoutIdleFlags({flags = [], ...hand}: Situation, ruleset: Ruleset): Situation {
  const idle = idleIn({...hand, flags}, ruleset, (one) => score(one, ruleset)).map(({about}) => about);
  const left = flags.filter((flag) => !idle.includes(flag));
  return {...hand, ...(left.length > 0 && {flags: left})};
}

/**
 * Draws hands that win; the same ones from the same seed.
 * @returns fewer than `count` where so few win
 */
export function winsOf(ruleset: Ruleset, count: number, seed: string): readonly Situation[] {
  const random = new RandomHands(ruleset, randomOf(seed));
  const wins: Situation[] = [];
  for (let tried = 0; tried < TRIED * count && wins.length < count; tried++) {
    const situation = {...random.next(), rules: ruleset.id};
    const read = parseHandOf(situation);
    if (isFault(read) || score(situation, ruleset).status !== 'win') continue;
    wins.push(withoutIdleFlags({...situation, hand: formatHand(read.hand)}, ruleset));
  }
  return wins;
}
