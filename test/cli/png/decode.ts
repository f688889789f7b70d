/** Reads PNG files that use no filter. */
import {crc32, inflateSync} from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of a pixel, from 0 to 255. */
  at(x: number, y: number): number[];
}

/** The chunks by type; throws where a checksum is wrong. */
function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== file.readUInt32BE(at + 8 + length)) throw new Error('wrong checksum');
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += length + 12;
  }
  return chunks;
}

export function decodePng(file: Buffer): Pixels {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('no PNG');
  const chunks = chunksOf(file);
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT')!);
  if (!chunks.has('IEND') || rows.length !== (width * 4 + 1) * height) throw new Error('cut short');
  return {width, height, at: (x, y) => [...rows.subarray(y * (width * 4 + 1) + 1 + x * 4).subarray(0, 4)]};
}
