/** Hands in notations that have to be named; their readers are fetched when a page uses one. */
import type {ReactiveControllerHost} from 'lit';
import type {Translated} from '../core/notation/by-name.js';
import type {Fault} from '../core/situation/problem.js';
import {later} from './fetched.js';

type Host = Pick<ReactiveControllerHost, 'requestUpdate'> & {readonly notation?: string};

const readerFor = later(() => import('../core/notation/by-name.js'));

/** A hand as it was typed, and how it was read. */
export interface TypedHand {
  /** In our own notation; as it was typed where it cannot be read; undefined until its reader has arrived. */
  readonly hand?: string;
  /** Why it cannot be read. */
  readonly fault?: Fault;
  /** The hand with the places of its text, where it has been translated. */
  readonly translated?: Translated;
}

/**
 * Reads what a host is given in the notation that its `notation` names; updates the host once the reader has come.
 */
export class NotationController {
  private last: {readonly key: string; readonly read: TypedHand} = {key: '', read: {}};

  constructor(private readonly host: Host) {}

  /** Reads a hand in the notation that the host names; the same hand once. */
  read(typed: string | undefined): TypedHand {
    const {host} = this;
    if (!typed || !host.notation) return {hand: typed};
    const reader = readerFor(host);
    if (!reader) return {};
    const key = JSON.stringify([typed, host.notation]);
    if (key !== this.last.key) {
      const read = reader.translateHand(typed, host.notation);
      this.last = {
        key,
        read: 'fault' in read ? {hand: typed, fault: read.fault} : {hand: read.hand, translated: read},
      };
    }
    return this.last.read;
  }
}
