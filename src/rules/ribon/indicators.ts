/** How many indicators are turned: the first indicators, and one more for each kong (RB-12, RB-14). */
import {KONG, typeOf} from '../../core/tiles/group.js';
import type {Position} from '../../core/game/position.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import {indicatorsShown} from './game.js';
import type {RibonOptions} from './options.js';
import {seats} from './pay.js';

/** How many kongs the players may make together (RB-12). */
const MOST_KONGS = 4;

const kongsOf = ({melds}: Position): number => melds.filter((code) => typeOf(code) === KONG).length;

/** The kongs that can be seen: the winner's, and those of other hands that are given. */
function kongsSeen(position: Position<RibonOptions>): number {
  let kongs = kongsOf(position);
  for (const other of Object.values(position.others)) kongs += kongsOf(other);
  return kongs;
}

/** The fault of more indicators than kongs can have turned; hands not given may have the remaining kongs. */
export function tooManyIndicators(position: Position<RibonOptions>): Fault | undefined {
  const {others, indicators, uraIndicators} = position;
  const allGiven = Object.keys(others).length === seats.length - 1;
  const most = indicatorsShown(allGiven ? kongsSeen(position) : MOST_KONGS, position.options);
  const check = (field: string, n: number): Fault | undefined =>
    n > most ? fault('too-many-tiles', String(n - most), field) : undefined;
  return check('indicators', indicators.length) ?? check('uraIndicators', uraIndicators.length);
}

/** A note for each row of indicators that is not given completely; missing ones count for nothing. */
export function missingIndicators(position: Position<RibonOptions>): readonly Fault[] {
  const {indicators, uraIndicators} = position;
  if (!indicators.length && !uraIndicators.length) return COMPLETE;
  const least = indicatorsShown(kongsSeen(position), position.options);
  const given = Math.max(least, indicators.length, uraIndicators.length);
  const lacks = (tiles: readonly unknown[], needed: number): boolean =>
    tiles.length > 0 && tiles.length < needed;
  return [
    ...(lacks(indicators, given) ? [INDICATORS] : []),
    ...(lacks(uraIndicators, given) ? [URA_INDICATORS] : []),
  ];
}

const COMPLETE: readonly Fault[] = [];
const INDICATORS = fault('not-checked', 'indicators');
const URA_INDICATORS = fault('not-checked', 'uraIndicators');
