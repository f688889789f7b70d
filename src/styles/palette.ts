/** The colours of tiles, for the screen and for pictures in files. */
export interface TilePalette {
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

/** These, and the colours of text and of what stands out. */
export interface Palette extends TilePalette {
  readonly text: string;
  readonly fill: string;
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
  back: '#dda032',
  backEdge: '#9a6611',
};

/** On a dark page: tiles are ivory there too, only less bright. */
export const DARK: Palette = {
  text: '#e9e6df',
  fill: '#5fcaa4',
  face: '#e6deca',
  edge: '#8d8266',
  ink: '#1a1a1e',
  inkRed: '#9f0f17',
  inkGreen: '#07532a',
  inkBlue: '#12357f',
  inkGold: '#6f4700',
  inkAka: '#a80016',
  wild: '#8f5f00',
  back: '#c08822',
  backEdge: '#7a500c',
};

/** Tiles that are dark themselves, where an author asks for them. */
export const NIGHT: TilePalette = {
  face: '#2b2d35',
  edge: '#565a66',
  ink: '#eceae4',
  inkRed: '#ff6b68',
  inkGreen: '#4fc184',
  inkBlue: '#7fa8ff',
  inkGold: '#e8b04a',
  inkAka: '#ff4d4d',
  wild: '#f0b429',
  back: '#c08822',
  backEdge: '#7a500c',
};

/** The colour of the pattern on a tile's back, in light and dark. */
export const BACK_INK = '#ffffff80';
