/**
 * The shadow roots of elements as markup, made from the templates and styles of the elements, so that the page looks
 * the same before and after the script has loaded.
 */
import {html, type CSSResult, type TemplateResult} from 'lit';
import {widthOf} from '../../art/layout.js';
import {marksOf} from '../../art/marks.js';
import {everyFace} from '../../art/every-face.js';
import type {ExampleState} from '../../contexts/example.js';
import type {Words} from '../../controllers/localize.js';
import type {Kind, Tile} from '../../core/tiles/tile.js';
import {mismatchView} from '../../elements/mismatch-view.js';
import {BREAKDOWN_PARTS, HAND_PARTS, SETTLEMENT_PARTS} from '../../elements/parts.js';
import {exampleStyles} from '../../elements/mj-example/mj-example.styles.js';
import {viewsOf} from '../../elements/mj-example/views.js';
import {tilesOfGroups} from '../../elements/mj-hand/arranged.js';
import {handView} from '../../elements/mj-hand/hand-view.js';
import {handStyles} from '../../elements/mj-hand/mj-hand.styles.js';
import {readShown} from '../../elements/mj-hand/shown.js';
import {breakdownView, type BreakdownLook} from '../../elements/mj-score-breakdown/breakdown-view.js';
import {showsSetsInHand, widthOfGroups} from '../../elements/mj-score-breakdown/points.js';
import {breakdownStyles} from '../../elements/mj-score-breakdown/mj-score-breakdown.styles.js';
import {settlementStyles} from '../../elements/mj-settlement/mj-settlement.styles.js';
import {settlementView, type SettlementLook} from '../../elements/mj-settlement/settlement-view.js';
import {tilesStyles} from '../../elements/mj-tiles/mj-tiles.styles.js';
import {runView} from '../../elements/mj-tiles/run-view.js';
import {waitsStyles} from '../../elements/mj-waits/mj-waits.styles.js';
import {waitsView, type WaitsView} from '../../elements/mj-waits/waits-view.js';
import {rulesBadge} from '../../elements/rules-badge.js';
import type {ScoredView} from '../../elements/situation-element.js';
import {attributes, markup, NOTHING, ours, type Markup} from '../../share/markup.js';
import {markupOf} from './markup.js';

type Styles = readonly CSSResult[];

/** Hides what the script draws until the element is complete and replaces the declared content. */
const UNTIL_THEN =
  ':host > .declared { display: contents; } :host > :not(style, .declared) { display: none !important; }';

/** A declared shadow root. It stands in a slot, so that browsers without declared shadow roots show none of it. */
const declare = (styles: Styles, content: Markup): Markup => {
  const rules = [...new Set(styles)].map(({cssText}) => cssText);
  const css = ours([...rules, UNTIL_THEN].join('').replace(/\s+/g, ' '));
  return markup`<template shadowrootmode="open" slot="static"><style>${css}</style><div class="declared">${content}</div></template>`;
};

function face([tile, wild]: readonly unknown[]): Markup {
  const own = tile as Tile;
  const paths = marksOf(own, everyFace(own), {wild: wild === true});
  const drawn = paths.map(([ink, d]) => markup`<path class="${ink}" d="${d}"></path>`);
  return markup`<svg viewBox="0 0 300 400" aria-hidden="true">${drawn}</svg>`;
}

const text = (template: TemplateResult): Markup => markupOf(template, face);

/** The shadow root of an `<mj-tiles>`. */
export const tilesRoot = (tiles: readonly Tile[], index: boolean, wild?: Kind): Markup =>
  declare(tilesStyles, text(runView(tiles, index, wild)));

/** Attributes of an `<mj-hand>` that change its picture. */
export interface HandLook {
  readonly index: boolean;
  readonly sort?: boolean;
  /** Shows the sets that scored. */
  readonly arrange?: boolean;
  readonly concealedKong?: string;
}

/** The shadow root of an `<mj-hand>`. */
export function handRoot(
  state: ExampleState,
  words: Words,
  {index, sort = false, arrange = false, concealedKong}: HandLook,
): Markup {
  const {view: shown} = readShown(state, {sort, arrange, concealedKong, tilesOfGroups});
  if (!shown) return NOTHING;
  const width = widthOf(shown.groups.map(({tiles}) => tiles)).toFixed(2);
  const drawn = text(html`${handView({shown, index, words})} <slot name="caption"></slot>`);
  // Lit would set this number by script
  const sized = drawn.text.replace(' part="row"', ` part="row" style="--_width: ${width}"`);
  return declare(handStyles, ours(sized));
}

/** The shadow root of an `<mj-score-breakdown>`. */
export function breakdownRoot(
  view: ScoredView,
  look: Omit<BreakdownLook, 'onPoint' | 'onPin' | 'onKeydown'>,
): Markup {
  const nothingDone = () => undefined;
  const drawn = text(breakdownView(view, {...look, onPoint: nothingDone, onPin: nothingDone}));
  const width = widthOfGroups(view.result.groups).toFixed(2);
  const sized = drawn.text.replace(' part="groups"', ` part="groups" style="--_width: ${width}"`);
  return declare(breakdownStyles, ours(sized));
}

/** The shadow root of an `<mj-settlement>`. */
export const settlementRoot = (view: ScoredView, look: SettlementLook): Markup =>
  declare(settlementStyles, text(settlementView(view, look)));

/** The shadow root of an `<mj-waits>`. */
export const waitsRoot = (view: WaitsView): Markup => declare(waitsStyles, text(waitsView(view)));

/** Attributes of an `<mj-example>` that change what it shows. */
export interface ExampleLook extends Pick<BreakdownLook, 'shows' | 'index' | 'cite' | 'expect'> {
  readonly views: string;
  /** Attributes that the elements inside get too. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** The shadow root of an `<mj-example>`, with those of the elements in it. */
export function exampleRoot(view: ScoredView, words: Words, look: ExampleLook): Markup {
  const {wanted, badge} = viewsOf(look.views, look.shows);
  const {index} = look;
  const given = (parts: string, shows?: string): Markup =>
    attributes([['exportparts', parts], ...look.attributes, ...(shows ? [['view', shows] as const] : [])]);
  const besideHand = wanted.includes('hand');
  const {shows, cite} = look;
  const breakdown = {shows, index, cite, besideHand, showExcluded: true};
  const arrange = wanted.includes('breakdown') && shows === 'full' && showsSetsInHand(view.result);
  const shown = {
    hand: () =>
      markup`<mj-hand${given(HAND_PARTS)}>${handRoot(view.state, words, {index, arrange})}</mj-hand>`,
    breakdown: () => {
      const root = breakdownRoot(view, breakdown);
      return markup`<mj-score-breakdown${given(BREAKDOWN_PARTS, look.shows)}>${root}</mj-score-breakdown>`;
    },
    settlement: () => {
      const root = settlementRoot(view, {shows: 'full', index});
      return markup`<mj-settlement${given(SETTLEMENT_PARTS, 'full')}>${root}</mj-settlement>`;
    },
  };
  const views = wanted.map((name) => shown[name]());
  const rest = text(html`${mismatchView(view, look.expect)}${badge ? rulesBadge(view) : ''}`);
  return declare(exampleStyles, markup`${views}${rest}<slot name="caption"></slot>`);
}
