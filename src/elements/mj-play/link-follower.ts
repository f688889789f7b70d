/** Follows links to a hand that somebody has played: the element tells it in place of a hand to play. */
import type {ReactiveElement} from 'lit';
import {onWindow} from '../../controllers/window-events.js';
import {handInHash, type LinkedHand} from './links.js';
import type {PlayModel} from './play-model.js';

/** The element to which links lead. */
interface LinkedHost extends ReactiveElement {
  redraw(): void;
}

/** Follows the links to one element. */
export class LinkFollower {
  /** The hand to which the page's address leads; undefined while one is played here. */
  hand?: LinkedHand;

  constructor(
    private readonly host: LinkedHost,
    private readonly model: Pick<PlayModel, 'rest' | 'resume'>,
  ) {
    onWindow(host, ['hashchange'], () => this.follow());
  }

  /** Tells the hand to which the page's address leads, if it is meant for this element. */
  follow(): void {
    const {host, model} = this;
    const hand = handInHash(location.hash, host.id);
    if (!hand) return;
    model.rest();
    this.hand = hand;
    host.redraw();
    host.scrollIntoView({block: 'nearest'});
  }

  /** Leaves that hand, and plays one here. */
  readonly leave = (): void => {
    this.hand = undefined;
    this.model.resume();
    this.host.redraw();
  };
}
