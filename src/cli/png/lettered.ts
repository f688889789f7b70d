/** Words of a picture as shapes: there are no fonts beside the command. */
import type {Picture, PicturePiece} from '../../art/picture.js';
import type {PictureText, WordedPicture} from '../../share/scored-picture.js';

type Letters = typeof import('./letters.js');

/** Words with characters that have no outline. */
export class NoLetters extends Error {
  constructor(readonly missing: readonly string[]) {
    super(`No outlines: ${missing.join(' ')}`);
  }
}

/**
 * A picture whose words are shapes like its tiles.
 * @throws {NoLetters} if a character has none
 */
export async function lettered({picture, texts}: WordedPicture): Promise<Picture> {
  const letters = await import('./letters.js');
  const all = texts.flatMap(({text}) => [...text]);
  const missing = [...new Set(all.filter((char) => !Object.hasOwn(letters.LETTERS, char)))];
  if (missing.length) throw new NoLetters(missing);
  const words = texts.flatMap((text) => piecesOf(text, letters));
  return {...picture, pieces: [...picture.pieces, ...words]};
}

function piecesOf({text, x, y, size, end, colour}: PictureText, {EM, LETTERS}: Letters): PicturePiece[] {
  const scale = size / EM;
  const glyphs = [...text].map((char) => LETTERS[char]);
  const length = glyphs.reduce((sum, [advance]) => sum + advance * scale, 0);
  let at = end ? x - length : x;
  return glyphs.map(([advance, ...strokes]) => {
    const piece: PicturePiece = {
      x: at,
      y,
      scale,
      sideways: false,
      layers: strokes.map((path) => [colour, path]),
    };
    at += advance * scale;
    return piece;
  });
}
