/** Another hand of the same idea: the same question, pattern and circumstances, with other tiles. */
import type {Drawing, DrawSpec} from '../core/drawing/drawing.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {formatHand} from '../core/notation/format.js';
import {parseHandOf} from '../core/notation/parse.js';
import {findRules} from '../core/reading/read.js';
import {score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {randomOf, type Random} from '../core/tiles/random.js';
import {KINDS, kindName, kindOf} from '../core/tiles/tile.js';
import {waits} from '../core/waiting/waits.js';
import type {Ask} from './ask.js';
import {QUESTIONS} from './questions.js';

/** A hand, and the question asked about it. */
export interface Exercise {
  readonly situation: Situation;
  readonly ask: Ask;
  /** The pattern that the exercise is about. */
  readonly pattern: string;
}

/** A question that an exercise can be like; without a pattern, those of its hand are the idea. */
export type Idea = Pick<Exercise, 'situation' | 'ask'> & Partial<Pick<Exercise, 'pattern'>>;

type Level = NonNullable<DrawSpec['level']>;

/** How many hands are tried, how many patterns of a hand are its idea, and one in how many is a near miss. */
const TRIES = 60;
const MOST_PATTERNS = 3;
const NEAR_EVERY = 4;

/** Draws other hands of an idea, by the rules of its hand. */
export class OtherHands {
  constructor(
    private readonly drawing: Drawing,
    private readonly ruleset: Ruleset,
  ) {}

  /**
   * Another hand of an idea; undefined where none can be drawn. A seed always gives the same one.
   * @param level how much the hand may vary: as much as that of the idea by default
   */
  like(idea: Idea, seed: string, level = levelOf(idea.situation)): Exercise | undefined {
    const patterns = this.patternsOf(idea);
    for (let tries = 0; tries < TRIES; tries++) {
      // the pattern that the hand is worth most for comes first, and the others where it cannot be drawn
      const pattern = patterns[Math.floor(tries / (TRIES / patterns.length))];
      const drawn = this.attempt(idea, {pattern, level, seed: `${seed}/${tries}`});
      if (drawn) return drawn;
    }
    return undefined;
  }

  private attempt(
    {situation: model, ask}: Idea,
    {pattern, level, seed}: {readonly pattern: string; readonly level: Level; readonly seed: string},
  ): Exercise | undefined {
    const {ruleset} = this;
    const {by, options} = model;
    const random = randomOf(`another/${seed}`);
    const isTold = ask === 'lines' || ask === 'total' || ask === 'sums';
    const near = ask === 'lines' && random.below(NEAR_EVERY) === 0;
    const spec: DrawSpec = {
      ...{seed, near, patterns: [pattern], level},
      ...{preset: this.presetOf(model), options, ...(by && {by})},
    };
    const drawn = this.drawing.draw(spec);
    if (!drawn) return undefined;
    const situation = askable({...drawn.situation, ...circumstancesOf(model)}, ask, random);
    if (!situation || situation.hand === model.hand) return undefined;
    const result = score(situation, ruleset);
    const has = result.lines.some(({id}) => id === pattern);
    if ((isTold && has === near) || QUESTIONS[ask].fault({situation, ruleset, result})) return undefined;
    return {situation, ask, pattern};
  }

  /** The patterns that make an idea: those that the hand has, the most valuable first; of a hand without any, all. */
  private patternsOf({situation, pattern}: Idea): readonly string[] {
    const known = this.drawing.patterns(this.presetOf(situation));
    if (pattern !== undefined && known.includes(pattern)) return [pattern];
    const has = completed(situation, this.ruleset)
      .toSorted((a, b) => b.value - a.value)
      .map(({id}) => id)
      .filter((id) => known.includes(id));
    if (has.length) return [...new Set(has)].slice(0, MOST_PATTERNS);
    const basics = (this.ruleset.basics ?? []).filter((id) => known.includes(id));
    return basics.length ? basics : known;
  }

  private presetOf({rules}: Situation): string | undefined {
    return findRules(rules, this.ruleset)?.preset?.id;
  }
}

/** The lines of a hand; of one that waits, those with its first winning tile. */
function completed(situation: Situation, ruleset: Ruleset): {readonly id: string; readonly value: number}[] {
  const {lines, status} = score(situation, ruleset);
  if (status !== 'no-win-yet') return [...lines];
  const [first] = waits(situation, ruleset).ready;
  return first
    ? [...score({...situation, hand: `${situation.hand} +${first.tile}`, by: 'self'}, ruleset).lines]
    : [];
}

/** How much a hand varies: melds and seats, or flags and other hands too. */
function levelOf({hand, seat, flowers, flags, by}: Situation): Level {
  if (flags?.length || by === 'robbing') return 3;
  return hand.includes('[') || flowers || seat ? 2 : 1;
}

/** Who sits where and deals, which the text around a question names. */
function circumstancesOf({rules, seat, dealer, round, counters, from, by}: Situation): Partial<Situation> {
  return {
    ...{rules},
    ...(seat && {seat}),
    ...(dealer && {dealer}),
    ...(round && {round}),
    ...(counters !== undefined && {counters}),
    ...(from && by !== 'self' && {from}),
  };
}

/** The situation as a question needs it: without its winning tile, with another one, or as it is. */
export function askable(situation: Situation, ask: Ask, random: Random): Situation | undefined {
  const isOther = ask === 'discard' || (ask === 'win' && random.below(2) === 0);
  if (ask !== 'waits' && !isOther) return situation;
  const read = parseHandOf(situation);
  if ('fault' in read || read.hand.win === undefined) return undefined;
  const {hand} = read;
  const won = kindOf(read.hand.win);
  const {by, from, flags: _, ...rest} = situation;
  if (ask === 'waits') return {...rest, hand: formatHand({...hand, win: undefined, by: undefined})};
  let win = random.below(KINDS);
  if (win === won) win = (win + 1) % KINDS;
  const other = `${formatHand({...hand, win: undefined, by: undefined})} +${kindName(win)}`;
  return ask === 'discard'
    ? {...rest, hand: other, by: 'self'}
    : {...rest, hand: other, by, ...(from && {from})};
}
