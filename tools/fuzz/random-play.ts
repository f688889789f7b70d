/** Plays hands at random from a wall, with legal moves only; for tests, and for trying out rules. */
import type {BySeat} from '../../src/core/game/flow.js';
import type {Seat} from '../../src/core/situation/situation.js';
import type {Random} from '../../src/core/tiles/random.js';
import {kindOf, type Kind} from '../../src/core/tiles/tile.js';
import {tryMove} from '../../src/round/play/apply.js';
import {ruleFalseWin} from '../../src/round/judging/rule.js';
import {legal} from '../../src/round/judging/legal.js';
import {numberOfDraws} from '../../src/round/state/draws.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import type {Move} from '../../src/round/record/move.js';
import type {MoveName, RecordMove} from '../../src/round/record/record.js';
import type {RoundRules} from '../../src/round/state/rules.js';
import {recordMove} from '../../src/round/text/move.js';
import {isFault} from '../../src/core/situation/result.js';

/** A hand as it is played: its positions, the first one included, and the moves between them. */
export interface PlayedHand {
  readonly positions: RoundPosition[];
  readonly moves: RecordMove[];
}

/** How a player plays: each number is how often, out of 100, he makes such a move where he may. */
export interface Manner {
  readonly win: number;
  readonly kong: number;
  /** Chows and pungs. */
  readonly call: number;
  readonly layOut: number;
  readonly declare: number;
  /** How often, out of 1000, a win is declared that is none. */
  readonly falseWin: number;
  /** The kinds of the first discards, in order, where they may be discarded. */
  readonly throws?: readonly Kind[];
  /** Kinds that are not discarded as long as there are others; `all` for whatever was dealt. */
  readonly keeps?: readonly Kind[] | 'all';
  /** Wins are declared only where no more draws than these are left. */
  readonly winsLate?: number;
}

/** How players play: all alike, but for those who are named. */
export type Manners = Manner & {readonly seats?: BySeat<Partial<Manner>>};

/** Wins are mostly declared and calls seldom let go, so that hands end in all possible ways. */
export const ORDINARY: Manner = {win: 85, kong: 75, call: 50, layOut: 75, declare: 50, falseWin: 0};

/** More moves than any hand takes. */
const MOST = 2000;

/** A move, and who makes it. */
type Chosen = readonly [Seat, Move];

/**
 * Plays a hand to its end.
 * @param into receives positions and moves as they come, so that those before a fault are known
 * @throws {Error} for a move that is said to be legal, and is refused
 */
export function playOut(
  rules: RoundRules,
  first: RoundPosition,
  random: Random,
  manners: Manners = ORDINARY,
  into: PlayedHand = {positions: [], moves: []},
): PlayedHand {
  const {positions, moves} = into;
  positions.push(first);
  // a declaration that is void changes nothing, and is not said again
  const voids = new Set<Seat>();
  const {seats = {}, ...all} = manners;
  const bySeat = new Map(rules.seats.map((seat) => [seat, {...all, ...seats[seat]}]));
  const mannerOf = (seat: Seat): Manner => bySeat.get(seat) ?? all;
  for (let p = first; p.phase.is !== 'over' && moves.length < MOST;) {
    const choices = choicesOf(rules, p);
    if (!choices.length) break;
    const [seat, move] =
      falseWin(rules, p, mannerOf, random) ?? choose(p, choices, {mannerOf, voids, random});
    const next = tryMove(rules, p, seat, move);
    if (isFault(next)) throw new Error(`${next.code} after ${JSON.stringify(move)}`);
    if (next === p) voids.add(seat);
    moves.push(recordMove(seat, move));
    positions.push((p = next));
  }
  return into;
}

/** The legal moves of every seat that has any. */
export function choicesOf(rules: RoundRules, p: RoundPosition): (readonly [Seat, readonly Move[]])[] {
  const choices: (readonly [Seat, readonly Move[]])[] = [];
  for (const seat of rules.seats) {
    const moves = legal(rules, p, seat);
    if (moves.length) choices.push([seat, moves]);
  }
  return choices;
}

/** A win declared falsely, now and then. */
function falseWin(
  rules: RoundRules,
  p: RoundPosition,
  mannerOf: (seat: Seat) => Manner,
  random: Random,
): Chosen | undefined {
  const {seats} = rules;
  const seat = seats[random.below(seats.length)];
  const wants = random.below(1000) < mannerOf(seat).falseWin;
  return wants && !p.phase.opening && ruleFalseWin(rules, p, seat) === undefined
    ? [seat, {do: 'falsewin'}]
    : undefined;
}

/** What the choice of a move depends on besides the position. */
interface Choosing {
  readonly mannerOf: (seat: Seat) => Manner;
  /** Who has made a declaration that was void. */
  readonly voids: ReadonlySet<Seat>;
  readonly random: Random;
}

/** Chooses a seat and its move: seats at random, until one wants to do something. */
function choose(
  p: RoundPosition,
  choices: readonly (readonly [Seat, readonly Move[]])[],
  {mannerOf, voids, random}: Choosing,
): Chosen {
  const first = random.below(choices.length);
  for (let i = 0; i < choices.length; i++) {
    const [seat, moves] = choices[(first + i) % choices.length];
    const manner = mannerOf(seat);
    const move = pick(p, seat, moves, voids.has(seat) ? {...manner, declare: 0} : manner, random);
    if (move) return [seat, move];
  }
  const [seat, moves] = choices[first];
  return [seat, moves[random.below(moves.length)]];
}

/** Picks a move; undefined where the seat only may declare, and does not want to. */
function pick(
  p: RoundPosition,
  seat: Seat,
  moves: readonly Move[],
  manner: Manner,
  random: Random,
): Move | undefined {
  const {win, kong, call, layOut, declare, winsLate = Infinity} = manner;
  // mostly there is nothing to do but discard
  const others = moves.filter(({do: name}) => name !== 'discard');
  const among = (often: number, ...names: readonly MoveName[]): Move | undefined => {
    const such = others.filter(({do: name}) => names.includes(name));
    return such.length && random.below(100) < often ? such[random.below(such.length)] : undefined;
  };
  const chosen = others.length
    ? (among(numberOfDraws(p.left) <= winsLate ? win : 0, 'win') ??
      among(declare, 'ready', 'riichi', 'open') ??
      among(kong, 'kong') ??
      among(call, 'chow', 'pung') ??
      among(p.phase.opening ? 100 : layOut, 'out') ??
      among(100, 'draw') ??
      among(100, 'pass') ??
      among(100, 'end'))
    : undefined;
  if (chosen) return chosen;
  const discards = others.length ? moves.filter(({do: name}) => name === 'discard') : moves;
  if (discards.length) return pickDiscard(p, seat, discards, manner, random);
  // a flower must be set aside at once, whatever the manner
  return moves.find(({do: name}) => name === 'out');
}

function pickDiscard(
  p: RoundPosition,
  seat: Seat,
  discards: readonly Move[],
  {throws = [], keeps = []}: Manner,
  random: Random,
): Move {
  const {river = [], drawn} = p.seats[seat] ?? {};
  const planned = discards.find(({tile}) => tile !== undefined && kindOf(tile) === throws[river.length]);
  if (planned) return planned;
  const asDrawn = discards.find(({tile}) => tile === drawn);
  if (asDrawn && keeps === 'all') return asDrawn;
  const free =
    keeps === 'all' ? [] : discards.filter(({tile}) => tile === undefined || !keeps.includes(kindOf(tile)));
  const from = free.length ? free : discards;
  return from[random.below(from.length)];
}
