/** Another hand of the same idea: the same question, pattern and circumstances, with other tiles. */
import type {Drawing} from '../core/drawing/drawing.js';
import type {DrawSpec} from '../core/drawing/drawn.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {formatHand} from '../core/notation/format.js';
import {parseHandOf} from '../core/notation/parse.js';
import {findRules} from '../core/reading/read.js';
import {nearMisses} from '../core/scoring/near-misses.js';
import {neighbours} from '../core/scoring/neighbours.js';
import {score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {randomOf, type Random} from '../core/tiles/random.js';
import {KINDS, kindName, kindOf} from '../core/tiles/tile.js';
import {waits} from '../core/waiting/waits.js';
import type {Ask} from './ask.js';
import {exchangedHand, exchangedTiles, shuffledExchanges, type SuitExchange} from './exchanged.js';
import {QUESTIONS} from './questions.js';
import {winningTiles} from './waits.js';
import {isFault} from '../core/situation/result.js';
import {withoutWin} from '../core/notation/hand.js';

/** A hand, and the question asked about it. */
export interface Exercise {
  readonly situation: Situation;
  readonly ask: Ask;
  /** The pattern that the exercise is about. */
  readonly pattern: string;
  /** Patterns that are among the boxes, whether they count or not. */
  readonly patterns?: readonly string[];
  /** Patterns that the reader has met; no other one counts in the hand. Any where absent. */
  readonly scope?: readonly string[];
  /** The idea that the hand is another one of. */
  readonly idea?: Idea;
}

/** A question that an exercise can be like; without a pattern, those of its hand are the idea. */
export type Idea = Pick<Exercise, 'situation' | 'ask' | 'scope' | 'patterns'> &
  Partial<Pick<Exercise, 'pattern'>> & {
    /** The patterns that the reader was wrong about, what was overlooked first. */
    readonly missed?: readonly string[];
    /** How the question is put: attributes of its element. */
    readonly looks?: Readonly<Record<string, unknown>>;
  };

type Level = NonNullable<DrawSpec['level']>;

/** What another hand is to be. */
interface Wanted {
  readonly idea: Idea;
  /** The patterns that the hand has or just misses: all of them where it can, one of them at least. */
  readonly patterns: readonly string[];
  /** The patterns that may count; any where absent. */
  readonly scope?: ReadonlySet<string>;
  readonly level: Level;
  /** Tiles that win of the idea's hand, where they are asked for. */
  readonly waits: number;
}

/** How many hands are tried, how many of them may be impossible to draw, and how many patterns of a hand are its idea. */
const TRIES = 120;
const MOST_UNDRAWN = 6;
const MOST_PATTERNS = 3;
/** One hand in so many just misses the pattern, where hands are drawn. */
const NEAR_EVERY = 4;

/** How well a hand fits that has none of the patterns and misses each by more than one thing: better than no hand. */
const AT_LEAST = 0.5;

/** Questions whose answer is made of the patterns that count. */
const OF_PATTERNS: readonly Ask[] = ['lines', 'total', 'sums', 'payments'];

/** Draws other hands of an idea, by the rules of its hand. */
export class OtherHands {
  constructor(
    private readonly drawing: Drawing,
    private readonly ruleset: Ruleset,
  ) {}

  /**
   * Another hand of an idea; undefined where there is none. A seed always gives the same one.
   * @param level how much the hand may vary: as much as that of the idea by default
   */
  like(idea: Idea, seed: string, level = levelOf(idea.situation)): Exercise | undefined {
    const wanted = this.wantedOf(idea, level);
    const random = randomOf(`another/${seed}`);
    let best: Situation | undefined;
    let bestFit = 0;
    let undrawn = 0;
    for (let tries = 0; tries < TRIES; tries++) {
      // hands of other sets first; those made of the idea's own where none can be drawn, or none is within the scope
      const isDrawn = undrawn < MOST_UNDRAWN && (tries % 2 === 0 || tries < TRIES / 4);
      const made = isDrawn
        ? this.drawn(wanted, `${seed}/${tries}`, random)
        : this.changed(wanted, random, tries % 4 > 1);
      if (isDrawn && !made) undrawn++;
      const fit = made ? this.fit(made, wanted) : 0;
      if (fit > bestFit) [best, bestFit] = [made, fit];
      if (bestFit >= Math.max(1, wanted.patterns.length)) break;
    }
    if (!best) return undefined;
    const {ask, scope, pattern = wanted.patterns[0]} = idea;
    const boxes = [...new Set([...wanted.patterns, ...(idea.patterns ?? [])])];
    return {
      ...{situation: best, ask, pattern, idea},
      ...(ask === 'lines' && {patterns: boxes}),
      ...(scope && {scope}),
    };
  }

  private wantedOf(idea: Idea, level: Level): Wanted {
    const {situation, ask, scope} = idea;
    const counting = countingIn(completed(idea, this.ruleset), this.ruleset);
    return {
      ...{idea, level, patterns: this.patternsOf(idea, counting)},
      ...(scope && {scope: new Set([...scope, ...counting.map(({id}) => id)])}),
      waits: ask === 'waits' ? this.waitsOf(situation) : 0,
    };
  }

  private readonly waitsOf = (situation: Situation): number =>
    winningTiles({situation, ruleset: this.ruleset, result: score(situation, this.ruleset)}).length;

  /** A hand drawn for one of the patterns, under the circumstances of the idea. */
  private drawn({idea, patterns, level}: Wanted, seed: string, random: Random): Situation | undefined {
    const {situation: model, ask} = idea;
    const pattern = patterns[random.below(Math.min(patterns.length, MOST_PATTERNS))];
    const {by, options} = model;
    if (!this.drawing.patterns(this.presetOf(model)).includes(pattern)) return undefined;
    const near = ask === 'lines' && random.below(NEAR_EVERY) === 0;
    const spec: DrawSpec = {
      ...{seed, near, patterns: [pattern], level},
      ...{preset: this.presetOf(model), options, ...(by && {by})},
    };
    const drawn = this.drawing.draw(spec);
    return drawn && askable(underCircumstances(drawn.situation, model), ask, random);
  }

  /** The hand of the idea in other suits, with one set exchanged where another hand than that is wanted. */
  private changed({idea}: Wanted, random: Random, isOneSet: boolean): Situation | undefined {
    const {situation: model, ask} = idea;
    const complete = completed(idea, this.ruleset);
    const change = shuffledExchanges(random, Boolean(model.wild ?? model.indicators))[0];
    const other = exchangedSituation(complete, change);
    const others = isOneSet ? neighbours(other, this.ruleset) : [];
    const made = others.length ? others[random.below(others.length)] : other;
    return ask === 'waits' ? askable(made, ask, random) : made;
  }

  /** How well a hand fits: of how many patterns it is about; 0 if it cannot be asked about, or is not wanted. */
  private fit(situation: Situation, {idea, patterns, scope, waits: asMany}: Wanted): number {
    const {ruleset} = this;
    const {ask, situation: model} = idea;
    if (situation.hand === model.hand) return 0;
    const result = score(situation, ruleset);
    if (QUESTIONS[ask].fault({situation, ruleset, result})) return 0;
    if (ask === 'waits' && this.waitsOf(situation) !== asMany) return 0;
    if (!OF_PATTERNS.includes(ask)) return Math.max(1, patterns.length);
    const counting = result.lines.filter(({value}) => value !== 0).map(({id}) => id);
    if (scope && counting.some((id) => !scope.has(id))) return 0;
    if (!patterns.length) return 1;
    const has = new Set([...counting, ...(ask === 'lines' ? result.excluded.map(({id}) => id) : [])]);
    // a number is about patterns that count, boxes also about those that are one change away
    const near = ask === 'lines' ? nearMisses(situation, ruleset).map(({id}) => id) : [];
    return patterns.filter((id) => has.has(id) || near.includes(id)).length || AT_LEAST;
  }

  /**
   * The patterns that make an idea: those that the reader was wrong about; or that of the exercise; or those that the hand
   * has, the most valuable first; of a hand without any, the usual ones.
   */
  private patternsOf({situation, pattern, missed}: Idea, counting: readonly Counting[]): readonly string[] {
    const known = this.drawing.patterns(this.presetOf(situation));
    if (missed?.length) return missed;
    if (pattern !== undefined && known.includes(pattern)) return [pattern];
    const has = counting
      .toSorted((a, b) => b.value - a.value)
      .map(({id}) => id)
      .filter((id) => known.includes(id));
    if (has.length) return [...new Set(has)].slice(0, 1);
    const basics = (this.ruleset.basics ?? []).filter((id) => known.includes(id));
    return (basics.length ? basics : known).slice(0, 1);
  }

  private presetOf({rules}: Situation): string | undefined {
    return findRules(rules, this.ruleset)?.preset?.id;
  }
}

interface Counting {
  readonly id: string;
  readonly value: number;
}

/** The hand of an idea; one that is asked what it waits for, with a tile that it wins on. */
function completed({situation, ask}: Idea, ruleset: Ruleset): Situation {
  if (OF_PATTERNS.includes(ask) || situation.by) return situation;
  const [first] = waits(situation, ruleset).ready;
  return first ? {...situation, hand: `${situation.hand} +${first.tile}`, by: 'self'} : situation;
}

const countingIn = (situation: Situation, ruleset: Ruleset): readonly Counting[] =>
  score(situation, ruleset).lines.filter(({value}) => value !== 0);

/** How much a hand varies: melds and flowers, or robbed kongs too. */
function levelOf({hand, flowers, by}: Situation): Level {
  if (by === 'robbing') return 3;
  return hand.includes('[') || flowers ? 2 : 1;
}

/** What a drawn hand may bring along if the hand of the idea has it too. */
const BROUGHT = ['wild', 'indicators', 'flowers', 'gari', 'others'] as const;

/** A drawn hand under the circumstances of another: nothing is new but the tiles. */
function underCircumstances(drawn: Situation, model: Situation): Situation {
  const {hand, by, from} = drawn;
  const brought = BROUGHT.filter((name) => drawn[name] !== undefined && model[name] !== undefined);
  return {
    ...model,
    ...Object.fromEntries(brought.map((name) => [name, drawn[name]])),
    hand,
    ...(by && {by}),
    ...(from && !model.from && by !== 'self' && {from}),
  };
}

/** A situation with its tiles exchanged. */
function exchangedSituation(situation: Situation, change: SuitExchange): Situation {
  const {wild, indicators, gari, hand} = situation;
  const told = Object.entries({wild, indicators, gari}).filter(([, text]) => text !== undefined);
  return {
    ...situation,
    ...Object.fromEntries(told.map(([name, text]) => [name, exchangedTiles(text ?? '', change)])),
    hand: exchangedHand(hand, change),
  };
}

/** The situation as a question needs it: without its winning tile, with another one, or as it is. */
export function askable(situation: Situation, ask: Ask, random: Random): Situation | undefined {
  const isOther = ask === 'discard' || (ask === 'win' && random.below(2) === 0);
  if (ask !== 'waits' && !isOther) return situation;
  const read = parseHandOf(situation);
  if (isFault(read) || read.hand.win === undefined) return undefined;
  const {hand} = read;
  const won = kindOf(read.hand.win);
  const {by, from, flags: _, ...rest} = situation;
  if (ask === 'waits') return {...rest, hand: formatHand(withoutWin(hand))};
  let win = random.below(KINDS);
  if (win === won) win = (win + 1) % KINDS;
  const other = `${formatHand(withoutWin(hand))} +${kindName(win)}`;
  return ask === 'discard'
    ? {...rest, hand: other, by: 'self'}
    : {...rest, hand: other, by, ...(from && {from})};
}
