/** The looks that an element hands to the elements that it draws. */

/** Attributes for looks, as properties. An element takes over those that it has itself. */
export interface HandedLooks {
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly tileTheme?: 'light' | 'dark' | 'dim' | 'auto';
  readonly index?: boolean;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  readonly names?: string;
}

/** Their names as attributes. */
export const HANDED_LOOKS = {
  theme: 'theme',
  tileTheme: 'tile-theme',
  index: 'index',
  size: 'size',
  names: 'names',
} as const satisfies Readonly<Record<keyof HandedLooks, string>>;

/** The key under which an element keeps what hands its looks on; a global symbol, for several copies of the library. */
export const LOOKS_KEY = Symbol.for('mj:looks@1');
