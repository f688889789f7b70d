/** The rounds that a ledger takes hands from: those inside it, as they are played. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {followExample} from '../../controllers/example-request.js';
import {ROUNDS_SLOT, roundsIn} from './ledger-text.js';

type Host = ReactiveControllerHost & HTMLElement;

interface Followed {
  state?: RoundState;
  stop(): void;
}

/** Follows the `<mj-round>` elements inside a ledger; updates the host when one tells something new. */
export class ToldRounds implements ReactiveController {
  private readonly followed = new Map<Element, Followed>();

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** What the rounds tell, in their order; undefined until all of them have been read. */
  get rounds(): readonly RoundState[] | undefined {
    const states = [...this.followed.values()].flatMap(({state}) => state ?? []);
    return states.length === this.followed.size ? states : undefined;
  }

  get any(): boolean {
    return this.followed.size > 0;
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Follows the rounds that there are now; called before each render. */
  refresh(): void {
    const rounds = this.host.isConnected ? roundsIn(this.host) : [];
    const before = [...this.followed.keys()];
    if (rounds.length === before.length && rounds.every((round, i) => round === before[i])) return;
    this.stop();
    for (const round of rounds) this.start(round);
  }

  private start(round: Element): void {
    const followed: Followed = {stop: () => undefined};
    this.followed.set(round, followed);
    this.slot(round);
    followed.stop = followExample(this.host, round, (given) => {
      const state = given?.round?.main ?? given?.round;
      // another step of the same round is nothing new, nor is a side line of it
      const isSame = followed.state?.positions === state?.positions;
      followed.state = state;
      if (!isSame) this.host.requestUpdate();
    });
  }

  /** What stands in the tag beside the lines is shown with them. */
  private slot(round: Element): void {
    const {host} = this;
    let child = round;
    while (child.parentElement && child.parentElement !== host) child = child.parentElement;
    if (child.slot !== ROUNDS_SLOT) child.slot = ROUNDS_SLOT;
  }

  private stop(): void {
    for (const {stop} of this.followed.values()) stop();
    this.followed.clear();
  }
}
