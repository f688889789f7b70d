import {css, unsafeCSS, type CSSResult} from 'lit';

/** The height of tiles, `--_tile`, in em, by words of the attribute `size`. */
export const namedSizes = (
  sizes: Readonly<Partial<Record<'small' | 'medium' | 'large' | 'huge', number>>>,
): CSSResult =>
  unsafeCSS(
    Object.entries(sizes)
      .map(([size, height]) => `:host([size='${size}']) { --_tile: ${height}em; }`)
      .join('\n'),
  );

/**
 * The height of tiles by the attribute `size`. `--mj-tile-height` overrides the usual height.
 * @param usual height without `size`, in em, as are the others
 */
export const tileSizes = (usual: number, small: number, large: number, huge: number): CSSResult => css`
  :host {
    --_tile: var(--mj-tile-height, ${usual}em);
  }

  ${namedSizes({small, large, huge})}
`;
