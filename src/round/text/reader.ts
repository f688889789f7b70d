/** A text that is read from left to right, and the first thing that is wrong in it. */
import type {Place} from '../../core/situation/place.js';

import type {Seat} from '../../core/situation/situation.js';
import type {RecordFault} from '../explain.js';
import {seatAt} from './words.js';

/** What is wrong, before it is put into words. */
export interface TextFault {
  readonly code: RecordFault | (string & {});
  readonly about: string;
  readonly at: Place;
}

const isSpace = (char: string): boolean => char !== '' && char.trim() === '';

/** Reads a text word by word. After a fault it reads nothing more. */
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

  /** Takes a text, where it stands here. */
  take(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  /** Where the word that begins here ends: at a blank. */
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

  /** A seat and its colon, `E:` or `東家：`; nothing is taken otherwise. */
  peekSeat(from = this.at): {seat: Seat; end: number} | undefined {
    const found = seatAt(this.text, from);
    if (!found) return undefined;
    let {end} = found;
    // no more than a blank or two before the colon
    for (let i = 0; i < 2 && isSpace(this.text.charAt(end)); i++) end++;
    const colon = this.text.charAt(end);
    return colon === ':' || colon === '：' ? {seat: found.seat, end: end + 1} : undefined;
  }

  takeSeat(): Seat | undefined {
    const found = this.peekSeat();
    if (found) this.at = found.end;
    return found?.seat;
  }

  /** A whole number with an optional sign; undefined where none stands here. */
  number(): number | undefined {
    const match = /^[+\-−–—－＋±]?\d{1,9}/.exec(this.text.slice(this.at, this.at + 10));
    if (!match) return undefined;
    this.at += match[0].length;
    const negative = /^[-−–—－]/.test(match[0]);
    const n = Number(match[0].replace(/^\D/, ''));
    return negative && n ? -n : n;
  }
}
