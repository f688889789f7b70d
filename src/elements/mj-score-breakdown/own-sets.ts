/** A scored hand that stands in no `<mj-hand>`: its sets with what they are worth, without its total. */
import {nothing, type TemplateResult} from 'lit';
import {tilesIn} from '../../core/notation/parse.js';
import type {Hand, MeldKind} from '../../core/notation/hand.js';
import type {Group} from '../../core/game/result.js';
import {readShown, tilesOfGroups, wildIn} from '../mj-hand/shared.js';
import type {ScoredView} from '../views/scored-view.js';
import {handInSetsView} from './scored-hand.js';

/**
 * The sets of a result; empty where it has none.
 * @param index whether tiles have letters in their corners
 */
export function ownSetsView(
  view: ScoredView,
  index: boolean,
  look: 'alone' | 'alone small' = 'alone',
): TemplateResult | typeof nothing {
  const {state, result} = view;
  if (!result.groups.length) return nothing;
  // a result may have come without its hand
  const given = state.situation.hand ? undefined : handOf(result.groups);
  const layout = {sort: false, arrange: true, tellsCalled: true, tilesOfGroups, wildIn};
  const {view: shown} = readShown({...state, result}, layout, given);
  return shown ? handInSetsView(view, {shown, index, state}, look) : nothing;
}

const isMeld = ({kind, open, win}: Group): boolean => kind === 'kong' || (open && !win);

/** A hand of the tiles that groups stand for. */
const handOf = (groups: readonly Group[]): Hand => ({
  tiles: groups.filter((group) => !isMeld(group)).flatMap(({tiles}) => tilesIn(tiles)),
  melds: groups
    .filter(isMeld)
    .map(({kind, tiles, open}) => ({kind: kind as MeldKind, tiles: tilesIn(tiles), open})),
  flowers: [],
});
