/** Measures rounds: replayed, asked about, and played at random. The code is TypeScript, so it is bundled first. */
import {bundled} from './bundled.mjs';

export default async function measure() {
  const {roundRows} = await import(await bundled('rounds'));
  return roundRows();
}
