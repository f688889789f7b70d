/** The files of the cards that a page names: whether they are those that it names. */
import {open} from 'node:fs/promises';
import path from 'node:path';
import {PIPE} from './page-names.js';
import {cardsIn, type NamedCard} from './page/cards.js';
import {NOTE_WITHIN, noteIn} from './png/encode.js';

/**
 * The cards whose files show something else than the page says. Only files in the folder of the page and below are looked
 * at; addresses of other places, and files that are not there, may be right.
 */
export async function otherCards(page: string, source: string): Promise<readonly NamedCard[]> {
  if (page === PIPE) return [];
  const folder = path.dirname(page);
  const others = await Promise.all(
    cardsIn(source).map(async (card) => {
      const note = isBelow(card.address) ? await noteOf(path.join(folder, card.address)) : undefined;
      return note !== undefined && note !== card.number ? [card] : [];
    }),
  );
  return others.flat();
}

const isBelow = (address: string): boolean =>
  !/^[a-z][\w+.-]*:|^[/\\]/i.test(address) && !address.split(/[/\\]/).includes('..');

/** The note in a file; empty for a picture without one; undefined where there is no file. */
async function noteOf(file: string): Promise<string | undefined> {
  try {
    const handle = await open(file);
    try {
      const {buffer, bytesRead} = await handle.read(Buffer.alloc(NOTE_WITHIN), 0, NOTE_WITHIN, 0);
      return noteIn(buffer.subarray(0, bytesRead)) ?? '';
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
