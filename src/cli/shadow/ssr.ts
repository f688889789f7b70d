/** Draws the elements' own views as text, without a DOM: `@lit-labs/ssr` for templates, and the two directives here. */
import {ElementRenderer} from '@lit-labs/ssr/lib/element-renderer.js';
import {renderValue, type RenderInfo} from '@lit-labs/ssr/lib/render-value.js';
import type {ThunkedRenderResult} from '@lit-labs/ssr/lib/render-result.js';
import {html, nothing} from 'lit';
import {HANDED_LOOKS} from '../../contexts/looks.js';
import {everyFace} from '../../art/every-face.js';
import {marksOf} from '../../art/marks.js';
import {namesOfTile, numeralOf} from '../../elements/views/tile-look.js';
import {RunDirective, type RunLook, type RunTile} from '../../elements/mj-board/tile-run.js';
import {FaceDirective} from '../../elements/views/tile-view.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import {markup, ours, type Markup} from '../../share/markup.js';
import {metaOf} from '../page/metas.js';
import type {FallbackSurroundings, FallbackRoot} from '../fallback/fallback.js';
import {fallbackOf} from '../fallback/fallbacks.js';
import {oncePer} from '../../core/situation/once-per.js';

/**
 * Hides what the script draws until the element is complete and replaces the declared content, which is as high as the
 * element will be: no room is kept for it.
 */
const UNTIL_THEN =
  ':host { --_kept: 0; --_kept-table: 0; } :host > .declared { display: contents; white-space: normal; } :host > :not(style, .declared) { display: none !important; }';

/**
 * A declared shadow root. It stands in a slot, so that browsers without declared shadow roots show none of it. Its style
 * sheet, and the numbers of its views as style attributes, need a policy that allows inline styles.
 */
export const rootMarkup = (root: FallbackRoot): Markup =>
  ours(`<template shadowrootmode="open" slot="static">${contentOf(root)}</template>`);

const contentOf = ({styles, view, around}: FallbackRoot): string =>
  `<style>${sheetOf(styles)}</style><div class="declared">${plain(rendered(view, around))}</div>`;

/** The text of style sheets, which are the same for every element of a kind. */
const sheetOf = oncePer((styles: FallbackRoot['styles']): string => {
  const css = [...new Set(styles)].map(({cssText}) => cssText);
  return [...css, UNTIL_THEN].join('').replace(/\s+/g, ' ');
});

/** The text of what is rendered, part by part. */
function textOf(result: ThunkedRenderResult): string {
  let text = '';
  for (const part of result) {
    let value: unknown = part;
    while (typeof value === 'function') value = (value as () => unknown)();
    if (typeof value === 'string') text += value;
    else if (Array.isArray(value)) text += textOf(value as ThunkedRenderResult);
  }
  return text;
}

/** Marks by which a script could take the text over; ours replaces it. */
const LIT_MARKS = /<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g;

/** What tells an element in a template to wait for the one around it. */
const DEFERRED = /(<mj-[^<>]*) defer-hydration/g;

/** A tag, and in it the spaces that attributes have left which are none, beside the values of the others. */
const TAG = /<[a-z][^<>]*>/g;
const SPACES = /"[^"]*"|\s+/g;

/** Without the marks of Lit, with pictures in their places and numbers as styles. */
const plain = (text: string): string =>
  text
    .replace(LIT_MARKS, '')
    .replace(DEFERRED, '$1')
    .replace(TAG, (tag) => tag.replace(SPACES, (found) => (found.startsWith('"') ? found : ' ')))
    .replaceAll(' data-numbers="', ' style="')
    .replaceAll(
      '<template shadowroot="open" shadowrootmode="open">',
      '<template shadowrootmode="open" slot="static">',
    )
    .replace(PICTURE, (_, at: string) => pictures[Number(at)] ?? '');

/** Pictures of tiles are not templates: a mark stands for each, by its number. */
const pictures: string[] = [];
const numbered = new Map<string, string>();
const PICTURE = /\uE000(\d+)\uE001/g;

function faceMark(tile: Tile, wild: boolean): string {
  const key = `${tile} ${wild}`;
  let mark = numbered.get(key);
  if (mark === undefined) {
    const paths = marksOf(tile, everyFace(tile), {wild});
    const drawn = paths.map(([ink, d]) => markup`<path class="${ink}" d="${d}"></path>`);
    mark = `\uE000${pictures.length}\uE001`;
    pictures.push(markup`<svg viewBox="0 0 300 400" aria-hidden="true">${drawn}</svg>`.text);
    numbered.set(key, mark);
  }
  return mark;
}

function numeral(tile: Tile): unknown {
  const {mark, suit} = numeralOf(tile);
  return html`<span class="index" part="index"
    >${mark}${suit ? html`<small>${suit}</small>` : nothing}</span
  >`;
}

function runTile({tile, look = '', n, thrower, added}: RunTile, how: RunLook): unknown {
  const wild = how.wild?.includes(kindOf(tile)) === true;
  const {names, parts, isIndexed} = namesOfTile(tile, {look, wild, index: how.index});
  const drawn = html`<span class=${names} part=${parts}
    >${faceMark(tile, wild)}${isIndexed ? numeral(tile) : nothing}${
      n === undefined ? nothing : html`<span class="number" part="number">${n}</span>`
    }${thrower ? html`<span class="thrower" part="thrower">${thrower}</span>` : nothing}</span
  >`;
  return added ? html`<span class="stack">${runTile(added, how)}${drawn}</span>` : drawn;
}

FaceDirective.prototype.render = faceMark;
RunDirective.prototype.render = (tiles, how) => tiles.map((tile) => runTile(tile, how));

/** Attributes that elements reflect, so that style sheets see them. */
const {names: _, ...OF_LOOKS} = HANDED_LOOKS;
const REFLECTED = {...OF_LOOKS, reading: 'reading', view: 'view'} as const;

/** The element whose root is drawn. */
class Host extends ElementRenderer {}

function infoOf(around: FallbackSurroundings | undefined): RenderInfo {
  /** An element of ours in a template. */
  class PartRenderer extends ElementRenderer {
    static override matchesClass(): boolean {
      return true;
    }

    private readonly attributes: [string, string][] = [];
    private readonly properties: Record<string, unknown> = {...around?.looks};

    override setAttribute(name: string, value: string): void {
      this.attributes.push([name, value]);
    }

    override setProperty(name: string, value: unknown): void {
      this.properties[name] = value;
    }

    override renderAttributes(): ThunkedRenderResult {
      const words = metaOf(this.tagName)?.attributes ?? {};
      const reflected = Object.entries(REFLECTED).flatMap(([property, name]): [string, string][] => {
        // output contains the words of the list, never a typed text
        const word = words[name]?.words?.find((one) => one === this.properties[property]);
        return word === undefined ? [] : [[name, word]];
      });
      if (words.index && this.properties.index === true) reflected.push(['index', '']);
      return [...this.attributes, ...reflected].map(([name, value]) =>
        value ? markup` ${name}="${value}"`.text : ` ${name}`,
      );
    }

    override renderShadow(): ThunkedRenderResult | undefined {
      const root = fallbackOf(this.tagName)?.inside?.(this.properties, around);
      return root && [contentOf(root)];
    }
  }
  return {
    elementRenderers: [PartRenderer],
    customElementInstanceStack: [],
    // a slot stands in a host
    customElementHostStack: [new Host('')],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: false,
  };
}

/** Lit asks this registry which tags are elements; no class of theirs runs in the command. */
const registry = {get: (tag: string) => (metaOf(tag) ? ElementRenderer : undefined)};

/** Renders a view while Lit finds our registry in place of the browser's. */
function rendered(view: unknown, around: FallbackSurroundings | undefined): string {
  const scope = globalThis as {customElements?: unknown};
  const own = scope.customElements;
  scope.customElements = registry;
  try {
    return textOf(renderValue(view, infoOf(around), true));
  } finally {
    scope.customElements = own;
  }
}
