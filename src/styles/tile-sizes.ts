import {unsafeCSS, type CSSResult} from 'lit';

/** Heights of tiles in em, by words of the attribute `size`. */
type NamedSizes = Readonly<Partial<Record<'small' | 'medium' | 'large' | 'huge', number>>>;

const rulesOf = (sizes: NamedSizes): string =>
  Object.entries(sizes)
    .map(([size, height]) => `:host([size='${size}']) { --_tile: ${height}em; }`)
    .join('\n');

/** The height of tiles, `--_tile`, by words of the attribute `size`. */
export const namedSizes = (sizes: NamedSizes): CSSResult => unsafeCSS(rulesOf(sizes));

/**
 * The height of tiles by the attribute `size`. `--mj-tile-height` overrides the usual height.
 * @param usual height without `size`, in em, as are the others
 */
export const tileSizes = (usual: number, small: number, large: number, huge: number): CSSResult =>
  unsafeCSS(`:host { --_tile: var(--mj-tile-height, ${usual}em); }\n${rulesOf({small, large, huge})}`);
