/** Measures drawn hands per second. The code is TypeScript, so it is bundled first. */
import {rowsAlone} from './alone.mjs';
import {bundled} from './bundled.mjs';

export default async function measure() {
  const url = await bundled('drawing');
  const {ids} = await import(url);
  return ids.flatMap((id) => rowsAlone(url, 'drawingRows', id));
}
