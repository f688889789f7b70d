/** A hand with its lines and its total as one picture, for hosts that take nothing else. */
import {ROW_HEIGHT, type Picture, type PicturePiece} from '../art/picture.js';
import {LIGHT} from '../styles/palette.js';
import {summaryOf, type SharedExample} from './shared.js';

/** Words in a picture, on the grid of its tiles. */
export interface PictureText {
  readonly text: string;
  /** Where it begins, or ends if it is `end`. */
  readonly x: number;
  /** The line that it stands on. */
  readonly y: number;
  readonly size: number;
  readonly end?: boolean;
  readonly colour: string;
}

/** A picture with words. */
export interface WordedPicture {
  readonly picture: Picture;
  readonly texts: readonly PictureText[];
}

const PAPER = '#ffffff';
const MUTED = '#5c5f67';
const MARGIN = 60;
/** Between name and value, in ems. */
const GAP = 2;
const COLUMN_GAP = 300;
/** The size of letters beside tiles that are 400 high, and how much larger those of the total are. */
const SIZE = 120;
const TOTAL = 1.4;
const LEADING = 1.5;
/** From so many lines on there are two columns, if the hand is wide enough. */
const MANY = 4;
const WIDE = 3600;

/** How wide a text is in ems, at most: characters of Chinese and Japanese fill one. */
const emsOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char > '\u2e7f' ? 1 : 0.62), 0);

/**
 * Words below the tiles: each line with what it is worth, then the rules and the total. Only the tiles where the hand has no
 * score.
 * @param tiles the picture of the hand
 */
export function scoredPicture(tiles: Picture, shared: SharedExample): WordedPicture {
  const {rules, total, lines} = summaryOf(shared);
  const inner = Math.max(tiles.width, ROW_HEIGHT * 4);
  const columns = lines.length > MANY && inner >= WIDE ? 2 : 1;
  const column = (inner - COLUMN_GAP * (columns - 1)) / columns;
  const widest = (rows: readonly string[], most: number, usual: number) =>
    Math.min(usual, most / Math.max(1, ...rows.map((row) => emsOf(row) + GAP)));
  const size = widest(
    lines.map(({name, amount}) => name + amount),
    column,
    SIZE,
  );
  const leading = size * LEADING;
  const rows = Math.ceil(lines.length / columns);
  const top = MARGIN + tiles.height;
  const texts: PictureText[] = lines.flatMap(({name, amount}, i) => {
    const x = MARGIN + Math.floor(i / rows) * (column + COLUMN_GAP);
    const y = top + ((i % rows) + 1) * leading;
    return [
      {text: name, x, y, size, colour: LIGHT.ink},
      {text: amount, x: x + column, y, size, end: true, colour: LIGHT.ink},
    ];
  });
  const large = widest([total], inner / 2, SIZE * TOTAL);
  const small = widest([rules], inner - large * emsOf(total), SIZE);
  const last = top + rows * leading + large * LEADING;
  if (total)
    texts.push(
      {text: rules, x: MARGIN, y: last, size: small, colour: MUTED},
      {text: total, x: MARGIN + inner, y: last, size: large, end: true, colour: LIGHT.ink},
    );
  const width = inner + 2 * MARGIN;
  const height = (total ? last + large * 0.4 : top) + MARGIN;
  const sheet: PicturePiece = {
    ...{x: 0, y: 0, scale: 1, sideways: false},
    layers: [[PAPER, `M0 0h${width}v${height}h-${width}z`]],
  };
  const moved = tiles.pieces.map((piece) => ({...piece, x: piece.x + MARGIN, y: piece.y + MARGIN}));
  return {picture: {width, height, pieces: [sheet, ...moved]}, texts};
}
