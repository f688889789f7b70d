/** Pixels as a file in PNG: https://www.w3.org/TR/png-3/ */
import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const RGBA = 6;

/** @param bytes red, green, blue and alpha for each pixel, row by row */
export function encodePng(width: number, height: number, bytes: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGBA], 8);
  const data = deflateSync(unfiltered(width * 4, height, bytes), {level: 9});
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
}

/** Puts the filter byte before each row: no filter, which compresses flat colours best. */
function unfiltered(stride: number, height: number, bytes: Uint8Array): Buffer {
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(bytes.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  return rows;
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
