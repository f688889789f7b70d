import {css, type CSSResult} from 'lit';

/**
 * The height of tiles, `--_tile`, by the attribute `size`. `--mj-tile-height` overrides the usual height.
 * @param usual height without `size`, in em, as are the others
 */
export const tileSizes = (usual: number, small: number, large: number, huge: number): CSSResult => css`
  :host {
    --_tile: var(--mj-tile-height, ${usual}em);
  }

  :host([size='small']) {
    --_tile: ${small}em;
  }

  :host([size='large']) {
    --_tile: ${large}em;
  }

  :host([size='huge']) {
    --_tile: ${huge}em;
  }
`;
