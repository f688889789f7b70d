/** Says what seats may do, and what happens where several claim one tile. */
import {score} from '../../core/scoring/score.js';
import type {Seat} from '../../core/situation/situation.js';
import type {BoardWords} from '../../locales/board/strings.js';
import {speakStep} from '../../locales/round/steps.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {Strings} from '../../locales/strings.js';
import {apply, isPosition} from '../../round/play/apply.js';
import {legal} from '../../round/judging/legal.js';
import type {Move} from '../../round/record/move.js';
import type {MoveName} from '../../round/record/record.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {RoundRules} from '../../round/state/rules.js';
import {writeMove} from '../../round/text/move.js';
import {situationOfWin} from '../../round/judging/situation.js';

/** The words for moves. */
export interface MoveWording {
  readonly strings: Strings;
  readonly words: RoundWords;
}

/** The legal moves of a seat. */
export interface May {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Moves that go without saying. */
const SAID: readonly MoveName[] = ['draw', 'discard', 'pass', 'end'];

/** The moves that are surely legal, except those that go without saying. */
export const mayDo = (rules: RoundRules, p: RoundPosition, seat: Seat): Move[] =>
  legal(rules, p, seat).filter((move) => !move.unsure && !SAID.includes(move.do));

/** The name of a move without its tiles, which lie open. */
export const moveName = (words: RoundWords, name: MoveName): string => words.doing[name]('').trim();

/** A sentence about what a seat may do; a win is given with its total. */
export function mayText(
  rules: RoundRules,
  p: RoundPosition,
  {seat, moves}: May,
  {strings, words}: MoveWording,
): string {
  const names = new Set(moves.map((move) => moveName(words, move.do)));
  const wins = moves.some((move) => move.do === 'win');
  const {ruleset} = rules;
  const situation = wins && ruleset ? situationOfWin(rules, p, seat) : undefined;
  const result = situation && ruleset && score(situation, ruleset);
  const worth = result ? strings.punctuation.aside(strings.score.amount(result.total, result.unit)) : '';
  const win = moveName(words, 'win');
  return words.mayDo(
    words.seat(seat),
    words.or([...names].map((name) => (name === win ? name + worth : name))),
  );
}

const RANK: readonly MoveName[] = ['win', 'kong', 'pung', 'chow'];

/** Says who gets the tile where several claim it; empty where only one does. */
export function outcomeText(
  rules: RoundRules,
  position: RoundPosition,
  may: readonly May[],
  {strings, words, board}: MoveWording & {readonly board: BoardWords},
): string {
  if (may.length < 2 || (position.phase.is !== 'claim' && position.phase.is !== 'rob')) return '';
  const claims = may.map(({seat, moves}) => ({seat, move: highest(moves)}));
  let p = position;
  for (const {seat, move} of claims) {
    const next = apply(rules, p, seat, move);
    if (isPosition(next)) p = next;
  }
  const winners = p.ended?.winners;
  const got = winners
    ? claims.filter(({seat, move}) => move.do === 'win' && winners.includes(seat))
    : claims.filter(
        ({seat}) => (p.seats[seat]?.melds.length ?? 0) > (position.seats[seat]?.melds.length ?? 0),
      );
  if (!got.length) return '';
  const several = claims.filter(({move}) => move.do === 'win').length > 1;
  const {flow, o} = rules;
  const said = [
    ...got.map(({seat, move}) => speakStep({strings, words}, seat, writeMove(move))),
    ...(several && flow.winners(o) === 'nearest' ? [board.nearest] : []),
  ];
  return board.outcome(strings.punctuation.sentences(said));
}

const highest = (moves: readonly Move[]): Move =>
  [...moves].sort((a, b) => RANK.indexOf(a.do) - RANK.indexOf(b.do))[0];
