/** The hand that is over, told again by an `<mj-round>` in the element. */
import type {MjRound} from '../mj-round/shared.js';

/** What is asked of that round. All of it is empty before the hand is over. */
export class ToldAgain {
  /** @param root where the round is drawn */
  constructor(private readonly root: () => ParentNode) {}

  private get round(): MjRound | null {
    return this.root().querySelector('mj-round');
  }

  async toText(): Promise<string> {
    return (await this.round?.toText()) ?? '';
  }

  async toSVG(): Promise<string> {
    return (await this.round?.toSVG()) ?? '';
  }

  /** The attributes with which another `<mj-round>` shows the same step. */
  get shownAs(): MjRound['shownAs'] | undefined {
    return this.round?.shownAs;
  }

  /** Shows the table before a move. */
  show(at: number): void {
    const {round} = this;
    if (!round) return;
    round.step = at;
    round.scrollIntoView({block: 'nearest'});
  }
}
