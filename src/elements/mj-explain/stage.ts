/** The hand of an explanation: as it was typed at first, then in its sets with what they are worth. */
import {html, nothing, type TemplateResult} from 'lit';
import type {ExampleState, PointedAt} from '../../contexts/example.js';
import type {Words} from '../../controllers/localize.js';
import {tilesIn} from '../../core/notation/parse.js';
import {tileName} from '../../core/tiles/tile.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {pointedLine} from '../acts/pointing.js';
import {handView, readShown, tilesOfGroups, wildIn, type ShownHand} from '../mj-hand/shared.js';
import {scoredHandView} from '../mj-score-breakdown/shared.js';
import type {ScoredView} from '../views/scored-view.js';
import type {ExplainStep} from './step.js';

/** How the hand lies at a step. */
export interface ExplainStage {
  readonly shown: ShownHand;
  readonly isInSets: boolean;
  /** How it lies at other steps, for which room is kept; absent where it lies the same at all. */
  readonly other?: ShownHand | undefined;
  readonly pointed?: PointedAt | undefined;
}

/** The evidence of a step, and the line that it is about. */
export const pointedStep = (step: ExplainStep): PointedAt =>
  step.what === 'line'
    ? pointedLine(step.line)
    : {key: step.id, groups: step.groups ?? [], tiles: tilesIn(step.tiles).map(tileName), lines: []};

/** The hand at a step, with the step's evidence lit; undefined where it cannot be read. */
export function stageOf(
  {state, result}: ScoredView<ExplainingStrings>,
  step: ExplainStep | undefined,
): ExplainStage | undefined {
  const isTyped = !step || step.kind === 'hand' || step.kind === 'wild';
  const hasSets = result.groups.length > 0;
  const pointed = step && pointedStep(step);
  const read = (arrange: boolean) => {
    const layout = {sort: false, arrange, tellsCalled: arrange && hasSets, tilesOfGroups, wildIn};
    return readShown({...state, pointed}, layout).view;
  };
  const own = read(!isTyped);
  if (!own) return undefined;
  const places = step?.places;
  const shown = places ? {...own, isLit: ({at}: {readonly at: number}) => places.includes(at)} : own;
  const other = hasSets ? read(isTyped) : undefined;
  return {shown, isInSets: hasSets && !isTyped, other: other && {...other, isLit: () => false}, pointed};
}

/** What a hand is drawn with. */
export interface StageLook {
  readonly index: boolean;
  readonly words?: Words | undefined;
  /** What happens where a reader chooses a set. */
  readonly point: NonNullable<ExampleState['point']>;
}

/** The hand at a step. It takes as much room as it takes at the others, so that nothing below it moves. */
export function stageView(
  view: ScoredView<ExplainingStrings>,
  {shown, isInSets, other, pointed}: ExplainStage,
  {index, words, point}: StageLook,
): TemplateResult {
  const look = {index, ...(words && {words})};
  const [typed, sets] = isInSets ? [other, shown] : [shown, other];
  const state = {...view.state, pointed: isInSets ? pointed : undefined, kept: undefined, point};
  const layer = (isSeen: boolean, hand: unknown) =>
    html`<div class=${isSeen ? 'layer' : 'layer unseen'} ?inert=${!isSeen}>${hand}</div>`;
  return html`${layer(!isInSets, typed ? handView({...look, shown: typed}) : nothing)}${
    sets ? layer(isInSets, scoredHandView(view, {...look, shown: sets, state}, false)) : nothing
  }`;
}

/** The tiles of the hand that is seen are in here. */
export const rowIn = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('.layer:not(.unseen) :is(.row, .scored)');
