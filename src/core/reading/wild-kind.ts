/** Which kinds are wild in a hand, by the rules that it is scored by. */
import {findRules} from './read.js';
import type {Options} from '../game/options.js';
import type {Ruleset} from '../game/ruleset.js';
import type {Situation} from '../situation/situation.js';
import {kindOf, type Kind} from '../tiles/tile.js';
import {tilesIn} from '../notation/parse.js';
import {readOptions, UnknownOptionError} from './options.js';
import {isFault} from '../situation/result.js';
import {everyWild} from '../arranging/wilds.js';

/** The kinds whose tiles are wild; none where nothing is. */
type WildKinds = readonly Kind[];

const ownKind = (indicator: Kind | undefined): WildKinds => (indicator === undefined ? [] : [indicator]);

/**
 * The kinds that are wild under house rules: those that always are, and those that an indicator makes wild. It is the
 * indicator's own if the rules say nothing else.
 */
export function wildsUnder(
  ruleset: Ruleset | undefined,
  options: Options,
  indicator: Kind | undefined,
): WildKinds {
  const wilds = ruleset?.wilds?.of(indicator ?? -1, options);
  return wilds ? everyWild(wilds) : ownKind(indicator);
}

/**
 * The kinds of the wild tiles where a situation names an indicator, or none. Without rules, or where these cannot be read,
 * it is the indicator's own.
 */
export function wildKinds(
  {rules, options}: Pick<Situation, 'rules' | 'options'>,
  ruleset: Ruleset | undefined,
  indicator: Kind | undefined,
): WildKinds {
  if (!ruleset?.wilds) return ownKind(indicator);
  try {
    const read = readOptions(ruleset, findRules(rules, ruleset)?.preset, options);
    return isFault(read) ? ownKind(indicator) : wildsUnder(ruleset, read, indicator);
  } catch (error) {
    if (error instanceof UnknownOptionError) return ownKind(indicator);
    throw error;
  }
}

/** The kinds of the wild tiles of a situation. */
export function wildsOfSituation(situation: Situation, ruleset: Ruleset | undefined): WildKinds {
  const indicator = tilesIn(situation.wild).at(0);
  return wildKinds(situation, ruleset, indicator === undefined ? undefined : kindOf(indicator));
}
