/** What all thinking players do alike: they win, set aside and declare, and make kongs that cost nothing. */
import type {ReadPosition} from '../../core/reading/read.js';
import type {Random} from '../../core/tiles/random.js';
import type {Seat} from '../../core/situation/situation.js';
import {KINDS, kindOf} from '../../core/tiles/tile.js';
import type {Move} from '../../round/record/move.js';
import type {RoundPosition} from '../../round/state/position.js';
import {nearestDiscards} from '../seen/nearest.js';
import {
  SeatView,
  afterCall,
  afterKong,
  farWith,
  kindsOfDiscards,
  type OwnCall,
  type OwnDiscard,
  type PlayedRules,
} from '../seen/view.js';
import {thoughtOut, type PlayerOptions, type ThinkingPlayer, type Thought} from './player.js';

const isDiscard = (move: Move): move is OwnDiscard => move.do === 'discard' && move.tile !== undefined;
const isCall = (move: Move): move is OwnCall =>
  move.meld !== undefined && (move.do === 'chow' || move.do === 'pung' || move.do === 'kong');

/** From so far from ready on, a hand that may be shown as hopeless is. */
const HOPELESS = 4;

/** A player who thinks about discards and calls; how, the classes below it say. */
export abstract class Thinker implements ThinkingPlayer {
  protected readonly rules: PlayedRules;
  protected readonly random: Random;

  constructor({rules, random}: PlayerOptions) {
    this.rules = rules;
    this.random = random;
  }

  move(seen: RoundPosition, seat: Seat, moves: readonly Move[]): Move | undefined {
    return thoughtOut(this.think(seen, seat, moves));
  }

  *think(seen: RoundPosition, seat: Seat, moves: readonly Move[]): Thought<Move | undefined> {
    const named = (...names: readonly Move['do'][]): Move | undefined =>
      moves.find((move) => names.includes(move.do));
    const win = named('win');
    if (win) return win;
    const view = new SeatView(this.rules, seen, seat);
    const {is} = seen.phase;
    if (is === 'claim' || is === 'rob') {
      const calls = moves.filter(isCall);
      const call = calls.length ? yield* this.call(view, calls) : undefined;
      return call ?? named('pass') ?? moves[0];
    }
    const forced = named('out');
    if (forced) return forced;
    if (is === 'act') return yield* this.act(view, moves);
    const word = named('ready');
    return word && isReady(view) ? word : named('draw');
  }

  private *act(view: SeatView, moves: readonly Move[]): Thought<Move> {
    // flowers that may be kept have no distance: they go last
    const discards = moves.filter(isDiscard);
    const plain = discards.filter(({tile}) => kindOf(tile) < KINDS);
    const word = moves.find((move) => move.do === 'riichi' || move.do === 'ready');
    if (word && !view.seen.phase.declares && declares(view, plain)) return word;
    const kong = moves.find((move) => isCall(move) && kongCostsNothing(view, move));
    if (kong) return kong;
    const end = moves.find((move) => move.do === 'end');
    if (end && farOf(view) >= HOPELESS) return end;
    if (plain.length) return yield* this.discard(view, plain);
    return discards.at(0) ?? moves[0];
  }

  /** Chooses a discard among tiles that are no flowers. */
  protected abstract discard(view: SeatView, discards: readonly OwnDiscard[]): Thought<Move>;

  /** Chooses a call; undefined if all are let go. */
  protected abstract call(view: SeatView, calls: readonly OwnCall[]): Thought<Move | undefined>;

  /** What a hand is worth after each call. @param worthOf is asked of hands that can be read */
  protected *worthsOfCalls(
    view: SeatView,
    calls: readonly OwnCall[],
    worthOf: (after: ReadPosition, own: Uint8Array, melds: number) => Thought<number> | number,
  ): Thought<readonly {readonly move: Move; readonly value: number}[]> {
    const values: {move: Move; value: number}[] = [];
    for (const move of calls) {
      const {melds, rest, counts} = afterCall(view, move);
      const after = view.read(melds, rest);
      const worth = after && worthOf(after, counts, melds.length);
      if (worth !== undefined) values.push({move, value: typeof worth === 'number' ? worth : yield* worth});
      yield;
    }
    return values;
  }
}

/** How far a hand is from ready; Infinity where it cannot be read. */
function farOf(view: SeatView): number {
  const read = view.read();
  return read ? farWith(read, view.own) : Infinity;
}

const isReady = (view: SeatView): boolean => farOf(view) === 0;

/** Whether a hand is declared ready: if the best discard leaves it so, and it waits for a tile that can come. */
function declares(view: SeatView, discards: readonly OwnDiscard[]): boolean {
  const read = view.read();
  if (!read) return false;
  const best = nearestDiscards(view, read, view.own, kindsOfDiscards(discards)).at(0);
  return best?.far === 0 && best.live > 0;
}

/** Whether a kong takes the hand no farther from ready. */
function kongCostsNothing(view: SeatView, kong: OwnCall): boolean {
  const {melds, rest, counts} = afterKong(view, kong);
  const after = view.read(melds, rest);
  return after !== undefined && farWith(after, counts) <= farOf(view);
}
