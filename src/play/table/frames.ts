/** Where each of many hands stands in a game, so that every seat deals as often as in a game that is played out. */
import type {BySeat} from '../../core/game/frame.js';
import type {SeatedFrame} from '../../core/game/course.js';
import type {Seat} from '../../core/situation/situation.js';
import {randomOf} from '../../core/tiles/random.js';
import {firstFrame, isOver, nextFrame} from '../../round/game/game.js';
import type {PlayTable} from './table.js';

/** More hands than a game has in which every deal passes on. */
const MOST_HANDS_OF_GAME = 32;
const DICE = 6;

/** Names of as many players as sit at the table. */
export const playerNames = ({rules: {seats}}: Pick<PlayTable, 'rules'>): readonly string[] =>
  ['A', 'B', 'C', 'D'].slice(0, seats.length);

/** Dice from a seed, where dice decide who sits where. */
export const diceFor = ({course}: Pick<PlayTable, 'course'>, seed: string): readonly number[] | undefined => {
  const random = randomOf(`${seed} dice`);
  return course.windsByDice ? [0, 1, 2].map(() => 1 + random.below(DICE)) : undefined;
};

/** The first frame of a game. */
export function firstOf(table: PlayTable, seed: string): SeatedFrame {
  const {course, rules} = table;
  const dice = diceFor(table, seed);
  return firstFrame({course, o: rules.o}, playerNames(table), {...(dice && {dice})});
}

/**
 * The frames of a game in which the dealer is beaten in each hand, and nobody pays: each seat deals once in a round. Hands
 * that are counted one by one take them in turn.
 */
export function framesOf(table: PlayTable): readonly SeatedFrame[] {
  const {rules, course} = table;
  const frames: SeatedFrame[] = [];
  let frame: SeatedFrame | undefined = firstOf(table, '0');
  while (frame && frames.length < MOST_HANDS_OF_GAME) {
    frames.push(frame);
    const {dealer, points, sticks} = frame;
    const winner = rules.after[dealer]?.[0] ?? dealer;
    const winners = [{seat: winner, by: 'self' as const}];
    const deal = course.nextDeal(frame, {winners: [winner], by: 'self'}, rules.o);
    const dice = diceFor(table, String(frames.length));
    const next = nextFrame({course, o: rules.o}, frame, {winners, points, sticks, deal}, dice);
    frame = isOver(next) ? undefined : next;
  }
  return frames;
}

/** The number of the player who sits at a seat. */
export const playerAtSeat = (places: BySeat<number>, seat: Seat, i: number): number => places[seat] ?? i;
