/** Reads hands in other notations. An element names the notation; its reader is fetched when a page uses it. */
import type {ReactiveControllerHost} from 'lit';
import type {Translated} from '../core/notation/by-name.js';
import type {Fault} from '../core/situation/problem.js';
import {later} from './fetched.js';
import {isFault} from '../core/situation/result.js';

type Host = Pick<ReactiveControllerHost, 'requestUpdate'> & {readonly notation?: string};

const readerFor = later(() => import('../core/notation/by-name.js'));

/** A hand as it was typed, and how it was read. */
export interface TypedHand {
  /** The hand in our own notation; as it was typed where it cannot be read; undefined until the reader is loaded. */
  readonly hand?: string;
  /** Why the hand cannot be read. */
  readonly fault?: Fault;
  /** The translation of the hand, with its places in the typed text. */
  readonly translated?: Translated;
}

/** Reads a hand in the notation that its host names. Updates the host once the reader is loaded. */
export class NotationController {
  private last?: {readonly key: string; readonly read: TypedHand};

  constructor(private readonly host: Host) {}

  /** Reads a hand; the same hand only once. */
  read(typed: string | undefined): TypedHand {
    const {host} = this;
    if (!typed || !host.notation) return {hand: typed};
    const reader = readerFor(host);
    if (!reader) return {};
    const key = JSON.stringify([typed, host.notation]);
    if (key !== this.last?.key) {
      const read = reader.translateHand(typed, host.notation);
      this.last = {
        key,
        read: isFault(read) ? {hand: typed, fault: read} : {hand: read.hand, translated: read},
      };
    }
    return this.last.read;
  }
}
