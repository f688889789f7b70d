/** The colours of tiles, for the screen and for pictures in files. */
export interface Palette {
  readonly text: string;
  readonly fill: string;
  readonly face: string;
  readonly edge: string;
  readonly ink: string;
  readonly inkRed: string;
  readonly inkGreen: string;
  readonly inkBlue: string;
  readonly inkGold: string;
  readonly inkAka: string;
  readonly wild: string;
  readonly back: string;
  readonly backEdge: string;
}

/** On a light page. */
export const LIGHT: Palette = {
  text: '#1f2126',
  fill: '#0b6b50',
  face: '#fefcf5',
  edge: '#b5ac97',
  ink: '#1a1a1e',
  inkRed: '#b5121b',
  inkGreen: '#0b6b35',
  inkBlue: '#16409b',
  inkGold: '#9a6400',
  inkAka: '#d4001a',
  wild: '#c98a00',
  back: '#1f6f54',
  backEdge: '#14503c',
};

/** On a dark page. */
export const DARK: Palette = {
  text: '#e9e6df',
  fill: '#5fcaa4',
  face: '#2b2d35',
  edge: '#565a66',
  ink: '#eceae4',
  inkRed: '#ff6b68',
  inkGreen: '#4fc184',
  inkBlue: '#7fa8ff',
  inkGold: '#e8b04a',
  inkAka: '#ff4d4d',
  wild: '#f0b429',
  back: '#1c5b46',
  backEdge: '#2f7d62',
};

/** The colour of the pattern on a tile's back, in light and dark. */
export const BACK_INK = '#ffffff59';
