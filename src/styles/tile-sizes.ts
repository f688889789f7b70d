import {css, type CSSResult} from 'lit';

/**
 * The height of tiles, `--_tile`, by the attribute `size`. The usual one is overridden by `--mj-tile-height`.
 * @param usual without `size`, in em, as all of them
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
