/** Which tiles an author marks: `7p`, `W:7p` of one seat, `W#6` the sixth discard of one. */
import {parseTiles} from '../../core/notation/parse.js';
import {fault, type Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import {kindOf, type Tile} from '../../core/tiles/tile.js';
import {isFault} from '../../core/situation/result.js';
import {listedWords} from '../../core/situation/value.js';

const SEAT_OF: Readonly<Record<string, Seat>> = {
  E: 'east',
  S: 'south',
  W: 'west',
  N: 'north',
  東: 'east',
  南: 'south',
  西: 'west',
  北: 'north',
};

const WORD = /^(?:([ESWN東南西北])(?:家)?(?::|：|#(?=\d)))?(.+)$/;

/** What is marked. */
export class BoardMarks {
  private readonly kinds = new Set<string>();
  private readonly places = new Set<string>();

  /** Whether a tile of a seat is marked; of a river its number too. */
  has(seat: Seat, tile: Tile, n?: number): boolean {
    const kind = kindOf(tile);
    return (
      this.kinds.has(`${kind}`) ||
      this.kinds.has(`${seat} ${kind}`) ||
      (n !== undefined && this.places.has(`${seat} ${n}`))
    );
  }

  /** @returns what cannot be read */
  read(text: string): Fault | undefined {
    for (const word of listedWords(text)) {
      const wrong = this.readWord(word);
      if (wrong) return fault(wrong.code, word, 'mark', placeOf(word, text));
    }
    return undefined;
  }

  private readWord(word: string): Fault | undefined {
    const [, who, what = ''] = WORD.exec(word) ?? [];
    const seat = who && SEAT_OF[who];
    if (seat && word.includes('#')) {
      this.places.add(`${seat} ${what}`);
      return /^\d{1,2}$/.test(what) ? undefined : fault('bad-field', word, 'mark');
    }
    const read = parseTiles(what);
    if (isFault(read)) return read;
    for (const tile of read.tiles) this.kinds.add(`${seat ? `${seat} ` : ''}${kindOf(tile)}`);
    return undefined;
  }
}

const placeOf = (word: string, text: string) => {
  const start = text.indexOf(word);
  return {start, end: start + word.length};
};
