/** Reads a text from left to right, and keeps the first fault. */
import type {Place} from '../../core/situation/place.js';
import type {Fault} from '../../core/situation/problem.js';
import type {Seat} from '../../core/situation/situation.js';
import type {RecordFault} from '../record/problem.js';
import {narrowed, seatAt} from './words.js';

/** A fault in a text, before it is put into words. */
export interface TextFault extends Fault<RecordFault | (string & {})> {
  readonly about: string;
  readonly at: Place;
}

const isSpace = (char: string): boolean => char !== '' && char.trim() === '';

/** Reads a text word by word; after a fault it reads nothing more. */
export class Reader {
  at = 0;
  fault: TextFault | undefined;

  constructor(readonly text: string) {}

  get done(): boolean {
    return this.fault !== undefined || this.at >= this.text.length;
  }

  get char(): string {
    return this.text.charAt(this.at);
  }

  /** Skips blanks. */
  space(): this {
    while (this.at < this.text.length && isSpace(this.char)) this.at++;
    return this;
  }

  /** Takes a word if it stands here. */
  take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** The end of the word that begins here: the next blank. */
  wordEnd(from = this.at): number {
    let end = from;
    while (end < this.text.length && !isSpace(this.text.charAt(end))) end++;
    return end;
  }

  /** Keeps the first fault; nothing is read after it. */
  fail(code: TextFault['code'], start = this.at, end = this.wordEnd(start), about?: string): undefined {
    const place = {start, end: Math.max(end, Math.min(start + 1, this.text.length))};
    this.fault ??= {code, about: about ?? this.text.slice(place.start, place.end), at: place};
    this.at = this.text.length;
    return undefined;
  }

  /** The seat named here before a colon, `E:` or `東家：`, and where the colon ends. Takes nothing. */
  peekSeat(from = this.at): {seat: Seat; end: number} | undefined {
    const found = seatAt(this.text, from);
    if (!found) return undefined;
    let {end} = found;
    // at most two blanks before the colon
    for (let i = 0; i < 2 && isSpace(this.text.charAt(end)); i++) end++;
    const colon = this.text.charAt(end);
    return colon === ':' || colon === '：' ? {seat: found.seat, end: end + 1} : undefined;
  }

  takeSeat(): Seat | undefined {
    const found = this.peekSeat();
    if (found) this.at = found.end;
    return found?.seat;
  }

  /** Reads a whole number with an optional sign; undefined where there is none. */
  number(): number | undefined {
    const match = /^[+\-−–—±]?\d{1,9}/.exec(narrowed(this.text.slice(this.at, this.at + 10)));
    if (!match) return undefined;
    this.at += match[0].length;
    const negative = /^[-−–—]/.test(match[0]);
    const n = Number(match[0].replace(/^\D/, ''));
    return negative && n ? -n : n;
  }
}
