/** Hands in a notation that has to be named: what reads it is fetched where a page has one. */
import type {ReactiveControllerHost} from 'lit';
import type {Translated} from '../core/notation/by-name.js';
import type {Fault} from '../core/situation/problem.js';
import {later} from './fetched.js';

type Host = Pick<ReactiveControllerHost, 'requestUpdate'> & {readonly notation?: string};

const readerFor = later(() => import('../core/notation/by-name.js'));

export class NotationController {
  /** Why the hand that was read last cannot be. */
  fault?: Fault;
  /** The hand that was read last, where it has been translated. */
  translated?: Translated;

  constructor(private readonly host: Host) {}

  /** The hand in our own notation; as it was typed where it cannot be read; undefined until its reader has come. */
  read(typed: string | undefined): string | undefined {
    const {host} = this;
    this.fault = this.translated = undefined;
    if (!typed || !host.notation) return typed;
    const reader = readerFor(host);
    if (!reader) return undefined;
    const read = reader.translateHand(typed, host.notation);
    if ('fault' in read) this.fault = read.fault;
    else this.translated = read;
    return this.translated?.hand ?? typed;
  }
}
