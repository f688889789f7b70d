import {css, unsafeCSS, type CSSResult} from 'lit';
import {QUICK} from './durations.js';
import {BACK_INK, DARK, LIGHT, NIGHT, type Palette, type TilePalette} from './palette.js';

/** A colour of the palette that follows the page's colour scheme. */
const tone = (name: keyof Palette): CSSResult => unsafeCSS(`light-dark(${LIGHT[name]}, ${DARK[name]})`);
/** A colour of tiles that are dark themselves. */
const night = (name: keyof TilePalette): CSSResult => unsafeCSS(NIGHT[name]);

/**
 * Colours and measures of all elements. A page sets the `--mj-…` property; without it, a value follows the page's
 * `color-scheme`, or the element's `theme`. Tiles are ivory on dark pages too, and have a theme of their own. Colours
 * that stand on the page itself mix the text's colour with one halfway between light and dark, since many dark pages
 * have no `color-scheme`. `--_accent` is such a colour; a background for `--_on-accent` is `--_fill`.
 */
export const tokens = css`
  :host {
    /* what a shrink-to-fit box around a container of queries reckons with */
    contain-intrinsic-inline-size: min(33em, 80vw);
    /* the height that it had, while the browser leaves out its inside */
    contain-intrinsic-block-size: auto 1px;
    min-inline-size: 0;
    text-indent: 0;
    white-space: normal;
    /* tables, rows of tiles: in vertical text too */
    writing-mode: horizontal-tb;
    --_quick: ${QUICK}ms;
    --_text: var(--mj-text, ${tone('text')});
    --_fill: var(--mj-accent, ${tone('fill')});
    --_accent: var(--mj-accent, color-mix(in srgb, currentColor 45%, #0f9068));
    --_error: var(--mj-error, color-mix(in srgb, currentColor 40%, #e2483d));
    --_face: var(--mj-face, ${tone('face')});
    --_face-aka: var(--mj-face-aka, var(--_face));
    --_edge: var(--mj-edge, ${tone('edge')});
    --_ink: var(--mj-ink, ${tone('ink')});
    --_ink-red: var(--mj-ink-red, ${tone('inkRed')});
    --_ink-green: var(--mj-ink-green, ${tone('inkGreen')});
    --_ink-blue: var(--mj-ink-blue, ${tone('inkBlue')});
    --_ink-gold: var(--mj-ink-gold, ${tone('inkGold')});
    --_ink-aka: var(--mj-ink-aka, ${tone('inkAka')});
    --_wild: var(--mj-wild, ${tone('wild')});
    --_back: var(--mj-back, ${tone('back')});
    --_back-edge: var(--mj-back-edge, ${tone('backEdge')});
    --_back-ink: var(--mj-back-ink, ${unsafeCSS(BACK_INK)});
  }

  /*
   * Drawn far from the viewport: the browser leaves its inside out of frames, and keeps its height. Firefox 153 does
   * not: there, a container of queries whose inside is left out is 0 px high.
   */
  @media screen {
    @supports not (-moz-appearance: none) {
      :host(:state(apart)) {
        content-visibility: auto;
        overflow-clip-margin: 1em;
      }
    }
  }

  :host([theme='light']) {
    color-scheme: light;
  }

  :host([theme='dark']) {
    color-scheme: dark;
  }

  :host([theme='auto']) {
    color-scheme: light dark;
  }

  :host([tile-theme='dark']) {
    --_face: ${night('face')};
    --_edge: ${night('edge')};
    --_ink: ${night('ink')};
    --_ink-red: ${night('inkRed')};
    --_ink-green: ${night('inkGreen')};
    --_ink-blue: ${night('inkBlue')};
    --_ink-gold: ${night('inkGold')};
    --_ink-aka: ${night('inkAka')};
    --_wild: ${night('wild')};
    --_back: ${night('back')};
    --_back-edge: ${night('backEdge')};
  }

  /* light-dark() in a custom property is resolved where the property is used: on the tile */
  :host([tile-theme='light']) .tile {
    color-scheme: light;
  }

  :host([tile-theme='dim']) .tile {
    color-scheme: dark;
  }

  :host([hidden]) {
    display: none;
  }

  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* for ears alone: what is copied is what is seen */
  .uncopied {
    -webkit-user-select: none;
    user-select: none;
  }

  /* the system drops the backgrounds that tell what is chosen */
  @media (forced-colors: active) {
    [aria-pressed='true']:not(:focus-visible, :has(.tile)) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media (prefers-contrast: more) {
    :host,
    :host([tile-theme]) {
      --_edge: var(--_ink);
    }
  }

  @media (forced-colors: active) {
    :host {
      --_text: CanvasText;
      --_fill: Highlight;
      --_accent: Highlight;
      --_error: CanvasText;
    }
  }
`;
