/**
 * Random wins for trying rules: of all tiles, or of some alone, so that rare patterns come too; in all seats and ways,
 * with flowers, indicators and circumstances.
 */
import type {Ruleset} from '../../core/game/ruleset.js';
import {formatHand} from '../../core/notation/format.js';
import {parseHandOf} from '../../core/notation/parse.js';
import {defaultOptions, tilesOf} from '../../core/reading/table.js';
import {wildsUnder} from '../../core/reading/wild-kind.js';
import {score} from '../../core/scoring/score.js';
import {isFault} from '../../core/situation/result.js';
import {SEATS, type Situation, type WinBy} from '../../core/situation/situation.js';
import {randomOf, type Random} from '../../core/tiles/random.js';
import {shuffle} from '../../core/tiles/shuffle.js';
import {HONOR, KINDS, isTerminal, kindName, rankOf, suitOf, type Kind} from '../../core/tiles/tile.js';

/** A hand without its rules. */
export type TriedHand = Omit<Situation, 'rules'>;

/** Which kinds a hand is made of. */
type Among = (kind: Kind) => boolean;

const isHonor: Among = (kind) => kind >= HONOR;
const all: Among = () => true;

/** Sorts of hands, by turns: all tiles most often. */
function amongOf(random: Random): Among {
  const suit = random.below(3);
  const low = 1 + random.below(5);
  const sorts: readonly Among[] = [
    ...[all, all, all, all],
    (kind) => suitOf(kind) !== suit,
    (kind) => !isHonor(kind) && suitOf(kind) !== suit,
    (kind) => isHonor(kind) || suitOf(kind) === suit,
    (kind) => suitOf(kind) === suit && !isHonor(kind),
    (kind) => isHonor(kind) || isTerminal(kind),
    isHonor,
    (kind) => !isHonor(kind) && isTerminal(kind),
    (kind) => !isHonor(kind) && rankOf(kind) % 3 === low % 3,
    (kind) => !isHonor(kind) && rankOf(kind) >= low && rankOf(kind) <= low + 3,
    (kind) => !isHonor(kind) && !isTerminal(kind),
  ];
  return sorts[random.below(sorts.length)];
}

interface Draft {
  readonly melds: string[];
  readonly held: Kind[];
}

/** Makes wins for one rule set. */
export class RandomHands {
  private readonly copies: readonly number[];
  private readonly kinds: readonly Kind[];
  private readonly hasFlowers: boolean;
  private readonly bonus: readonly number[];
  private readonly flags: readonly string[];

  constructor(
    private readonly ruleset: Ruleset,
    private readonly random: Random,
  ) {
    const {copies, flowers, bonus = []} = tilesOf(ruleset, defaultOptions(ruleset));
    this.copies = copies;
    this.bonus = bonus;
    this.kinds = [...Array(KINDS).keys()].filter((kind) => copies[kind] && !bonus.includes(kind));
    this.hasFlowers = flowers;
    this.flags = (ruleset.flags ?? []).map(({flag}) => flag);
  }

  /** A hand, which may be impossible: whoever scores it leaves it out then. */
  next(): TriedHand {
    const {random, ruleset} = this;
    const indicator = this.reads('wild') ? this.anyKind() : undefined;
    this.wilds = ruleset.wilds ? wildsUnder(ruleset, defaultOptions(ruleset), indicator) : [];
    const {melds, held} = this.draft();
    this.putWilds(held);
    shuffle(held, random);
    const [win, ...rest] = held;
    const by = (['self', 'discard', 'discard', 'self', 'robbing'] as const)[random.below(5)];
    const {seats} = ruleset;
    const seat = seats[random.below(seats.length)];
    const others = seats.filter((other) => other !== seat);
    return {
      hand: `${melds.join('')}${rest.map(kindName).join('')}+${kindName(win)}`,
      ...this.way(by, others),
      seat,
      ...(this.reads('round') && {round: SEATS[random.below(4)]}),
      ...(this.reads('dealer') && {dealer: seats[random.below(seats.length)]}),
      ...this.beside(),
      ...(indicator !== undefined && {wild: kindName(indicator)}),
      ...(this.flags.length > 0 && random.below(3) === 0 && {flags: [this.anyFlag()]}),
    };
  }

  /** In half of the hands of rules with wild tiles, a few of these stand for others. */
  private putWilds(held: Kind[]): void {
    const {random, wilds, copies, used} = this;
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

  private anyFlag(): string {
    return this.flags[this.random.below(this.flags.length)];
  }

  private way(by: WinBy, others: readonly (typeof SEATS)[number][]): Pick<TriedHand, 'by' | 'from'> {
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
  private draft(): Draft {
    const {random, copies, ruleset} = this;
    const shapes = (ruleset.shapes ?? []).map(({id}) => id);
    for (;;) {
      const among = amongOf(random);
      const kinds = this.kinds.filter(among);
      if (!kinds.length) continue;
      const isPairs = shapes.includes('sevenPairs') && random.below(12) === 0;
      const isOrphans = shapes.includes('thirteenOrphans') && random.below(60) === 0;
      const draft = isOrphans ? this.orphans() : isPairs ? this.pairs(kinds) : this.sets(kinds);
      const counts = countsOf(this.used);
      if (draft.held.length && counts.every((n, kind) => n <= copies[kind])) return draft;
    }
  }

  /** The kinds of the draft, melds too. */
  private used: Kind[] = [];
  /** The kinds that are wild in the hand. Nobody melds their tiles. */
  private wilds: readonly Kind[] = [];

  private orphans(): Draft {
    const all = this.kinds.filter((kind) => isHonor(kind) || isTerminal(kind));
    const held = [...all, all[this.random.below(all.length)]];
    this.used = held;
    return {melds: [], held: held.length === 14 ? held : []};
  }

  private pairs(kinds: readonly Kind[]): Draft {
    const held = [...Array(7).keys()].flatMap(() => {
      const kind = kinds[this.random.below(kinds.length)];
      return [kind, kind];
    });
    this.used = held;
    return {melds: [], held};
  }

  private sets(kinds: readonly Kind[]): Draft {
    const {random, ruleset} = this;
    const draft: Draft = {melds: [], held: []};
    this.used = [];
    const mayChow = !ruleset.melds || ruleset.melds.includes('chow');
    const [pungs, called, kongs] = [random.below(4), random.below(5), random.below(6) === 0];
    let last: Kind[] = [];
    for (let i = 0; i < ruleset.sets; i++) {
      // sets that are alike, or one rank higher, make the patterns of several sets
      const near = last.length && random.below(3) === 0 ? this.nearTo(last) : undefined;
      const set = near ?? this.set(kinds, pungs);
      last = set;
      const isPung = set[0] === set[1];
      const mayMeld = !set.some((kind) => this.wilds.includes(kind));
      const isKong = mayMeld && isPung && (kongs || random.below(12) === 0);
      const tiles = isKong ? [...set, set[0]] : set;
      this.used.push(...tiles);
      const text = tiles.map(kindName).join('');
      if (isKong) draft.melds.push(random.below(2) ? `[${text}]` : `[[${text}]]`);
      else if (random.below(5) < called && mayMeld && (isPung || mayChow)) draft.melds.push(`[${text}]`);
      else draft.held.push(...set);
    }
    const pair = kinds[random.below(kinds.length)];
    this.used.push(pair, pair);
    draft.held.push(pair, pair);
    return draft;
  }

  /** The same set again, the next one, or the same in the next suit. */
  private nearTo(set: readonly Kind[]): Kind[] | undefined {
    const by = [0, 1, 2, 3, 9, 10][this.random.below(6)];
    if (set.some(isHonor)) return undefined;
    const moved = set.map((kind) => kind + (set[2] + by < HONOR ? by : by - 18));
    const fits = moved.every((kind) => kind >= 0 && kind < HONOR && suitOf(kind) === suitOf(moved[0]));
    return fits ? moved : undefined;
  }

  /** A set of these kinds; the larger `pungs`, the more often a triplet. */
  private set(kinds: readonly Kind[], pungs: number): Kind[] {
    const {random} = this;
    const first = kinds[random.below(kinds.length)];
    const chow = [first, first + 1, first + 2];
    const isChow = !isHonor(first) && rankOf(first) < 8 && chow.every((kind) => this.kinds.includes(kind));
    return isChow && random.below(4) >= pungs ? chow : [first, first, first];
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
    wins.push({...situation, hand: formatHand(read.hand)});
  }
  return wins;
}
