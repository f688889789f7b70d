/** Reads pasted hands, also in notations that attributes have to name. */
import type {Circumstances} from '../../core/notation/gb.js';
import {NOTATIONS} from '../../core/notation/notations.js';
import {parseHand} from '../../core/notation/parse.js';
import {isFault} from '../../core/situation/result.js';

/** A pasted text in our notation, and what it says besides the tiles. */
export interface PastedHand {
  readonly hand: string;
  readonly said?: Circumstances;
}

/** The text in our notation, translated if it was in another one. */
export async function readAny(text: string): Promise<PastedHand> {
  if (!isFault(parseHand(text))) return {hand: text};
  const {translateHand} = await import('../../core/notation/by-name.js');
  for (const notation of NOTATIONS) {
    const read = translateHand(text.trim(), notation);
    if ('hand' in read) return read;
  }
  return {hand: text};
}
