/** Scenes that random tiles seldom come to: walls stacked, and players who play so, that they come. */
import type {Seat} from '../../../src/core/situation/situation.js';
import type {Random} from '../../../src/core/tiles/random.js';
import {
  EAST,
  FLOWER,
  HONOR,
  WHITE,
  isOrphan,
  rankOf,
  suitOf,
  type Kind,
} from '../../../src/core/tiles/tile.js';
import {ORDINARY, type Manner, type Manners} from '../random-play.js';
import type {RoundRules} from '../../../src/round/state/rules.js';
import {Pile} from './pile.js';
import type {Stacking} from './wall.js';

/** A wall to be stacked, and how the players play. */
export interface Scene {
  readonly stacking: Stacking;
  readonly manners: Manners;
}

/** What a scene is made for. */
interface Stage {
  readonly rules: RoundRules;
  readonly random: Random;
  /** The seats in turn order, the dealer first. */
  readonly order: readonly Seat[];
  readonly pile: Pile;
}

type Make = (stage: Stage) => Scene | undefined;

const NOBODY: Manner = {...ORDINARY, call: 0, kong: 0, declare: 0};

const hasFlowers = ({copies}: RoundRules): boolean => copies[FLOWER] > 0;

/** Every hand is ready, and the draws complete hands and make kongs. */
const readyHands: Make = ({order, pile, random}) => {
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  const draws: Record<number, Kind> = {};
  const late: Kind[] = [];
  order.forEach((seat, i) => {
    const found = pile.ready();
    if (!found) return;
    hands[seat] = found.hand;
    const triplet = found.hand.find((kind, _, all) => all.filter((other) => other === kind).length === 3);
    const [tile] = (triplet === undefined ? undefined : pile.take([triplet])) ?? pile.take([found.on]) ?? [];
    if (tile === undefined) return;
    if (i) draws[i - 1] = tile;
    else late.push(tile);
  });
  const [dealer] = order;
  hands[dealer] = [...(hands[dealer] ?? []), ...late];
  const declare = random.below(2) ? 100 : 0;
  const manners = {...ORDINARY, call: 20, declare, win: pile.one([20, 100])};
  return {stacking: {hands, draws}, manners};
};

/** A pung is called, and its fourth tile comes while others wait for it. */
const robbing: Make = ({order, pile, random}) => {
  const four = pile.same(4, (kind) => kind < HONOR && rankOf(kind) > 2 && rankOf(kind) < 8);
  if (!four) return undefined;
  const [on] = four;
  const [dealer, caller, ...others] = order;
  // one short of ready when the pung is called, so that the win is not let go
  const waiting = [...others, dealer].slice(0, 1 + random.below(order.length - 1));
  const draws: Record<number, Kind> = {[order.length - 1]: on};
  const fodder: Partial<Record<Seat, Kind>> = {};
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  for (const seat of waiting) {
    const hand = pile.winning(on, seat, 'robbing', dealer);
    const [lonely] = pile.fodder(1);
    if (!hand || lonely === undefined) continue;
    const at = hand.findIndex((kind) => Math.abs(kind - on) > 2);
    draws[[...others, dealer].indexOf(seat)] = hand[at];
    hands[seat] = [...hand.slice(0, at), ...hand.slice(at + 1), lonely];
    fodder[seat] = lonely;
  }
  const [thrown] = pile.fodder(1);
  hands[dealer] = [on, ...(hands[dealer] ?? [])];
  hands[caller] = [on, on, thrown];
  const throws = (seat: Seat): readonly Kind[] =>
    [...(seat === dealer ? [on] : []), fodder[seat] ?? -1].filter((kind) => kind >= 0);
  const seats = Object.fromEntries(
    order.map((seat) => [seat, {throws: throws(seat), keeps: 'all' as const, call: 0}]),
  );
  const manners = {...ORDINARY, win: pile.one([30, 100, 100]), kong: 100, declare: 0};
  const callers = {throws: [thrown], call: 100, kong: 100, keeps: [on]};
  return {stacking: {hands, draws}, manners: {...manners, seats: {...seats, [caller]: callers}}};
};

/** The dealer's first discard completes the hands of several others. */
const sameWait: Make = ({order, pile}) => {
  const got = pile.same(1);
  if (!got) return undefined;
  const [on] = got;
  const [dealer, ...others] = order;
  const late = pile.random.below(3);
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  for (const seat of others) {
    const hand = pile.winning(on, seat, 'discard', dealer);
    if (hand) hands[seat] = hand;
  }
  const lonely = pile.fodder(late);
  hands[dealer] = [on, ...lonely];
  const own = {throws: [...lonely, on], keeps: [on]};
  const manners = {...NOBODY, win: pile.one([50, 100, 100]), keeps: 'all' as const};
  return {stacking: {hands}, manners: {...manners, seats: {[dealer]: own}}};
};

/** Four tiles of a kind in every hand, and in the draws: as many kongs as may be. */
const kongs: Make = ({order, pile, random}) => {
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  const draws: Record<number, Kind> = {};
  const all = random.below(2) ? order : order.slice(0, 2);
  for (const seat of all) {
    const quads = [...Array(all.length === order.length ? 1 : 3).keys()].map(() => pile.same(4) ?? []);
    hands[seat] = quads.flat();
  }
  order.forEach((seat, i) => {
    const three = all.length === order.length ? pile.same(3) : undefined;
    const fourth = three && pile.take(three.slice(0, 1));
    if (!three || !fourth) return;
    hands[seat] = [...(hands[seat] ?? []), ...three];
    if (i) draws[i - 1] = fourth[0];
  });
  const rest = pile.same(4) ?? [];
  const manners = {...ORDINARY, kong: 100, call: 0, declare: 0, win: random.below(60)};
  return {stacking: {hands, draws, replacements: rest}, manners};
};

/** The dealer makes four kongs, and may want a fifth. */
const fiveKongs: Make = ({rules, order, pile}) => {
  const size = rules.size + 1;
  const quads = [...Array(Math.floor(size / 4)).keys()].map(() => pile.same(4) ?? []).flat();
  const next = pile.same(4) ?? [];
  const [dealer, second] = order;
  const beside = size - quads.length;
  const hands = {
    [dealer]: [...quads, ...next.slice(0, beside)],
    [second]: [...(pile.same(4) ?? []), ...(pile.same(4) ?? [])],
  };
  const manners = {...ORDINARY, kong: 100, call: 0, win: pile.one([0, 100])};
  return {stacking: {hands, replacements: next.slice(beside)}, manners};
};

/** Flowers, or what else is set aside: many in one hand, and the last of them before another. */
const flowers: Make = ({rules, order, pile, random}) => {
  const {laidOut} = rules.flow;
  if (!laidOut) return undefined;
  const all = rules.copies.flatMap((n, kind) => (laidOut.is(kind, rules.o) ? Array<Kind>(n).fill(kind) : []));
  const most = all.length;
  const own = pile.take(all.slice(0, most - random.below(Math.min(3, most)))) ?? [];
  const rest = pile.take(all.slice(own.length)) ?? [];
  const seat = pile.one(order);
  const other = pile.one(order.filter((one) => one !== seat));
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  const draws: Record<number, Kind> = {};
  const hand = random.below(2) ? pile.ready() : undefined;
  const room = rules.size - own.length;
  hands[seat] = [...own, ...(hand?.hand ?? []).slice(0, room)];
  const where = random.below(3);
  if (where === 0) hands[other] = rest;
  else rest.forEach((kind, i) => (draws[i + order.indexOf(where === 1 ? other : seat)] = kind));
  const replacements = [...(hand?.hand ?? []).slice(room), ...(pile.take(hand ? [hand.on] : []) ?? [])];
  const manners = {
    ...ORDINARY,
    win: pile.one([0, 100, 100]),
    layOut: pile.one([50, 100]),
    call: pile.one([0, 50]),
  };
  return {stacking: {hands, draws, replacements}, manners};
};

/** Nobody calls or wins before the wall is nearly used up; ready hands wait, and kongs come too late. */
const toTheEnd: Make = ({rules, order, pile, random}) => {
  const {flow, o, size} = rules;
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  const draws: Record<number, Kind> = {};
  const laid = hasFlowers(rules) ? [...Array(8).keys()].map((i) => FLOWER + i) : [];
  const last = flow.left(o) - 1 - (laid.length ? laid.length - 1 : 0);
  const spread = laid.slice(1);
  order.forEach((seat, i) => {
    const own = pile.take(spread.filter((_, n) => n % order.length === i)) ?? [];
    const quad = random.below(3) ? [] : (pile.same(4) ?? []);
    const found = quad.length || !random.below(3) ? undefined : pile.ready();
    const hand = found?.hand ?? [...quad, ...pile.fodder(size - own.length - quad.length)];
    hands[seat] = [...own, ...hand.slice(0, size - own.length)];
    const tile = found && pile.take([found.on]);
    if (tile && random.below(2)) draws[last - random.below(3)] = tile[0];
  });
  const end = laid.length && !random.below(2) ? pile.take([laid[0]]) : undefined;
  if (end) draws[last] = end[0];
  const manners = {
    ...NOBODY,
    keeps: 'all' as const,
    winsLate: pile.one([-1, 1, 1]),
    declare: pile.one([0, 100]),
  };
  const late = random.below(2) ? {kong: 100} : {};
  return {stacking: {hands, draws}, manners: {...manners, ...late}};
};

/** One seat throws terminals and honors alone, and nobody calls any. */
const onlyOrphans: Make = ({rules, order, pile}) => {
  if (!rules.flow.extras) return undefined;
  const orphans = rules.copies.flatMap((n, kind) => (isOrphan(kind) ? Array<Kind>(n).fill(kind) : []));
  const seat = pile.one(order);
  const mine = pile.take(pile.random.below(2) ? orphans : orphans.toReversed()) ?? [];
  const own = order.indexOf(seat);
  const draws: Record<number, Kind> = {};
  const turns = Math.floor(rules.flow.left(rules.o) / order.length);
  mine.slice(rules.size, rules.size + turns).forEach((kind, i) => (draws[i * order.length + own - 1] = kind));
  delete draws[-1];
  const hands = {[seat]: mine.slice(0, rules.size)};
  return {stacking: {hands, draws}, manners: {...NOBODY, win: 0, layOut: 0, keeps: 'all'}};
};

/** All seats throw the same wind first. */
const sameWind: Make = ({order, pile, random}) => {
  const wind = EAST + random.below(4);
  const winds = pile.take(Array<Kind>(order.length).fill(wind));
  if (!winds) return undefined;
  const hands = Object.fromEntries(order.map((seat) => [seat, [wind]]));
  return {stacking: {hands}, manners: {...NOBODY, throws: [wind], keeps: [wind]}};
};

/** Wins on the first turn: the dealer's, or off his first discard, or on the first draw of another. */
const firstTurn: Make = ({order, pile, random}) => {
  const [dealer, ...others] = order;
  const seat = random.below(3) ? pile.one(others) : dealer;
  const found = pile.ready();
  if (!found) return undefined;
  const {hand, on} = found;
  const tile = pile.take([on]);
  if (!tile) return undefined;
  const manners = {...NOBODY, win: 100, declare: pile.one([0, 100])};
  if (seat === dealer) return {stacking: {hands: {[dealer]: [...hand, on]}}, manners};
  if (random.below(2)) {
    const throws = pile.one([[on], [...pile.fodder(1), on]]);
    const hands = {[seat]: hand, [dealer]: throws};
    return {stacking: {hands}, manners: {...manners, seats: {[dealer]: {throws, keeps: [on]}}}};
  }
  return {stacking: {hands: {[seat]: hand}, draws: {[order.indexOf(seat) - 1]: on}}, manners};
};

/** Hands that are ready after the first discard and say so; later tiles make kongs, or complete them. */
const declarations: Make = ({order, pile, random}) => {
  const hands: Partial<Record<Seat, readonly Kind[]>> = {};
  const seats: Partial<Record<Seat, Partial<Manner>>> = {};
  const draws: Record<number, Kind> = {};
  order.forEach((seat, i) => {
    const found = pile.ready();
    const [lonely] = pile.fodder(1);
    if (!found || lonely === undefined) return;
    hands[seat] = i ? found.hand : [...found.hand, lonely];
    if (i) draws[i - 1] = lonely;
    seats[seat] = {throws: [lonely]};
    const counts = (kind: Kind): number => found.hand.filter((other) => other === kind).length;
    const fourth = [...new Set(found.hand)].filter((kind) => counts(kind) === 3);
    const later = fourth.flatMap((kind) => pile.take([kind]) ?? []);
    later.forEach((kind, n) => (draws[order.length * (n + 1) + i - 1] = kind));
    const won = pile.take([found.on]);
    if (won) draws[order.length * (later.length + 1 + random.below(3)) + i - 1] = won[0];
  });
  const manners = {...ORDINARY, call: pile.one([0, 0, 60]), declare: 100, win: pile.one([0, 60, 100])};
  return {stacking: {hands, draws}, manners: {...manners, kong: 100, seats}};
};

/** A tile that one waits for and another could pung is thrown again and again; most let it go. */
const furiten: Make = ({order, pile, random}) => {
  const [dealer, ...others] = order;
  const got = pile.same(order.length > 3 ? 4 : 3, (kind) => kind < HONOR);
  if (!got) return undefined;
  const [on] = got;
  const seat = pile.one(others);
  pile.giveBack(got.slice(0, 2));
  const hand = pile.winning(on, seat, 'discard', dealer) ?? pile.ready(on)?.hand;
  if (!hand) return undefined;
  const more = pile.take([on, on]) ?? pile.take([on]) ?? [];
  const throwing = order.filter((one) => one !== seat);
  const free = [...got.slice(2), ...more];
  const hands: Partial<Record<Seat, readonly Kind[]>> = {[seat]: hand};
  const draws: Record<number, Kind> = {};
  throwing.forEach((one, i) => (hands[one] = free[i] === undefined ? [] : [free[i]]));
  if (free.length > throwing.length) draws[others.indexOf(seat) + order.length] = free[throwing.length];
  const pair = pile.same(2);
  const third = pair && pile.take([pair[0], pair[0]]);
  const caller = pile.one(throwing);
  if (pair && third) {
    hands[caller] = [...(hands[caller] ?? []), ...pair];
    throwing
      .filter((one) => one !== caller)
      .forEach((one, i) => {
        if (third[i] !== undefined) hands[one] = [...(hands[one] ?? []), third[i]];
      });
  }
  const throws = random.below(2) ? [on, pair?.[0] ?? on] : [pair?.[0] ?? on, on];
  const waiter = {win: pile.one([0, 30, 60]), keeps: 'all' as const, call: 0, winsLate: pile.one([1, 999])};
  const late = pile.one([[], throws]);
  const manners = {...ORDINARY, win: 40, call: pile.one([0, 30]), kong: 30, declare: pile.one([0, 100])};
  const keeps = [on, ...(pair ?? [])];
  const seats = Object.fromEntries(
    throwing.map((one, i) => [one, {throws: i % 2 ? throws : [...late, ...throws], keeps}]),
  );
  return {stacking: {hands, draws}, manners: {...manners, seats: {...seats, [seat]: waiter}}};
};

/** A player is fed pung after pung, until a chow would leave him nothing that he may discard. */
const fedToTheEnd: Make = ({rules, order, pile, random}) => {
  const {ruleset, flow} = rules;
  if (!flow.chow || !ruleset) return undefined;
  const [dealer, seat] = order;
  const low = pile.one([1, 2, 3, 4, 5]) + 9 * random.below(3);
  const own = pile.take([low + 1, low + 2, low + 3, low + 3]);
  const last = pile.take([low]);
  const pairs = [...Array(ruleset.sets - 1).keys()].map(() => pile.same(3) ?? []);
  const spare = pile.fodder(rules.size - 4 - 2 * pairs.length);
  if (!own || !last || pairs.some(({length}) => !length)) return undefined;
  const hands = {
    [seat]: [...own, ...spare, ...pairs.flatMap((three) => three.slice(0, 2))],
    [dealer]: [...pairs.map(([kind]) => kind), ...last],
  };
  const seats = {
    [dealer]: {throws: hands[dealer], keeps: hands[dealer], call: 0, kong: 0},
    [seat]: {throws: spare, keeps: own, call: 100, kong: 0, win: 0},
  };
  return {stacking: {hands}, manners: {...NOBODY, win: pile.one([0, 100]), seats}};
};

/** The dealer feeds all three pungs of dragons to a player, who then wins on the tile of another (包). */
const fedDragons: Make = ({order, pile}) => {
  const [dealer, seat, other] = order;
  const dragons = [WHITE, WHITE + 1, WHITE + 2];
  const taken = pile.take(dragons.flatMap((kind) => [kind, kind, kind]));
  const set = pile.same(3, (kind) => kind < HONOR);
  const pair = pile.same(2, (kind) => kind < HONOR);
  const spare = pile.fodder(3);
  const late = pile.fodder(2);
  if (!taken || !set || !pair) return undefined;
  const [on] = pair;
  const held = [...dragons.flatMap((kind) => [kind, kind]), ...set, on];
  const seats = {
    [dealer]: {throws: dragons, keeps: dragons},
    [seat]: {throws: spare, keeps: held, call: 100, win: 100},
    [other]: {throws: [...late, on], keeps: [on]},
  };
  const hands = {[seat]: [...held, ...spare], [dealer]: dragons, [other]: [...late, on]};
  return {stacking: {hands}, manners: {...NOBODY, win: 0, seats}};
};

/** A player is fed pungs of one suit or of dragons, and then the tile that he waits for. */
const fedToWin: Make = (stage) => {
  const {rules, order, pile, random} = stage;
  const {ruleset, size} = rules;
  const [dealer, seat] = order;
  if (!ruleset) return undefined;
  if (rules.flow.liable && random.below(2)) return fedDragons(stage);
  const melds = ruleset.sets - 1;
  const isDragons = random.below(2) > 0;
  const suit = random.below(3);
  const dragons = pile.take([WHITE, WHITE, WHITE]);
  const fits = (kind: Kind): boolean => (isDragons ? kind > WHITE : suitOf(kind) === suit);
  const any = (kind: Kind): boolean => isDragons || suitOf(kind) === suit;
  const threes = [...Array(melds).keys()].map((i) => pile.same(3, i < 2 ? fits : any));
  const pair = pile.same(2, any);
  const other = isDragons ? dragons : pile.same(3, any);
  const spare = pile.fodder(size - 2 * melds - 4);
  if (!pair || !other || threes.some((three) => !three)) return undefined;
  const fed = [...threes.flatMap((three) => three?.slice(0, 1) ?? []), other[0]];
  const held = [...threes.flatMap((three) => three?.slice(1) ?? []), ...other.slice(1), ...pair];
  const seats = {
    [dealer]: {throws: fed, keeps: fed, call: 0, kong: 0},
    [seat]: {throws: spare, keeps: held, call: 100, kong: 0, win: 100},
  };
  const hands = {[seat]: [...held, ...spare], [dealer]: fed};
  return {stacking: {hands}, manners: {...NOBODY, win: 0, seats}};
};

/** A kong near the end of the wall; its replacement completes the hand. */
const lastKong: Make = ({rules, order, pile, random}) => {
  const {flow, o, size} = rules;
  const found = pile.ready();
  const triplet = found?.hand.find((kind) => found.hand.filter((other) => other === kind).length === 3);
  const fourth = triplet === undefined ? undefined : pile.take([triplet]);
  const won = found && pile.take([found.on]);
  if (!found || !fourth || !won) return undefined;
  const laid = hasFlowers(rules) ? (pile.take([...Array(8).keys()].map((i) => FLOWER + i)) ?? []) : [];
  const at = flow.left(o) - laid.length - flow.kong.cost - random.below(2);
  const seat = order[at % order.length];
  const others = order.filter((one) => one !== seat);
  const spread = (i: number): Kind[] => laid.filter((_, n) => n % others.length === i);
  const hands = Object.fromEntries(
    others.map((one, i) => [one, [...spread(i), ...pile.fodder(size - spread(i).length)]]),
  );
  // where the wall has no reserve, the last draws take every second place
  const replaced = [...pile.fodder(laid.length), ...(pile.take([found.on]) ?? pile.fodder(1)), ...won];
  const manners = {...NOBODY, kong: 100, keeps: 'all' as const, winsLate: 1, win: 100};
  const stacking = {
    hands: {...hands, [seat]: found.hand},
    draws: {[at - 1]: fourth[0]},
    replacements: replaced,
  };
  return {stacking, manners};
};

/** A discard makes a kong, and its replacement, or that of a flower, completes the hand. */
const replacements: Make = ({rules, order, pile, random}) => {
  const [dealer, ...others] = order;
  const seat = pile.one(others);
  const isDiscard = random.below(2) > 0;
  const triplet = pile.same(4);
  if (!triplet || !rules.ruleset) return undefined;
  const found = pile.ready();
  if (!found) return undefined;
  const {hand, on} = found;
  const set = hand.slice(0, 3);
  const isSet = new Set(set).size === 1 || (set[1] === set[0] + 1 && set[2] === set[1] + 1);
  const tile = pile.take([on]);
  if (!isSet || !tile) return undefined;
  const hands: Partial<Record<Seat, readonly Kind[]>> = {[seat]: [...triplet.slice(0, 3), ...hand.slice(3)]};
  const draws: Record<number, Kind> = {};
  const end = order.length * pile.one([0, 1, 2]) + order.indexOf(seat) - 1;
  if (isDiscard) hands[dealer] = [triplet[0]];
  else draws[end] = triplet[0];
  const flower = hasFlowers(rules) && random.below(2) ? (pile.take([FLOWER]) ?? []) : [];
  const manners = {...NOBODY, win: 100, kong: pile.one([60, 100]), call: 60};
  const seats = {
    [dealer]: {throws: isDiscard ? [triplet[0]] : []},
    [seat]: {keeps: 'all' as const, kong: 100, call: isDiscard ? 0 : 50},
  };
  const back = [...flower, on, ...pile.fodder(1)];
  return {stacking: {hands, draws, replacements: back}, manners: {...manners, seats}};
};

/** Wild tiles: a hand that waits on everything, wild tiles thrown, and the white dragon as the indicator. */
const wilds: Make = ({rules, order, random}) => {
  if (!rules.flow.wilds) return undefined;
  const wild = random.below(2) ? WHITE : random.below(27);
  const pile = new Pile(rules, random, wild);
  const [dealer, ...others] = order;
  const seat = pile.one(others);
  const found = pile.ready(wild);
  const mine = found?.hand ?? pile.take([wild]) ?? [];
  const rest = pile.take([wild, wild]) ?? pile.take([wild]) ?? [];
  const whites = wild === WHITE ? undefined : pile.same(3, (kind) => kind === WHITE);
  const thrower = pile.one([dealer, ...others].filter((one) => one !== seat));
  const caller = pile.one(order.filter((one) => one !== seat && one !== thrower));
  const hands = {
    [seat]: mine.slice(0, rules.size),
    [thrower]: [...rest, ...(whites?.slice(0, 1) ?? [])],
    [caller]: whites?.slice(1) ?? [],
  };
  const keeps = [WHITE, wild];
  const seats = {
    [seat]: {keeps: 'all' as const, call: 0},
    [thrower]: {throws: [WHITE, wild, wild], keeps},
    [caller]: {keeps, call: 100},
  };
  return {
    stacking: {hands, indicator: wild},
    manners: {...ORDINARY, call: 30, win: pile.one([30, 100]), seats},
  };
};

/** A player throws one of three, and may call the fourth at once; what was called is thrown back. */
const thrownAndCalled: Make = ({order, pile}) => {
  const four = pile.same(4);
  const [dealer, second, ...others] = order;
  if (!four) return undefined;
  const [kind] = four;
  const seat = pile.one([dealer, second]);
  const thrower = pile.one(others);
  const hands = {[seat]: [kind, kind, kind], [thrower]: [kind]};
  const seats = {
    [seat]: {throws: [kind, kind, kind], call: 100, kong: 0},
    [thrower]: {throws: [kind]},
  };
  return {stacking: {hands}, manners: {...NOBODY, win: 0, seats}};
};

/** The players who declare wins that they do not have. */
const falseWins: Make = ({pile}) => ({
  stacking: {hands: {}},
  manners: {...ORDINARY, win: 50, falseWin: pile.one([10, 60])},
});

/** What is stacked, by name. */
export const SCENES: Readonly<Record<string, Make>> = {
  readyHands,
  robbing,
  sameWait,
  kongs,
  fiveKongs,
  flowers,
  toTheEnd,
  onlyOrphans,
  sameWind,
  firstTurn,
  declarations,
  furiten,
  fedToTheEnd,
  fedToWin,
  lastKong,
  replacements,
  wilds,
  thrownAndCalled,
  falseWins,
};

/**
 * A scene of a name; undefined where the rules know nothing like it, or the tiles do not suffice.
 * @param dealer the seat that deals
 */
export function sceneOf(name: string, rules: RoundRules, random: Random, dealer: Seat): Scene | undefined {
  const order = [dealer, ...(rules.after[dealer] ?? [])];
  const wild = rules.flow.wilds ? random.below(27) : undefined;
  const pile = new Pile(rules, random, wild);
  const scene = SCENES[name]({rules, random, order, pile});
  if (!scene) return undefined;
  const {indicator = wild} = scene.stacking;
  return indicator === undefined ? scene : {...scene, stacking: {...scene.stacking, indicator}};
}
