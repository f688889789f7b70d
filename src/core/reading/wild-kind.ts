/** Which kind is wild in a hand, by the rules that it is scored by. */
import {findRules} from './read.js';
import type {Options} from '../game/options.js';
import type {Ruleset} from '../game/ruleset.js';
import type {Situation} from '../situation/situation.js';
import {kindOf, type Kind} from '../tiles/tile.js';
import {tilesIn} from '../notation/parse.js';
import {readOptions, UnknownOptionError} from './options.js';
import {isFault} from '../situation/result.js';

/** The kind that an indicator makes wild under house rules; its own, if the rules say nothing else. */
export const wildUnder = (ruleset: Ruleset | undefined, options: Options, indicator: Kind): Kind =>
  ruleset?.wilds?.of(indicator, options)?.wild ?? indicator;

/**
 * The kind of the wild tiles where a situation names an indicator: by the rules, it may be the next one. Without rules, or
 * where these cannot be read, it is the indicator's own.
 */
export function wildKind(
  {rules, options}: Pick<Situation, 'rules' | 'options'>,
  ruleset: Ruleset | undefined,
  indicator: Kind,
): Kind {
  if (!ruleset?.wilds) return indicator;
  try {
    const read = readOptions(ruleset, findRules(rules, ruleset)?.preset, options);
    return isFault(read) ? indicator : wildUnder(ruleset, read, indicator);
  } catch (error) {
    if (error instanceof UnknownOptionError) return indicator;
    throw error;
  }
}

/** The kind of the wild tiles of a situation; undefined where it names no indicator. */
export function wildOfSituation(situation: Situation, ruleset: Ruleset | undefined): Kind | undefined {
  const indicator = tilesIn(situation.wild).at(0);
  return indicator === undefined ? undefined : wildKind(situation, ruleset, kindOf(indicator));
}
