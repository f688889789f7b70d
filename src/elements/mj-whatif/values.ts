/** The values that one property of a situation may have, each with the resulting situation. */
import type {Ruleset} from '../../core/game/ruleset.js';
import {formatHand} from '../../core/notation/format.js';
import {parseHandOf, tilesIn} from '../../core/notation/parse.js';
import type {Problem} from '../../core/situation/problem.js';
import {WAYS, type Seat, type Situation} from '../../core/situation/situation.js';
import {kindName, kindOf, tileName} from '../../core/tiles/tile.js';
import {discards, type Discard} from '../../core/waiting/discards.js';
import {waits} from '../../core/waiting/waits.js';
import type {Varied} from '../../locales/explain/strings.js';
import {beforeWin} from '../mj-waits/shared.js';
import {isFault} from '../../core/situation/result.js';
import {ALL_KINDS} from '../../core/tiles/kind-sets.js';

/** A value of the varied property. */
export interface VariedValue {
  /** A tile in notation, a seat, a way of winning or a number. */
  readonly value: string;
  readonly situation: Situation;
  /** Whether the situation has this value. */
  readonly isPresent: boolean;
  /** After a discard: the distance of the hand, and its useful tiles. */
  readonly away?: number;
  readonly kinds?: number;
  readonly left?: number;
  /** The useful tiles, each with how many of it cannot be seen. */
  readonly useful?: Discard['useful'];
}

/** The highest number of counters offered. */
const MOST_COUNTERS = 8;

/** The values to try, including the present one; empty where the rule set has none. */
export function variedValues(vary: Varied, situation: Situation, ruleset: Ruleset): VariedValue[] {
  switch (vary) {
    case 'wild':
      return wildValues(situation, ruleset);
    case 'win':
      return winValues(situation, ruleset);
    case 'discard':
      return discardValues(situation, ruleset);
    case 'by':
      return WAYS.map((by) => ({value: by, situation: {...situation, by}, isPresent: situation.by === by}));
    case 'counters':
      return ruleset.fields.includes('counters') ? counterValues(situation) : [];
    case 'dealer':
      return ruleset.fields.includes('dealer') ? seatValues(vary, situation, ruleset) : [];
    case 'seat':
      return seatValues(vary, situation, ruleset);
  }
}

/**
 * Why nothing can be varied, by the reason why a hand cannot be scored. A hand that must discard has one tile too many
 * to be scored, and is just what discards are chosen from.
 */
export function whyNothing(
  vary: string,
  reason: Problem | undefined,
  situation: Situation,
  ruleset: Ruleset,
): Problem | undefined {
  if (!reason || vary !== 'discard') return reason;
  return discards(situation, ruleset).reason;
}

const seatValues = (vary: 'seat' | 'dealer', situation: Situation, {seats}: Ruleset): VariedValue[] =>
  seats.map((seat) => ({
    value: seat,
    situation: seated(situation, vary, seat),
    isPresent: (situation[vary] ?? 'east') === seat,
  }));

/** Keeps discarder and winner on different seats: if they would collide, they change places. */
function seated(situation: Situation, vary: 'seat' | 'dealer', seat: Seat): Situation {
  const {from, seat: own = 'east'} = situation;
  const changed = vary === 'seat' && from === seat ? {from: own} : {};
  return {...situation, [vary]: seat, ...changed};
}

function wildValues(situation: Situation, ruleset: Ruleset): VariedValue[] {
  if (!ruleset.fields.includes('wild')) return [];
  const present = tilesIn(situation.wild).map(kindOf).at(0);
  return ALL_KINDS.map((kind) => ({
    value: kindName(kind),
    situation: {...situation, wild: kindName(kind)},
    isPresent: kind === present,
  }));
}

/** The tiles that the hand waited for before it won. */
function winValues(situation: Situation, ruleset: Ruleset): VariedValue[] {
  const {situation: before, won} = beforeWin(situation);
  const read = parseHandOf(before);
  if (isFault(read)) return [];
  const by = situation.by ?? 'discard';
  return waits({...before, by}, ruleset).ready.map(({tile}) => {
    const [win] = tilesIn(tile);
    const hand = formatHand({...read.hand, win});
    return {value: tile, situation: {...situation, by, hand}, isPresent: kindOf(win) === won};
  });
}

function discardValues(situation: Situation, ruleset: Ruleset): VariedValue[] {
  const {by: _, from: _from, ...rest} = situation;
  const read = parseHandOf(situation);
  if (isFault(read)) return [];
  const {win, tiles, melds, flowers} = read.hand;
  const all = win === undefined ? tiles : [...tiles, win];
  return discards(situation, ruleset).discards.map(({tile, distance, useful, left}) => {
    const at = all.findIndex((one) => tileName(one) === tile);
    const gone = at >= 0 ? at : all.findIndex((one) => kindName(kindOf(one)) === tile);
    const hand = formatHand({tiles: all.filter((_one, i) => i !== gone), melds, flowers});
    const said = {away: distance, kinds: useful.length, left, useful};
    return {value: tile, situation: {...rest, hand}, isPresent: false, ...said};
  });
}

function counterValues(situation: Situation): VariedValue[] {
  const present = situation.counters ?? 0;
  const most = Math.max(MOST_COUNTERS, Number.isInteger(present) && present < 100 ? present : 0);
  return [...Array(most + 1).keys()].map((counters) => ({
    value: String(counters),
    situation: {...situation, counters},
    isPresent: counters === present,
  }));
}
