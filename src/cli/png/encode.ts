/** Pixels as a file in PNG: https://www.w3.org/TR/png-3/ */
import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const RGBA = 6;
const INDEXED = 3;
const MOST_COLOURS = 256;
const KEYWORD = 'mahjong-elements';
/** The note of a file stands within so many bytes. */
export const NOTE_WITHIN = 200;
const NOTE = `tEXt${KEYWORD}\0`;

/** @param bytes red, green, blue and alpha for each pixel, row by row */
export function encodePng(width: number, height: number, bytes: Uint8Array): Buffer {
  const data = deflateSync(unfiltered(width * 4, height, bytes), {level: 9});
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height, RGBA)),
    chunk('IDAT', data),
    chunk('IEND'),
  ]);
}

/**
 * Pixels that all cover what is behind them, with a table of 256 colours at most: a file of half the size. Where there are
 * more colours, those that are alike become one.
 * @param note letters and digits that {@link noteIn} finds again
 */
export function encodeIndexed(width: number, height: number, bytes: Uint8Array, note: string): Buffer {
  const {indexes, colours} = indexed(bytes);
  const data = deflateSync(unfiltered(width, height, indexes), {level: 9});
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(width, height, INDEXED)),
    chunk('tEXt', Buffer.from(`${KEYWORD}\0${note}`, 'latin1')),
    chunk('PLTE', Buffer.from(colours.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))),
    chunk('IDAT', data),
    chunk('IEND'),
  ]);
}

/** The note in a file that was written by {@link encodeIndexed}; undefined for other files. */
export function noteIn(png: Buffer): string | undefined {
  const at = png.subarray(0, NOTE_WITHIN).indexOf(NOTE, 'latin1');
  if (at < 4) return undefined;
  // the length of the chunk stands before its name; a checksum follows, which may look like letters of the note
  const end = at + 'tEXt'.length + png.readUInt32BE(at - 4);
  return png.toString('latin1', at + NOTE.length, end);
}

/** The index of each pixel in a table of colours, `0xrrggbb`. */
function indexed(bytes: Uint8Array): {readonly indexes: Uint8Array; readonly colours: readonly number[]} {
  const pixels = new Uint32Array(bytes.length / 4);
  const often = new Map<number, number>();
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = (bytes[4 * i] << 16) | (bytes[4 * i + 1] << 8) | bytes[4 * i + 2];
    often.set(pixels[i], (often.get(pixels[i]) ?? 0) + 1);
  }
  // the colour that is met most often stands for those that are alike
  const known = [...often].sort(([, a], [, b]) => b - a).map(([rgb]) => rgb);
  for (let bits = 8; ; bits--) {
    const mask = ((0xff << (8 - bits)) & 0xff) * 0x010101;
    const table = new Map<number, number>();
    for (const rgb of known) if (!table.has(rgb & mask)) table.set(rgb & mask, rgb);
    if (table.size > MOST_COLOURS) continue;
    const order = new Map([...table.keys()].map((key, i) => [key, i]));
    return {
      indexes: Uint8Array.from(pixels, (rgb) => order.get(rgb & mask) ?? 0),
      colours: [...table.values()],
    };
  }
}

function headerOf(width: number, height: number, kind: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind], 8);
  return header;
}

/** Puts the filter byte before each row: no filter, which compresses flat colours best. */
function unfiltered(stride: number, height: number, bytes: Uint8Array): Buffer {
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(bytes.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  return rows;
}

function chunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
