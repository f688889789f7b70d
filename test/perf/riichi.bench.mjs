/** Compares riichi mahjong with majiang-core in one process. The code is TypeScript, so it is bundled first. */
import {rowsAlone} from './alone.mjs';
import {bundled} from './bundled.mjs';

export default async function measure() {
  return rowsAlone(await bundled('riichi'), 'riichiRows', '');
}
