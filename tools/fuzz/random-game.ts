/** Plays games at random, hand after hand: half of the hands from walls stacked for what is rare. */
import type {SeatedFrame} from '../../src/core/game/course.js';
import type {Ending} from '../../src/core/game/flow.js';
import type {OptionValue} from '../../src/core/game/options.js';
import {tilesOf} from '../../src/core/reading/table.js';
import {randomOf, type Random} from '../../src/core/tiles/random.js';
import {tileName} from '../../src/core/tiles/tile.js';
import {shuffle} from '../../src/core/tiles/shuffle.js';
import {endingOf} from '../../src/round/play/ending.js';
import {firstFrame, isOver, nextFrame, type GameResult} from '../../src/round/game/game.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {ORDINARY, playOut, type Manners} from './random-play.js';
import type {RecordMove, RoundRecord, Start} from '../../src/round/record/record.js';
import {roundRules, type RoundRules} from '../../src/round/state/rules.js';
import {notationOf} from '../../src/round/text/notation.js';
import {SCENES, sceneOf} from './stacked/scenes.js';
import {stackedWall} from './stacked/wall.js';
import {startOf} from '../../src/round/play/start.js';
import {wallOf} from '../../src/round/state/wall.js';
import {isFault} from '../../src/core/situation/result.js';

/** A hand of a game that was played at random. */
export interface RandomHand {
  /** The seed of its game, and the number of the hand in it, from 1. */
  readonly seed: string;
  readonly hand: number;
  /** What its wall was stacked for; absent where it was shuffled. */
  readonly scene?: string;
  /** The rules that it was played by: those of its game. */
  readonly rules: RoundRules;
  readonly frame: SeatedFrame;
  readonly record: RoundRecord;
  readonly positions: readonly RoundPosition[];
  readonly ending?: Ending;
  /** The frame of the next hand, or the result of the game. */
  readonly next?: SeatedFrame | GameResult;
  /** What the referee threw. */
  readonly thrown?: unknown;
}

/** A game without an end is left after so many hands. */
const MOST_HANDS = 24;

/** One game in so many is played by house rules, of which each differs in one case out of so many. */
const HOUSE = 5;
const DIFFERS = 4;

const NAMES = ['A', 'B', 'C', 'D'];

/** Rules, and the options that make them. */
interface Agreed {
  readonly rules: RoundRules;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

/** The rules with some house rules that are not the usual ones. */
function houseRules(rules: RoundRules, random: Random): Agreed {
  const {ruleset, flow, id} = rules;
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries({...ruleset?.options, ...flow.options})) {
    if (random.below(DIFFERS)) continue;
    if (spec.type === 'boolean') options[name] = !spec.default;
    if (spec.type === 'choice') options[name] = spec.choices[random.below(spec.choices.length)];
  }
  if (!ruleset) return {rules};
  const found = roundRules(ruleset, flow, {id, options});
  return isFault(found) ? {rules} : {rules: found, options};
}

/** Where the game begins: mostly at its beginning, sometimes in its middle with few points left. */
function begin(rules: RoundRules, random: Random): SeatedFrame | undefined {
  const {course, o} = rules;
  if (!course) return undefined;
  const many = course.players[random.below(course.players.length)];
  const dice = course.windsByDice ? {dice: diceOf(random)} : {};
  const late = random.below(3) === 0;
  const stick = course.stick ?? 0;
  const points = NAMES.slice(0, many).map(() => (stick ? stick * (1 + random.below(12)) : random.below(50)));
  const middle = late ? {points, counters: random.below(3), sticks: stick && random.below(3)} : {};
  return firstFrame({course, o}, NAMES.slice(0, many), {...dice, ...middle});
}

const diceOf = (random: Random): readonly number[] => [0, 1, 2].map(() => 1 + random.below(6));

/**
 * Plays so many hands, game after game.
 * @param rules the rules; their course says how the hands of a game follow one another
 */
export function* playGames(rules: RoundRules, hands: number, seed: string): Generator<RandomHand> {
  for (let game = 0, left = hands; left > 0; game++) {
    // the seed of any game, given as the seed of all, gives that game first
    const own = game ? `${seed} ${game}` : seed;
    const random = randomOf(own);
    const agreed = random.below(HOUSE) ? {rules} : houseRules(rules, random);
    let frame = begin(agreed.rules, random);
    for (let hand = 1; frame && left > 0 && hand <= MOST_HANDS; hand++, left--) {
      const played = playHand(agreed, frame, random);
      yield {seed: own, hand, ...played};
      frame = played.next && !isOver(played.next) ? played.next : undefined;
    }
  }
}

function playHand(
  {rules, options}: Agreed,
  frame: SeatedFrame,
  random: Random,
): Omit<RandomHand, 'seed' | 'hand'> {
  const {wall, manners, scene} = setUp(rules, frame, random);
  const {passes: _passes, windsUnsaid: _unsaid, ...known} = frame;
  const {wild: _wild, indicators: _indicators, ura: _ura, ...from} = known;
  const start: Start = {...from, start: 'deal', wall};
  const moves: RecordMove[] = [];
  const positions: RoundPosition[] = [];
  const record: RoundRecord = {version: 1, rules: rules.id, ...(options && {options}), start, moves};
  const told = {rules, frame, record, positions, ...(scene && {scene})};
  try {
    const first = startOf(rules, record);
    if (isFault(first)) throw new Error(`${first.code} ${first.field ?? ''} ${first.about ?? ''}`);
    playOut(rules, first, random, manners, {moves, positions});
    const ending = endingOf(rules, positions[positions.length - 1]);
    if (!ending || !rules.course) return told;
    const dice = rules.course.windsByDice ? diceOf(random) : undefined;
    return {...told, ending, next: nextFrame({course: rules.course, o: rules.o}, frame, ending, dice)};
  } catch (thrown) {
    return {...told, thrown};
  }
}

interface SetUp {
  /** All tiles in the order in which they are drawn, as text. */
  readonly wall: string;
  readonly manners: Manners;
  readonly scene?: string;
}

/** A shuffled wall, or mostly one that is stacked for a scene. */
function setUp(rules: RoundRules, {dealer}: SeatedFrame, random: Random): SetUp {
  const {ruleset, o} = rules;
  if (!ruleset) throw new TypeError('random play needs rules');
  const names = shuffle(Object.keys(SCENES), random).slice(0, random.below(4) ? undefined : 0);
  for (const name of names) {
    const scene = sceneOf(name, rules, random, dealer);
    if (!scene) continue;
    const wall = stackedWall(rules, scene.stacking, random, dealer).map(tileName).join('');
    return {wall, manners: scene.manners, scene: name};
  }
  const {tiles} = wallOf(String(random.below(2 ** 32)), tilesOf(ruleset, o));
  return {wall: notationOf(tiles), manners: ORDINARY};
}
