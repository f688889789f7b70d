/** Which arrangements with wild tiles need not be looked at, as others score the same. */
import type {Choice} from './arrange.js';
import {bare} from './group.js';
import type {Position} from './position.js';
import type {Wilds} from './ruleset.js';
import {ANYWHERE, AS_WILD, NOWHERE, Suits, type Likeness} from './suits.js';
import {SUIT_STARTS, suitOf, type Kind} from './tile.js';

/** Splits by what a rule set finds alike. */
const tables = new Map<Likeness, Suits>();

function tableOf(like: Likeness): Suits {
  let table = tables.get(like);
  if (!table) tables.set(like, (table = new Suits(like)));
  return table;
}

/** Where no face may occur too often, the faces matter. */
export function choose({wild, standIn, fifths}: Wilds, {ruleset, win}: Position): Choice {
  const places = new Uint8Array(4).fill(win === wild ? AS_WILD : NOWHERE);
  if (win !== wild) mark(places, win);
  if (win === standIn) mark(places, wild);
  return {suits: tableOf(fifths ? (ruleset.like ?? bare) : bare), places};
}

function mark(places: Uint8Array, kind: Kind): void {
  const part = suitOf(kind);
  places[part] = places[part] === NOWHERE ? kind - SUIT_STARTS[part] + 1 : ANYWHERE;
}
