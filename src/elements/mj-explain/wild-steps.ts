/** Explains what each wild tile stands for, and what the hand would be worth if it stood for another tile. */
import {wildsOfSituation} from '../../core/reading/wild-kind.js';
import type {Group} from '../../core/game/result.js';
import {allTiles} from '../../core/notation/hand.js';
import {parseHandOf, tilesIn} from '../../core/notation/parse.js';
import {arrangements, type Arrangement} from '../../core/scoring/arrangements.js';
import {takeOut} from '../../core/tiles/take-out.js';
import {kindName, kindOf, tileName, type Kind} from '../../core/tiles/tile.js';
import {tilesOfGroups} from '../mj-hand/shared.js';
import type {ExplanationSubject, WildStep} from './step.js';
import {isFault} from '../../core/situation/result.js';

/** A tile that stands for another in its group, or the wild tile itself. */
interface Stand {
  readonly at: number;
  readonly tile: Kind;
  readonly stands: Kind;
  readonly group: number;
}

/** The largest number of arrangements examined. With many wild tiles there are thousands; the best ones come first. */
const LOOKED_AT = 400;

/** A step for each wild tile in the hand. */
export function wildSteps({situation, ruleset, result}: ExplanationSubject): WildStep[] {
  const wild = wildsOfSituation(situation, ruleset);
  if (!wild.length) return [];
  const stands = standsIn(situation, result.groups, wild);
  if (!stands.length) return [];
  const others = arrangements(situation, ruleset, {limit: LOOKED_AT});
  return stands.map((stand, n) => {
    const instead = wild.includes(stand.tile) ? insteadOf(stand, stands, others) : undefined;
    return {
      what: 'wild',
      id: `wild-${n + 1}`,
      kind: 'wild',
      places: [stand.at],
      groups: [stand.group],
      tile: kindName(stand.tile),
      stands: kindName(stand.stands),
      isStandIn: !wild.includes(stand.tile),
      ...(instead && {instead}),
    };
  });
}

function standsIn(
  {hand: text, wild: indicator}: ExplanationSubject['situation'],
  groups: readonly Group[],
  wild: readonly Kind[],
): Stand[] {
  const read = parseHandOf({hand: text, ...(indicator ? {wild: indicator} : {})});
  if (isFault(read)) return [];
  const lying = allTiles(read.hand);
  return tilesOfGroups(read.hand, groups, wild).flatMap((places, group) => {
    const made = tilesIn(groups[group].tiles).map(kindOf);
    // melds lie as they were called; no tile in them stands for another
    if (groups[group].open || made.length !== places.length) return [];
    return places.flatMap((at, i): Stand[] => {
      const tile = kindOf(lying[at]);
      return wild.includes(tile) || tile !== made[i] ? [{at, tile, stands: made[i], group}] : [];
    });
  });
}

const standing = (groups: readonly Group[]): Kind[] => groups.flatMap(({wild}) => tilesIn(wild).map(kindOf));

/** The best arrangement in which fewer wild tiles stand for the same tile. */
function insteadOf(
  {stands}: Stand,
  all: readonly Stand[],
  others: readonly Arrangement[],
): WildStep['instead'] {
  const own = all.map((stand) => stand.stands);
  const count = own.filter((kind) => kind === stands).length;
  const other = others.find(({groups}) => standing(groups).filter((kind) => kind === stands).length < count);
  const changed = other && difference(standing(other.groups), own)[0];
  if (!other || changed === undefined) return undefined;
  const {total, reason} = other;
  return {stands: tileName(changed), total, ...(reason && {reason})};
}

/** The items of one list without those of the other; repeated items are counted. */
function difference(list: readonly Kind[], other: readonly Kind[]): Kind[] {
  const rest = [...other];
  return list.filter((kind) => !takeOut(rest, kind));
}
