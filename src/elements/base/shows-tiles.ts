import type {PropertyDeclarations} from 'lit';
import type {MjElement} from './mj-element.js';

type Constructor<T> = abstract new () => T;

/** The members that the mixin adds. */
export interface ShowsTiles {
  tileTheme?: 'light' | 'dark' | 'dim' | 'auto';
  index: boolean;
  size?: 'small' | 'medium' | 'large' | 'huge';
  names?: string;
}

type Mixed<E> = Constructor<E & ShowsTiles> &
  Pick<typeof MjElement, 'properties' | 'styles' | 'elementStyles' | 'meta'>;

/** An element that draws tiles, with the attributes of their looks: `class MjX extends ShowsTiles<MjElement<…>>(MjElement)`. */
export function ShowsTiles<E extends MjElement>(base: Constructor<E>): Mixed<E> {
  abstract class Tiled extends (base as Constructor<MjElement>) implements ShowsTiles {
    static properties: PropertyDeclarations = {
      tileTheme: {attribute: 'tile-theme', reflect: true},
      index: {type: Boolean, reflect: true, useDefault: true},
      size: {reflect: true},
      names: {},
    };

    /** Colours of the tiles alone: `light`, `dim` (ivory that is less bright), `dark`, or `auto`: `dim` on dark pages. */
    tileTheme?: 'light' | 'dark' | 'dim' | 'auto';

    /** Numerals and letters in the corners of the tiles. */
    index = false;

    /** `small`, `medium`, `large` or `huge`; any other height by `--mj-tile-height`. */
    size?: 'small' | 'medium' | 'large' | 'huge';

    /** Language of the names of tiles and patterns; by default that of the page. */
    override names?: string;
  }
  // TypeScript cannot extend a class that is only a type parameter
  return Tiled as Mixed<MjElement> as Mixed<E>;
}
