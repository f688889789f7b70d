/** The hand, group by group, with the points of each. */
import {html, nothing, type TemplateResult} from 'lit';
import {parseHandOf, tilesIn} from '../../core/notation/parse.js';
import type {Group} from '../../core/game/result.js';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import {speakGroup, speakTiles} from '../../locales/speech.js';
import {withNames} from '../views/name-lang.js';
import type {ScoredView} from '../base/situation-element.js';
import {styleNumbers} from '../views/numbers.js';
import {tileView} from '../views/tile-view.js';
import {bracketsView} from './brackets-view.js';
import {bracketsOf, countedGroups, countsOnGroups, pointsOfGroups, unitsOf, type Points} from './points.js';
import {isFault} from '../../core/situation/result.js';

/** The looks of the groups. */
export interface GroupsLook {
  readonly lit: ReadonlySet<number>;
  /** Whether the hand is shown beside the groups, so that screen readers need not read it twice. */
  readonly besideHand: boolean;
  /** Whether tiles have letters in their corners. */
  readonly index: boolean;
  /** The width that the groups are made to fit, in tiles: as large as the hand would be. */
  readonly width?: number;
}

/** The groups with their points and brackets; empty where they are neither needed nor scored. */
export function groupsView(view: ScoredView, look: GroupsLook): TemplateResult | typeof nothing {
  const {groups} = view.result;
  const scored = countsOnGroups(view.result);
  if (!groups.length || (look.besideHand && !scored)) return nothing;
  const points = pointsOfGroups(view.result);
  const counted = countedGroups(view.result);
  const hasRow = scored && points.some((own, at) => Object.keys(own).length > 0 || !counted.has(at));
  const isRest = (at: number) => groups[at].kind === 'single' && !Object.keys(points[at]).length;
  const all = [...groups.keys()];
  const rest = all.filter(isRest);
  return html`<div
    class="groups"
    part="groups"
    data-numbers=${look.width === undefined ? nothing : styleNumbers({'--_width': look.width})}
    role="list"
    dir="ltr"
    aria-hidden=${look.besideHand ? 'true' : nothing}
  >
    ${all
      .filter((at) => !isRest(at))
      .map((at) => groupView(view, look, groups[at], at, hasRow ? points[at] : undefined))}
    ${rest.length ? restView(view, look, rest) : nothing}
  </div>`;
}

/** The tiles outside groups, in a hand that has not won. */
function restView(
  {result, strings}: ScoredView,
  {lit, index}: GroupsLook,
  rest: readonly number[],
): TemplateResult {
  const tiles = rest.flatMap((at) =>
    tilesIn(result.groups[at].tiles).map((tile) => ({tile, lit: lit.has(at)})),
  );
  const spoken = speakTiles(
    strings,
    tiles.map(({tile}) => tile),
  );
  return html`<div class="group" part="group" role="listitem">
    <span class="sr">${withNames(spoken, strings)}</span>
    <span class="tiles">${tiles.map((own) => tileView(own.tile, {index, lit: own.lit}))}</span>
  </div>`;
}

function groupView(
  view: ScoredView,
  look: GroupsLook,
  group: Group,
  at: number,
  points: Points | undefined,
): TemplateResult {
  const {strings} = view;
  const tiles = tilesIn(group.tiles);
  const wilds = tilesIn(group.wild).map(kindOf);
  const winning = group.win ? winningIn(view, tiles, wilds) : -1;
  const words = [speakGroup(strings, group), group.win ? strings.score.completed : ''];
  return html`<div class="group" part="group" role="listitem">
    <span class="sr">${withNames(strings.hand.join(words.filter(Boolean)), strings)}</span>
    ${bracketsView(view, bracketsOf(view.result), at)}
    <span class="tiles"
      >${tiles.map((tile, i) => {
        const wild = wilds.indexOf(kindOf(tile));
        if (wild >= 0) wilds.splice(wild, 1);
        const {index} = look;
        return tileView(tile, {index, wild: wild >= 0, lit: look.lit.has(at), win: i === winning});
      })}</span
    >
    ${points ? pointsView(view, points, countedGroups(view.result).has(at)) : nothing}
  </div>`;
}

/** Index of the winning tile in its group: the tile with its face, else a tile that a wild one stands for. */
function winningIn({state}: ScoredView, tiles: readonly Tile[], wilds: readonly Kind[]): number {
  const read = parseHandOf(state.situation);
  const win = isFault(read) || read.hand.win === undefined ? -1 : kindOf(read.hand.win);
  const at = tiles.findIndex((tile) => kindOf(tile) === win && !wilds.includes(win));
  return at >= 0 ? at : tiles.findIndex((tile) => wilds.includes(kindOf(tile)));
}

/** @param counts whether any pattern counts on the group, alone or with others */
function pointsView({result, strings}: ScoredView, points: Points, counts: boolean): TemplateResult {
  const worth = unitsOf(result).filter((unit) => points[unit]);
  return html`<span class="points" part="group-points"
    >${
      worth.length
        ? worth.map((unit) => html`<span>${strings.score.amount(points[unit] ?? 0, unit)}</span> `)
        : counts
          ? nothing
          : html`<span class="none" aria-hidden="true">–</span>`
    }</span
  >`;
}
