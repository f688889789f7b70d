/** Lines as rows of a scoring table. */
import type {Match} from '../../core/game/match.js';
import type {Pattern} from '../../core/game/pattern.js';
import {addedLater} from '../../core/patterns/conditions.js';
import type {Combining} from '../../core/patterns/combination.js';
import type {TextLine} from './lines.js';
import {everyWild} from '../../core/arranging/wilds.js';

/** What decides how a row is asked. */
export interface RowAsking {
  /** Whether combinations share sets by the five principles. */
  readonly hasPrinciples: boolean;
  readonly hasWilds: boolean;
  readonly main: string;
}

/** The row of a line. */
export function patternOf(line: TextLine, asking: RowAsking): Pattern {
  const {id, name, kind, worth, unit, named, isEach, times, isLoose, includes, includesOn} = line;
  const {meaning, known} = named;
  return {
    id,
    native: name.text,
    ...(known !== undefined && known !== id && {shape: known}),
    kind,
    ...worth,
    ...(unit !== asking.main && {unit}),
    when: whenOf(line, asking),
    ...(isEach && {each: true}),
    ...(times && {times}),
    ...(meaning.tiles && {tiles: meaning.tiles}),
    ...(isLoose && {loose: true}),
    includes: [...includes],
    includesOn: [...includesOn].filter((other) => !includes.has(other)),
    cite: `#${name.at.line}`,
    provenance: 'page',
  };
}

/** The groups that are of a wild kind. */
function ofWilds(m: Match): number {
  const {wilds} = m.position;
  if (!wilds) return 0;
  return everyWild(wilds).reduce((groups, kind) => groups | m.ofKind(m.all, kind), 0);
}

function whenOf(
  {named: {meaning}, isLoose}: TextLine,
  {hasPrinciples, hasWilds}: RowAsking,
): Pattern['when'] {
  const {when, combination, isRest} = meaning;
  if (isRest) return addedLater;
  if (hasPrinciples && combination) {
    const combining: Combining = Object.assign(() => 0, {addedLater: true, combination} as const);
    return combining;
  }
  if (!isLoose || !hasWilds) return when;
  // in a hand that has not won, wild tiles do not complete groups
  const natural = (m: Match): number => (m.shape === 'loose' ? when(m) & ~ofWilds(m) : when(m));
  return Object.assign(natural, when.needs === undefined ? {} : {needs: when.needs});
}
