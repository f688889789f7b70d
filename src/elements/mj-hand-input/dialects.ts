/** Reads pasted hands, also in notations that attributes have to name. */
import {NOTATIONS} from '../../core/notation/notations.js';
import {parseHand} from '../../core/notation/parse.js';

/** The text in our notation, translated if it was in another one. */
export async function readAny(text: string): Promise<string> {
  if (!('fault' in parseHand(text))) return text;
  const {translateHand} = await import('../../core/notation/by-name.js');
  for (const notation of NOTATIONS) {
    const read = translateHand(text.trim(), notation);
    if ('hand' in read) return read.hand;
  }
  return text;
}
